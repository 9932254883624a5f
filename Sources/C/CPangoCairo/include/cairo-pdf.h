// The compiler flags of HarfBuzz don't name the folder of this header.
#if __has_include(<cairo/cairo-pdf.h>)
#include <cairo/cairo-pdf.h>
#else
#include_next <cairo-pdf.h>
#endif
