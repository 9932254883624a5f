#ifndef CJPEG_H
#define CJPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libjpeg reports errors by a function that must not return, which is a jump that must not cross
// Swift frames. These functions keep every jump inside C. Nothing here has state of its own.

/// What became of a call; `message` is empty if it went well.
typedef struct {
  bool succeeded;
  char message[200];
} cjpeg_result;

/// A decoded picture that belongs to the caller, who frees it with cjpeg_image_free: native words
/// 0xAARRGGBB, all opaque, row by row from the top.
typedef struct {
  uint32_t width;
  uint32_t height;
  uint32_t *pixels;
  /// Whether the file holds something else than the usual kinds of colors: CMYK or YCCK.
  bool printed;
} cjpeg_image;

/// Reads a JPEG of any kind that has at most `limit` pixels.
cjpeg_result cjpeg_decode(const uint8_t *bytes, size_t count, uint64_t limit, cjpeg_image *image);

void cjpeg_image_free(cjpeg_image *image);

/// The version of libjpeg-turbo that this was built with, such as 2.1.5.
const char *cjpeg_version(void);

#endif
