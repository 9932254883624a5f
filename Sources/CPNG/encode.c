#include <stdlib.h>
#include <string.h>

#include "result.h"

// The minimum length of compressed text entries (source: recommendation of the PNG specification).
static const size_t longest_plain_text = 1024;

static void append(png_structp png, png_bytep bytes, size_t count) {
  cpng_buffer *output = png_get_io_ptr(png);
  size_t needed = output->count + count;
  if (needed > output->capacity) {
    size_t capacity = output->capacity * 2 > needed ? output->capacity * 2 : needed;
    uint8_t *grown = realloc(output->bytes, capacity);
    if (!grown) png_error(png, "out of memory");
    output->bytes = grown;
    output->capacity = capacity;
  }
  memcpy(output->bytes + output->count, bytes, count);
  output->count = needed;
}

static void flush(png_structp png) { (void)png; }

bool cpng_is_opaque(const uint32_t *pixels, size_t count) {
  // Blocks without branches, which compilers vectorize.
  size_t index = 0;
  for (; index + 4096 <= count; index += 4096) {
    uint32_t all = UINT32_MAX;
    for (size_t offset = 0; offset < 4096; offset++) all &= pixels[index + offset];
    if (all >> 24 != 255) return false;
  }
  uint32_t all = UINT32_MAX;
  for (; index < count; index++) all &= pixels[index];
  return all >> 24 == 255;
}

static void write_opaque_row(const uint32_t *source, uint8_t *target, uint32_t width) {
  for (uint32_t x = 0; x < width; x++) {
    uint32_t pixel = source[x];
    target[0] = (uint8_t)(pixel >> 16);
    target[1] = (uint8_t)(pixel >> 8);
    target[2] = (uint8_t)pixel;
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

static const uint8_t *converted_row(const uint8_t *pixels, cpng_options options, uint8_t *row) {
  const uint32_t *words = (const uint32_t *)(const void *)pixels;
  if (options.layout == cpng_straight) {
    if (!options.opaque) return pixels;
    write_straight_row(pixels, row, options.width);
  } else if (options.opaque) {
    write_opaque_row(words, row, options.width);
  } else {
    cpng_straighten(words, options.width, row);
  }
  return row;
}

static void write_rows(png_structp png, const uint8_t *pixels, cpng_options options, uint8_t *row) {
  const size_t stride = (size_t)options.width * 4;
  const uint8_t *converted = row;
  for (uint32_t y = 0; y < options.height; y++, pixels += stride) {
    // The difference to an equal row above is all zeros, which compress best; any other filter
    // would hide the repetition of flat areas.
    bool repeats = y > 0 && memcmp(pixels, pixels - stride, stride) == 0;
    png_set_filter(png, PNG_FILTER_TYPE_BASE, repeats ? PNG_FILTER_UP : PNG_FILTER_NONE);
    if (!repeats) converted = converted_row(pixels, options, row);
    png_write_row(png, converted);
  }
}

static bool is_ascii(const char *text) {
  for (; *text; text++)
    if ((unsigned char)*text > 126 || ((unsigned char)*text < 32 && *text != '\n')) return false;
  return true;
}

static void write_texts(png_structp png, png_infop info, const cpng_text *texts, size_t count) {
  for (size_t index = 0; index < count; index++) {
    bool is_long = strlen(texts[index].text) > longest_plain_text;
    png_text entry = {.key = texts[index].keyword, .text = texts[index].text};
    if (is_ascii(texts[index].text))
      entry.compression = is_long ? PNG_TEXT_COMPRESSION_zTXt : PNG_TEXT_COMPRESSION_NONE;
    else
      entry.compression = is_long ? PNG_ITXT_COMPRESSION_zTXt : PNG_ITXT_COMPRESSION_NONE;
    png_set_text(png, info, &entry, 1);
  }
}

cpng_result cpng_encode(const void *pixels, cpng_options options, const cpng_text *texts,
                        size_t text_count, cpng_buffer *output) {
  cpng_result result = {.succeeded = true};
  png_structp png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, &result, cpng_fail, cpng_ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  uint8_t *row = malloc((size_t)options.width * 4 + 4);
  if (!info || !row) {
    free(row);
    png_destroy_write_struct(&png, &info);
    return cpng_failure("out of memory");
  }
  if (setjmp(png_jmpbuf(png)) == 0) {
    png_set_write_fn(png, output, append, flush);
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_IHDR(png, info, options.width, options.height, 8,
                 options.opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    if (options.density > 0)
      png_set_pHYs(png, info, options.density, options.density, PNG_RESOLUTION_METER);
    png_set_compression_level(png, options.level);
    png_set_compression_strategy(png, options.strategy);
    png_set_compression_buffer_size(png, 1 << 16);
    // libpng only keeps the row above if the filter is set before the first row.
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE | PNG_FILTER_UP);
    write_texts(png, info, texts, text_count);
    png_write_info(png, info);
    write_rows(png, pixels, options, row);
    png_write_end(png, NULL);
  }
  free(row);
  png_destroy_write_struct(&png, &info);
  return result;
}
