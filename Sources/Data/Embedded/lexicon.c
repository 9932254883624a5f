#include "Embedded.h"

// Sections of the file hold 32-bit numbers.
_Alignas(8) static const unsigned char english[] = {
#embed "Lexicon/english.lexicon"
};

EmbeddedFile embedded_english_lexicon(void) {
  return (EmbeddedFile){"english", english, sizeof english};
}

static const unsigned char sounds[] = {
#embed "Lexicon/sounds.txt"
};

EmbeddedFile embedded_sounds(void) {
  return (EmbeddedFile){"sounds.txt", sounds, sizeof sounds};
}

static const unsigned char dictionaries[] = {
#embed "Lexicon/dictionaries.txt"
};

EmbeddedFile embedded_dictionaries(void) {
  return (EmbeddedFile){"dictionaries.txt", dictionaries, sizeof dictionaries};
}
