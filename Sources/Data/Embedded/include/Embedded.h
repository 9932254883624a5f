// The files embedded in programs. `make generate` writes their lists, Lists/*.inc.
#ifndef EMBEDDED_H
#define EMBEDDED_H

#include <stdbool.h>
#include <stddef.h>

/// A file, valid for the lifetime of the program.
typedef struct {
  /// The path in its folder; without the suffix where all files of the folder have the same.
  const char *name;
  const unsigned char *bytes;
  size_t count;
} EmbeddedFile;

typedef struct {
  const EmbeddedFile *files;
  size_t count;
} EmbeddedFolder;

typedef struct {
  const char *swift_name;
  const char *flag;
  const char *list_name;
  bool right_to_left;
} EmbeddedLocaleNames;

/// The theme files in display order.
EmbeddedFolder embedded_themes(void);

/// The locale files in list order.
EmbeddedFolder embedded_locales(void);

/// The names of all locales, in the order of their files.
const EmbeddedLocaleNames *embedded_locale_names(void);

EmbeddedFolder embedded_emojis(void);

/// The words of emojis in each language, compressed, and the endings of plurals.
EmbeddedFolder embedded_annotations(void);

EmbeddedFolder embedded_conversations(void);

/// The icons of each design.
EmbeddedFolder embedded_icons(void);

/// The sources of `KeyboardThemeFile`, which exported themes bring to apps.
EmbeddedFolder embedded_app(void);

/// The templates of gallery pages, with their style, script and photo.
EmbeddedFolder embedded_gallery(void);

/// The templates of new files, which `FileTemplate` fills, and the words that imports know.
EmbeddedFolder embedded_templates(void);

/// The JSON Schemas of outputs that programs read.
EmbeddedFolder embedded_schemas(void);

/// The page of golden reports.
EmbeddedFolder embedded_report(void);

/// The page of the studio, and CodeMirror, whose files are empty if its package wasn't installed.
EmbeddedFolder embedded_studio(void);

/// `Themes/CODES.md`, the pages of the codes of diagnostics.
EmbeddedFile embedded_codes(void);

/// What authors of themes write who know other formats, and what they mean.
EmbeddedFile embedded_mistakes(void);

/// Commands and options of an earlier version, with what replaces them.
EmbeddedFile embedded_former_arguments(void);

/// The lexicon of English, whose pages are read when they are used.
EmbeddedFile embedded_english_lexicon(void);

/// A table of spellings that sound alike.
EmbeddedFile embedded_sounds(void);

/// A table of the dictionaries that lexicons are built from.
EmbeddedFile embedded_dictionaries(void);

#endif
