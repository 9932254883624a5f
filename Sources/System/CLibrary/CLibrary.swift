// The only importer of the C library: a port to another system replaces this line.
@_exported public import Glibc
