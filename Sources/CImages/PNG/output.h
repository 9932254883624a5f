#ifndef CPNG_OUTPUT_H
#define CPNG_OUTPUT_H

#include "CPNG.h"

// A file under construction. Functions return false if memory is exhausted; the buffer stays valid.

/// Ensure room for a number of further bytes.
bool cpng_reserve(cpng_buffer *output, size_t count);

/// Append bytes.
bool cpng_append(cpng_buffer *output, const void *bytes, size_t count);

/// Start a chunk, to whose data bytes are appended, and return its place.
bool cpng_begin_chunk(cpng_buffer *output, const char *name, size_t *place);

/// Write the length and the checksum of a chunk.
bool cpng_end_chunk(cpng_buffer *output, size_t place);

/// Write a chunk.
bool cpng_write_chunk(cpng_buffer *output, const char *name, const void *bytes, size_t count);

/// Write a text entry, compressed if it is long.
bool cpng_write_text(cpng_buffer *output, cpng_text text);

#endif
