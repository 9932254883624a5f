import Glibc

/// A failed system call.
struct SystemError: Error {

  /// The error number, as in `errno`.
  let number: Int32

  /// The error of the last failed call on this thread.
  static var last: SystemError { SystemError(number: errno) }

  /// The system's description, such as `No such file or directory`.
  var message: String { String(cString: strerror(number)) }
}
