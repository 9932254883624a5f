#include "shim.h"

PangoFcFontMap *kb_fc_font_map(PangoFontMap *map) { return PANGO_FC_FONT_MAP(map); }

PangoCairoFont *kb_cairo_font(PangoFont *font) { return PANGO_CAIRO_FONT(font); }
