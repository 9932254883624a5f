#include "CImages.h"

#include <string.h>

#include "processors.h"

static const uint32_t pairs = 0x00FF00FF;

/// Multiply the channels by a number of 255ths, rounding by an addend to each of two channels.
static inline uint32_t scaled(uint32_t word, uint32_t factor, uint32_t rounder) {
  uint32_t low = (word & pairs) * factor + rounder;
  uint32_t high = (word >> 8 & pairs) * factor + rounder;
  return ((low + (low >> 8 & pairs)) >> 8 & pairs) | ((high + (high >> 8 & pairs)) & ~pairs);
}

// Half of 255, as Cairo and pixman round.
static const uint32_t cairo_half = 0x007F007F, pixman_half = 0x00800080;

uint32_t cimages_over(uint32_t color, uint32_t pixel, uint32_t coverage) {
  uint32_t source = scaled(color, coverage, pixman_half);
  return source + scaled(pixel, 255 - (source >> 24), pixman_half);
}

// Numbers of 16 bits, which every processor multiplies, of four pixels at a time.
typedef uint16_t channels __attribute__((vector_size(16)));
typedef uint32_t words __attribute__((vector_size(16)));

static inline channels scaled_channels(channels values, uint16_t factor) {
  channels product = values * factor + 128;
  return (product + (product >> 8)) >> 8;
}

/// Draw a color over fully covered pixels.
static inline void draw_full(uint32_t *pixels, size_t count, uint32_t color) {
  uint32_t rest = 255 - (color >> 24);
  size_t index = 0;
  if (rest == 0) {
    for (; index < count; index++) pixels[index] = color;
    return;
  }
  for (; index + 4 <= count; index += 4) {
    words four;
    memcpy(&four, pixels + index, sizeof four);
    channels low = scaled_channels((channels)(four & pairs), (uint16_t)rest);
    channels high = scaled_channels((channels)(four >> 8 & pairs), (uint16_t)rest);
    four = ((words)low | (words)high << 8) + color;
    memcpy(pixels + index, &four, sizeof four);
  }
  for (; index < count; index++) pixels[index] = color + scaled(pixels[index], rest, pixman_half);
}

static inline void draw_partly(uint32_t *pixels, size_t count, const uint8_t *coverage, uint32_t color) {
  for (size_t index = 0; index < count; index++)
    pixels[index] = cimages_over(color, pixels[index], coverage[index]);
}

static uint32_t *pixels_of(cimages_shape shape, cimages_span span) {
  return shape.origin + (ptrdiff_t)span.y * (ptrdiff_t)shape.stride + span.x;
}

PROCESSOR_CLONES
void cimages_fill(cimages_shape shape, uint32_t color) {
  for (size_t index = 0; index < shape.count; index++) {
    cimages_span span = shape.spans[index];
    uint32_t *pixels = pixels_of(shape, span);
    if (span.start < 0) {
      draw_full(pixels, (size_t)span.count, color);
      continue;
    }
    for (int32_t x = 0; x < span.count; x++) {
      uint32_t covered = shape.coverage[span.start + x];
      pixels[x] = scaled(color, covered, cairo_half) + scaled(pixels[x], 255 - covered, cairo_half);
    }
  }
}

static inline void draw_span(cimages_shape shape, cimages_span span, uint32_t color) {
  uint32_t *pixels = pixels_of(shape, span);
  if (span.start < 0)
    draw_full(pixels, (size_t)span.count, color);
  else
    draw_partly(pixels, (size_t)span.count, shape.coverage + span.start, color);
}

PROCESSOR_CLONES
void cimages_draw(cimages_shape shape, uint32_t color) {
  for (size_t index = 0; index < shape.count; index++) draw_span(shape, shape.spans[index], color);
}

PROCESSOR_CLONES
void cimages_draw_rows(cimages_shape shape, const uint32_t *colors) {
  for (size_t index = 0; index < shape.count; index++)
    draw_span(shape, shape.spans[index], colors[shape.spans[index].y]);
}
