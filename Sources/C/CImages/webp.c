#include <webp/decode.h>
#include <webp/encode.h>

#include "output.h"

const uint32_t cwebp_largest_side = WEBP_MAX_DIMENSION;

static int append(const uint8_t *bytes, size_t count, const WebPPicture *picture) {
  return cimages_append(picture->custom_ptr, bytes, count);
}

int cwebp_encode(const uint8_t *pixels, cwebp_options options, cimages_buffer *output) {
  WebPConfig config;
  WebPPicture picture;
  if (!WebPConfigInit(&config) || !WebPPictureInit(&picture)) return VP8_ENC_ERROR_INVALID_CONFIGURATION;
  config.lossless = 1;
  config.method = options.method;
  config.quality = (float)options.effort;
  // Keep the colors of transparent pixels.
  config.exact = 1;
  picture.use_argb = 1;
  picture.width = (int)options.width;
  picture.height = (int)options.height;
  picture.writer = append;
  picture.custom_ptr = output;
  int status = VP8_ENC_OK;
  if (!WebPPictureImportRGBA(&picture, pixels, (int)options.width * 4) ||
      !WebPEncode(&config, &picture))
    status = picture.error_code == VP8_ENC_OK ? VP8_ENC_ERROR_OUT_OF_MEMORY : picture.error_code;
  WebPPictureFree(&picture);
  return status;
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
