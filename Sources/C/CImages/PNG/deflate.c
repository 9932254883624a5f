#include "deflate.h"

#include <isa-l/igzip_lib.h>
#include <stdlib.h>
#include <zlib.h>

#include "../output.h"

// The minimum room for compressed bytes of a call.
static const size_t step = 32 << 10;

struct cpng_deflater {
  cimages_buffer *output;
  bool small;
  z_stream zlib;
  struct isal_zstream fast;
  uint8_t memory[ISAL_DEF_LVL1_DEFAULT];
};

cpng_deflater *cpng_deflate_start(cimages_buffer *output, bool small) {
  cpng_deflater *deflater = malloc(sizeof *deflater);
  if (!deflater) return NULL;
  deflater->output = output;
  deflater->small = small;
  if (small) {
    deflater->zlib = (z_stream){0};
    // Half of level 9's search: another 2 % of the size take as much time again. A negative window has
    // no header.
    if (deflateInit2(&deflater->zlib, 9, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY) == Z_OK &&
        deflateTune(&deflater->zlib, 32, 258, 258, 2048) == Z_OK)
      return deflater;
    free(deflater);
    return NULL;
  }
  isal_deflate_init(&deflater->fast);
  deflater->fast.level = 1;
  deflater->fast.level_buf = deflater->memory;
  deflater->fast.level_buf_size = sizeof deflater->memory;
  return deflater;
}

// Compress by the fastest library; its own processor-dependent functions are in pinned.c.
static bool deflate_fast(cpng_deflater *deflater, const uint8_t *bytes, size_t count, cpng_end end) {
  struct isal_zstream *stream = &deflater->fast;
  stream->next_in = (uint8_t *)(uintptr_t)bytes;
  stream->avail_in = (uint32_t)count;
  stream->end_of_stream = end == cpng_last;
  stream->flush = end == cpng_flush ? SYNC_FLUSH : NO_FLUSH;
  bool succeeded = true;
  do {
    succeeded = cimages_reserve(deflater->output, step);
    if (!succeeded) break;
    size_t room = deflater->output->capacity - deflater->output->count;
    if (room > UINT32_MAX) room = UINT32_MAX;
    stream->next_out = deflater->output->bytes + deflater->output->count;
    stream->avail_out = (uint32_t)room;
    succeeded = isal_deflate(stream) == COMP_OK;
    deflater->output->count += room - stream->avail_out;
  } while (succeeded && (stream->avail_in > 0 || stream->avail_out == 0 ||
                         (end == cpng_last && stream->internal_state.state != ZSTATE_END)));
  return succeeded;
}

static bool deflate_small(cpng_deflater *deflater, const uint8_t *bytes, size_t count, cpng_end end) {
  static const int flushes[] = {[cpng_more] = Z_NO_FLUSH, [cpng_flush] = Z_SYNC_FLUSH, [cpng_last] = Z_FINISH};
  z_stream *stream = &deflater->zlib;
  stream->next_in = (Bytef *)(uintptr_t)bytes;
  stream->avail_in = (uInt)count;
  int status = Z_OK;
  do {
    if (!cimages_reserve(deflater->output, step)) return false;
    size_t room = deflater->output->capacity - deflater->output->count;
    if (room > UINT32_MAX) room = UINT32_MAX;
    stream->next_out = deflater->output->bytes + deflater->output->count;
    stream->avail_out = (uInt)room;
    status = deflate(stream, flushes[end]);
    deflater->output->count += room - stream->avail_out;
  } while (status == Z_OK && (stream->avail_out == 0 || end == cpng_last));
  return end == cpng_last ? status == Z_STREAM_END : status == Z_OK || status == Z_BUF_ERROR;
}

bool cpng_deflate(cpng_deflater *deflater, const uint8_t *bytes, size_t count, cpng_end end) {
  return deflater->small ? deflate_small(deflater, bytes, count, end)
                         : deflate_fast(deflater, bytes, count, end);
}

void cpng_deflate_end(cpng_deflater *deflater) {
  if (deflater->small) deflateEnd(&deflater->zlib);
  free(deflater);
}
