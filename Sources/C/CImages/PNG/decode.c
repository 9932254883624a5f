#include <png.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "../output.h"
#include "plain.h"

// Sufficient for the text entries that we write, and safe for untrusted files: the maximum memory
// of the decompressed text entries.
static const png_alloc_size_t largest_chunk = 4 << 20;
static const png_uint_32 most_chunks = 24;

// The maximum memory of all decompressed text entries.
static const size_t largest_texts = 8 << 20;

// The maximum compression ratio of Deflate.
static const uint64_t largest_expansion = 1032;

// 16-bit samples take three times the memory: unmodified, and rounded to 8 bits.
static const uint64_t fine_cost = 3;

typedef struct {
  const uint8_t *bytes;
  size_t count;
} source_bytes;

struct cpng_reader {
  png_structp png;
  png_infop info;
  source_bytes source;
  /// The whole file.
  source_bytes file;
  cimages_result result;
  cpng_header header;
};

static void fail(png_structp png, png_const_charp message) {
  cimages_result *result = png_get_error_ptr(png);
  *result = cimages_failure(message);
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void take(png_structp png, png_bytep target, size_t count) {
  source_bytes *source = png_get_io_ptr(png);
  if (count > source->count) png_error(png, "the file ends too early");
  memcpy(target, source->bytes, count);
  source->bytes += count;
  source->count -= count;
}

// Convert any color type to the samples R, G, B, A of 8 or 16 bits.
static void ask_for_rgba(png_structp png, png_infop info, cpng_header *header) {
  png_byte color = png_get_color_type(png, info);
  bool has_key = png_get_valid(png, info, PNG_INFO_tRNS) != 0;
  header->opaque = !(color & PNG_COLOR_MASK_ALPHA) && !has_key;
  header->fine = png_get_bit_depth(png, info) == 16;
  png_set_expand(png);
  if (header->fine) png_set_swap(png);
  if (!(color & PNG_COLOR_MASK_COLOR)) png_set_gray_to_rgb(png);
  if (header->opaque) png_set_filler(png, header->fine ? 65535 : 255, PNG_FILLER_AFTER);
}

static void check_texts(png_structp png, png_infop info) {
  png_textp texts = NULL;
  int count = 0;
  size_t size = 0;
  png_get_text(png, info, &texts, &count);
  for (int index = 0; index < count; index++)
    size += texts[index].text ? strlen(texts[index].text) : 0;
  if (size > largest_texts) png_error(png, "the texts are too large");
}

static void read_header(cpng_reader *reader, uint64_t limit) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  cpng_header *header = &reader->header;
  uint64_t count = reader->source.count;
  png_read_info(png, info);
  check_texts(png, info);
  header->width = png_get_image_width(png, info);
  header->height = png_get_image_height(png, info);
  uint64_t raw = ((uint64_t)png_get_rowbytes(png, info) + 1) * header->height;
  png_uint_32 x = 0, y = 0;
  int unit = 0;
  if (png_get_pHYs(png, info, &x, &y, &unit) && unit == PNG_RESOLUTION_METER && x == y)
    header->density = x;
  ask_for_rgba(png, info, header);
  uint64_t cost = header->fine ? fine_cost : 1;
  if ((uint64_t)header->width * header->height * cost > limit)
    png_error(png, "the image is too large");
  if (raw / largest_expansion > count) png_error(png, "the file ends too early");
}

cimages_result cpng_open(const uint8_t *bytes, size_t count, uint64_t limit, cpng_reader **reader,
                      cpng_header *header) {
  *reader = NULL;
  if (count < 8 || png_sig_cmp(bytes, 0, 8) != 0) return cimages_failure("this is not a PNG file");
  cpng_reader *opened = calloc(1, sizeof *opened);
  if (!opened) return cimages_failure("out of memory");
  opened->png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, &opened->result, fail, ignore);
  opened->info = opened->png ? png_create_info_struct(opened->png) : NULL;
  if (!opened->info) {
    cpng_close(opened);
    return cimages_failure("out of memory");
  }
  opened->source = opened->file = (source_bytes){.bytes = bytes, .count = count};
  opened->result.succeeded = true;
  if (setjmp(png_jmpbuf(opened->png)) == 0) {
    png_set_read_fn(opened->png, &opened->source, take);
    // Any damage is an error, although libpng would only drop damaged text entries.
    png_set_crc_action(opened->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    png_uint_32 longest = limit < PNG_UINT_31_MAX ? (png_uint_32)limit : PNG_UINT_31_MAX;
    png_set_user_limits(opened->png, longest, longest);
    png_set_chunk_malloc_max(opened->png, largest_chunk);
    png_set_chunk_cache_max(opened->png, most_chunks);
    read_header(opened, limit);
  }
  cimages_result result = opened->result;
  if (result.succeeded) {
    *reader = opened;
    *header = opened->header;
  } else {
    cpng_close(opened);
  }
  return result;
}

static void read_rows(cpng_reader *reader, uint8_t *target) {
  png_structp png = reader->png;
  size_t stride = (size_t)reader->header.width * (reader->header.fine ? 8 : 4);
  // Rows of an interlaced image are filled in several passes, so they must be initialized.
  int passes = png_set_interlace_handling(png);
  if (passes > 1) memset(target, 0, stride * reader->header.height);
  png_read_update_info(png, reader->info);
  if (png_get_rowbytes(png, reader->info) != stride)
    png_error(png, "the pixels have an unexpected format");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < reader->header.height; y++)
      png_read_row(png, target + y * stride, NULL);
  png_read_end(png, reader->info);
  check_texts(png, reader->info);
}

cimages_result cpng_read(cpng_reader *reader, void *target) {
  reader->result = (cimages_result){.succeeded = true};
  // ISA-L decompresses in a third of the time of zlib.
  if (!reader->header.fine &&
      cpng_read_plain(reader->file.bytes, reader->file.count, reader->header, target))
    return reader->result;
  if (setjmp(png_jmpbuf(reader->png)) == 0) read_rows(reader, target);
  return reader->result;
}

size_t cpng_text_count(const cpng_reader *reader) {
  png_textp texts = NULL;
  int count = 0;
  png_get_text(reader->png, reader->info, &texts, &count);
  return count > 0 ? (size_t)count : 0;
}

cpng_text cpng_text_at(const cpng_reader *reader, size_t index) {
  png_textp texts = NULL;
  png_get_text(reader->png, reader->info, &texts, NULL);
  return (cpng_text){.keyword = texts[index].key, .text = texts[index].text};
}

void cpng_close(cpng_reader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

void cpng_narrow(const uint16_t *samples, size_t count, uint8_t *bytes) {
  for (size_t index = 0; index < count; index++)
    bytes[index] = (uint8_t)((samples[index] * 255u + 32895u) >> 16);
}

const char *cpng_version(void) { return png_get_libpng_ver(NULL); }

const char *cpng_zlib_version(void) { return zlibVersion(); }
