// Definitions of the four functions that would otherwise need a newer glibc than 2.34, the one of Amazon Linux 2023 and
// RHEL 9: .ci/portable links them into the programs, and fails if a program needs a newer one all the same.
// They can go when 2.36 is the oldest glibc of systems in use.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stdlib.h>
#include <sys/random.h>

// Cairo and Foundation use these, whose version is 2.35 since glibc rounds them otherwise. A wider type has no overflow in
// between; where sums are wide enough, the result is the nearest one, so that images have the same bytes on all systems.
double hypot(double x, double y) {
  if (__builtin_isinf(x) || __builtin_isinf(y)) return __builtin_inf();
  return (double)__builtin_sqrtl((long double)x * x + (long double)y * y);
}

float hypotf(float x, float y) {
  if (__builtin_isinf(x) || __builtin_isinf(y)) return __builtin_inff();
  return (float)__builtin_sqrt((double)x * x + (double)y * y);
}

// Debian's libexpat.a salts its hashes with this, of glibc 2.36.
void arc4random_buf(void *buffer, size_t size) {
  for (char *next = buffer; size > 0;) {
    ssize_t count = getrandom(next, size, 0);
    if (count < 0) abort();
    next += count;
    size -= (size_t)count;
  }
}

// The unwinder of libgcc 12 asks glibc 2.35 for the module of an address; older ones have a list of modules instead.
struct search {
  ElfW(Addr) address;
  struct dl_find_object *result;
};

static int find(struct dl_phdr_info *module, size_t size, void *argument) {
  (void)size;
  struct search *search = argument;
  int is_inside = 0;
  const ElfW(Phdr) *frames = NULL;
  for (int index = 0; index < module->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &module->dlpi_phdr[index];
    ElfW(Addr) start = module->dlpi_addr + part->p_vaddr;
    if (part->p_type == PT_GNU_EH_FRAME) frames = part;
    if (part->p_type != PT_LOAD || search->address < start || search->address - start >= part->p_memsz) continue;
    is_inside = 1;
    search->result->dlfo_map_start = (void *)start;
    search->result->dlfo_map_end = (void *)(start + part->p_memsz);
  }
  if (!is_inside || frames == NULL) return 0;
  search->result->dlfo_eh_frame = (void *)(module->dlpi_addr + frames->p_vaddr);
  return 1;
}

int _dl_find_object(void *address, struct dl_find_object *result) {
  *result = (struct dl_find_object){0};
  struct search search = {(ElfW(Addr))address, result};
  return dl_iterate_phdr(find, &search) == 1 ? 0 : -1;
}

#if defined(__aarch64__)
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

// The libraries of Swift for arm64 are compiled with the headers of a newer glibc and libstdc++, which name these. The
// functions of 2.38 read binary numbers as well, which nothing here needs.
long __isoc23_strtol(const char *text, char **end, int base) { return strtol(text, end, base); }
long long __isoc23_strtoll(const char *text, char **end, int base) { return strtoll(text, end, base); }
unsigned long __isoc23_strtoul(const char *text, char **end, int base) { return strtoul(text, end, base); }

unsigned arc4random(void) {
  unsigned bits;
  arc4random_buf(&bits, sizeof bits);
  return bits;
}

int __isoc23_sscanf(const char *text, const char *format, ...) {
  va_list values;
  va_start(values, format);
  int count = vsscanf(text, format, values);
  va_end(values);
  return count;
}

size_t strlcpy(char *target, const char *source, size_t size) {
  size_t count = strlen(source);
  if (size > 0) {
    size_t copied = count < size ? count : size - 1;
    memcpy(target, source, copied);
    target[copied] = 0;
  }
  return count;
}

size_t strlcat(char *target, const char *source, size_t size) {
  size_t count = strnlen(target, size);
  return count + strlcpy(target + count, source, size - count);
}

// Newer libraries of C++ open the standard streams themselves if this name is linked.
void _ZNSt8ios_base4InitC1Ev(void *self);

__attribute__((constructor(101))) void _ZSt21ios_base_library_initv(void) {
  static char self;
  _ZNSt8ios_base4InitC1Ev(&self);
}
#endif
