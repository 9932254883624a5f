#include <png.h>
#include <string.h>
#include <zlib.h>

#include "CImages.h"

static uint32_t number_at(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

bool cpng_is_intact(const uint8_t *bytes, size_t count, cpng_header *header) {
  *header = (cpng_header){0};
  if (count < 8 || png_sig_cmp(bytes, 0, 8) != 0) return false;
  bool has_pixels = false;
  size_t place = 8;
  // A chunk consists of a length, a type, as many bytes of data, and a checksum of type and data.
  while (count - place >= 12) {
    uint32_t length = number_at(bytes + place);
    const uint8_t *name = bytes + place + 4;
    if (length > PNG_UINT_31_MAX || length > count - place - 12) return false;
    uLong sum = crc32(crc32(0, NULL, 0), name, (uInt)length + 4);
    if (sum != number_at(name + 4 + length)) return false;
    if (place == 8) {
      if (memcmp(name, "IHDR", 4) != 0 || length != 13) return false;
      header->width = number_at(name + 4);
      header->height = number_at(name + 8);
      if (header->width == 0 || header->height == 0) return false;
    }
    if (memcmp(name, "IDAT", 4) == 0) has_pixels = true;
    if (memcmp(name, "IEND", 4) == 0) return has_pixels;
    place += 12 + (size_t)length;
  }
  return false;
}
