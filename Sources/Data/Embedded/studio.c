#include "folder.h"

// The package libjs-codemirror of Debian. Its files go along with their license or not at all.
#if __has_embed("/usr/share/javascript/codemirror/lib/codemirror.js") == 1 &&                                    \
    __has_embed("/usr/share/javascript/codemirror/lib/codemirror.css") == 1 &&                                   \
    __has_embed("/usr/share/javascript/codemirror/mode/javascript/javascript.js") == 1 &&                        \
    __has_embed("/usr/share/javascript/codemirror/addon/edit/matchbrackets.js") == 1 &&                          \
    __has_embed("/usr/share/javascript/codemirror/addon/edit/closebrackets.js") == 1 &&                          \
    __has_embed("/usr/share/doc/libjs-codemirror/copyright") == 1
#define HAS_EDITOR
#endif

static const unsigned char editor_script[] = {
#ifdef HAS_EDITOR
#embed "/usr/share/javascript/codemirror/lib/codemirror.js"
    , '\n', ';',
#embed "/usr/share/javascript/codemirror/mode/javascript/javascript.js"
    , '\n', ';',
#embed "/usr/share/javascript/codemirror/addon/edit/matchbrackets.js"
    , '\n', ';',
#embed "/usr/share/javascript/codemirror/addon/edit/closebrackets.js"
    ,
#endif
    '\n',
};

static const unsigned char editor_style[] = {
#ifdef HAS_EDITOR
#embed "/usr/share/javascript/codemirror/lib/codemirror.css"
    ,
#endif
    '\n',
};

static const unsigned char editor_license[] = {
#ifdef HAS_EDITOR
#embed "/usr/share/doc/libjs-codemirror/copyright"
    ,
#endif
    '\n',
};

static const EmbeddedFile studio[] = {
#include "Lists/studio.inc"
    {"codemirror.js", editor_script, sizeof editor_script},
    {"codemirror.css", editor_style, sizeof editor_style},
    {"codemirror-license.txt", editor_license, sizeof editor_license},
};
FOLDER(studio)
