#include <stddef.h>
#include <stdint.h>

// Of libFuzzer, as its documentation describes for programs with a main function of their own.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*read)(const uint8_t *data, size_t size));
