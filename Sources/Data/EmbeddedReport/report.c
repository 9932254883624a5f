#include "EmbeddedReport.h"

static const unsigned char page[] = {
#embed "Page/page.html"
};

static const unsigned char style[] = {
#embed "Page/page.css"
};

static const unsigned char script[] = {
#embed "Page/report.js"
    ,
#embed "Page/list.js"
    ,
#embed "Page/viewer.js"
    ,
#embed "Page/mixing.js"
    ,
#embed "Page/details.js"
    ,
#embed "Page/decisions.js"
};

EmbeddedText embedded_report_page(void) {
  return (EmbeddedText){page, sizeof page};
}

EmbeddedText embedded_report_style(void) {
  return (EmbeddedText){style, sizeof style};
}

EmbeddedText embedded_report_script(void) {
  return (EmbeddedText){script, sizeof script};
}
