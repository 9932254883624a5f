// The page of the HTML report of golden images, as it lies in the folder Page.
#ifndef EMBEDDED_REPORT_H
#define EMBEDDED_REPORT_H

#include <stddef.h>

/// The bytes of a file, which live as long as the program.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} EmbeddedText;

/// The page, with places for the style, the script and the data.
EmbeddedText embedded_report_page(void);

EmbeddedText embedded_report_style(void);

/// The scripts of the page, in the order in which they run.
EmbeddedText embedded_report_script(void);

#endif
