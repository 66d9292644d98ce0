#include "CModelgenScan.h"

#include <stdatomic.h>

static _Atomic int modelgen_vector_limit = 64;

void modelgen_limit_vectors(int bytes) {
    atomic_store_explicit(&modelgen_vector_limit, bytes, memory_order_relaxed);
}

static inline bool modelgen_may_use(int bytes) {
    return bytes <= atomic_load_explicit(&modelgen_vector_limit, memory_order_relaxed);
}

// The widest form of a function that the processor has.
#if defined(__x86_64__)
#define MODELGEN_HAS_64 (modelgen_may_use(64) && __builtin_cpu_supports("avx512bw"))
#define MODELGEN_HAS_32 (modelgen_may_use(32) && __builtin_cpu_supports("avx2"))
#define MODELGEN_WIDEST(name, text)                                                                                   \
    if (MODELGEN_HAS_64) return name##_64(text);                                                                      \
    if (MODELGEN_HAS_32) return name##_32(text);                                                                      \
    return name##_16(text)
#else
#define MODELGEN_WIDEST(name, text) return name##_16(text)
#endif
