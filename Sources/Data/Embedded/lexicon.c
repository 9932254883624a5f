#include "Embedded.h"

// Sections of the file hold 32-bit numbers.
_Alignas(8) static const unsigned char english[] = {
#embed "Lexicon/english.lexicon"
};

EmbeddedFile embedded_english_lexicon(void) {
  return (EmbeddedFile){"english", english, sizeof english};
}
