#include "result.h"

#include <stdio.h>
#include <stdlib.h>
#include <zlib.h>

cpng_result cpng_failure(const char *message) {
  cpng_result result = {.succeeded = false};
  snprintf(result.message, sizeof result.message, "%s", message);
  return result;
}

void cpng_fail(png_structp png, png_const_charp message) {
  cpng_result *result = png_get_error_ptr(png);
  *result = cpng_failure(message);
  png_longjmp(png, 1);
}

void cpng_ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

void cpng_buffer_free(cpng_buffer *buffer) {
  free(buffer->bytes);
  *buffer = (cpng_buffer){0};
}

const char *cpng_version(void) { return png_get_libpng_ver(NULL); }

const char *cpng_zlib_version(void) { return zlibVersion(); }
