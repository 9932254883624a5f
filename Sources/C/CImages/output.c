#include "output.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool cimages_reserve(cimages_buffer *output, size_t count) {
  size_t needed = output->count + count;
  if (needed <= output->capacity) return true;
  size_t capacity = output->capacity * 2 > needed ? output->capacity * 2 : needed;
  uint8_t *grown = realloc(output->bytes, capacity);
  if (!grown) return false;
  output->bytes = grown;
  output->capacity = capacity;
  return true;
}

bool cimages_append(cimages_buffer *output, const void *bytes, size_t count) {
  if (!cimages_reserve(output, count)) return false;
  if (count > 0) memcpy(output->bytes + output->count, bytes, count);
  output->count += count;
  return true;
}

void cimages_free(cimages_buffer *buffer) {
  free(buffer->bytes);
  *buffer = (cimages_buffer){0};
}

cimages_result cimages_failure(const char *message) {
  cimages_result result = {.succeeded = false};
  snprintf(result.message, sizeof result.message, "%s", message);
  return result;
}
