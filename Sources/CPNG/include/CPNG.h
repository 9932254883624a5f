#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libpng reports errors with longjmp, which must not cross Swift frames. These functions keep every
// jump inside C and answer with a result instead. Nothing here has state of its own.

/// What became of a call; `message` is empty if it went well.
typedef struct {
  bool succeeded;
  char message[160];
} cpng_result;

/// A text entry: a keyword of 1 to 79 Latin-1 bytes and a UTF-8 text, both ending in a zero byte.
typedef struct {
  char *keyword;
  char *text;
} cpng_text;

/// Bytes that belong to the caller, who frees them with cpng_buffer_free.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} cpng_buffer;

/// What the four bytes of a pixel mean.
typedef enum {
  /// A native 32-bit word 0xAARRGGBB whose color is multiplied by its alpha.
  cpng_premultiplied,
  /// The bytes R, G, B, A, the color not multiplied.
  cpng_straight,
} cpng_layout;

/// zlib's Z_DEFAULT_STRATEGY.
static const int cpng_default_strategy = 0;

/// How a picture is written.
typedef struct {
  uint32_t width;
  uint32_t height;
  cpng_layout layout;
  /// Whether alpha is left out.
  bool opaque;
  /// zlib's level, 0 to 9, and its strategy.
  int level;
  int strategy;
  /// Pixels a metre; 0 leaves the chunk out.
  uint32_t density;
} cpng_options;

/// What a PNG file says of its picture.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// Pixels a metre, 0 if the file doesn't say.
  uint32_t density;
  /// Whether the file has no alpha.
  bool opaque;
  /// Whether samples have sixteen bits.
  bool fine;
} cpng_header;

/// A PNG file that is being read; its bytes must stay until it is closed.
typedef struct cpng_reader cpng_reader;

/// Whether every pixel of premultiplied words is opaque.
bool cpng_is_opaque(const uint32_t *pixels, size_t count);

/// A rectangle of whole pixels.
typedef struct {
  uint32_t x;
  uint32_t y;
  uint32_t width;
  uint32_t height;
} cpng_box;

/// The smallest rectangle that holds all pixels in which two pictures of a size differ; one without
/// pixels if they are equal.
cpng_box cpng_changed_box(const uint32_t *before, const uint32_t *after, uint32_t width,
                          uint32_t height);

/// What a rectangle of changes is made of.
typedef struct {
  /// Whether some pixels stay as they were, clear ones aside.
  bool has_unchanged;
  /// Whether all pixels that change become opaque.
  bool covers;
} cpng_change;

/// Copies the pixels of a rectangle of the later one of two pictures with rows of `width` pixels:
/// to `all` as they are, and to `changed` with those that stay as they were made clear.
cpng_change cpng_copy_changes(const uint32_t *before, const uint32_t *after, uint32_t width,
                              cpng_box box, uint32_t *all, uint32_t *changed);

/// The cyclic redundancy code of bytes, as chunks end in it.
uint32_t cpng_crc(const uint8_t *bytes, size_t count);

/// Writes width × height pixels of four bytes each as a PNG to the end of an empty buffer.
cpng_result cpng_encode(const void *pixels, cpng_options options, const cpng_text *texts,
                        size_t text_count, cpng_buffer *output);

/// Begins to read a PNG of any kind that has at most `limit` pixels, a third of that in sixteen bits.
///
/// The reader is set if that goes well, and belongs to the caller, who closes it.
cpng_result cpng_open(const uint8_t *bytes, size_t count, uint64_t limit, cpng_reader **reader,
                      cpng_header *header);

/// Reads the pixels once: four samples each, R, G, B, A, the color not multiplied; bytes, or native
/// 16-bit words in a fine picture.
cpng_result cpng_read(cpng_reader *reader, void *target);

/// The number of texts that were met so far.
size_t cpng_text_count(const cpng_reader *reader);

/// A text, which belongs to the reader.
cpng_text cpng_text_at(const cpng_reader *reader, size_t index);

void cpng_close(cpng_reader *reader);

/// Whether a file is a PNG whose chunks are all there and have the checksums they should have; its
/// size is kept, and its pixels are not unpacked.
bool cpng_is_intact(const uint8_t *bytes, size_t count, cpng_header *header);

/// The nearest bytes of samples of sixteen bits.
void cpng_narrow(const uint16_t *samples, size_t count, uint8_t *bytes);

/// Writes premultiplied words as the bytes R, G, B, A, the color not multiplied.
void cpng_straighten(const uint32_t *pixels, size_t count, uint8_t *bytes);

void cpng_buffer_free(cpng_buffer *buffer);

/// The version of the libpng that runs.
const char *cpng_version(void);

/// The version of the zlib that runs.
const char *cpng_zlib_version(void);

#endif
