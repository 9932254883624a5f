// The compiler flags of HarfBuzz don't name the folder of this header.
#if __has_include(<cairo/cairo.h>)
#include <cairo/cairo.h>
#else
#include_next <cairo.h>
#endif
