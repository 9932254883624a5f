#include "folder.h"

static const EmbeddedFile report[] = {
#include "Lists/report.inc"
};
FOLDER(report)
