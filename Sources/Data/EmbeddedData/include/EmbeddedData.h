// The files embedded in the program. Their formats are described in README.md beside the locale
// files and beside the emoji tables. `make generate` writes the lists of them, *.inc.
#ifndef EMBEDDED_DATA_H
#define EMBEDDED_DATA_H

#include <stdbool.h>
#include <stddef.h>

/// The base name and the bytes of a file, valid for the lifetime of the program.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} EmbeddedFile;

size_t embedded_theme_count(void);
/// Return the theme at an index, or an empty file if the index is out of range.
EmbeddedFile embedded_theme(size_t index);

size_t embedded_locale_count(void);
/// Return the locale file at an index, or an empty file if the index is out of range.
EmbeddedFile embedded_locale(size_t index);

typedef struct {
  const char *swift_name;
  const char *flag;
  const char *list_name;
  bool right_to_left;
} EmbeddedLocaleNames;

/// Return the names of the locale at an index, or none if the index is out of range.
EmbeddedLocaleNames embedded_locale_names(size_t index);

size_t embedded_emoji_table_count(void);
/// Return the emoji table at an index, or an empty file if the index is out of range.
EmbeddedFile embedded_emoji_table(size_t index);

size_t embedded_conversation_count(void);
/// Return the conversation at an index, or an empty file if the index is out of range.
EmbeddedFile embedded_conversation(size_t index);

size_t embedded_template_count(void);
/// Return the gallery template at an index, or an empty file if the index is out of range.
EmbeddedFile embedded_template(size_t index);

#endif
