#include "Embedded.h"

static const unsigned char codes[] = {
#embed "../../../Themes/CODES.md"
};

EmbeddedFile embedded_codes(void) {
  return (EmbeddedFile){"CODES.md", codes, sizeof codes};
}
