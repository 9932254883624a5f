#include <string.h>
#include <zlib.h>

#include "CImages.h"

cpng_box cpng_changed_box(const uint32_t *before, const uint32_t *after, uint32_t width,
                          uint32_t height) {
  const size_t stride = (size_t)width * sizeof(uint32_t);
  uint32_t top = 0, bottom = height;
  while (top < bottom && memcmp(before + (size_t)top * width, after + (size_t)top * width, stride) == 0)
    top++;
  if (top == bottom) return (cpng_box){0};
  while (memcmp(before + (size_t)(bottom - 1) * width, after + (size_t)(bottom - 1) * width,
                stride) == 0)
    bottom--;
  uint32_t left = width, right = 0;
  for (uint32_t y = top; y < bottom; y++) {
    const uint32_t *old = before + (size_t)y * width, *new = after + (size_t)y * width;
    // Only differences outside of the columns found so far can extend them.
    for (uint32_t x = 0; x < left; x++)
      if (old[x] != new[x]) left = x;
    for (uint32_t x = width; x > right; x--)
      if (old[x - 1] != new[x - 1]) right = x;
  }
  return (cpng_box){.x = left, .y = top, .width = right - left, .height = bottom - top};
}

cpng_change cpng_copy_changes(const uint32_t *before, const uint32_t *after, uint32_t width,
                              cpng_box box, uint32_t *all, uint32_t *changed) {
  cpng_change change = {.has_unchanged = false, .covers = true};
  for (uint32_t row = 0; row < box.height; row++) {
    const size_t start = (size_t)(box.y + row) * width + box.x;
    for (uint32_t x = 0; x < box.width; x++) {
      uint32_t pixel = after[start + x];
      bool stays = pixel == before[start + x];
      *all++ = pixel;
      *changed++ = stays ? 0 : pixel;
      change.has_unchanged |= stays && pixel != 0;
      change.covers &= stays || pixel >> 24 == 255;
    }
  }
  return change;
}

uint32_t cpng_crc(const uint8_t *bytes, size_t count) {
  return (uint32_t)crc32_z(crc32_z(0, NULL, 0), bytes, count);
}
