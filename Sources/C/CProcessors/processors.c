// The header is all of this target, which needs a file to compile.
#include "CProcessors.h"
