#ifndef CIMAGES_DEFLATE_H
#define CIMAGES_DEFLATE_H

#include "CImages.h"

/// A compressor of bytes to deflate data, without the header and the checksum of zlib.
typedef struct cpng_deflater cpng_deflater;

/// The end of the bytes of a call.
typedef enum {
  /// More bytes follow.
  cpng_more,
  /// The data of another compressor follow, from a whole byte on.
  cpng_flush,
  /// Nothing follows.
  cpng_last,
} cpng_end;

/// Create a compressor that appends to a buffer, or return NULL if memory is exhausted.
///
/// It is ISA-L, by its portable functions, so that the bytes are the same on every processor, or for the
/// smallest result zlib at its highest level.
cpng_deflater *cpng_deflate_start(cimages_buffer *output, bool small);

/// Compress bytes. The blocks in which they are passed influence the result of ISA-L.
bool cpng_deflate(cpng_deflater *deflater, const uint8_t *bytes, size_t count, cpng_end end);

void cpng_deflate_end(cpng_deflater *deflater);

#endif
