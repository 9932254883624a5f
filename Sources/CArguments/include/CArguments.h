#ifndef CARGUMENTS_H
#define CARGUMENTS_H

// The functions by which Swift's CommandLine gets the arguments of the process. Those of the runtime search
// the memory of the process for them: /proc/self/maps has hundreds of lines, and takes a fiftieth of the time
// of a picture to read. The linker prefers these to the ones of the static runtime.

/// Return the arguments, and store their number.
char **_swift_stdlib_getUnsafeArgvArgc(int *count);

/// Replace the arguments.
void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

#endif
