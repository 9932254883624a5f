// Pango's headers include this name, whose folder is named by HarfBuzz's compiler flags only.
#if __has_include(<harfbuzz/hb.h>)
#include <harfbuzz/hb.h>
#else
#include_next <hb.h>
#endif
