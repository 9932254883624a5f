#ifndef CIMAGES_PLAIN_H
#define CIMAGES_PLAIN_H

#include "CImages.h"

/// Decode a file of the most common kind: colors of 8 bits with or without alpha, neither interlaced
/// nor with a transparent color, and nothing but its end after the pixels.
///
/// Return false for any other file and for any damage, which libpng describes. The target has four
/// bytes for each pixel of the size in the header.
bool cpng_read_plain(const uint8_t *bytes, size_t count, cpng_header header, uint8_t *target);

#endif
