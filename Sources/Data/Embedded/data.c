#include "folder.h"

static const EmbeddedFile themes[] = {
#include "Lists/themes.inc"
};
FOLDER(themes)

static const EmbeddedFile locales[] = {
#include "Lists/locales.inc"
};
FOLDER(locales)

static const EmbeddedFile emojis[] = {
#include "Lists/emojis.inc"
};
FOLDER(emojis)

static const EmbeddedFile conversations[] = {
#include "Lists/conversations.inc"
};
FOLDER(conversations)

static const EmbeddedFile icons[] = {
#include "Lists/icons.inc"
};
FOLDER(icons)

static const EmbeddedFile gallery[] = {
#include "Lists/gallery.inc"
};
FOLDER(gallery)

static const EmbeddedFile templates[] = {
#include "Lists/templates.inc"
};
FOLDER(templates)

static const EmbeddedFile schemas[] = {
#include "Lists/schemas.inc"
};
FOLDER(schemas)

static const unsigned char mistakes[] = {
#embed "Mistakes/mistakes.txt"
};

EmbeddedFile embedded_mistakes(void) {
  return (EmbeddedFile){"mistakes.txt", mistakes, sizeof mistakes};
}

static const unsigned char former_arguments[] = {
#embed "Arguments/former-arguments.txt"
};

EmbeddedFile embedded_former_arguments(void) {
  return (EmbeddedFile){"former-arguments.txt", former_arguments, sizeof former_arguments};
}

static const EmbeddedLocaleNames locale_names[] = {
#include "Lists/localeNames.inc"
};

const EmbeddedLocaleNames *embedded_locale_names(void) { return locale_names; }
