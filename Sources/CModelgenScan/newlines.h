#include "CModelgenScan.h"

size_t modelgen_scalar_count_newlines(const uint8_t *bytes, size_t count) {
    size_t lines = 0;
    for (size_t place = 0; place < count; place++) lines += bytes[place] == '\n';
    return lines;
}

#if defined(__x86_64__)

#include <immintrin.h>

__attribute__((target("avx512bw,popcnt"))) static size_t modelgen_count_by_64(const uint8_t *bytes, size_t count) {
    const __m512i newline = _mm512_set1_epi8('\n');
    size_t lines = 0, place = 0;
    for (; count - place >= 64; place += 64) {
        __m512i all = _mm512_loadu_si512(bytes + place);
        lines += (size_t)__builtin_popcountll(_mm512_cmpeq_epi8_mask(all, newline));
    }
    return lines + modelgen_scalar_count_newlines(bytes + place, count - place);
}

static size_t modelgen_count_by_16(const uint8_t *bytes, size_t count) {
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

size_t modelgen_count_newlines(const uint8_t *bytes, size_t count) {
    return modelgen_widest() >= 64 ? modelgen_count_by_64(bytes, count) : modelgen_count_by_16(bytes, count);
}

#else

size_t modelgen_count_newlines(const uint8_t *bytes, size_t count) {
    return modelgen_scalar_count_newlines(bytes, count);
}

#endif
