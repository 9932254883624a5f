#include "Embedded.h"

// The function of a folder, whose list has this name, too.
#define FOLDER(list)                                                  \
  EmbeddedFolder embedded_##list(void) {                              \
    return (EmbeddedFolder){list, sizeof list / sizeof *list};        \
  }
