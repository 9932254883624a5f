#include "folder.h"

static const EmbeddedFile annotations[] = {
#include "Lists/annotations.inc"
};
FOLDER(annotations)
