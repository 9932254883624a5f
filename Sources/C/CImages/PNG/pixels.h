#ifndef CIMAGES_PIXELS_H
#define CIMAGES_PIXELS_H

#include "rows.h"

/// Write the chunk of the compressed pixels; false if memory is exhausted.
///
/// Both halves of a large picture are compressed at once, each for itself, whatever the number of
/// processors, so that the bytes are the same everywhere.
bool cpng_write_pixels(cimages_buffer *output, const uint8_t *pixels, cpng_options options,
                       const cpng_palette *palette);

#endif
