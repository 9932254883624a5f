#include "rows.h"

#include <string.h>

#include "../processors.h"

PROCESSOR_CLONES
static void write_opaque_row(const uint32_t *source, uint8_t *target, uint32_t width) {
  uint32_t x = 0;
  for (; x + 4 <= width; x += 4) {
    // Four pixels, followed by four bytes that the next pixels overwrite.
    typedef uint8_t vector __attribute__((vector_size(16)));
    vector pixels;
    memcpy(&pixels, source + x, sizeof pixels);
    pixels = __builtin_shufflevector(pixels, pixels, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
    memcpy(target, &pixels, sizeof pixels);
    target += 12;
  }
  for (; x < width; x++) {
    // One store of four bytes, the last of which the next pixel overwrites.
    uint32_t bytes = __builtin_bswap32(source[x] << 8);
    memcpy(target, &bytes, sizeof bytes);
    target += 3;
  }
}

void cpng_straighten(const uint32_t *source, size_t count, uint8_t *target) {
  for (size_t index = 0; index < count; index++, target += 4) {
    uint32_t pixel = source[index];
    uint32_t alpha = pixel >> 24;
    if (alpha == 0) {
      memset(target, 0, 4);
      continue;
    }
    for (int channel = 0; channel < 3; channel++) {
      uint32_t value = pixel >> (16 - 8 * channel) & 255;
      if (alpha < 255) value = (value * 255 + alpha / 2) / alpha;
      target[channel] = (uint8_t)(value > 255 ? 255 : value);
    }
    target[3] = (uint8_t)alpha;
  }
}

static void write_straight_row(const uint8_t *source, uint8_t *target, uint32_t width) {
  for (uint32_t x = 0; x < width; x++, source += 4, target += 3) memcpy(target, source, 3);
}

/// Return a pixel as the bytes R, G, B, A in a native word.
static uint32_t color_at(const uint8_t *pixels, size_t index, cpng_options options) {
  uint32_t word, color;
  memcpy(&word, pixels + 4 * index, sizeof word);
  if (options.layout == cpng_straight) {
    color = word;
  } else {
    cpng_straighten(&word, 1, (uint8_t *)&color);
  }
  if (options.opaque) ((uint8_t *)&color)[3] = 255;
  return color;
}

/// Return the slot of a color, or the empty one where it belongs.
static uint16_t *slot_of(cpng_palette *palette, uint32_t color) {
  // Fibonacci hashing.
  uint32_t slot = color * 2654435769u >> 22;
  while (palette->slots[slot] != 0 && palette->colors[palette->slots[slot] - 1] != color)
    slot = (slot + 1) % 1024;
  return &palette->slots[slot];
}

bool cpng_collect_colors(const void *pixels, cpng_options options, cpng_palette *palette) {
  *palette = (cpng_palette){0};
  const size_t count = (size_t)options.width * options.height;
  const uint32_t *words = pixels;
  for (size_t index = 0; index < count; index++) {
    if (index > 0 && words[index] == words[index - 1]) continue;
    uint32_t color = color_at(pixels, index, options);
    uint16_t *slot = slot_of(palette, color);
    if (*slot != 0) continue;
    if (palette->count == 256) return false;
    palette->colors[palette->count++] = color;
    *slot = (uint16_t)palette->count;
  }
  return true;
}

size_t cpng_row_size(cpng_options options, const cpng_palette *palette) {
  return (size_t)options.width * (palette ? 1 : options.opaque ? 3 : 4);
}

void cpng_convert_row(const uint8_t *pixels, cpng_options options, const cpng_palette *palette,
                      uint8_t *target) {
  const uint32_t *words = (const uint32_t *)(const void *)pixels;
  if (palette) {
    for (uint32_t x = 0; x < options.width; x++) {
      if (x > 0 && words[x] == words[x - 1]) {
        target[x] = target[x - 1];
      } else {
        cpng_palette *table = (cpng_palette *)(uintptr_t)palette;
        target[x] = (uint8_t)(*slot_of(table, color_at(pixels, x, options)) - 1);
      }
    }
  } else if (options.layout == cpng_straight) {
    if (options.opaque)
      write_straight_row(pixels, target, options.width);
    else
      memcpy(target, pixels, (size_t)options.width * 4);
  } else if (options.opaque) {
    write_opaque_row(words, target, options.width);
  } else {
    cpng_straighten(words, options.width, target);
  }
}

/// Count the bytes in which two rows differ, in blocks that compilers vectorize.
PROCESSOR_CLONES
static size_t count_differences(const uint8_t *first, const uint8_t *second, size_t count) {
  size_t sum = 0;
  for (size_t start = 0; start < count;) {
    size_t end = start + 8160 < count ? start + 8160 : count;
    uint8_t counts[32] = {0};
    size_t index = start;
    for (; index + 32 <= end; index += 32)
      for (size_t lane = 0; lane < 32; lane++)
        counts[lane] += first[index + lane] != second[index + lane];
    for (size_t lane = 0; lane < 32; lane++) sum += counts[lane];
    for (; index < end; index++) sum += first[index] != second[index];
    start = end;
  }
  return sum;
}

enum { filter_none = 0, filter_up = 2 };

// Compressed by ISA-L, which looks for few matches, gradients from row to row get a third smaller by
// their differences. zlib finds them in unfiltered rows, which it compresses best.
static int filter_of(const uint8_t *row, const uint8_t *above, size_t count, size_t sample,
                     cpng_options options) {
  if (!above || options.small || count <= sample) return filter_none;
  size_t vertical = count_differences(row, above, count);
  size_t horizontal = count_differences(row + sample, row, count - sample);
  return vertical < horizontal ? filter_up : filter_none;
}

void cpng_filter_row(const uint8_t *row, const uint8_t *above, size_t count, size_t sample,
                     bool repeats, cpng_options options, uint8_t *target) {
  // The difference to an equal row is all zeros, which compress best; any other filter would hide the
  // repetition of flat areas.
  int filter = repeats ? filter_up : filter_of(row, above, count, sample, options);
  *target++ = (uint8_t)filter;
  if (repeats) {
    memset(target, 0, count);
  } else if (filter == filter_up) {
    for (size_t index = 0; index < count; index++) target[index] = (uint8_t)(row[index] - above[index]);
  } else {
    memcpy(target, row, count);
  }
}
