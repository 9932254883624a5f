#include "EmbeddedData.h"

#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)

// Each list ends with an empty entry, because C has no empty arrays.
static const EmbeddedFile themes[] = {
#include "themes.inc"
    {0, 0, 0}};

static const EmbeddedFile locales[] = {
#include "locales.inc"
    {0, 0, 0}};

static const EmbeddedLocaleNames locale_names[] = {
#include "localeNames.inc"
    {0, 0, 0, false}};

static const EmbeddedFile emoji_tables[] = {
#include "emojis.inc"
    {0, 0, 0}};

static const EmbeddedFile conversations[] = {
#include "conversations.inc"
    {0, 0, 0}};

static const EmbeddedFile templates[] = {
#include "templates.inc"
    {0, 0, 0}};

static const size_t theme_count = sizeof themes / sizeof *themes - 1;
static const size_t locale_count = sizeof locales / sizeof *locales - 1;
static const size_t emoji_table_count = sizeof emoji_tables / sizeof *emoji_tables - 1;
static const size_t conversation_count = sizeof conversations / sizeof *conversations - 1;
static const size_t template_count = sizeof templates / sizeof *templates - 1;

size_t embedded_theme_count(void) { return theme_count; }

EmbeddedFile embedded_theme(size_t index) {
  return themes[index < theme_count ? index : theme_count];
}

size_t embedded_locale_count(void) { return locale_count; }

EmbeddedFile embedded_locale(size_t index) {
  return locales[index < locale_count ? index : locale_count];
}

EmbeddedLocaleNames embedded_locale_names(size_t index) {
  return locale_names[index < locale_count ? index : locale_count];
}

size_t embedded_emoji_table_count(void) { return emoji_table_count; }

EmbeddedFile embedded_emoji_table(size_t index) {
  return emoji_tables[index < emoji_table_count ? index : emoji_table_count];
}

size_t embedded_conversation_count(void) { return conversation_count; }

EmbeddedFile embedded_conversation(size_t index) {
  return conversations[index < conversation_count ? index : conversation_count];
}

size_t embedded_template_count(void) { return template_count; }

EmbeddedFile embedded_template(size_t index) {
  return templates[index < template_count ? index : template_count];
}
