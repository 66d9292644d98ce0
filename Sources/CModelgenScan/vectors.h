#include "CModelgenScan.h"

#include <stdatomic.h>

// How many bytes the widest vectors have that may be used.
static _Atomic int modelgen_width = 16;

static inline int modelgen_widest(void) {
    return atomic_load_explicit(&modelgen_width, memory_order_relaxed);
}

#if defined(__x86_64__)

static int modelgen_processor_width(void) {
    __builtin_cpu_init();
    // What looks for keys multiplies without carries.
    if (!__builtin_cpu_supports("pclmul") || !__builtin_cpu_supports("avx2")) return 16;
    return __builtin_cpu_supports("avx512bw") ? 64 : 32;
}

__attribute__((constructor)) static void modelgen_begin(void) { modelgen_limit_vectors(64); }

// The widest form of a function that the processor has.
#define MODELGEN_WIDEST(name, ...)                                                                                    \
    int width = modelgen_widest();                                                                                    \
    if (width >= 64) return name##_64(__VA_ARGS__);                                                                   \
    if (width >= 32) return name##_32(__VA_ARGS__);                                                                   \
    return name##_16(__VA_ARGS__)

#else

static int modelgen_processor_width(void) { return 16; }

#define MODELGEN_WIDEST(name, ...) return name##_16(__VA_ARGS__)

#endif

void modelgen_limit_vectors(int bytes) {
    int width = modelgen_processor_width();
    atomic_store_explicit(&modelgen_width, bytes < width ? bytes : width, memory_order_relaxed);
}
