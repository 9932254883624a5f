#ifndef CPNG_RESULT_H
#define CPNG_RESULT_H

#include <png.h>

#include "CPNG.h"

/// Store libpng's message in the cpng_result that is its error pointer, and jump.
void cpng_fail(png_structp png, png_const_charp message);

/// Ignore a warning of libpng.
void cpng_ignore(png_structp png, png_const_charp message);

/// Return a failure with a message.
cpng_result cpng_failure(const char *message);

#endif
