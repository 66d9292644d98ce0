#include "CModelgenScan.h"

bool modelgen_scalar_is_utf8(const uint8_t *bytes, size_t count) {
    size_t place = 0;
    while (place < count) {
        uint8_t lead = bytes[place];
        if (lead < 0x80) {
            place++;
            continue;
        }
        // What the second byte may be depends on the first; the others are 80 to BF.
        size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        uint8_t low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
        uint8_t high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
        if (lead < 0xC2 || lead > 0xF4 || count - place < length) return false;
        if (bytes[place + 1] < low || bytes[place + 1] > high) return false;
        for (size_t next = 2; next < length; next++) {
            if ((bytes[place + next] & 0xC0) != 0x80) return false;
        }
        place += length;
    }
    return true;
}

#if defined(__x86_64__)

#include <immintrin.h>

// The lookup algorithm of Keiser and Lemire, "Validating UTF-8 in less than one instruction per byte" (2021): three
// tables, asked for the two halves of a byte and the upper half of the next, say which faults the pair could be.
enum {
    too_short = 1 << 0,
    too_long = 1 << 1,
    overlong_3 = 1 << 2,
    too_large = 1 << 3,
    surrogate = 1 << 4,
    overlong_2 = 1 << 5,
    too_large_1000 = 1 << 6,
    overlong_4 = 1 << 6,
    two_continuations = 1 << 7,
    carry = too_short | too_long | two_continuations,
};

#define BOTH(...) _mm256_broadcastsi128_si256(_mm_setr_epi8(__VA_ARGS__))

__attribute__((target("avx2"))) static inline __m256i faults(__m256i input, __m256i before) {
    const __m256i first_high = BOTH(
        too_long, too_long, too_long, too_long, too_long, too_long, too_long, too_long,
        (char)two_continuations, (char)two_continuations, (char)two_continuations, (char)two_continuations,
        too_short | overlong_2, too_short, too_short | overlong_3 | surrogate,
        too_short | too_large | too_large_1000 | overlong_4);
    const char large = (char)(carry | too_large | too_large_1000);
    const __m256i first_low = BOTH(
        (char)(carry | overlong_3 | overlong_2 | overlong_4), (char)(carry | overlong_2), (char)carry, (char)carry,
        (char)(carry | too_large), large, large, large, large, large, large, large, large,
        (char)(carry | too_large | too_large_1000 | surrogate), large, large);
    const char from_80 = (char)(too_long | overlong_2 | two_continuations | overlong_3 | too_large_1000 | overlong_4);
    const char from_90 = (char)(too_long | overlong_2 | two_continuations | overlong_3 | too_large);
    const char from_a0 = (char)(too_long | overlong_2 | two_continuations | surrogate | too_large);
    const __m256i second_high = BOTH(
        too_short, too_short, too_short, too_short, too_short, too_short, too_short, too_short,
        from_80, from_90, from_a0, from_a0, too_short, too_short, too_short, too_short);
    const __m256i half = _mm256_set1_epi8(0x0F);
    // The last sixteen bytes before the input and its first.
    __m256i across = _mm256_permute2x128_si256(before, input, 0x21);
    __m256i first = _mm256_alignr_epi8(input, across, 15);
    __m256i found = _mm256_and_si256(
        _mm256_and_si256(
            _mm256_shuffle_epi8(first_high, _mm256_and_si256(_mm256_srli_epi16(first, 4), half)),
            _mm256_shuffle_epi8(first_low, _mm256_and_si256(first, half))),
        _mm256_shuffle_epi8(second_high, _mm256_and_si256(_mm256_srli_epi16(input, 4), half)));
    // The third and fourth byte of a character are right where the table takes them for a second continuation.
    __m256i third = _mm256_subs_epu8(_mm256_alignr_epi8(input, across, 14), _mm256_set1_epi8((char)(0xE0 - 0x80)));
    __m256i fourth = _mm256_subs_epu8(_mm256_alignr_epi8(input, across, 13), _mm256_set1_epi8((char)(0xF0 - 0x80)));
    __m256i must = _mm256_and_si256(_mm256_or_si256(third, fourth), _mm256_set1_epi8((char)0x80));
    return _mm256_xor_si256(must, found);
}

__attribute__((target("avx2"))) static bool is_utf8_avx2(const uint8_t *bytes, size_t count) {
    static const uint8_t edge[64] = {
        0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
        0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    };
    __m256i before = _mm256_setzero_si256();
    __m256i wrong = _mm256_setzero_si256();
    size_t place = 0;
    for (; place + 32 <= count; place += 32) {
        __m256i input = _mm256_loadu_si256((const __m256i *)(bytes + place));
        wrong = _mm256_or_si256(wrong, faults(input, before));
        before = input;
    }
    // The rest is followed by zeros, which are ASCII and so show a character that is cut off.
    size_t rest = count - place;
    __m256i keep = _mm256_loadu_si256((const __m256i *)(edge + 32 - rest));
    __m256i input = _mm256_and_si256(_mm256_loadu_si256((const __m256i *)(bytes + place)), keep);
    wrong = _mm256_or_si256(wrong, faults(input, before));
    wrong = _mm256_or_si256(wrong, faults(_mm256_setzero_si256(), input));
    return _mm256_testz_si256(wrong, wrong);
}

bool modelgen_is_utf8(const uint8_t *bytes, size_t count) {
    return modelgen_widest() >= 32 ? is_utf8_avx2(bytes, count) : modelgen_scalar_is_utf8(bytes, count);
}

#else

bool modelgen_is_utf8(const uint8_t *bytes, size_t count) { return modelgen_scalar_is_utf8(bytes, count); }

#endif
