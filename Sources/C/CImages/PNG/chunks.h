#ifndef CIMAGES_CHUNKS_H
#define CIMAGES_CHUNKS_H

#include "CImages.h"

// Functions return false if memory is exhausted.

/// Store a number in four bytes, the highest first.
void cpng_store(uint8_t *target, uint32_t number);

/// Start a chunk, to whose data bytes are appended, and return its place.
bool cpng_begin_chunk(cimages_buffer *output, const char *name, size_t *place);

/// Write the length and the checksum of a chunk.
bool cpng_end_chunk(cimages_buffer *output, size_t place);

bool cpng_write_chunk(cimages_buffer *output, const char *name, const void *bytes, size_t count);

/// Write a text entry, compressed if it is long.
bool cpng_write_text(cimages_buffer *output, cpng_text text);

#endif
