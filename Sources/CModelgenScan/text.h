#include "CModelgenScan.h"

const uint8_t *modelgen_scalar_text_end(const uint8_t *text) {
    while (!modelgen_stops_text(*text)) text++;
    return text;
}

const uint8_t *modelgen_scalar_string_end(const uint8_t *text) {
    while (!modelgen_stops_string(*text)) text++;
    return text;
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

#else

#define modelgen_text_end_16 modelgen_scalar_text_end
#define modelgen_string_end_16 modelgen_scalar_string_end

#endif

const uint8_t *modelgen_text_end(const uint8_t *text) { MODELGEN_WIDEST(modelgen_text_end, text); }

const uint8_t *modelgen_string_end(const uint8_t *text) { MODELGEN_WIDEST(modelgen_string_end, text); }
