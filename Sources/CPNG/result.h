#ifndef CPNG_RESULT_H
#define CPNG_RESULT_H

#include <png.h>

#include "CPNG.h"

/// Keeps libpng's message in the cpng_result given as its error pointer, and jumps.
void cpng_fail(png_structp png, png_const_charp message);

/// Ignores what libpng puts up with.
void cpng_ignore(png_structp png, png_const_charp message);

/// A result that says what went wrong.
cpng_result cpng_failure(const char *message);

#endif
