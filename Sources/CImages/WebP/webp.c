#include "CWebP.h"

#include <webp/decode.h>
#include <webp/encode.h>

const uint32_t cwebp_largest_side = WEBP_MAX_DIMENSION;

int cwebp_encode(const uint8_t *pixels, cwebp_options options, cwebp_buffer *output) {
  WebPConfig config;
  WebPPicture picture;
  *output = (cwebp_buffer){0};
  if (!WebPConfigInit(&config) || !WebPPictureInit(&picture)) return VP8_ENC_ERROR_INVALID_CONFIGURATION;
  config.lossless = 1;
  config.method = options.method;
  config.quality = (float)options.effort;
  // Keep the colors of transparent pixels.
  config.exact = 1;
  WebPMemoryWriter writer;
  WebPMemoryWriterInit(&writer);
  picture.use_argb = 1;
  picture.width = (int)options.width;
  picture.height = (int)options.height;
  picture.writer = WebPMemoryWrite;
  picture.custom_ptr = &writer;
  int status = VP8_ENC_OK;
  if (!WebPPictureImportRGBA(&picture, pixels, (int)options.width * 4) ||
      !WebPEncode(&config, &picture))
    status = picture.error_code == VP8_ENC_OK ? VP8_ENC_ERROR_OUT_OF_MEMORY : picture.error_code;
  WebPPictureFree(&picture);
  if (status == VP8_ENC_OK)
    *output = (cwebp_buffer){.bytes = writer.mem, .count = writer.size};
  else
    WebPMemoryWriterClear(&writer);
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

void cwebp_buffer_free(cwebp_buffer *buffer) {
  WebPFree(buffer->bytes);
  *buffer = (cwebp_buffer){0};
}

int cwebp_version(void) { return WebPGetEncoderVersion(); }
