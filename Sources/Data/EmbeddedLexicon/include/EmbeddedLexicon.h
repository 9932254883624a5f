// The lexicon of English. README.md describes its sources, its licenses and its making.
#ifndef EMBEDDED_LEXICON_H
#define EMBEDDED_LEXICON_H

#include <stddef.h>

/// The bytes of a lexicon, valid for the lifetime of the program.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} EmbeddedLexicon;

/// Return the lexicon of English; its pages are read when they are used.
EmbeddedLexicon embedded_english_lexicon(void);

#endif
