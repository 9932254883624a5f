#include "folder.h"

static const EmbeddedFile app[] = {
#include "Lists/app.inc"
};
FOLDER(app)
