#include "plain.h"

#include <isa-l/igzip_lib.h>
#include <stdlib.h>
#include <string.h>

/// The part of a file that has the pixels.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  size_t sample;
} pixel_data;

static uint32_t number_at(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/// Find the chunks of the pixels, with the next chunk at the end.
static bool find_pixels(const uint8_t *bytes, size_t count, pixel_data *data) {
  size_t place = 8;
  while (count - place >= 12) {
    uint32_t length = number_at(bytes + place);
    const uint8_t *name = bytes + place + 4;
    if (length > count - place - 12) return false;
    if (place == 8) {
      // Depth, color type, compression, filters and interlacing.
      if (length != 13 || memcmp(name, "IHDR", 4) != 0) return false;
      const uint8_t *kind = name + 12;
      if (kind[0] != 8 || kind[2] != 0 || kind[3] != 0 || kind[4] != 0) return false;
      if (kind[1] != 2 && kind[1] != 6) return false;
      data->sample = kind[1] == 2 ? 3 : 4;
    }
    if (memcmp(name, "tRNS", 4) == 0) return false;
    if (memcmp(name, "IDAT", 4) == 0) {
      data->bytes = bytes + place;
      data->count = count - place;
      return true;
    }
    place += 12 + (size_t)length;
  }
  return false;
}

/// Decompress all chunks of the pixels, of which only the end of the file may follow.
static bool inflate_pixels(pixel_data data, struct inflate_state *state) {
  bool is_complete = false;
  while (data.count >= 12) {
    uint32_t length = number_at(data.bytes);
    const uint8_t *name = data.bytes + 4;
    if (length > data.count - 12) return false;
    if (cpng_crc(name, (size_t)length + 4) != number_at(name + 4 + length)) return false;
    if (memcmp(name, "IEND", 4) == 0) return is_complete && length == 0;
    if (memcmp(name, "IDAT", 4) != 0 || is_complete) return false;
    state->next_in = (uint8_t *)(uintptr_t)(name + 4);
    state->avail_in = length;
    if (isal_inflate(state) != ISAL_DECOMP_OK || state->avail_in != 0) return false;
    is_complete = state->block_state == ISAL_BLOCK_FINISH && state->avail_out == 0;
    data.bytes += 12 + (size_t)length;
    data.count -= 12 + (size_t)length;
  }
  return false;
}

static uint8_t nearest(int left, int above, int corner) {
  int to_left = abs(above - corner), to_above = abs(left - corner);
  int to_corner = abs(left + above - 2 * corner);
  if (to_left <= to_above && to_left <= to_corner) return (uint8_t)left;
  return (uint8_t)(to_above <= to_corner ? above : corner);
}

/// Undo the filter of a row; the row above the first one has zeros.
static bool restore_row(uint8_t *row, const uint8_t *above, int filter, size_t count, size_t sample) {
  switch (filter) {
  case 0: return true;
  case 1:
    for (size_t x = sample; x < count; x++) row[x] = (uint8_t)(row[x] + row[x - sample]);
    return true;
  case 2:
    for (size_t x = 0; x < count; x++) row[x] = (uint8_t)(row[x] + above[x]);
    return true;
  case 3:
    for (size_t x = 0; x < count; x++)
      row[x] = (uint8_t)(row[x] + ((x < sample ? 0 : row[x - sample]) + above[x]) / 2);
    return true;
  case 4:
    for (size_t x = 0; x < count; x++)
      row[x] = (uint8_t)(row[x] + (x < sample ? above[x]
                                              : nearest(row[x - sample], above[x], above[x - sample])));
    return true;
  default: return false;
  }
}

/// Undo the filters, and write four bytes for each pixel.
static bool restore_rows(uint8_t *rows, const uint8_t *zeros, pixel_data data, cpng_header header,
                         uint8_t *target) {
  const size_t count = header.width * data.sample;
  const uint8_t *above = zeros;
  for (uint32_t y = 0; y < header.height; y++, rows += count + 1) {
    uint8_t *row = rows + 1;
    if (!restore_row(row, above, rows[0], count, data.sample)) return false;
    above = row;
    if (data.sample == 4) {
      memcpy(target, row, count);
    } else {
      for (uint32_t x = 0; x < header.width; x++) {
        uint8_t pixel[4] = {row[3 * x], row[3 * x + 1], row[3 * x + 2], 255};
        memcpy(target + 4 * (size_t)x, pixel, sizeof pixel);
      }
    }
    target += 4 * (size_t)header.width;
  }
  return true;
}

bool cpng_read_plain(const uint8_t *bytes, size_t count, cpng_header header, uint8_t *target) {
  pixel_data data;
  if (count < 8 || !find_pixels(bytes, count, &data)) return false;
  const size_t stride = header.width * data.sample, size = (stride + 1) * header.height;
  if (size > UINT32_MAX) return false;
  struct inflate_state *state = malloc(sizeof *state);
  uint8_t *rows = malloc(size), *zeros = calloc(stride, 1);
  bool succeeded = state && rows && zeros;
  if (succeeded) {
    isal_inflate_init(state);
    state->crc_flag = ISAL_ZLIB;
    state->next_out = rows;
    state->avail_out = (uint32_t)size;
    succeeded = inflate_pixels(data, state);
  }
  succeeded = succeeded && restore_rows(rows, zeros, data, header, target);
  free(state);
  free(rows);
  free(zeros);
  return succeeded;
}
