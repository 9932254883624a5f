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
