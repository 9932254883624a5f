// The page of the studio as it lies in the folder Page, and the text editor of a package.
#ifndef EMBEDDED_STUDIO_H
#define EMBEDDED_STUDIO_H

#include <stdbool.h>
#include <stddef.h>

/// A file of the page, which lives as long as the program.
typedef struct {
  /// The last part of its address; modules and style sheets name each other by it.
  const char *name;
  const char *media_type;
  const unsigned char *bytes;
  size_t count;
} EmbeddedStudioFile;

size_t embedded_studio_file_count(void);

/// A file by its index; the first one is the page itself.
EmbeddedStudioFile embedded_studio_file(size_t index);

/// Whether CodeMirror was there when the program was built; without it, the text is edited in a plain field.
bool embedded_studio_has_editor(void);

#endif
