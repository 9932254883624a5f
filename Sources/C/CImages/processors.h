#ifndef PROCESSORS_H
#define PROCESSORS_H

/// A function that is compiled for several processors, of which the best one is chosen when the program
/// starts. Only for whole numbers, whose results are the same.
#if defined(__x86_64__)
#define PROCESSOR_CLONES __attribute__((target_clones("avx2", "default")))
#else
#define PROCESSOR_CLONES
#endif

#endif
