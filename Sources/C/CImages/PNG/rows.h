#ifndef CIMAGES_ROWS_H
#define CIMAGES_ROWS_H

#include "CImages.h"

/// The colors of a picture with at most 256 of them.
typedef struct {
  /// The colors as native words of the bytes R, G, B, A, in the order of their first pixels.
  uint32_t colors[256];
  size_t count;
  /// The slots of a table with open addressing: 0, or the index of a color plus 1.
  uint16_t slots[1024];
} cpng_palette;

/// Collect the colors of a picture; false if there are more than 256.
bool cpng_collect_colors(const void *pixels, cpng_options options, cpng_palette *palette);

/// Return the number of bytes of a row in the file, without its filter.
size_t cpng_row_size(cpng_options options, const cpng_palette *palette);

/// Convert a row of pixels to the samples of the file; the target has 4 bytes of padding.
void cpng_convert_row(const uint8_t *pixels, cpng_options options, const cpng_palette *palette,
                      uint8_t *target);

/// Write the filter of a row and its filtered bytes.
///
/// `above` is the row above, or NULL for the first one; `repeats` tells whether it is the same.
void cpng_filter_row(const uint8_t *row, const uint8_t *above, size_t count, size_t sample,
                     bool repeats, cpng_options options, uint8_t *target);

#endif
