#include "CModelgenScan.h"

const uint8_t *modelgen_scalar_text_end(const uint8_t *text) {
    while (!modelgen_stops_text(*text)) text++;
    return text;
}

const uint8_t *modelgen_scalar_string_end(const uint8_t *text) {
    while (!modelgen_stops_string(*text)) text++;
    return text;
}

// Passes what stops a URL and is a part of it: whether there was such.
static inline bool modelgen_pass_mark(const uint8_t *place, bool *is_fragment) {
    if (*place == '%') return modelgen_is_hex(place[1]) && modelgen_is_hex(place[2]);
    if (*place != '#' || *is_fragment) return false;
    *is_fragment = true;
    return true;
}

const uint8_t *modelgen_scalar_url_end(const uint8_t *text) {
    bool is_fragment = false;
    for (; ; text++) {
        if (!modelgen_stops_url(*text)) continue;
        if (*text == '"') return text;
        if (!modelgen_pass_mark(text, &is_fragment)) return NULL;
    }
}

#if defined(__x86_64__)

#include <immintrin.h>

#define MODELGEN_BY_64 __attribute__((target("avx512bw,bmi"))) static
#define MODELGEN_BY_32 __attribute__((target("avx2,bmi"))) static

MODELGEN_BY_64 inline uint64_t modelgen_text_stops_64(const uint8_t *text, __m512i limit) {
    __m512i all = _mm512_loadu_si512(text);
    return _mm512_cmpeq_epi8_mask(all, _mm512_set1_epi8('"')) | _mm512_cmpeq_epi8_mask(all, _mm512_set1_epi8('\\'))
        | _mm512_cmplt_epi8_mask(all, limit);
}

MODELGEN_BY_64 const uint8_t *modelgen_text_end_64(const uint8_t *text) {
    for (;; text += 64) {
        uint64_t stops = modelgen_text_stops_64(text, _mm512_set1_epi8(0x20));
        if (stops != 0) return text + __builtin_ctzll(stops);
    }
}

MODELGEN_BY_64 const uint8_t *modelgen_string_end_64(const uint8_t *text) {
    for (;; text += 64) {
        __m512i all = _mm512_loadu_si512(text);
        uint64_t stops = _mm512_cmpeq_epi8_mask(all, _mm512_set1_epi8('"'))
            | _mm512_cmpeq_epi8_mask(all, _mm512_set1_epi8('\\')) | _mm512_cmplt_epu8_mask(all, _mm512_set1_epi8(0x20));
        if (stops != 0) return text + __builtin_ctzll(stops);
    }
}

MODELGEN_BY_32 inline uint32_t modelgen_stops_32(const uint8_t *text, bool stops_at_foreign) {
    __m256i all = _mm256_loadu_si256((const __m256i *)text);
    __m256i marks = _mm256_or_si256(
        _mm256_cmpeq_epi8(all, _mm256_set1_epi8('"')), _mm256_cmpeq_epi8(all, _mm256_set1_epi8('\\')));
    __m256i low = stops_at_foreign
        ? _mm256_cmpgt_epi8(_mm256_set1_epi8(0x20), all)
        : _mm256_cmpeq_epi8(_mm256_min_epu8(all, _mm256_set1_epi8(0x1F)), all);
    return (uint32_t)_mm256_movemask_epi8(_mm256_or_si256(marks, low));
}

MODELGEN_BY_32 const uint8_t *modelgen_text_end_32(const uint8_t *text) {
    for (;; text += 64) {
        uint64_t stops = modelgen_stops_32(text, true) | (uint64_t)modelgen_stops_32(text + 32, true) << 32;
        if (stops != 0) return text + __builtin_ctzll(stops);
    }
}

MODELGEN_BY_32 const uint8_t *modelgen_string_end_32(const uint8_t *text) {
    for (;; text += 64) {
        uint64_t stops = modelgen_stops_32(text, false) | (uint64_t)modelgen_stops_32(text + 32, false) << 32;
        if (stops != 0) return text + __builtin_ctzll(stops);
    }
}

// What a URL is made of, as two tables: the bit of a byte's upper half stands in the entry of its lower half. From 2 on a
// row is `!"#…/`, `0…?`, `@…O`, `P…_`, ``…o`, `p…`.
#define MODELGEN_URL_LOW                                                                                              \
    0x2E, 0x3F, 0x3E, 0x3E, 0x3F, 0x3E, 0x3F, 0x3F, 0x3F, 0x3F, 0x3F, 0x17, 0x15, 0x17, 0x35, 0x1F
#define MODELGEN_URL_HIGH 0, 0, 0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0, 0, 0, 0, 0, 0, 0, 0

// Goes over what stops a URL, given as masks of sixty-four bytes.
#define MODELGEN_URL_END(stops_at)                                                                                    \
    bool is_fragment = false;                                                                                         \
    for (;; text += 64) {                                                                                             \
        for (uint64_t stops = stops_at(text); stops != 0; stops &= stops - 1) {                                       \
            const uint8_t *place = text + __builtin_ctzll(stops);                                                     \
            if (*place == '"') return place;                                                                          \
            if (!modelgen_pass_mark(place, &is_fragment)) return NULL;                                                \
        }                                                                                                             \
    }

MODELGEN_BY_64 inline uint64_t modelgen_url_stops_64(const uint8_t *text) {
    const __m512i low = _mm512_broadcast_i32x4(_mm_setr_epi8(MODELGEN_URL_LOW));
    const __m512i high = _mm512_broadcast_i32x4(_mm_setr_epi8(MODELGEN_URL_HIGH));
    const __m512i half = _mm512_set1_epi8(0x0F);
    __m512i all = _mm512_loadu_si512(text);
    __m512i rows = _mm512_shuffle_epi8(high, _mm512_and_si512(_mm512_srli_epi16(all, 4), half));
    return ~_mm512_test_epi8_mask(rows, _mm512_shuffle_epi8(low, _mm512_and_si512(all, half)));
}

MODELGEN_BY_64 const uint8_t *modelgen_url_end_64(const uint8_t *text) { MODELGEN_URL_END(modelgen_url_stops_64) }

MODELGEN_BY_32 inline uint64_t modelgen_url_stops_32(const uint8_t *text) {
    const __m256i low = _mm256_broadcastsi128_si256(_mm_setr_epi8(MODELGEN_URL_LOW));
    const __m256i high = _mm256_broadcastsi128_si256(_mm_setr_epi8(MODELGEN_URL_HIGH));
    const __m256i half = _mm256_set1_epi8(0x0F);
    uint64_t stops = 0;
    for (int part = 0; part < 2; part++) {
        __m256i all = _mm256_loadu_si256((const __m256i *)(text + 32 * part));
        __m256i rows = _mm256_shuffle_epi8(high, _mm256_and_si256(_mm256_srli_epi16(all, 4), half));
        __m256i found = _mm256_and_si256(rows, _mm256_shuffle_epi8(low, _mm256_and_si256(all, half)));
        __m256i others = _mm256_cmpeq_epi8(found, _mm256_setzero_si256());
        stops |= (uint64_t)(uint32_t)_mm256_movemask_epi8(others) << 32 * part;
    }
    return stops;
}

MODELGEN_BY_32 const uint8_t *modelgen_url_end_32(const uint8_t *text) { MODELGEN_URL_END(modelgen_url_stops_32) }

#endif

#if defined(MODELGEN_SIMD)

static const uint8_t *modelgen_text_end_16(const uint8_t *text) {
    for (;; text += 16) {
        uint32_t stops = modelgen_text_stop_mask(text);
        if (stops != 0) return text + __builtin_ctz(stops);
    }
}

static const uint8_t *modelgen_string_end_16(const uint8_t *text) {
    for (;; text += 16) {
        uint32_t stops = modelgen_string_stop_mask(text);
        if (stops != 0) return text + __builtin_ctz(stops);
    }
}

static const uint8_t *modelgen_url_end_16(const uint8_t *text) {
    bool is_fragment = false;
    for (;; text += 16) {
        for (uint32_t stops = modelgen_url_stop_mask(text); stops != 0; stops &= stops - 1) {
            const uint8_t *place = text + __builtin_ctz(stops);
            if (*place == '"') return place;
            if (!modelgen_pass_mark(place, &is_fragment)) return NULL;
        }
    }
}

#else

#define modelgen_text_end_16 modelgen_scalar_text_end
#define modelgen_string_end_16 modelgen_scalar_string_end
#define modelgen_url_end_16 modelgen_scalar_url_end

#endif

#if defined(__x86_64__)

#define MODELGEN_WIDEST(name, text)                                                                                   \
    if (__builtin_cpu_supports("avx512bw")) return name##_64(text);                                                   \
    if (__builtin_cpu_supports("avx2")) return name##_32(text);                                                       \
    return name##_16(text)

#else

#define MODELGEN_WIDEST(name, text) return name##_16(text)

#endif

const uint8_t *modelgen_text_end(const uint8_t *text) { MODELGEN_WIDEST(modelgen_text_end, text); }

const uint8_t *modelgen_string_end(const uint8_t *text) { MODELGEN_WIDEST(modelgen_string_end, text); }

const uint8_t *modelgen_url_end(const uint8_t *text) { MODELGEN_WIDEST(modelgen_url_end, text); }
