#include <string.h>

#include "../processors.h"
#include "../output.h"
#include "chunks.h"
#include "pixels.h"

PROCESSOR_CLONES
bool cpng_is_opaque(const uint32_t *pixels, size_t count) {
  // Blocks without branches, which compilers vectorize.
  size_t index = 0;
  for (; index + 4096 <= count; index += 4096) {
    uint32_t all = UINT32_MAX;
    for (size_t offset = 0; offset < 4096; offset++) all &= pixels[index + offset];
    if (all >> 24 != 255) return false;
  }
  uint32_t all = UINT32_MAX;
  for (; index < count; index++) all &= pixels[index];
  return all >> 24 == 255;
}

static bool write_header(cimages_buffer *output, cpng_options options, const cpng_palette *palette) {
  static const uint8_t signature[8] = {137, 'P', 'N', 'G', 13, 10, 26, 10};
  static const uint8_t perceptual = 0;
  // Eight bits a sample: colors, colors with alpha, or indices of colors.
  uint8_t header[13] = {[8] = 8, [9] = palette ? 3 : options.opaque ? 2 : 6};
  cpng_store(header, options.width);
  cpng_store(header + 4, options.height);
  // Pixels per meter.
  uint8_t density[9] = {[8] = 1};
  cpng_store(density, options.density);
  cpng_store(density + 4, options.density);
  return cimages_append(output, signature, sizeof signature) &&
         cpng_write_chunk(output, "IHDR", header, sizeof header) &&
         cpng_write_chunk(output, "sRGB", &perceptual, 1) &&
         (options.density == 0 || cpng_write_chunk(output, "pHYs", density, sizeof density));
}

static bool write_palette(cimages_buffer *output, const cpng_palette *palette, bool opaque) {
  uint8_t colors[3 * 256], alphas[256];
  // Only a file with this chunk has alpha.
  size_t translucent = opaque ? 0 : 1;
  for (size_t index = 0; index < palette->count; index++) {
    const uint8_t *bytes = (const uint8_t *)&palette->colors[index];
    memcpy(colors + 3 * index, bytes, 3);
    alphas[index] = bytes[3];
    if (bytes[3] < 255) translucent = index + 1;
  }
  return cpng_write_chunk(output, "PLTE", colors, 3 * palette->count) &&
         (translucent == 0 || cpng_write_chunk(output, "tRNS", alphas, translucent));
}

cimages_result cpng_encode(const void *pixels, cpng_options options, const cpng_text *texts,
                        size_t text_count, cimages_buffer *output) {
  cpng_palette memory, *palette = NULL;
  if (options.may_have_palette && options.small &&
      cpng_collect_colors(pixels, options, &memory))
    palette = &memory;
  bool succeeded =
      cimages_reserve(output, 128 << 10) && write_header(output, options, palette);
  for (size_t index = 0; index < text_count && succeeded; index++)
    succeeded = cpng_write_text(output, texts[index]);
  if (palette) succeeded = succeeded && write_palette(output, palette, options.opaque);
  succeeded = succeeded && cpng_write_pixels(output, pixels, options, palette) &&
              cpng_write_chunk(output, "IEND", NULL, 0);
  return succeeded ? (cimages_result){.succeeded = true} : cimages_failure("out of memory");
}
