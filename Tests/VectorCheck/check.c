// Whether the vectors of a processor see what plain C sees: what the tests in Swift ask of the machine that they run on, for
// processors of which there is only an emulator. Exit status 1 where one does not.
#include "CModelgenScan.h"

#include <stdio.h>
#include <stdlib.h>

enum { size = 400, padding = 128 };

static uint64_t state = 0x9E3779B97F4A7C15;
static int failures = 0;

static uint32_t any(uint32_t count) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(state >> 32) % count;
}

static void expect(bool is_right, const char *name, const uint8_t *text) {
    if (is_right) return;
    if (failures++ < 10) printf("%s: %.80s\n", name, (const char *)text);
}

// Bytes, most of them letters, some of those that matter to someone.
static void fill(uint8_t *text, size_t count) {
    static const char marks[] = "\"\\{}[]:,%#?/-_.@ \n\t0189afAF\x7F\x1F";
    uint32_t rarity = 1 + any(40);
    for (size_t place = 0; place < count; place++) {
        if (any(rarity) == 0) text[place] = (uint8_t)marks[any(sizeof marks - 1)];
        else if (any(60) == 0) text[place] = (uint8_t)any(256);
        else text[place] = (uint8_t)('a' + any(26));
    }
    memset(text + count, 0, padding);
}

static void check_masks(const uint8_t *text) {
    expect(modelgen_space_mask(text) == modelgen_scalar_space_mask(text), "space", text);
    expect(modelgen_digit_mask(text) == modelgen_scalar_digit_mask(text), "digit", text);
    expect(modelgen_lower_hex_mask(text) == modelgen_scalar_lower_hex_mask(text), "lower hex", text);
    expect(modelgen_upper_hex_mask(text) == modelgen_scalar_upper_hex_mask(text), "upper hex", text);
    expect(modelgen_text_stop_mask(text) == modelgen_scalar_text_stop_mask(text), "text stop", text);
    expect(modelgen_string_stop_mask(text) == modelgen_scalar_string_stop_mask(text), "string stop", text);
    expect(modelgen_url_stop_mask(text) == modelgen_scalar_url_stop_mask(text), "URL stop", text);
    expect(modelgen_host_mask(text) == modelgen_scalar_host_mask(text), "host", text);
    expect(modelgen_equal_mask(text, text + 1) == modelgen_scalar_equal_mask(text, text + 1), "equal", text);
    expect(modelgen_byte_mask(text, 'a') == modelgen_scalar_byte_mask(text, 'a'), "byte", text);
}

static void check_ends(uint8_t *text, size_t count) {
    text[count] = '"';
    expect(modelgen_text_end(text) == modelgen_scalar_text_end(text), "text end", text);
    expect(modelgen_string_end(text) == modelgen_scalar_string_end(text), "string end", text);
    expect(modelgen_count_newlines(text, count) == modelgen_scalar_count_newlines(text, count), "line feeds", text);
    expect(modelgen_is_utf8(text, count) == modelgen_scalar_is_utf8(text, count), "UTF-8", text);
    memcpy(text, any(2) ? "https://" : "http://a", 8);
    const uint8_t *quick = modelgen_url_end(text), *plain = modelgen_scalar_url_end(text);
    // Long hosts may be left open.
    expect(quick == plain || (quick == NULL && count > 56), "URL end", text);
}

static void check_search(void) {
    static const char *const members[] = {
        "\"type\":1", "\"kind\" : \"x\"", "\"a\":{\"type\":[1,{\"kind\":2}]}", "\"b\":\"\\\"kind\\\":\"", "\"type\":[[]]",
        "\"s\":\"}]\\\\\"", "\"a key of more than sixteen bytes\":{}", "\"l\":[[{\"k\":[1,2,3]}],{\"type\":{\"k\":\"ab]\\\\\"}}]",
    };
    static uint8_t names[3][64] = {"type", "kind", "a key of more than sixteen bytes"};
    modelgen_key list[3];
    for (int index = 0; index < 3; index++) list[index] = (modelgen_key){names[index], strlen((char *)names[index])};
    uint8_t text[4096] = "{";
    size_t count = 1;
    for (uint32_t rest = any(12); rest > 0; rest--) {
        const char *member = members[any(8)];
        count += (size_t)sprintf((char *)text + count, "%s%s", member, rest > 1 ? "," : "");
    }
    text[count++] = '}';
    size_t length = any(5) == 0 ? 1 + any((uint32_t)count) : count;
    const uint8_t *found[3] = {0}, *wanted[3] = {0};
    modelgen_keys quick = {.keys = list, .values = found}, plain = {.keys = list, .values = wanted};
    uint32_t keys = 1 + any(7);
    modelgen_want(&quick, keys);
    modelgen_want(&plain, keys);
    int64_t mask = modelgen_find_keys(text, text + length, &quick);
    // What is cut off may be found or not: the text is no object.
    if (length < count) return;
    expect(mask == modelgen_scalar_find_keys(text, text + length, &plain), "keys", text);
    expect(memcmp(found, wanted, sizeof found) == 0, "values", text);
}

int main(void) {
    static uint8_t text[size + padding];
    for (int round = 0; round < 200000; round++) {
        size_t count = 16 + any(size - 16);
        fill(text, count);
        check_masks(text);
        check_ends(text, count);
        check_search();
    }
    printf(failures == 0 ? "vectors see what plain C sees\n" : "%d failures\n", failures);
    return failures > 0;
}
