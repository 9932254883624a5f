#include "chunks.h"

#include <string.h>
#include <zlib.h>

#include "../output.h"

void cpng_store(uint8_t *target, uint32_t number) {
  for (int index = 0; index < 4; index++) target[index] = (uint8_t)(number >> (24 - 8 * index));
}

bool cpng_begin_chunk(cimages_buffer *output, const char *name, size_t *place) {
  *place = output->count;
  return cimages_append(output, "\0\0\0\0", 4) && cimages_append(output, name, 4);
}

bool cpng_end_chunk(cimages_buffer *output, size_t place) {
  size_t length = output->count - place - 8;
  cpng_store(output->bytes + place, (uint32_t)length);
  uint8_t sum[4];
  cpng_store(sum, cpng_crc(output->bytes + place + 4, length + 4));
  return cimages_append(output, sum, sizeof sum);
}

bool cpng_write_chunk(cimages_buffer *output, const char *name, const void *bytes, size_t count) {
  size_t place;
  return cpng_begin_chunk(output, name, &place) && cimages_append(output, bytes, count) &&
         cpng_end_chunk(output, place);
}

// The minimum length of compressed text entries (source: recommendation of the PNG specification).
static const size_t longest_plain_text = 1024;

static bool is_ascii(const char *text) {
  for (; *text; text++)
    if ((unsigned char)*text > 126 || ((unsigned char)*text < 32 && *text != '\n')) return false;
  return true;
}

// A keyword has printable characters, and no spaces at its ends or next to each other.
static size_t copy_keyword(const char *keyword, char target[80]) {
  size_t count = 0;
  for (; *keyword && count < 79; keyword++) {
    unsigned char byte = (unsigned char)*keyword;
    if (byte < 33 || (byte > 126 && byte < 161)) byte = ' ';
    if (byte == ' ' && (count == 0 || target[count - 1] == ' ')) continue;
    target[count++] = (char)byte;
  }
  if (count > 0 && target[count - 1] == ' ') count--;
  target[count] = 0;
  return count;
}

static bool append_compressed(cimages_buffer *output, const char *text) {
  uLong length = (uLong)strlen(text);
  uLongf count = compressBound(length);
  if (!cimages_reserve(output, count)) return false;
  if (compress(output->bytes + output->count, &count, (const Bytef *)text, length) != Z_OK)
    return false;
  output->count += count;
  return true;
}

bool cpng_write_text(cimages_buffer *output, cpng_text text) {
  char keyword[80];
  size_t length = copy_keyword(text.keyword, keyword);
  if (length == 0) return true;
  bool is_long = strlen(text.text) > longest_plain_text, is_plain = is_ascii(text.text);
  const char *name = !is_plain ? "iTXt" : is_long ? "zTXt" : "tEXt";
  size_t place;
  bool succeeded = cpng_begin_chunk(output, name, &place) && cimages_append(output, keyword, length + 1);
  // The method of compression; in Unicode, after whether there is one, and before the language and
  // the translated keyword, which are empty.
  if (is_plain && is_long) succeeded = succeeded && cimages_append(output, "\0", 1);
  if (!is_plain) succeeded = succeeded && cimages_append(output, is_long ? "\1\0\0\0" : "\0\0\0\0", 4);
  succeeded = succeeded && (is_long ? append_compressed(output, text.text)
                                    : cimages_append(output, text.text, strlen(text.text)));
  return succeeded && cpng_end_chunk(output, place);
}
