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

__attribute__((target("ssse3"))) static inline __m128i faults(__m128i input, __m128i before) {
    const __m128i first_high = _mm_setr_epi8(
        too_long, too_long, too_long, too_long, too_long, too_long, too_long, too_long,
        (char)two_continuations, (char)two_continuations, (char)two_continuations, (char)two_continuations,
        too_short | overlong_2, too_short, too_short | overlong_3 | surrogate,
        too_short | too_large | too_large_1000 | overlong_4);
    const char large = (char)(carry | too_large | too_large_1000);
    const __m128i first_low = _mm_setr_epi8(
        (char)(carry | overlong_3 | overlong_2 | overlong_4), (char)(carry | overlong_2), (char)carry, (char)carry,
        (char)(carry | too_large), large, large, large, large, large, large, large, large,
        (char)(carry | too_large | too_large_1000 | surrogate), large, large);
    const char from_80 = (char)(too_long | overlong_2 | two_continuations | overlong_3 | too_large_1000 | overlong_4);
    const char from_90 = (char)(too_long | overlong_2 | two_continuations | overlong_3 | too_large);
    const char from_a0 = (char)(too_long | overlong_2 | two_continuations | surrogate | too_large);
    const __m128i second_high = _mm_setr_epi8(
        too_short, too_short, too_short, too_short, too_short, too_short, too_short, too_short,
        from_80, from_90, from_a0, from_a0, too_short, too_short, too_short, too_short);
    const __m128i half = _mm_set1_epi8(0x0F);
    __m128i first = _mm_alignr_epi8(input, before, 15);
    __m128i found = _mm_and_si128(
        _mm_and_si128(
            _mm_shuffle_epi8(first_high, _mm_and_si128(_mm_srli_epi16(first, 4), half)),
            _mm_shuffle_epi8(first_low, _mm_and_si128(first, half))),
        _mm_shuffle_epi8(second_high, _mm_and_si128(_mm_srli_epi16(input, 4), half)));
    // The third and fourth byte of a character are right where the table takes them for a second continuation.
    __m128i third = _mm_subs_epu8(_mm_alignr_epi8(input, before, 14), _mm_set1_epi8((char)(0xE0 - 0x80)));
    __m128i fourth = _mm_subs_epu8(_mm_alignr_epi8(input, before, 13), _mm_set1_epi8((char)(0xF0 - 0x80)));
    __m128i must = _mm_and_si128(_mm_or_si128(third, fourth), _mm_set1_epi8((char)0x80));
    return _mm_xor_si128(must, found);
}

__attribute__((target("ssse3"))) static bool is_utf8_ssse3(const uint8_t *bytes, size_t count) {
    static const uint8_t edge[32] = {
        0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    };
    __m128i before = _mm_setzero_si128();
    __m128i wrong = _mm_setzero_si128();
    size_t place = 0;
    for (; place + 16 <= count; place += 16) {
        __m128i input = _mm_loadu_si128((const __m128i *)(bytes + place));
        wrong = _mm_or_si128(wrong, faults(input, before));
        before = input;
    }
    // The rest is followed by zeros, which are ASCII and so show a character that is cut off.
    size_t rest = count - place;
    __m128i keep = _mm_loadu_si128((const __m128i *)(edge + 16 - rest));
    __m128i input = _mm_and_si128(_mm_loadu_si128((const __m128i *)(bytes + place)), keep);
    wrong = _mm_or_si128(wrong, faults(input, before));
    wrong = _mm_or_si128(wrong, faults(_mm_setzero_si128(), input));
    return _mm_movemask_epi8(_mm_cmpeq_epi8(wrong, _mm_setzero_si128())) == 0xFFFF;
}

bool modelgen_is_utf8(const uint8_t *bytes, size_t count) {
    return __builtin_cpu_supports("ssse3") ? is_utf8_ssse3(bytes, count) : modelgen_scalar_is_utf8(bytes, count);
}

#else

bool modelgen_is_utf8(const uint8_t *bytes, size_t count) { return modelgen_scalar_is_utf8(bytes, count); }

#endif
