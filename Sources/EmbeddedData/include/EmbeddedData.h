#ifndef EMBEDDED_DATA_H
#define EMBEDDED_DATA_H
// Filled by the theme and locale work: see ARCHITECTURE.md, "Embedded data".
#include <stddef.h>
typedef struct { const char *name; const unsigned char *bytes; size_t count; } EmbeddedFile;
#endif
