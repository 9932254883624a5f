#include <webp/decode.h>
#include <webp/encode.h>

#include <math.h>
#include <stdlib.h>

#include "output.h"

const uint32_t cwebp_largest_side = WEBP_MAX_DIMENSION;

static int append(const uint8_t *bytes, size_t count, const WebPPicture *picture) {
  return cimages_append(picture->custom_ptr, bytes, count);
}

/// Copy pixels that aren't opaque to a picture, not premultiplied.
static bool import(const uint32_t *pixels, WebPPicture *picture) {
  const size_t count = (size_t)picture->width * (size_t)picture->height;
  uint8_t *bytes = malloc(4 * count);
  if (!bytes) return false;
  cpng_straighten(pixels, count, bytes);
  const bool succeeded = WebPPictureImportRGBA(picture, bytes, picture->width * 4);
  free(bytes);
  return succeeded;
}

int cwebp_encode(const uint32_t *pixels, cwebp_options options, cimages_buffer *output) {
  WebPConfig config;
  WebPPicture picture;
  if (!WebPConfigInit(&config) || !WebPPictureInit(&picture)) return VP8_ENC_ERROR_INVALID_CONFIGURATION;
  config.lossless = options.quality == 0;
  config.method = options.method;
  config.quality = (float)(config.lossless ? options.effort : options.quality);
  // Keep the colors of transparent pixels, which lossy blocks fill with what takes few bytes.
  config.exact = config.lossless;
  // Colored edges of letters need the chroma of their pixels.
  config.use_sharp_yuv = !config.lossless;
  picture.use_argb = 1;
  picture.width = (int)options.width;
  picture.height = (int)options.height;
  picture.writer = append;
  picture.custom_ptr = output;
  // Opaque words are those of libwebp, which only reads them.
  const bool opaque = cpng_is_opaque(pixels, (size_t)options.width * options.height);
  if (opaque) {
    picture.argb = (uint32_t *)pixels;
    picture.argb_stride = picture.width;
  }
  int status = VP8_ENC_OK;
  if ((!opaque && !import(pixels, &picture)) || !WebPEncode(&config, &picture))
    status = picture.error_code == VP8_ENC_OK ? VP8_ENC_ERROR_OUT_OF_MEMORY : picture.error_code;
  WebPPictureFree(&picture);
  return status;
}

typedef struct {
  uint32_t counts[4][256];
} histogram;

static void add(histogram *histogram, uint32_t pixel) {
  for (int channel = 0; channel < 4; channel++) histogram->counts[channel][pixel >> 8 * channel & 255]++;
}

/// Return the differences of the channels of two pixels.
static uint32_t difference(uint32_t first, uint32_t second) {
  const uint32_t even = 0x00FF00FF, odd = 0xFF00FF00;
  return (((first | odd) - (second & even)) & even) | (((first >> 8 | odd) - (second >> 8 & even)) & even) << 8;
}

/// Return a measure that is larger for values that take fewer bits, with rounded terms so that it is
/// the same with every library of functions.
static int64_t order(const histogram *histogram) {
  int64_t sum = 0;
  for (int channel = 0; channel < 4; channel++)
    for (int value = 0; value < 256; value++) {
      const uint32_t count = histogram->counts[channel][value];
      if (count > 1) sum += count * llround(log2(count) * 65536);
    }
  return sum;
}

bool cwebp_is_gradual(const uint32_t *pixels, size_t width, size_t height) {
  histogram colors = {0}, differences = {0};
  for (size_t y = 1; y < height; y += 4) {
    const uint32_t *row = pixels + y * width, *above = row - width;
    for (size_t x = 1; x < width; x++) {
      // Repeated pixels take few bits either way.
      if (row[x] == row[x - 1] || row[x] == above[x]) continue;
      add(&colors, row[x]);
      add(&differences, difference(row[x], row[x - 1]));
    }
  }
  return order(&differences) > order(&colors);
}

bool cwebp_decode(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height,
                  uint8_t *pixels) {
  int actual_width = 0, actual_height = 0;
  if (!WebPGetInfo(bytes, count, &actual_width, &actual_height) ||
      (uint32_t)actual_width != width || (uint32_t)actual_height != height)
    return false;
  const size_t size = (size_t)width * height * 4;
  return WebPDecodeRGBAInto(bytes, count, pixels, size, (int)width * 4) != NULL;
}
