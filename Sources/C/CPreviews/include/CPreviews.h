#ifndef CPREVIEWS_H
#define CPREVIEWS_H

/// A function that adds a preview to a list.
typedef void (*preview_function)(void *list);

/// Returns the functions of all previews of a program, or NULL if it has none.
const preview_function *previews_start(void);

/// Returns the end of these functions.
const preview_function *previews_end(void);

#endif
