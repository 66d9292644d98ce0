// What the reader of JSON asks of sixteen bytes at once: SSE2 on x86-64, NEON on ARM, plain C elsewhere.
//
// Every function reads exactly sixteen bytes from where it is pointed, so whoever calls keeps as many mapped behind the
// end of a text. Of a mask, bit n speaks of byte n. `modelgen_scalar_…` are the same in plain C, for every machine: what
// the others are checked against.
#ifndef CMODELGENSCAN_H
#define CMODELGENSCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define MODELGEN_NEVER_NULL __attribute__((returns_nonnull))

// MARK: One byte

static inline bool modelgen_is_space(uint8_t byte) {
    return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
}

static inline bool modelgen_is_digit(uint8_t byte) { return (uint8_t)(byte - '0') < 10; }

static inline bool modelgen_is_lower_hex(uint8_t byte) {
    return modelgen_is_digit(byte) || (uint8_t)(byte - 'a') < 6;
}

static inline bool modelgen_is_upper_hex(uint8_t byte) {
    return modelgen_is_digit(byte) || (uint8_t)(byte - 'A') < 6;
}

static inline bool modelgen_is_hex(uint8_t byte) { return modelgen_is_lower_hex(byte) || modelgen_is_upper_hex(byte); }

// Ends a run of plain ASCII in a string: quote, backslash, control characters and what is not ASCII.
static inline bool modelgen_stops_text(uint8_t byte) {
    return byte == '"' || byte == '\\' || byte < 0x20 || byte >= 0x80;
}

// Ends a run of text in a string: quote, backslash and control characters.
static inline bool modelgen_stops_string(uint8_t byte) { return byte == '"' || byte == '\\' || byte < 0x20; }

// What RFC 3986 does not have in path, query and fragment, and the two marks of it that mean more than themselves.
static inline bool modelgen_stops_url(uint8_t byte) {
    if (byte <= 0x20 || byte >= 0x7F) return true;
    switch (byte) {
    case '"': case '#': case '%': case '<': case '>': case '[': case '\\': case ']': case '^': case '`': case '{':
    case '|': case '}': return true;
    default: return false;
    }
}

// Letters, digits and what else stands in the name of a host.
static inline bool modelgen_is_host(uint8_t byte) {
    return modelgen_is_digit(byte) || (uint8_t)((byte | 0x20) - 'a') < 26 || byte == '-' || byte == '.' || byte == '_';
}

// MARK: Plain C

#define MODELGEN_SCALAR_MASK(name, test)                                                                              \
    static inline uint32_t modelgen_scalar_##name(const uint8_t *bytes) {                                             \
        uint32_t mask = 0;                                                                                            \
        for (int place = 0; place < 16; place++) mask |= (uint32_t)test(bytes[place]) << place;                       \
        return mask;                                                                                                  \
    }

MODELGEN_SCALAR_MASK(space_mask, modelgen_is_space)
MODELGEN_SCALAR_MASK(digit_mask, modelgen_is_digit)
MODELGEN_SCALAR_MASK(lower_hex_mask, modelgen_is_lower_hex)
MODELGEN_SCALAR_MASK(upper_hex_mask, modelgen_is_upper_hex)
MODELGEN_SCALAR_MASK(text_stop_mask, modelgen_stops_text)
MODELGEN_SCALAR_MASK(string_stop_mask, modelgen_stops_string)
MODELGEN_SCALAR_MASK(url_stop_mask, modelgen_stops_url)
MODELGEN_SCALAR_MASK(host_mask, modelgen_is_host)

static inline uint32_t modelgen_scalar_equal_mask(const uint8_t *left, const uint8_t *right) {
    uint32_t mask = 0;
    for (int place = 0; place < 16; place++) mask |= (uint32_t)(left[place] == right[place]) << place;
    return mask;
}

static inline uint32_t modelgen_scalar_byte_mask(const uint8_t *bytes, uint8_t wanted) {
    uint32_t mask = 0;
    for (int place = 0; place < 16; place++) mask |= (uint32_t)(bytes[place] == wanted) << place;
    return mask;
}

// MARK: Sixteen at once

#if defined(__SSE2__)

#include <emmintrin.h>

typedef __m128i modelgen_bytes;

static inline modelgen_bytes modelgen_load(const uint8_t *bytes) { return _mm_loadu_si128((const __m128i *)bytes); }
static inline modelgen_bytes modelgen_all(uint8_t byte) { return _mm_set1_epi8((char)byte); }
static inline modelgen_bytes modelgen_equal(modelgen_bytes left, modelgen_bytes right) {
    return _mm_cmpeq_epi8(left, right);
}
static inline modelgen_bytes modelgen_or(modelgen_bytes left, modelgen_bytes right) { return _mm_or_si128(left, right); }
static inline modelgen_bytes modelgen_minus(modelgen_bytes left, modelgen_bytes right) {
    return _mm_sub_epi8(left, right);
}
// Bytes below a limit of at most 0x7F when read as signed: what is not ASCII is below every limit.
static inline modelgen_bytes modelgen_below_signed(modelgen_bytes bytes, uint8_t limit) {
    return _mm_cmplt_epi8(bytes, _mm_set1_epi8((char)limit));
}
static inline modelgen_bytes modelgen_at_most(modelgen_bytes bytes, uint8_t limit) {
    return _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8((char)limit)), bytes);
}
static inline uint32_t modelgen_bits(modelgen_bytes mask) { return (uint32_t)_mm_movemask_epi8(mask); }
#define MODELGEN_SIMD 1

#elif defined(__ARM_NEON) && defined(__aarch64__)

#include <arm_neon.h>

typedef uint8x16_t modelgen_bytes;

static inline modelgen_bytes modelgen_load(const uint8_t *bytes) { return vld1q_u8(bytes); }
static inline modelgen_bytes modelgen_all(uint8_t byte) { return vdupq_n_u8(byte); }
static inline modelgen_bytes modelgen_equal(modelgen_bytes left, modelgen_bytes right) { return vceqq_u8(left, right); }
static inline modelgen_bytes modelgen_or(modelgen_bytes left, modelgen_bytes right) { return vorrq_u8(left, right); }
static inline modelgen_bytes modelgen_minus(modelgen_bytes left, modelgen_bytes right) { return vsubq_u8(left, right); }
static inline modelgen_bytes modelgen_below_signed(modelgen_bytes bytes, uint8_t limit) {
    return vcltq_s8(vreinterpretq_s8_u8(bytes), vdupq_n_s8((int8_t)limit));
}
static inline modelgen_bytes modelgen_at_most(modelgen_bytes bytes, uint8_t limit) {
    return vcleq_u8(bytes, vdupq_n_u8(limit));
}
static inline uint32_t modelgen_bits(modelgen_bytes mask) {
    static const uint8_t weights[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    uint8x16_t weighed = vandq_u8(mask, vld1q_u8(weights));
    return (uint32_t)vaddv_u8(vget_low_u8(weighed)) | (uint32_t)vaddv_u8(vget_high_u8(weighed)) << 8;
}
#define MODELGEN_SIMD 1

#endif

#if defined(MODELGEN_SIMD)

static inline uint32_t modelgen_equal_mask(const uint8_t *left, const uint8_t *right) {
    return modelgen_bits(modelgen_equal(modelgen_load(left), modelgen_load(right)));
}

static inline uint32_t modelgen_byte_mask(const uint8_t *bytes, uint8_t wanted) {
    return modelgen_bits(modelgen_equal(modelgen_load(bytes), modelgen_all(wanted)));
}

static inline uint32_t modelgen_space_mask(const uint8_t *bytes) {
    modelgen_bytes all = modelgen_load(bytes);
    modelgen_bytes blank = modelgen_or(modelgen_equal(all, modelgen_all(' ')), modelgen_equal(all, modelgen_all('\n')));
    modelgen_bytes rare = modelgen_or(modelgen_equal(all, modelgen_all('\r')), modelgen_equal(all, modelgen_all('\t')));
    return modelgen_bits(modelgen_or(blank, rare));
}

static inline uint32_t modelgen_digit_mask(const uint8_t *bytes) {
    return modelgen_bits(modelgen_at_most(modelgen_minus(modelgen_load(bytes), modelgen_all('0')), 9));
}

static inline uint32_t modelgen_lower_hex_mask(const uint8_t *bytes) {
    modelgen_bytes all = modelgen_load(bytes);
    modelgen_bytes digits = modelgen_at_most(modelgen_minus(all, modelgen_all('0')), 9);
    return modelgen_bits(modelgen_or(digits, modelgen_at_most(modelgen_minus(all, modelgen_all('a')), 5)));
}

static inline uint32_t modelgen_upper_hex_mask(const uint8_t *bytes) {
    modelgen_bytes all = modelgen_load(bytes);
    modelgen_bytes digits = modelgen_at_most(modelgen_minus(all, modelgen_all('0')), 9);
    return modelgen_bits(modelgen_or(digits, modelgen_at_most(modelgen_minus(all, modelgen_all('A')), 5)));
}

static inline uint32_t modelgen_text_stop_mask(const uint8_t *bytes) {
    modelgen_bytes all = modelgen_load(bytes);
    modelgen_bytes marks = modelgen_or(modelgen_equal(all, modelgen_all('"')), modelgen_equal(all, modelgen_all('\\')));
    return modelgen_bits(modelgen_or(marks, modelgen_below_signed(all, 0x20)));
}

static inline uint32_t modelgen_string_stop_mask(const uint8_t *bytes) {
    modelgen_bytes all = modelgen_load(bytes);
    modelgen_bytes marks = modelgen_or(modelgen_equal(all, modelgen_all('"')), modelgen_equal(all, modelgen_all('\\')));
    return modelgen_bits(modelgen_or(marks, modelgen_at_most(all, 0x1F)));
}

static inline uint32_t modelgen_host_mask(const uint8_t *bytes) {
    modelgen_bytes all = modelgen_load(bytes);
    modelgen_bytes letters = modelgen_minus(modelgen_or(all, modelgen_all(0x20)), modelgen_all('a'));
    modelgen_bytes digits = modelgen_at_most(modelgen_minus(all, modelgen_all('0')), 9);
    // `-` and `.` stand side by side.
    modelgen_bytes marks = modelgen_at_most(modelgen_minus(all, modelgen_all('-')), 1);
    modelgen_bytes names = modelgen_or(modelgen_at_most(letters, 25), modelgen_equal(all, modelgen_all('_')));
    return modelgen_bits(modelgen_or(names, modelgen_or(digits, marks)));
}

static inline uint32_t modelgen_url_stop_mask(const uint8_t *bytes) {
    modelgen_bytes all = modelgen_load(bytes);
    modelgen_bytes stops = modelgen_or(modelgen_below_signed(all, 0x21), modelgen_equal(all, modelgen_all('"')));
    modelgen_bytes marks = modelgen_or(modelgen_equal(all, modelgen_all('#')), modelgen_equal(all, modelgen_all('%')));
    modelgen_bytes angles = modelgen_or(modelgen_equal(all, modelgen_all('<')), modelgen_equal(all, modelgen_all('>')));
    // `[ \ ] ^` and `{ | }` stand side by side.
    modelgen_bytes brackets = modelgen_at_most(modelgen_minus(all, modelgen_all('[')), 3);
    modelgen_bytes braces = modelgen_at_most(modelgen_minus(all, modelgen_all('{')), 2);
    modelgen_bytes others = modelgen_or(modelgen_equal(all, modelgen_all('`')), modelgen_equal(all, modelgen_all(0x7F)));
    stops = modelgen_or(modelgen_or(stops, marks), modelgen_or(angles, brackets));
    return modelgen_bits(modelgen_or(stops, modelgen_or(braces, others)));
}

#else

static inline uint32_t modelgen_equal_mask(const uint8_t *left, const uint8_t *right) {
    return modelgen_scalar_equal_mask(left, right);
}
static inline uint32_t modelgen_byte_mask(const uint8_t *bytes, uint8_t wanted) {
    return modelgen_scalar_byte_mask(bytes, wanted);
}
static inline uint32_t modelgen_space_mask(const uint8_t *bytes) { return modelgen_scalar_space_mask(bytes); }
static inline uint32_t modelgen_digit_mask(const uint8_t *bytes) { return modelgen_scalar_digit_mask(bytes); }
static inline uint32_t modelgen_lower_hex_mask(const uint8_t *bytes) { return modelgen_scalar_lower_hex_mask(bytes); }
static inline uint32_t modelgen_upper_hex_mask(const uint8_t *bytes) { return modelgen_scalar_upper_hex_mask(bytes); }
static inline uint32_t modelgen_text_stop_mask(const uint8_t *bytes) { return modelgen_scalar_text_stop_mask(bytes); }
static inline uint32_t modelgen_string_stop_mask(const uint8_t *bytes) {
    return modelgen_scalar_string_stop_mask(bytes);
}
static inline uint32_t modelgen_url_stop_mask(const uint8_t *bytes) { return modelgen_scalar_url_stop_mask(bytes); }
static inline uint32_t modelgen_host_mask(const uint8_t *bytes) { return modelgen_scalar_host_mask(bytes); }

#endif

// MARK: Vectors

// Lets everything below use vectors of at most so many bytes: 16, 32 or 64, which is what it begins with. All of them give the
// same; this is for tests, which so see each of them on one machine.
void modelgen_limit_vectors(int bytes);

// MARK: Long texts

// The first byte that ends a run of plain ASCII in a string. Reads up to 63 bytes behind it.
MODELGEN_NEVER_NULL const uint8_t *modelgen_text_end(const uint8_t *text);
const uint8_t *modelgen_scalar_text_end(const uint8_t *text);

// The first quote, backslash or control character.
MODELGEN_NEVER_NULL const uint8_t *modelgen_string_end(const uint8_t *text);
const uint8_t *modelgen_scalar_string_end(const uint8_t *text);

// The closing quote of a text that is an absolute http or https URL of the letters of RFC 3986, `%` followed by two
// hexadecimal digits, without user and brackets; NULL for every other text, and for some hosts of 56 bytes and more. Reads up
// to 63 bytes behind the quote.
const uint8_t *modelgen_url_end(const uint8_t *text);
const uint8_t *modelgen_scalar_url_end(const uint8_t *text);

// A key as it stands in texts, and behind it what sixteen bytes at once may read.
typedef struct {
    const uint8_t *text;
    size_t length;
} modelgen_key;

// The keys that are looked for in objects, and where their values begin in the one that was looked at last.
typedef struct {
    const modelgen_key *keys;
    const uint8_t **values;
    // A bit for each of the keys that are wanted; `modelgen_want` sets it and what follows.
    uint32_t wanted;
    // Two bytes with which every wanted key ends; `has_more_ends` where there are more.
    uint8_t last[2];
    bool has_more_ends;
} modelgen_keys;

void modelgen_want(modelgen_keys *keys, uint32_t wanted);

// Looks for keys among the members of the object that begins at `start`, until none is wanted any more. Of the keys that
// are found the bits are given; a key that stands twice is found once. Below 0 where the text ends before the object does.
// What is no JSON may be taken for anything. Reads up to 63 bytes behind the end.
int64_t modelgen_find_keys(const uint8_t *start, const uint8_t *end, const modelgen_keys *keys);

// The same, byte by byte.
int64_t modelgen_scalar_find_keys(const uint8_t *start, const uint8_t *end, const modelgen_keys *keys);

// MARK: Short texts

// Sixteen bytes at most, with zeros behind them.
typedef struct {
    uint64_t low, high;
} modelgen_short_text;

// The first bytes of a text. Reads sixteen.
static inline modelgen_short_text modelgen_prefix(const uint8_t *bytes, size_t count) {
    static const uint8_t edge[32] = {
        0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    };
    modelgen_short_text text, mask;
    memcpy(&text, bytes, sizeof text);
    memcpy(&mask, edge + 16 - count, sizeof mask);
    return (modelgen_short_text){text.low & mask.low, text.high & mask.high};
}

// How many line feeds there are.
size_t modelgen_count_newlines(const uint8_t *bytes, size_t count);

// The same, byte by byte.
size_t modelgen_scalar_count_newlines(const uint8_t *bytes, size_t count);

// MARK: UTF-8

// Whether bytes are UTF-8 as RFC 3629 has it: no overlong form, no surrogate, nothing beyond U+10FFFF. Reads up to
// 31 bytes behind the end.
bool modelgen_is_utf8(const uint8_t *bytes, size_t count);

// The same, byte by byte.
bool modelgen_scalar_is_utf8(const uint8_t *bytes, size_t count);

#endif
