#include "EmbeddedStudio.h"

// The package libjs-codemirror of Debian. Its files go along with their license or not at all.
#if __has_embed("/usr/share/javascript/codemirror/lib/codemirror.js") == 1 &&                                    \
    __has_embed("/usr/share/javascript/codemirror/lib/codemirror.css") == 1 &&                                   \
    __has_embed("/usr/share/javascript/codemirror/mode/javascript/javascript.js") == 1 &&                        \
    __has_embed("/usr/share/javascript/codemirror/addon/edit/matchbrackets.js") == 1 &&                          \
    __has_embed("/usr/share/javascript/codemirror/addon/edit/closebrackets.js") == 1 &&                          \
    __has_embed("/usr/share/doc/libjs-codemirror/copyright") == 1
#define HAS_EDITOR true
#else
#define HAS_EDITOR false
#endif

static const unsigned char editor_script[] = {
#if HAS_EDITOR
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
#if HAS_EDITOR
#embed "/usr/share/javascript/codemirror/lib/codemirror.css"
    ,
#endif
    '\n',
};

static const unsigned char editor_license[] = {
#if HAS_EDITOR
#embed "/usr/share/doc/libjs-codemirror/copyright"
    ,
#endif
    '\n',
};

static const unsigned char page_html[] = {
#embed "Page/page.html"
};
static const unsigned char ask_js[] = {
#embed "Page/ask.js"
};
static const unsigned char background_js[] = {
#embed "Page/background.js"
};
static const unsigned char bar_js[] = {
#embed "Page/bar.js"
};
static const unsigned char canvas_css[] = {
#embed "Page/canvas.css"
};
static const unsigned char canvas_js[] = {
#embed "Page/canvas.js"
};
static const unsigned char client_js[] = {
#embed "Page/client.js"
};
static const unsigned char color_js[] = {
#embed "Page/color.js"
};
static const unsigned char colorfield_js[] = {
#embed "Page/colorfield.js"
};
static const unsigned char commands_js[] = {
#embed "Page/commands.js"
};
static const unsigned char compare_js[] = {
#embed "Page/compare.js"
};
static const unsigned char completion_js[] = {
#embed "Page/completion.js"
};
static const unsigned char compound_js[] = {
#embed "Page/compound.js"
};
static const unsigned char controls_css[] = {
#embed "Page/controls.css"
};
static const unsigned char controls_js[] = {
#embed "Page/controls.js"
};
static const unsigned char dom_js[] = {
#embed "Page/dom.js"
};
static const unsigned char drop_js[] = {
#embed "Page/drop.js"
};
static const unsigned char editor_js[] = {
#embed "Page/editor.js"
};
static const unsigned char exports_js[] = {
#embed "Page/exports.js"
};
static const unsigned char expressions_js[] = {
#embed "Page/expressions.js"
};
static const unsigned char file_js[] = {
#embed "Page/file.js"
};
static const unsigned char fonts_js[] = {
#embed "Page/fonts.js"
};
static const unsigned char geometry_js[] = {
#embed "Page/geometry.js"
};
static const unsigned char gesture_js[] = {
#embed "Page/gesture.js"
};
static const unsigned char gradient_js[] = {
#embed "Page/gradient.js"
};
static const unsigned char handles_js[] = {
#embed "Page/handles.js"
};
static const unsigned char icon_svg[] = {
#embed "Page/icon.svg"
};
static const unsigned char image_js[] = {
#embed "Page/image.js"
};
static const unsigned char inspector_js[] = {
#embed "Page/inspector.js"
};
static const unsigned char live_js[] = {
#embed "Page/live.js"
};
static const unsigned char main_js[] = {
#embed "Page/main.js"
};
static const unsigned char number_js[] = {
#embed "Page/number.js"
};
static const unsigned char page_css[] = {
#embed "Page/page.css"
};
static const unsigned char palette_js[] = {
#embed "Page/palette.js"
};
static const unsigned char panels_css[] = {
#embed "Page/panels.css"
};
static const unsigned char parts_js[] = {
#embed "Page/parts.js"
};
static const unsigned char pick_js[] = {
#embed "Page/pick.js"
};
static const unsigned char picker_js[] = {
#embed "Page/picker.js"
};
static const unsigned char pins_js[] = {
#embed "Page/pins.js"
};
static const unsigned char pixels_js[] = {
#embed "Page/pixels.js"
};
static const unsigned char popover_js[] = {
#embed "Page/popover.js"
};
static const unsigned char problems_js[] = {
#embed "Page/problems.js"
};
static const unsigned char reasons_js[] = {
#embed "Page/reasons.js"
};
static const unsigned char rules_js[] = {
#embed "Page/rules.js"
};
static const unsigned char session_js[] = {
#embed "Page/session.js"
};
static const unsigned char settings_js[] = {
#embed "Page/settings.js"
};
static const unsigned char shadows_js[] = {
#embed "Page/shadows.js"
};
static const unsigned char situations_js[] = {
#embed "Page/situations.js"
};
static const unsigned char slider_js[] = {
#embed "Page/slider.js"
};
static const unsigned char start_js[] = {
#embed "Page/start.js"
};
static const unsigned char store_js[] = {
#embed "Page/store.js"
};
static const unsigned char strings_js[] = {
#embed "Page/strings.js"
};
static const unsigned char sync_js[] = {
#embed "Page/sync.js"
};
static const unsigned char texts_js[] = {
#embed "Page/texts.js"
};
static const unsigned char theme_js[] = {
#embed "Page/theme.js"
};
static const unsigned char types_js[] = {
#embed "Page/types.js"
};
static const unsigned char variables_js[] = {
#embed "Page/variables.js"
};
static const unsigned char wall_js[] = {
#embed "Page/wall.js"
};

#define FILE_OF(name, media, bytes) {name, media, bytes, sizeof bytes}
#define SCRIPT(name) FILE_OF(#name ".js", "text/javascript; charset=utf-8", name##_js)
#define STYLE(name) FILE_OF(#name ".css", "text/css; charset=utf-8", name##_css)
#define IMAGE(name) FILE_OF(#name ".svg", "image/svg+xml", name##_svg)

static const EmbeddedStudioFile files[] = {
    FILE_OF("page.html", "text/html; charset=utf-8", page_html),
    SCRIPT(ask),
    SCRIPT(background),
    SCRIPT(bar),
    STYLE(canvas),
    SCRIPT(canvas),
    SCRIPT(client),
    SCRIPT(color),
    SCRIPT(colorfield),
    SCRIPT(commands),
    SCRIPT(compare),
    SCRIPT(completion),
    SCRIPT(compound),
    STYLE(controls),
    SCRIPT(controls),
    SCRIPT(dom),
    SCRIPT(drop),
    SCRIPT(editor),
    SCRIPT(exports),
    SCRIPT(expressions),
    SCRIPT(file),
    SCRIPT(fonts),
    SCRIPT(geometry),
    SCRIPT(gesture),
    SCRIPT(gradient),
    SCRIPT(handles),
    IMAGE(icon),
    SCRIPT(image),
    SCRIPT(inspector),
    SCRIPT(live),
    SCRIPT(main),
    SCRIPT(number),
    STYLE(page),
    SCRIPT(palette),
    STYLE(panels),
    SCRIPT(parts),
    SCRIPT(pick),
    SCRIPT(picker),
    SCRIPT(pins),
    SCRIPT(pixels),
    SCRIPT(popover),
    SCRIPT(problems),
    SCRIPT(reasons),
    SCRIPT(rules),
    SCRIPT(session),
    SCRIPT(settings),
    SCRIPT(shadows),
    SCRIPT(situations),
    SCRIPT(slider),
    SCRIPT(start),
    SCRIPT(store),
    SCRIPT(strings),
    SCRIPT(sync),
    SCRIPT(texts),
    SCRIPT(theme),
    SCRIPT(types),
    SCRIPT(variables),
    SCRIPT(wall),
    FILE_OF("codemirror.js", "text/javascript; charset=utf-8", editor_script),
    FILE_OF("codemirror.css", "text/css; charset=utf-8", editor_style),
    FILE_OF("codemirror-license.txt", "text/plain; charset=utf-8", editor_license),
};

size_t embedded_studio_file_count(void) { return sizeof files / sizeof *files; }

EmbeddedStudioFile embedded_studio_file(size_t index) { return files[index]; }

bool embedded_studio_has_editor(void) { return HAS_EDITOR; }
