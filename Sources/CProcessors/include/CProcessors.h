#ifndef CPROCESSORS_H
#define CPROCESSORS_H

#include <stdbool.h>

/// Move the calling thread to another processor; false if it may run on one only.
bool cprocessors_leave(void);

#endif
