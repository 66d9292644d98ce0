#include "CModelgenScan.h"

const uint8_t *modelgen_scalar_skip_container(const uint8_t *start, const uint8_t *end) {
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
            depth--;
            if (depth == 0) return place + 1;
        }
    }
    return NULL;
}

size_t modelgen_scalar_count_newlines(const uint8_t *bytes, size_t count) {
    size_t lines = 0;
    for (size_t place = 0; place < count; place++) lines += bytes[place] == '\n';
    return lines;
}

#if defined(MODELGEN_SIMD)

// Sixty-four bytes as masks of what matters in them.
typedef struct {
    uint64_t quotes, backslashes, opening, closing;
} modelgen_block;

static inline modelgen_block modelgen_block_at(const uint8_t *bytes) {
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

typedef struct {
    uint64_t depth, carry, in_string;
} modelgen_walk;

// Each bit becomes the parity of the bits up to it.
static inline uint64_t modelgen_parity(uint64_t bits) {
    for (int shift = 1; shift < 64; shift *= 2) bits ^= bits << shift;
    return bits;
}

// Walks over a block: behind the last bracket, if it stands here, else NULL.
static inline const uint8_t *modelgen_step(modelgen_walk *walk, modelgen_block block, const uint8_t *place) {
    uint64_t quotes = block.quotes & ~modelgen_escaped(block.backslashes, &walk->carry);
    // 1 inside a string.
    uint64_t inside = modelgen_parity(quotes) ^ walk->in_string;
    walk->in_string = (uint64_t)((int64_t)inside >> 63);
    uint64_t opening = block.opening & ~inside, closing = block.closing & ~inside;
    uint64_t ends = (uint64_t)__builtin_popcountll(closing);
    if (ends < walk->depth) {
        walk->depth += (uint64_t)__builtin_popcountll(opening) - ends;
        return NULL;
    }
    for (uint64_t rest = opening | closing; rest != 0; rest &= rest - 1) {
        uint64_t lowest = rest & -rest;
        if (opening & lowest) {
            walk->depth++;
        } else if (--walk->depth == 0) {
            return place + __builtin_ctzll(lowest) + 1;
        }
    }
    return NULL;
}

static const uint8_t *modelgen_skip_by_16(const uint8_t *start, const uint8_t *end) {
    modelgen_walk walk = {0, 0, 0};
    for (const uint8_t *place = start; place < end; place += 64) {
        const uint8_t *after = modelgen_step(&walk, modelgen_block_at(place), place);
        if (after != NULL) return after <= end ? after : NULL;
    }
    return NULL;
}

#if defined(__x86_64__)

#include <immintrin.h>

__attribute__((target("avx2,popcnt,bmi"))) static const uint8_t *modelgen_skip_by_32(
    const uint8_t *start, const uint8_t *end) {
    modelgen_walk walk = {0, 0, 0};
    const __m256i quote = _mm256_set1_epi8('"'), backslash = _mm256_set1_epi8('\\'), bit = _mm256_set1_epi8(0x20);
    const __m256i opening = _mm256_set1_epi8('{'), closing = _mm256_set1_epi8('}');
    for (const uint8_t *place = start; place < end; place += 64) {
        modelgen_block block = {0, 0, 0, 0};
        for (int part = 0; part < 2; part++) {
            __m256i all = _mm256_loadu_si256((const __m256i *)(place + 32 * part));
            __m256i braces = _mm256_or_si256(all, bit);
            uint32_t masks[4] = {
                (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(all, quote)),
                (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(all, backslash)),
                (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(braces, opening)),
                (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(braces, closing)),
            };
            block.quotes |= (uint64_t)masks[0] << 32 * part;
            block.backslashes |= (uint64_t)masks[1] << 32 * part;
            block.opening |= (uint64_t)masks[2] << 32 * part;
            block.closing |= (uint64_t)masks[3] << 32 * part;
        }
        const uint8_t *after = modelgen_step(&walk, block, place);
        if (after != NULL) return after <= end ? after : NULL;
    }
    return NULL;
}

__attribute__((target("avx512bw,popcnt,bmi"))) static const uint8_t *modelgen_skip_by_64(
    const uint8_t *start, const uint8_t *end) {
    modelgen_walk walk = {0, 0, 0};
    const __m512i quote = _mm512_set1_epi8('"'), backslash = _mm512_set1_epi8('\\'), bit = _mm512_set1_epi8(0x20);
    const __m512i opening = _mm512_set1_epi8('{'), closing = _mm512_set1_epi8('}');
    for (const uint8_t *place = start; place < end; place += 64) {
        __m512i all = _mm512_loadu_si512(place);
        __m512i braces = _mm512_or_si512(all, bit);
        modelgen_block block = {
            _mm512_cmpeq_epi8_mask(all, quote),
            _mm512_cmpeq_epi8_mask(all, backslash),
            _mm512_cmpeq_epi8_mask(braces, opening),
            _mm512_cmpeq_epi8_mask(braces, closing),
        };
        const uint8_t *after = modelgen_step(&walk, block, place);
        if (after != NULL) return after <= end ? after : NULL;
    }
    return NULL;
}

const uint8_t *modelgen_skip_container(const uint8_t *start, const uint8_t *end) {
    if (__builtin_cpu_supports("avx512bw")) return modelgen_skip_by_64(start, end);
    return __builtin_cpu_supports("avx2") ? modelgen_skip_by_32(start, end) : modelgen_skip_by_16(start, end);
}

#else

const uint8_t *modelgen_skip_container(const uint8_t *start, const uint8_t *end) {
    return modelgen_skip_by_16(start, end);
}

#endif

#else

const uint8_t *modelgen_skip_container(const uint8_t *start, const uint8_t *end) {
    return modelgen_scalar_skip_container(start, end);
}

#endif

#if defined(__SSE2__)

size_t modelgen_count_newlines(const uint8_t *bytes, size_t count) {
    const __m128i newline = _mm_set1_epi8('\n'), zero = _mm_setzero_si128();
    __m128i sums = zero;
    size_t place = 0;
    while (count - place >= 64) {
        // A byte counts up to 255 before it is added to the sums.
        __m128i counts = zero;
        for (int round = 0; round < 63 && count - place >= 64; round++, place += 64) {
            for (int part = 0; part < 4; part++) {
                __m128i all = _mm_loadu_si128((const __m128i *)(bytes + place + 16 * part));
                counts = _mm_sub_epi8(counts, _mm_cmpeq_epi8(all, newline));
            }
        }
        sums = _mm_add_epi64(sums, _mm_sad_epu8(counts, zero));
    }
    uint64_t halves[2];
    memcpy(halves, &sums, sizeof halves);
    return (size_t)(halves[0] + halves[1]) + modelgen_scalar_count_newlines(bytes + place, count - place);
}

#else

size_t modelgen_count_newlines(const uint8_t *bytes, size_t count) {
    return modelgen_scalar_count_newlines(bytes, count);
}

#endif
