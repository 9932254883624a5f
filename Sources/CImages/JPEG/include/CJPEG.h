#ifndef CJPEG_H
#define CJPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libjpeg reports errors by a function that must not return, but longjmp, which must not cross
// Swift frames. These functions contain the jumps in C. They are stateless.

/// The result of a call; `message` is empty on success.
typedef struct {
  bool succeeded;
  char message[200];
} cjpeg_result;

/// A decoded image owned by the caller, to be freed with cjpeg_image_free: opaque native words
/// 0xAARRGGBB, row by row from the top.
typedef struct {
  uint32_t width;
  uint32_t height;
  uint32_t *pixels;
  /// Whether the file is for print: CMYK or YCCK.
  bool printed;
} cjpeg_image;

/// Decode a JPEG file of any kind with at most `limit` pixels.
cjpeg_result cjpeg_decode(const uint8_t *bytes, size_t count, uint64_t limit, cjpeg_image *image);

void cjpeg_image_free(cjpeg_image *image);

/// Return the version of libjpeg-turbo at build time, such as 2.1.5.
const char *cjpeg_version(void);

#endif
