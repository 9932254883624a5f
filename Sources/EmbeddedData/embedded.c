#include "EmbeddedData.h"
