#ifndef CPANGOCAIRO_SHIM_H
#define CPANGOCAIRO_SHIM_H
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <fontconfig/fontconfig.h>
#include <malloc.h>
#include <stdbool.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <sys/auxv.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include <fontconfig/fcfreetype.h>

/// Replace the macro PANGO_FC_FONT_MAP, a checked cast.
PangoFcFontMap *kb_fc_font_map(PangoFontMap *map);

/// Replace the macro PANGO_CAIRO_FONT, a checked cast.
PangoCairoFont *kb_cairo_font(PangoFont *font);

/// Whether a file exists; GLib's flags of tests are an option set or integers in Swift, depending on its version.
bool kb_file_exists(const char *path);

/// Return the descriptor of a file in memory with these bytes, which nothing can change, or -1.
int kb_memory_file(const void *bytes, size_t count);

/// Close a file in memory.
void kb_close(int file);

#endif
