#define _GNU_SOURCE
#include "shim.h"
#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

PangoFcFontMap *kb_fc_font_map(PangoFontMap *map) { return PANGO_FC_FONT_MAP(map); }

PangoCairoFont *kb_cairo_font(PangoFont *font) { return PANGO_CAIRO_FONT(font); }

bool kb_file_exists(const char *path) { return g_file_test(path, G_FILE_TEST_EXISTS); }

int kb_memory_file(const void *bytes, size_t count) {
  int file = memfd_create("font", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file < 0) return -1;
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      close(file);
      return -1;
    }
    bytes = (const char *)bytes + written;
    count -= (size_t)written;
  }
  fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL);
  return file;
}

void kb_close(int file) { close(file); }
