#ifndef CIMAGES_OUTPUT_H
#define CIMAGES_OUTPUT_H

#include "CImages.h"

// A file under construction. Functions return false if memory is exhausted; the buffer stays valid.

bool cimages_reserve(cimages_buffer *output, size_t count);

bool cimages_append(cimages_buffer *output, const void *bytes, size_t count);

cimages_result cimages_failure(const char *message);

#endif
