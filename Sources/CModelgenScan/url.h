#include "CModelgenScan.h"

static inline bool modelgen_is_alphanumeric(uint8_t byte) {
    return modelgen_is_digit(byte) || (uint8_t)((byte | 0x20) - 'a') < 26;
}

// Where the host begins behind `http://` or `https://`; 0 for other texts.
static inline size_t modelgen_host_start(const uint8_t *text) {
    if (memcmp(text, "http", 4) != 0) return 0;
    if (memcmp(text + 4, "://", 3) == 0) return 7;
    return memcmp(text + 4, "s://", 4) == 0 ? 8 : 0;
}

// What stands behind the port that begins at a colon; NULL where none does.
static inline const uint8_t *modelgen_behind_port(const uint8_t *colon) {
    const uint8_t *place = colon + 1;
    uint32_t number = 0;
    for (; modelgen_is_digit(*place) && place < colon + 6; place++) number = number * 10 + (*place & 0x0F);
    return place > colon + 1 && number <= 65535 ? place : NULL;
}

// Passes what stops a URL and is a part of it: whether there was such.
static inline bool modelgen_pass_mark(const uint8_t *place, bool *is_fragment) {
    if (*place == '%') return modelgen_is_hex(place[1]) && modelgen_is_hex(place[2]);
    if (*place != '#' || *is_fragment) return false;
    *is_fragment = true;
    return true;
}

const uint8_t *modelgen_scalar_url_end(const uint8_t *text) {
    size_t start = modelgen_host_start(text);
    const uint8_t *place = text + start;
    while (modelgen_is_host(*place)) place++;
    if (start == 0 || place == text + start) return NULL;
    if (!modelgen_is_alphanumeric(text[start]) || !modelgen_is_alphanumeric(place[-1])) return NULL;
    if (*place == ':' && (place = modelgen_behind_port(place)) == NULL) return NULL;
    if (*place != '/' && *place != '?' && *place != '#' && *place != '"') return NULL;
    bool is_fragment = false;
    for (;; place++) {
        if (!modelgen_stops_url(*place)) continue;
        if (*place == '"') return place;
        if (!modelgen_pass_mark(place, &is_fragment)) return NULL;
    }
}

#if defined(MODELGEN_SIMD)

// The same over masks of sixty-four bytes. A host that goes on behind the first of them is for those who have time.
#define MODELGEN_URL_END(name, features, hosts_at, stops_at)                                                          \
    features static const uint8_t *name(const uint8_t *text) {                                                        \
        size_t start = modelgen_host_start(text);                                                                     \
        if (start == 0) return NULL;                                                                                  \
        uint64_t behind_host = ~hosts_at(text) >> start << start;                                                     \
        if (behind_host == 0) return NULL;                                                                            \
        size_t end = (size_t)__builtin_ctzll(behind_host);                                                            \
        if (end == start || !modelgen_is_alphanumeric(text[start]) || !modelgen_is_alphanumeric(text[end - 1]))       \
            return NULL;                                                                                              \
        if (text[end] == ':') {                                                                                       \
            const uint8_t *behind = modelgen_behind_port(text + end);                                                 \
            if (behind == NULL || behind - text >= 64) return NULL;                                                   \
            end = (size_t)(behind - text);                                                                            \
        }                                                                                                             \
        if (text[end] != '/' && text[end] != '?' && text[end] != '#' && text[end] != '"') return NULL;                \
        bool is_fragment = false;                                                                                     \
        /* What a host is made of stops no URL, and so nobody waits for its end. */                                   \
        uint64_t stops = stops_at(text);                                                                              \
        for (;; text += 64, stops = stops_at(text)) {                                                                 \
            for (; stops != 0; stops &= stops - 1) {                                                                  \
                const uint8_t *place = text + __builtin_ctzll(stops);                                                 \
                if (*place == '"') return place;                                                                      \
                if (!modelgen_pass_mark(place, &is_fragment)) return NULL;                                            \
            }                                                                                                         \
        }                                                                                                             \
    }

static inline uint64_t modelgen_hosts_16(const uint8_t *text) {
    uint64_t mask = 0;
    for (int part = 0; part < 4; part++) mask |= (uint64_t)modelgen_host_mask(text + 16 * part) << 16 * part;
    return mask;
}

static inline uint64_t modelgen_url_stops_16(const uint8_t *text) {
    uint64_t mask = 0;
    for (int part = 0; part < 4; part++) mask |= (uint64_t)modelgen_url_stop_mask(text + 16 * part) << 16 * part;
    return mask;
}

MODELGEN_URL_END(modelgen_url_end_16, , modelgen_hosts_16, modelgen_url_stops_16)

#if defined(__x86_64__)

#include <immintrin.h>

// What URLs are made of, as two tables: the bit of a byte's upper half stands in the entry of its lower half. From 2 on a row
// is `!"#…/`, `0…?`, `@…O`, `P…_`, ``…o`, `p…`; of hosts, `@…O` and ``…o` are one.
#define MODELGEN_URL_LOW                                                                                              \
    0x2E, 0x3F, 0x3E, 0x3E, 0x3F, 0x3E, 0x3F, 0x3F, 0x3F, 0x3F, 0x3F, 0x17, 0x15, 0x17, 0x35, 0x1F
#define MODELGEN_URL_HIGH 0, 0, 0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0, 0, 0, 0, 0, 0, 0, 0
#define MODELGEN_HOST_LOW                                                                                             \
    0x1A, 0x1E, 0x1E, 0x1E, 0x1E, 0x1E, 0x1E, 0x1E, 0x1E, 0x1E, 0x1C, 0x04, 0x04, 0x05, 0x05, 0x0C
#define MODELGEN_HOST_HIGH 0, 0, 0x01, 0x02, 0x04, 0x08, 0x04, 0x10, 0, 0, 0, 0, 0, 0, 0, 0

#define MODELGEN_FOR_AVX2 __attribute__((target("avx2,bmi")))
#define MODELGEN_FOR_AVX512 __attribute__((target("avx512bw,bmi")))

MODELGEN_FOR_AVX512 static inline uint64_t modelgen_among_64(const uint8_t *text, __m128i low, __m128i high) {
    const __m512i half = _mm512_set1_epi8(0x0F);
    __m512i all = _mm512_loadu_si512(text);
    __m512i upper = _mm512_and_si512(_mm512_srli_epi16(all, 4), half);
    __m512i rows = _mm512_shuffle_epi8(_mm512_broadcast_i32x4(high), upper);
    // A byte that is not ASCII has no row.
    __m512i lower = _mm512_shuffle_epi8(_mm512_broadcast_i32x4(low), _mm512_and_si512(all, half));
    return _mm512_test_epi8_mask(rows, lower);
}

MODELGEN_FOR_AVX512 static inline uint64_t modelgen_hosts_64(const uint8_t *text) {
    return modelgen_among_64(text, _mm_setr_epi8(MODELGEN_HOST_LOW), _mm_setr_epi8(MODELGEN_HOST_HIGH));
}

MODELGEN_FOR_AVX512 static inline uint64_t modelgen_url_stops_64(const uint8_t *text) {
    return ~modelgen_among_64(text, _mm_setr_epi8(MODELGEN_URL_LOW), _mm_setr_epi8(MODELGEN_URL_HIGH));
}

MODELGEN_FOR_AVX2 static inline uint64_t modelgen_among_32(const uint8_t *text, __m128i low, __m128i high) {
    const __m256i half = _mm256_set1_epi8(0x0F), zero = _mm256_setzero_si256();
    uint64_t others = 0;
    for (int part = 0; part < 2; part++) {
        __m256i all = _mm256_loadu_si256((const __m256i *)(text + 32 * part));
        __m256i upper = _mm256_and_si256(_mm256_srli_epi16(all, 4), half);
        __m256i rows = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(high), upper);
        __m256i lower = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(low), _mm256_and_si256(all, half));
        __m256i is_other = _mm256_cmpeq_epi8(_mm256_and_si256(rows, lower), zero);
        others |= (uint64_t)(uint32_t)_mm256_movemask_epi8(is_other) << 32 * part;
    }
    return ~others;
}

MODELGEN_FOR_AVX2 static inline uint64_t modelgen_hosts_32(const uint8_t *text) {
    return modelgen_among_32(text, _mm_setr_epi8(MODELGEN_HOST_LOW), _mm_setr_epi8(MODELGEN_HOST_HIGH));
}

MODELGEN_FOR_AVX2 static inline uint64_t modelgen_url_stops_32(const uint8_t *text) {
    return ~modelgen_among_32(text, _mm_setr_epi8(MODELGEN_URL_LOW), _mm_setr_epi8(MODELGEN_URL_HIGH));
}

MODELGEN_URL_END(modelgen_url_end_64, MODELGEN_FOR_AVX512, modelgen_hosts_64, modelgen_url_stops_64)
MODELGEN_URL_END(modelgen_url_end_32, MODELGEN_FOR_AVX2, modelgen_hosts_32, modelgen_url_stops_32)

#endif

#else

#define modelgen_url_end_16 modelgen_scalar_url_end

#endif

const uint8_t *modelgen_url_end(const uint8_t *text) { MODELGEN_WIDEST(modelgen_url_end, text); }
