import Glibc

/// A failed call of the operating system.
struct SystemError: Error {

  /// The number of the error, as in `errno`.
  let number: Int32

  /// The error of the call that failed last on this thread.
  static var last: SystemError { SystemError(number: errno) }

  /// What the operating system says about it, such as `No such file or directory`.
  var message: String { String(cString: strerror(number)) }
}
