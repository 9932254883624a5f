#include <isa-l/igzip_lib.h>

// ISA-L chooses its functions by the processor, and some of them find other matches than the portable
// ones. Files must have the same bytes on every machine, so these definitions, which precede those of
// the library in the search of the dynamic linker, call the portable functions. Functions whose result
// doesn't depend on the processor, such as checksums, stay as fast as they are.

void isal_deflate_icf_body_hash_hist_base(struct isal_zstream *stream);
void isal_deflate_icf_finish_hash_hist_base(struct isal_zstream *stream);
void *encode_deflate_icf_base(void *next, void *end, void *bits, void *codes);

void isal_deflate_icf_body_lvl1(struct isal_zstream *stream);
void isal_deflate_icf_finish_lvl1(struct isal_zstream *stream);
void *encode_deflate_icf(void *next, void *end, void *bits, void *codes);

void isal_deflate_icf_body_lvl1(struct isal_zstream *stream) {
  isal_deflate_icf_body_hash_hist_base(stream);
}

void isal_deflate_icf_finish_lvl1(struct isal_zstream *stream) {
  isal_deflate_icf_finish_hash_hist_base(stream);
}

void *encode_deflate_icf(void *next, void *end, void *bits, void *codes) {
  return encode_deflate_icf_base(next, end, bits, codes);
}
