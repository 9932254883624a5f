#include "EmbeddedLexicon.h"

// Sections of the file hold 32-bit numbers.
_Alignas(8) static const unsigned char english[] = {
#embed "english.lexicon"
};

EmbeddedLexicon embedded_english_lexicon(void) {
  return (EmbeddedLexicon){english, sizeof english};
}
