#ifndef BLENDING_H
#define BLENDING_H

#include <stddef.h>
#include <stdint.h>

// Blending of premultiplied pixels 0xAARRGGBB with the rounding of Cairo and pixman. In C, because
// builds for debugging don't optimize loops, which takes Swift a hundred times as long.

/// Neighboring pixels of a row that are all covered fully, or all in part.
typedef struct {
  int32_t x;
  int32_t y;
  int32_t count;
  /// The index of the first pixel in the coverage, or -1 if all are covered fully.
  int32_t start;
} cimages_span;

/// Spans with their coverage, and the pixels that they are drawn in.
typedef struct {
  /// The pixel at the origin of the spans, and the number of pixels from a row to the next.
  uint32_t *origin;
  size_t stride;
  const cimages_span *spans;
  size_t count;
  /// The coverage of the pixels that are covered in part, from 1 to 254.
  const uint8_t *coverage;
} cimages_shape;

/// Blend an opaque color with the pixels of a shape, as Cairo draws spans of opaque colors.
void cimages_fill(cimages_shape shape, uint32_t color);

/// Draw a color over the pixels of a shape, as pixman does.
void cimages_draw(cimages_shape shape, uint32_t color);

/// Draw colors over the pixels of a shape that differ from row to row; the first one is that of the
/// row of the origin.
void cimages_draw_rows(cimages_shape shape, const uint32_t *colors);

/// Draw a color over a pixel by its coverage, as pixman does.
uint32_t cimages_over(uint32_t color, uint32_t pixel, uint32_t coverage);

#endif
