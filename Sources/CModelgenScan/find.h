#include "CModelgenScan.h"

// What is still looked for, and what was found.
typedef struct {
    const uint8_t *start;
    const modelgen_keys *keys;
    uint32_t wanted, found;
} modelgen_search;

void modelgen_want(modelgen_keys *keys, uint32_t wanted) {
    keys->wanted = wanted;
    keys->has_more_ends = false;
    int count = 0;
    for (uint32_t rest = wanted; rest != 0; rest &= rest - 1) {
        const modelgen_key *key = &keys->keys[__builtin_ctz(rest)];
        uint8_t last = key->length > 0 ? key->text[key->length - 1] : '"';
        if (count > 0 && (keys->last[0] == last || keys->last[1] == last)) continue;
        if (count == 2) keys->has_more_ends = true;
        else keys->last[count++] = last;
        if (count == 1) keys->last[1] = last;
    }
}

static inline bool modelgen_is_key(const uint8_t *text, const modelgen_key *key) {
    uint32_t first = key->length < 16 ? (1u << key->length) - 1 : 0xFFFF;
    if ((modelgen_equal_mask(text, key->text) & first) != first) return false;
    return key->length <= 16 || memcmp(text, key->text, key->length) == 0;
}

// Looks at the key before a colon of the object itself: whether the search is over.
__attribute__((noinline)) static bool modelgen_look(modelgen_search *search, const uint8_t *colon) {
    const uint8_t *quote = colon - 1;
    while (modelgen_is_space(*quote)) quote--;
    for (uint32_t rest = search->wanted; rest != 0; rest &= rest - 1) {
        int index = __builtin_ctz(rest);
        const modelgen_key *key = &search->keys->keys[index];
        // The bracket and the quote stand before the first key.
        if ((size_t)(quote - search->start) < key->length + 2) continue;
        const uint8_t *text = quote - key->length;
        // A quote behind a backslash belongs to a longer key.
        if (text[-1] != '"' || text[-2] == '\\' || !modelgen_is_key(text, key)) continue;
        const uint8_t *value = colon + 1;
        while (modelgen_is_space(*value)) value++;
        search->keys->values[index] = value;
        search->found |= 1u << index;
        search->wanted &= ~(1u << index);
        return search->wanted == 0;
    }
    return false;
}

int64_t modelgen_scalar_find_keys(const uint8_t *start, const uint8_t *end, const modelgen_keys *keys) {
    modelgen_search search = {start, keys, keys->wanted, 0};
    size_t depth = 0;
    bool in_string = false;
    for (const uint8_t *place = start; place < end; place++) {
        if (in_string) {
            if (*place == '\\') place++;
            else if (*place == '"') in_string = false;
        } else if (*place == '"') {
            in_string = true;
        } else if ((*place | 0x20) == '{') {
            depth++;
        } else if ((*place | 0x20) == '}') {
            if (--depth == 0) return search.found;
        } else if (*place == ':' && depth == 1 && modelgen_look(&search, place)) {
            return search.found;
        }
    }
    return -1;
}

#if defined(MODELGEN_SIMD)

// Sixty-four bytes as masks of what matters in all of them.
typedef struct {
    uint64_t quotes, backslashes, opening, closing;
} modelgen_block;

static inline modelgen_block modelgen_block_by_16(const uint8_t *bytes) {
    modelgen_block block = {0, 0, 0, 0};
    for (int part = 0; part < 4; part++) {
        modelgen_bytes all = modelgen_load(bytes + 16 * part);
        // `[` and `{`, `]` and `}` differ in one bit.
        modelgen_bytes braces = modelgen_or(all, modelgen_all(0x20));
        block.quotes |= (uint64_t)modelgen_bits(modelgen_equal(all, modelgen_all('"'))) << 16 * part;
        block.backslashes |= (uint64_t)modelgen_bits(modelgen_equal(all, modelgen_all('\\'))) << 16 * part;
        block.opening |= (uint64_t)modelgen_bits(modelgen_equal(braces, modelgen_all('{'))) << 16 * part;
        block.closing |= (uint64_t)modelgen_bits(modelgen_equal(braces, modelgen_all('}'))) << 16 * part;
    }
    return block;
}

static inline uint64_t modelgen_byte_by_16(const uint8_t *bytes, uint8_t wanted) {
    uint64_t mask = 0;
    for (int part = 0; part < 4; part++) mask |= (uint64_t)modelgen_byte_mask(bytes + 16 * part, wanted) << 16 * part;
    return mask;
}

// The bytes that a backslash takes their meaning from. `carry` is 1 where the block before ended in such a backslash.
static inline uint64_t modelgen_escaped(uint64_t backslashes, uint64_t *carry) {
    uint64_t escaped = *carry;
    *carry = 0;
    backslashes &= ~escaped;
    while (backslashes != 0) {
        uint64_t lowest = backslashes & -backslashes;
        uint64_t next = lowest << 1;
        if (next == 0) *carry = 1;
        escaped |= next;
        backslashes &= ~(lowest | next);
    }
    return escaped;
}

// Each bit becomes the parity of the bits up to it.
static inline uint64_t modelgen_parity(uint64_t bits) {
    for (int shift = 1; shift < 64; shift *= 2) bits ^= bits << shift;
    return bits;
}

// The colons of the object itself, among those of a block in which it may be open at the given depth; `is_over` is set where
// it ends in the block.
static inline uint64_t modelgen_own(
    uint64_t colons, uint64_t opening, uint64_t closing, uint64_t depth, bool *is_over) {
    uint64_t own = 0;
    if ((uint64_t)__builtin_popcountll(closing) >= depth) {
        uint64_t count = 1;
        for (uint64_t rest = closing; rest != 0; rest &= rest - 1, count++) {
            uint64_t below = (rest & -rest) - 1;
            if (depth + (uint64_t)__builtin_popcountll(opening & below) != count) continue;
            *is_over = true;
            colons &= below;
            break;
        }
    }
    for (; colons != 0; colons &= colons - 1) {
        uint64_t colon = colons & -colons, below = colon - 1;
        uint64_t opened = depth + (uint64_t)__builtin_popcountll(opening & below);
        if (opened - (uint64_t)__builtin_popcountll(closing & below) == 1) own |= colon;
    }
    return own;
}

// Most blocks lie wholly within what the object holds, where nothing but brackets is counted. Of the colons of the object
// itself most stand right behind the quote of their key, and most keys end in another byte than the wanted ones.
#define MODELGEN_FIND(name, features, block_at, byte_at, parity_of)                                                   \
    features static int64_t name(const uint8_t *start, const uint8_t *end, const modelgen_keys *keys) {               \
        modelgen_search search = {start, keys, keys->wanted, 0};                                                      \
        uint64_t depth = 0, carry = 0, in_string = 0, quote_before = 0;                                               \
        for (const uint8_t *place = start; place < end; place += 64) {                                                \
            modelgen_block block = block_at(place);                                                                   \
            uint64_t quotes = block.quotes;                                                                           \
            if ((block.backslashes | carry) != 0) quotes &= ~modelgen_escaped(block.backslashes, &carry);             \
            uint64_t inside = parity_of(quotes) ^ in_string;                                                          \
            in_string = (uint64_t)((int64_t)inside >> 63);                                                            \
            uint64_t opening = block.opening & ~inside, closing = block.closing & ~inside;                            \
            uint64_t ends = (uint64_t)__builtin_popcountll(closing);                                                  \
            if (depth <= ends + 1) {                                                                                  \
                uint64_t colons = byte_at(place, ':') & ~inside;                                                      \
                if (!keys->has_more_ends) {                                                                           \
                    /* Nothing may stand before the first block. */                                                   \
                    int shift = place == start ? 2 : 0;                                                               \
                    const uint8_t *before = place - 2 + shift;                                                        \
                    uint64_t last = byte_at(before, keys->last[0]) | byte_at(before, keys->last[1]);                  \
                    colons &= last << shift | ~(quotes << 1 | quote_before);                                          \
                }                                                                                                     \
                bool is_over = false;                                                                                 \
                if (depth != 1 || (opening | closing) != 0)                                                           \
                    colons = modelgen_own(colons, opening, closing, depth, &is_over);                                 \
                for (; colons != 0; colons &= colons - 1)                                                             \
                    if (modelgen_look(&search, place + __builtin_ctzll(colons))) return search.found;                 \
                if (is_over) return search.found;                                                                     \
            }                                                                                                         \
            quote_before = quotes >> 63;                                                                              \
            depth += (uint64_t)__builtin_popcountll(opening) - ends;                                                  \
        }                                                                                                             \
        return -1;                                                                                                    \
    }

MODELGEN_FIND(modelgen_find_by_16, , modelgen_block_by_16, modelgen_byte_by_16, modelgen_parity)

#if defined(__x86_64__)

#include <immintrin.h>

#define MODELGEN_FIND_AVX2 __attribute__((target("avx2,pclmul,popcnt,bmi")))
#define MODELGEN_FIND_AVX512 __attribute__((target("avx512bw,pclmul,popcnt,bmi")))

// A product without carries by all ones is the parity of the bits up to each.
__attribute__((target("pclmul"))) static inline uint64_t modelgen_parity_by_product(uint64_t bits) {
    __m128i product = _mm_clmulepi64_si128(_mm_cvtsi64_si128((int64_t)bits), _mm_set1_epi8(-1), 0);
    return (uint64_t)_mm_cvtsi128_si64(product);
}

MODELGEN_FIND_AVX2 static inline modelgen_block modelgen_block_by_32(const uint8_t *bytes) {
    const __m256i quote = _mm256_set1_epi8('"'), backslash = _mm256_set1_epi8('\\'), bit = _mm256_set1_epi8(0x20);
    const __m256i opening = _mm256_set1_epi8('{'), closing = _mm256_set1_epi8('}');
    modelgen_block block = {0, 0, 0, 0};
    for (int part = 0; part < 2; part++) {
        __m256i all = _mm256_loadu_si256((const __m256i *)(bytes + 32 * part));
        __m256i braces = _mm256_or_si256(all, bit);
        block.quotes |= (uint64_t)(uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(all, quote)) << 32 * part;
        block.backslashes |= (uint64_t)(uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(all, backslash)) << 32 * part;
        block.opening |= (uint64_t)(uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(braces, opening)) << 32 * part;
        block.closing |= (uint64_t)(uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(braces, closing)) << 32 * part;
    }
    return block;
}

MODELGEN_FIND_AVX2 static inline uint64_t modelgen_byte_by_32(const uint8_t *bytes, uint8_t wanted) {
    uint64_t mask = 0;
    for (int part = 0; part < 2; part++) {
        __m256i all = _mm256_loadu_si256((const __m256i *)(bytes + 32 * part));
        __m256i equal = _mm256_cmpeq_epi8(all, _mm256_set1_epi8((char)wanted));
        mask |= (uint64_t)(uint32_t)_mm256_movemask_epi8(equal) << 32 * part;
    }
    return mask;
}

MODELGEN_FIND_AVX512 static inline modelgen_block modelgen_block_by_64(const uint8_t *bytes) {
    __m512i all = _mm512_loadu_si512(bytes);
    __m512i braces = _mm512_or_si512(all, _mm512_set1_epi8(0x20));
    return (modelgen_block){
        _mm512_cmpeq_epi8_mask(all, _mm512_set1_epi8('"')),
        _mm512_cmpeq_epi8_mask(all, _mm512_set1_epi8('\\')),
        _mm512_cmpeq_epi8_mask(braces, _mm512_set1_epi8('{')),
        _mm512_cmpeq_epi8_mask(braces, _mm512_set1_epi8('}')),
    };
}

MODELGEN_FIND_AVX512 static inline uint64_t modelgen_byte_by_64(const uint8_t *bytes, uint8_t wanted) {
    return _mm512_cmpeq_epi8_mask(_mm512_loadu_si512(bytes), _mm512_set1_epi8((char)wanted));
}

MODELGEN_FIND(
    modelgen_find_by_32, MODELGEN_FIND_AVX2, modelgen_block_by_32, modelgen_byte_by_32, modelgen_parity_by_product)
MODELGEN_FIND(
    modelgen_find_by_64, MODELGEN_FIND_AVX512, modelgen_block_by_64, modelgen_byte_by_64, modelgen_parity_by_product)

static int64_t modelgen_find_widely(const uint8_t *start, const uint8_t *end, const modelgen_keys *keys) {
    MODELGEN_WIDEST(modelgen_find_by, start, end, keys);
}

#else

#define modelgen_find_widely modelgen_find_by_16

#endif

#else

#define modelgen_find_widely modelgen_scalar_find_keys

#endif

int64_t modelgen_find_keys(const uint8_t *start, const uint8_t *end, const modelgen_keys *keys) {
    uint32_t wanted = keys->wanted;
    // A key that tells what an object is often stands first.
    if ((wanted & (wanted - 1)) == 0 && start[1] == '"') {
        int index = __builtin_ctz(wanted);
        const modelgen_key *key = &keys->keys[index];
        // The bracket, two quotes and the colon.
        size_t length = key->length + 4;
        if (length < (size_t)(end - start) && modelgen_is_key(start + 2, key) && memcmp(start + length - 2, "\":", 2) == 0) {
            const uint8_t *value = start + length;
            while (modelgen_is_space(*value)) value++;
            keys->values[index] = value;
            return 1u << index;
        }
    }
    return modelgen_find_widely(start, end, keys);
}
