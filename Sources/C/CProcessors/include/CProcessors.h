#ifndef CPROCESSORS_H
#define CPROCESSORS_H

/// A function that is compiled for several processors, of which the best one is chosen when the program
/// starts. Only for whole numbers, whose results are the same.
#if defined(__x86_64__)
#define CPROCESSORS_CLONES __attribute__((target_clones("avx2", "default")))
#else
#define CPROCESSORS_CLONES
#endif

#endif
