#ifndef CIMAGES_H
#define CIMAGES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "blending.h"

// libpng and libjpeg report errors with longjmp, which must not cross Swift frames. These functions
// contain the jumps in C and return a result instead. They are stateless.

/// The result of a call; `message` is empty on success.
typedef struct {
  bool succeeded;
  char message[200];
} cimages_result;

/// Bytes owned by the caller, to be freed with cimages_free.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} cimages_buffer;

void cimages_free(cimages_buffer *buffer);

// PNG

/// A text entry: a keyword of 1 to 79 Latin-1 bytes and a UTF-8 text, both zero-terminated.
typedef struct {
  char *keyword;
  char *text;
} cpng_text;

/// The layout of the four bytes of a pixel.
typedef enum {
  /// A native 32-bit word 0xAARRGGBB, premultiplied.
  cpng_premultiplied,
  /// The bytes R, G, B, A, not premultiplied.
  cpng_straight,
} cpng_layout;

typedef struct {
  uint32_t width;
  uint32_t height;
  cpng_layout layout;
  bool opaque;
  /// Whether the file is as small as possible, with a palette where one suffices.
  bool small;
  /// Whether the colors may be a palette; frames of an animation share the colors of the first one.
  bool may_have_palette;
  /// Whether a thread is begun for the second half of a large picture; the bytes are the same.
  bool threaded;
  /// The resolution in pixels per meter; 0 omits the chunk.
  uint32_t density;
} cpng_options;

typedef struct {
  uint32_t width;
  uint32_t height;
  /// The resolution in pixels per meter, or 0 if unspecified.
  uint32_t density;
  bool opaque;
  /// Whether samples have 16 bits.
  bool fine;
} cpng_header;

/// An open PNG file; its bytes must stay valid until it is closed.
typedef struct cpng_reader cpng_reader;

/// Whether all premultiplied pixels are opaque.
bool cpng_is_opaque(const uint32_t *pixels, size_t count);

/// A rectangle in pixels.
typedef struct {
  uint32_t x;
  uint32_t y;
  uint32_t width;
  uint32_t height;
} cpng_box;

/// Return the bounding box of the pixels in which two images of the same size differ, empty if they
/// are equal.
cpng_box cpng_changed_box(const uint32_t *before, const uint32_t *after, uint32_t width,
                          uint32_t height);

typedef struct {
  /// Whether some visible pixels are unchanged.
  bool has_unchanged;
  /// Whether all changed pixels become opaque.
  bool covers;
} cpng_change;

/// Copy a rectangle of the later one of two images with rows of `width` pixels: to `all`
/// unmodified, and to `changed` with transparent pixels in place of unchanged ones.
cpng_change cpng_copy_changes(const uint32_t *before, const uint32_t *after, uint32_t width,
                              cpng_box box, uint32_t *all, uint32_t *changed);

/// Return the cyclic redundancy check of bytes, which ends each chunk.
uint32_t cpng_crc(const uint8_t *bytes, size_t count);

/// Encode width × height pixels of four bytes each as a PNG file into an empty buffer.
cimages_result cpng_encode(const void *pixels, cpng_options options, const cpng_text *texts,
                        size_t text_count, cimages_buffer *output);

/// Open a PNG file of any kind with at most `limit` pixels, or a third of that with 16-bit samples.
///
/// On success, the reader is set and owned by the caller, to be closed with cpng_close.
cimages_result cpng_open(const uint8_t *bytes, size_t count, uint64_t limit, cpng_reader **reader,
                      cpng_header *header);

/// Decode the pixels, once: four samples R, G, B, A each, not premultiplied; bytes, or native
/// 16-bit words if the file has 16-bit samples.
cimages_result cpng_read(cpng_reader *reader, void *target);

/// Return the number of text entries read so far.
size_t cpng_text_count(const cpng_reader *reader);

/// Return a text entry, owned by the reader.
cpng_text cpng_text_at(const cpng_reader *reader, size_t index);

void cpng_close(cpng_reader *reader);

/// Round 16-bit samples to bytes.
void cpng_narrow(const uint16_t *samples, size_t count, uint8_t *bytes);

/// Convert premultiplied words to the bytes R, G, B, A, not premultiplied.
void cpng_straighten(const uint32_t *pixels, size_t count, uint8_t *bytes);

const char *cpng_version(void);

const char *cpng_zlib_version(void);

// JPEG

/// A decoded image owned by the caller, to be freed with cjpeg_image_free: opaque native words
/// 0xAARRGGBB, row by row from the top.
typedef struct {
  uint32_t width;
  uint32_t height;
  uint32_t *pixels;
  /// Whether the file is for print: CMYK or YCCK.
  bool printed;
} cjpeg_image;

/// Decode a JPEG file of any kind with at most `limit` pixels.
cimages_result cjpeg_decode(const uint8_t *bytes, size_t count, uint64_t limit, cjpeg_image *image);

void cjpeg_image_free(cjpeg_image *image);

typedef struct {
  uint32_t width;
  uint32_t height;
  /// From 1 to 100.
  int quality;
  /// The resolution in pixels per inch.
  uint32_t density;
} cjpeg_options;

/// The largest width and height of a picture, in pixels.
extern const uint32_t cjpeg_largest_side;

/// Encode opaque words 0xAARRGGBB into an empty buffer, with colors as fine as brightness.
cimages_result cjpeg_encode(const uint32_t *pixels, cjpeg_options options, cimages_buffer *output);

/// Return the version of libjpeg-turbo at build time, such as 2.1.5.
const char *cjpeg_version(void);

// WebP

typedef struct {
  uint32_t width;
  uint32_t height;
  /// libwebp's method, from 0 (fast) to 6.
  int method;
  /// The effort, from 0 to 100.
  int effort;
  /// The quality of lossy encoding, from 1 to 100, or 0 for encoding without loss.
  int quality;
} cwebp_options;

/// The largest width and height of a picture, in pixels.
extern const uint32_t cwebp_largest_side;

/// Encode premultiplied words into an empty buffer; return libwebp's error code, 0 on success.
int cwebp_encode(const uint32_t *pixels, cwebp_options options, cimages_buffer *output);

/// Return whether neighboring pixels differ by values that take fewer bits than the pixels, as in
/// gradients and photos, judged by a quarter of the rows.
bool cwebp_is_gradual(const uint32_t *pixels, size_t width, size_t height);

/// Decode a file into the bytes R, G, B, A of as many pixels as it has; false if it is damaged or its
/// size is another one.
bool cwebp_decode(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height,
                  uint8_t *pixels);

#endif
