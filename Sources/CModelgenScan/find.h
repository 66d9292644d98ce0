#include "CModelgenScan.h"

// What is still looked for, and what was found.
typedef struct {
    const uint8_t *start;
    const modelgen_key *keys;
    const uint8_t **values;
    uint32_t wanted, found;
} modelgen_search;

static inline bool modelgen_is_key(const uint8_t *text, const modelgen_key *key) {
    uint32_t first = key->length < 16 ? (1u << key->length) - 1 : 0xFFFF;
    if ((modelgen_equal_mask(text, key->text) & first) != first) return false;
    return key->length <= 16 || memcmp(text, key->text, key->length) == 0;
}

// Looks at the key before a colon of the object itself.
static inline void modelgen_look(modelgen_search *search, const uint8_t *colon) {
    const uint8_t *quote = colon - 1;
    while (modelgen_is_space(*quote)) quote--;
    for (uint32_t rest = search->wanted; rest != 0; rest &= rest - 1) {
        int index = __builtin_ctz(rest);
        size_t length = search->keys[index].length;
        // The bracket and the quote stand before the first key.
        if ((size_t)(quote - search->start) < length + 2) continue;
        const uint8_t *text = quote - length;
        // A quote behind a backslash belongs to a longer key.
        if (text[-1] != '"' || text[-2] == '\\' || !modelgen_is_key(text, &search->keys[index])) continue;
        const uint8_t *value = colon + 1;
        while (modelgen_is_space(*value)) value++;
        search->values[index] = value;
        search->found |= 1u << index;
        search->wanted &= ~(1u << index);
        return;
    }
}

int64_t modelgen_scalar_find_keys(
    const uint8_t *start, const uint8_t *end, const modelgen_key *keys, uint32_t wanted, const uint8_t **values) {
    modelgen_search search = {start, keys, values, wanted, 0};
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
        } else if (*place == ':' && depth == 1) {
            modelgen_look(&search, place);
            if (search.wanted == 0) return search.found;
        }
    }
    return -1;
}

#if defined(MODELGEN_SIMD)

// Sixty-four bytes as masks of what matters in them. `last` is of the bytes with which a wanted key ends.
typedef struct {
    uint64_t quotes, backslashes, opening, closing, colons, last;
} modelgen_block;

static inline modelgen_block modelgen_block_by_16(const uint8_t *bytes, const uint8_t *last) {
    modelgen_block block = {0, 0, 0, 0, 0, 0};
    for (int part = 0; part < 4; part++) {
        modelgen_bytes all = modelgen_load(bytes + 16 * part);
        // `[` and `{`, `]` and `}` differ in one bit.
        modelgen_bytes braces = modelgen_or(all, modelgen_all(0x20));
        modelgen_bytes ends = modelgen_or(modelgen_equal(all, modelgen_all(last[0])), modelgen_equal(all, modelgen_all(last[1])));
        block.quotes |= (uint64_t)modelgen_bits(modelgen_equal(all, modelgen_all('"'))) << 16 * part;
        block.backslashes |= (uint64_t)modelgen_bits(modelgen_equal(all, modelgen_all('\\'))) << 16 * part;
        block.opening |= (uint64_t)modelgen_bits(modelgen_equal(braces, modelgen_all('{'))) << 16 * part;
        block.closing |= (uint64_t)modelgen_bits(modelgen_equal(braces, modelgen_all('}'))) << 16 * part;
        block.colons |= (uint64_t)modelgen_bits(modelgen_equal(all, modelgen_all(':'))) << 16 * part;
        block.last |= (uint64_t)modelgen_bits(ends) << 16 * part;
    }
    return block;
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

// Where a walk over blocks has come to. `before` holds the last two bits of quotes and last bytes of the block before.
typedef struct {
    uint64_t depth, carry, in_string, quotes_before, last_before;
    // Two bytes with which every wanted key ends; `all_colons` where there are more.
    uint8_t last[2];
    bool all_colons;
} modelgen_walk;

static inline modelgen_walk modelgen_walk_for(const modelgen_search *search) {
    modelgen_walk walk = {0, 0, 0, 0, 0, {0, 0}, false};
    int count = 0;
    for (uint32_t rest = search->wanted; rest != 0; rest &= rest - 1) {
        const modelgen_key *key = &search->keys[__builtin_ctz(rest)];
        uint8_t last = key->length > 0 ? key->text[key->length - 1] : '"';
        if (count > 0 && (walk.last[0] == last || walk.last[1] == last)) continue;
        if (count == 2) walk.all_colons = true;
        else walk.last[count++] = last;
        if (count == 1) walk.last[1] = last;
    }
    return walk;
}

// Walks over a block: whether the search is over.
__attribute__((always_inline)) static inline bool modelgen_step(
    modelgen_search *search, modelgen_walk *walk, const modelgen_block *block, uint64_t quotes, uint64_t inside,
    const uint8_t *place) {
    // 1 inside a string.
    inside ^= walk->in_string;
    walk->in_string = (uint64_t)((int64_t)inside >> 63);
    uint64_t opening = block->opening & ~inside, closing = block->closing & ~inside;
    uint64_t candidates = block->colons & ~inside;
    // Most colons stand right behind the quote of their key, and most keys end in other bytes.
    uint64_t behind = quotes << 1 | walk->quotes_before;
    if (!walk->all_colons) candidates &= (block->last << 2 | walk->last_before) | ~behind;
    walk->quotes_before = quotes >> 63;
    walk->last_before = block->last >> 62;
    uint64_t ends = (uint64_t)__builtin_popcountll(closing);
    bool is_over = false;
    if (ends >= walk->depth) {
        uint64_t count = 1;
        for (uint64_t rest = closing; rest != 0; rest &= rest - 1, count++) {
            uint64_t below = (rest & -rest) - 1;
            if (walk->depth + (uint64_t)__builtin_popcountll(opening & below) != count) continue;
            is_over = true;
            candidates &= below;
            break;
        }
    }
    for (; candidates != 0; candidates &= candidates - 1) {
        uint64_t below = (candidates & -candidates) - 1;
        uint64_t depth = walk->depth + (uint64_t)__builtin_popcountll(opening & below);
        if (depth - (uint64_t)__builtin_popcountll(closing & below) != 1) continue;
        modelgen_look(search, place + __builtin_ctzll(candidates));
        if (search->wanted == 0) return true;
    }
    walk->depth += (uint64_t)__builtin_popcountll(opening) - ends;
    return is_over;
}

static int64_t modelgen_find_by_16(modelgen_search search, const uint8_t *end) {
    modelgen_walk walk = modelgen_walk_for(&search);
    for (const uint8_t *place = search.start; place < end; place += 64) {
        modelgen_block block = modelgen_block_by_16(place, walk.last);
        uint64_t quotes = block.quotes & ~modelgen_escaped(block.backslashes, &walk.carry);
        if (modelgen_step(&search, &walk, &block, quotes, modelgen_parity(quotes), place)) return search.found;
    }
    return -1;
}

#if defined(__x86_64__)

#include <immintrin.h>

#define MODELGEN_FIND(name, features, block_at)                                                                       \
    __attribute__((target(features))) static int64_t name(modelgen_search search, const uint8_t *end) {               \
        modelgen_walk walk = modelgen_walk_for(&search);                                                              \
        const __m128i ones = _mm_set1_epi8(-1);                                                                       \
        for (const uint8_t *place = search.start; place < end; place += 64) {                                         \
            modelgen_block block = block_at(place, walk.last);                                                        \
            uint64_t quotes = block.quotes;                                                                           \
            if ((block.backslashes | walk.carry) != 0) quotes &= ~modelgen_escaped(block.backslashes, &walk.carry);   \
            /* A product without carries by all ones is the parity of the bits up to each. */                         \
            __m128i parity = _mm_clmulepi64_si128(_mm_cvtsi64_si128((int64_t)quotes), ones, 0);                       \
            uint64_t inside = (uint64_t)_mm_cvtsi128_si64(parity);                                                    \
            if (modelgen_step(&search, &walk, &block, quotes, inside, place)) return search.found;                    \
        }                                                                                                             \
        return -1;                                                                                                    \
    }

__attribute__((target("avx2"))) static inline modelgen_block modelgen_block_by_32(
    const uint8_t *bytes, const uint8_t *last) {
    const __m256i quote = _mm256_set1_epi8('"'), backslash = _mm256_set1_epi8('\\'), bit = _mm256_set1_epi8(0x20);
    const __m256i opening = _mm256_set1_epi8('{'), closing = _mm256_set1_epi8('}'), colon = _mm256_set1_epi8(':');
    const __m256i one = _mm256_set1_epi8((char)last[0]), other = _mm256_set1_epi8((char)last[1]);
    modelgen_block block = {0, 0, 0, 0, 0, 0};
    for (int part = 0; part < 2; part++) {
        __m256i all = _mm256_loadu_si256((const __m256i *)(bytes + 32 * part));
        __m256i braces = _mm256_or_si256(all, bit);
        __m256i ends = _mm256_or_si256(_mm256_cmpeq_epi8(all, one), _mm256_cmpeq_epi8(all, other));
        block.quotes |= (uint64_t)(uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(all, quote)) << 32 * part;
        block.backslashes |= (uint64_t)(uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(all, backslash)) << 32 * part;
        block.opening |= (uint64_t)(uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(braces, opening)) << 32 * part;
        block.closing |= (uint64_t)(uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(braces, closing)) << 32 * part;
        block.colons |= (uint64_t)(uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(all, colon)) << 32 * part;
        block.last |= (uint64_t)(uint32_t)_mm256_movemask_epi8(ends) << 32 * part;
    }
    return block;
}

__attribute__((target("avx512bw"))) static inline modelgen_block modelgen_block_by_64(
    const uint8_t *bytes, const uint8_t *last) {
    __m512i all = _mm512_loadu_si512(bytes);
    __m512i braces = _mm512_or_si512(all, _mm512_set1_epi8(0x20));
    return (modelgen_block){
        _mm512_cmpeq_epi8_mask(all, _mm512_set1_epi8('"')),
        _mm512_cmpeq_epi8_mask(all, _mm512_set1_epi8('\\')),
        _mm512_cmpeq_epi8_mask(braces, _mm512_set1_epi8('{')),
        _mm512_cmpeq_epi8_mask(braces, _mm512_set1_epi8('}')),
        _mm512_cmpeq_epi8_mask(all, _mm512_set1_epi8(':')),
        _mm512_cmpeq_epi8_mask(all, _mm512_set1_epi8((char)last[0]))
            | _mm512_cmpeq_epi8_mask(all, _mm512_set1_epi8((char)last[1])),
    };
}

MODELGEN_FIND(modelgen_find_by_32, "avx2,pclmul,popcnt,bmi", modelgen_block_by_32)
MODELGEN_FIND(modelgen_find_by_64, "avx512bw,pclmul,popcnt,bmi", modelgen_block_by_64)

int64_t modelgen_find_keys(
    const uint8_t *start, const uint8_t *end, const modelgen_key *keys, uint32_t wanted, const uint8_t **values) {
    modelgen_search search = {start, keys, values, wanted, 0};
    if (!__builtin_cpu_supports("pclmul")) return modelgen_find_by_16(search, end);
    if (__builtin_cpu_supports("avx512bw")) return modelgen_find_by_64(search, end);
    return __builtin_cpu_supports("avx2") ? modelgen_find_by_32(search, end) : modelgen_find_by_16(search, end);
}

#else

int64_t modelgen_find_keys(
    const uint8_t *start, const uint8_t *end, const modelgen_key *keys, uint32_t wanted, const uint8_t **values) {
    return modelgen_find_by_16((modelgen_search){start, keys, values, wanted, 0}, end);
}

#endif

#else

int64_t modelgen_find_keys(
    const uint8_t *start, const uint8_t *end, const modelgen_key *keys, uint32_t wanted, const uint8_t **values) {
    return modelgen_scalar_find_keys(start, end, keys, wanted, values);
}

#endif
