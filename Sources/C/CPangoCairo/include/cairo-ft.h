// The compiler flags of HarfBuzz don't name the folder of this header.
#if __has_include(<cairo/cairo-ft.h>)
#include <cairo/cairo-ft.h>
#else
#include_next <cairo-ft.h>
#endif
