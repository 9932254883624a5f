#define _GNU_SOURCE
#include "CProcessors.h"

#include <sched.h>

bool cprocessors_leave(void) {
  const int current = sched_getcpu();
  cpu_set_t allowed;
  if (current < 0 || sched_getaffinity(0, sizeof allowed, &allowed) != 0) return false;
  cpu_set_t others = allowed;
  CPU_CLR(current, &others);
  if (sched_setaffinity(0, sizeof others, &others) != 0) return false;
  return sched_setaffinity(0, sizeof allowed, &allowed) == 0;
}
