#include "pixels.h"

#include <isa-l/igzip_lib.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "../output.h"
#include "chunks.h"
#include "deflate.h"

// The number of filtered bytes that are compressed together: they fit into the processor's cache.
static const size_t block_size = 64 << 10;

// The number of pixels whose compression takes ten times as long as to begin a thread.
static const size_t least_divided = 256 << 10;

/// Successive rows of a picture, compressed for themselves.
typedef struct {
  const uint8_t *pixels;
  cpng_options options;
  const cpng_palette *palette;
  uint32_t first;
  uint32_t end;
  cimages_buffer *output;
  /// The length and Adler's checksum of the filtered bytes.
  size_t count;
  uint32_t sum;
  bool succeeded;
} band;

/// The memory of filtering: two converted rows in turn, and a block of filtered ones.
typedef struct {
  uint8_t *row;
  uint8_t *above;
  uint8_t *block;
} workspace;

static bool deflate_rows(band *band, cpng_deflater *deflater, workspace space) {
  const cpng_options options = band->options;
  const size_t stride = (size_t)options.width * 4, size = cpng_row_size(options, band->palette);
  const size_t sample = size / options.width;
  const uint8_t *pixels = band->pixels + band->first * stride;
  if (band->first > 0) cpng_convert_row(pixels - stride, options, band->palette, space.row);
  size_t filled = 0;
  for (uint32_t y = band->first; y < band->end; y++, pixels += stride) {
    bool repeats = y > 0 && memcmp(pixels, pixels - stride, stride) == 0;
    if (!repeats) {
      uint8_t *row = space.above;
      space.above = space.row;
      space.row = row;
      cpng_convert_row(pixels, options, band->palette, row);
    }
    cpng_filter_row(space.row, y > 0 ? space.above : NULL, size, sample, repeats, options,
                    space.block + filled);
    filled += size + 1;
    bool is_last = y + 1 == band->end;
    if (filled < block_size && !is_last) continue;
    band->sum = isal_adler32(band->sum, space.block, filled);
    band->count += filled;
    cpng_end end = !is_last ? cpng_more : band->end < options.height ? cpng_flush : cpng_last;
    if (!cpng_deflate(deflater, space.block, filled, end)) return false;
    filled = 0;
  }
  return true;
}

static void *deflate_band(void *pointer) {
  band *band = pointer;
  const size_t capacity = cpng_row_size(band->options, band->palette) + 8;
  uint8_t *memory = malloc(3 * capacity + block_size);
  cpng_deflater *deflater = cpng_deflate_start(band->output, band->options.small);
  workspace space = {memory, memory + capacity, memory + 2 * capacity};
  band->succeeded = memory && deflater && deflate_rows(band, deflater, space);
  if (deflater) cpng_deflate_end(deflater);
  free(memory);
  return NULL;
}

/// Compress two bands, the second one on a thread of its own if it is wanted and can be had.
static bool deflate_bands(band *first, band *second) {
  cimages_buffer output = {0};
  second->output = &output;
  pthread_t thread;
  bool has_thread = first->options.threaded && pthread_create(&thread, NULL, deflate_band, second) == 0;
  deflate_band(first);
  if (has_thread)
    pthread_join(thread, NULL);
  else
    deflate_band(second);
  bool succeeded = first->succeeded && second->succeeded &&
                   cimages_append(first->output, output.bytes, output.count);
  first->sum = (uint32_t)adler32_combine(first->sum, second->sum, (z_off_t)second->count);
  cimages_free(&output);
  return succeeded;
}

static bool deflate_pixels(band whole) {
  band first = whole, second = whole;
  const size_t count = (size_t)whole.options.width * whole.options.height;
  bool succeeded;
  if (whole.options.small || count < least_divided || whole.options.height < 2) {
    deflate_band(&first);
    succeeded = first.succeeded;
  } else {
    first.end = second.first = whole.options.height / 2;
    succeeded = deflate_bands(&first, &second);
  }
  // The checksum of a zlib stream.
  uint8_t sum[4];
  cpng_store(sum, first.sum);
  return succeeded && cimages_append(whole.output, sum, sizeof sum);
}

bool cpng_write_pixels(cimages_buffer *output, const uint8_t *pixels, cpng_options options,
                       const cpng_palette *palette) {
  // The header of a zlib stream: deflate with a window of 32 KB, at the fastest level or the highest.
  const uint8_t header[2] = {0x78, options.small ? 0xDA : 0x01};
  const band whole = {.pixels = pixels,
                      .options = options,
                      .palette = palette,
                      .end = options.height,
                      .output = output,
                      .sum = 1};
  size_t place;
  return cpng_begin_chunk(output, "IDAT", &place) && cimages_append(output, header, sizeof header) &&
         deflate_pixels(whole) && cpng_end_chunk(output, place);
}
