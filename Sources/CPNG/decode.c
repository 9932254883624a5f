#include <stdlib.h>
#include <string.h>

#include "result.h"

// Enough for every text that we write, and little enough for hostile files: at most this much memory
// for the texts, whatever they decompress to.
static const png_alloc_size_t largest_chunk = 4 << 20;
static const png_uint_32 most_chunks = 64;

typedef struct {
  const uint8_t *bytes;
  size_t count;
} source_bytes;

static void take(png_structp png, png_bytep target, size_t count) {
  source_bytes *source = png_get_io_ptr(png);
  if (count > source->count) png_error(png, "the file ends too early");
  memcpy(target, source->bytes, count);
  source->bytes += count;
  source->count -= count;
}

// Turns every kind of pixel into the bytes R, G, B, A.
static void ask_for_rgba(png_structp png, png_infop info, cpng_image *image) {
  png_byte color = png_get_color_type(png, info);
  bool has_key = png_get_valid(png, info, PNG_INFO_tRNS) != 0;
  image->opaque = !(color & PNG_COLOR_MASK_ALPHA) && !has_key;
  png_set_expand(png);
  png_set_scale_16(png);
  if (!(color & PNG_COLOR_MASK_COLOR)) png_set_gray_to_rgb(png);
  if (image->opaque) png_set_filler(png, 255, PNG_FILLER_AFTER);
}

static char *copy_of(const char *text) {
  size_t count = text ? strlen(text) : 0;
  char *copy = malloc(count + 1);
  if (!copy) return NULL;
  if (count) memcpy(copy, text, count);
  copy[count] = 0;
  return copy;
}

static void copy_texts(png_structp png, png_infop info, cpng_image *image) {
  png_textp texts = NULL;
  int count = 0;
  png_get_text(png, info, &texts, &count);
  if (count <= 0) return;
  image->texts = calloc((size_t)count, sizeof *image->texts);
  if (!image->texts) png_error(png, "out of memory");
  for (int index = 0; index < count; index++) {
    cpng_text *copy = &image->texts[image->text_count++];
    copy->keyword = copy_of(texts[index].key);
    copy->text = copy_of(texts[index].text);
    if (!copy->keyword || !copy->text) png_error(png, "out of memory");
  }
}

static void read_rows(png_structp png, cpng_image *image, int passes) {
  size_t stride = (size_t)image->width * 4;
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < image->height; y++)
      png_read_row(png, image->pixels + y * stride, NULL);
}

static void read_image(png_structp png, png_infop info, uint64_t limit, cpng_image *image) {
  png_read_info(png, info);
  image->width = png_get_image_width(png, info);
  image->height = png_get_image_height(png, info);
  if ((uint64_t)image->width * image->height > limit) png_error(png, "the picture is too large");
  png_uint_32 x = 0, y = 0;
  int unit = 0;
  if (png_get_pHYs(png, info, &x, &y, &unit) && unit == PNG_RESOLUTION_METER && x == y)
    image->density = x;
  ask_for_rgba(png, info, image);
  // Rows of an interlaced picture are filled in several passes, so all of them start out defined.
  bool interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
  size_t size = (size_t)image->width * image->height * 4;
  image->pixels = interlaced ? calloc(size, 1) : malloc(size);
  if (!image->pixels) png_error(png, "out of memory");
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)image->width * 4)
    png_error(png, "the pixels have an unexpected form");
  read_rows(png, image, passes);
  png_read_end(png, info);
  copy_texts(png, info, image);
}

cpng_result cpng_decode(const uint8_t *bytes, size_t count, uint64_t limit, cpng_image *image) {
  *image = (cpng_image){0};
  if (count < 8 || png_sig_cmp(bytes, 0, 8) != 0) return cpng_failure("this is not a PNG file");
  cpng_result result = {.succeeded = true};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &result, cpng_fail, cpng_ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_read_struct(&png, &info, NULL);
    return cpng_failure("out of memory");
  }
  source_bytes source = {.bytes = bytes, .count = count};
  if (setjmp(png_jmpbuf(png)) == 0) {
    png_set_read_fn(png, &source, take);
    png_uint_32 longest = limit < PNG_UINT_31_MAX ? (png_uint_32)limit : PNG_UINT_31_MAX;
    png_set_user_limits(png, longest, longest);
    png_set_chunk_malloc_max(png, largest_chunk);
    png_set_chunk_cache_max(png, most_chunks);
    read_image(png, info, limit, image);
  }
  png_destroy_read_struct(&png, &info, NULL);
  if (!result.succeeded) cpng_image_free(image);
  return result;
}
