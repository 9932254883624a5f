#ifndef CWEBP_H
#define CWEBP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The options of lossless encoding.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// libwebp's method, from 0 (fast) to 6.
  int method;
  /// The effort, from 0 to 100.
  int effort;
} cwebp_options;

/// Bytes owned by the caller, to be freed with cwebp_buffer_free.
typedef struct {
  uint8_t *bytes;
  size_t count;
} cwebp_buffer;

/// The largest width and height of a picture, in pixels.
extern const uint32_t cwebp_largest_side;

/// Encode the bytes R, G, B, A of pixels, not premultiplied, without loss; return libwebp's error
/// code, 0 on success.
int cwebp_encode(const uint8_t *pixels, cwebp_options options, cwebp_buffer *output);

/// Decode a file into the bytes R, G, B, A of as many pixels as it has; false if it is damaged or its
/// size is another one.
bool cwebp_decode(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height,
                  uint8_t *pixels);

void cwebp_buffer_free(cwebp_buffer *buffer);

/// Return the version of the linked libwebp, with a byte for each of three numbers.
int cwebp_version(void);

#endif
