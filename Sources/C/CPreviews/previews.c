// The linker defines the bounds of a section, if a program has one.
#include "CPreviews.h"

extern const preview_function __start_kbrender_previews[]
    __attribute__((weak, visibility("hidden")));
extern const preview_function __stop_kbrender_previews[]
    __attribute__((weak, visibility("hidden")));

const preview_function *previews_start(void) { return __start_kbrender_previews; }

const preview_function *previews_end(void) { return __stop_kbrender_previews; }
