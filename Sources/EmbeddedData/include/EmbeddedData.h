// The files that are built into the program. See README.md beside the locale files and beside the
// emoji tables for their formats. `make generate` writes the lists of them, *.inc.
#ifndef EMBEDDED_DATA_H
#define EMBEDDED_DATA_H

#include <stdbool.h>
#include <stddef.h>

/// A file's name without its suffix, and its bytes, which live as long as the program.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} EmbeddedFile;

/// The number of themes.
size_t embedded_theme_count(void);
/// The theme at an index below the count; an empty file beyond.
EmbeddedFile embedded_theme(size_t index);

/// The number of locale files.
size_t embedded_locale_count(void);
/// The locale file at an index below the count; an empty file beyond.
EmbeddedFile embedded_locale(size_t index);

/// The names in a locale file.
typedef struct {
  const char *swift_name;
  const char *flag;
  const char *list_name;
  bool right_to_left;
} EmbeddedLocaleNames;

/// The names of the locale at an index below the count; none beyond.
EmbeddedLocaleNames embedded_locale_names(size_t index);

/// The number of emoji tables.
size_t embedded_emoji_table_count(void);
/// The emoji table at an index below the count; an empty file beyond.
EmbeddedFile embedded_emoji_table(size_t index);

/// The number of templates of the gallery.
size_t embedded_template_count(void);
/// The template at an index below the count; an empty file beyond.
EmbeddedFile embedded_template(size_t index);

#endif
