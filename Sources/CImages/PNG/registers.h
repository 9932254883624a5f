#ifndef CIMAGES_REGISTERS_H
#define CIMAGES_REGISTERS_H

// ISA-L leaves the upper halves of AVX registers in use, after which the SSE code of other libraries
// takes twice as long on some processors.
#if defined(__x86_64__)
__attribute__((target("avx"))) static void cpng_clear_upper_halves(void) {
  __asm__ volatile("vzeroupper" ::: "memory");
}

static inline void cpng_clear_registers(void) {
  if (__builtin_cpu_supports("avx")) cpng_clear_upper_halves();
}
#else
static inline void cpng_clear_registers(void) {}
#endif

#endif
