import Glibc

/// The environment that the program starts in.
enum StartEnvironment {

  /// The variables that libraries read while they are loaded, before the program begins.
  ///
  /// Pixman leaves out its fast paths, whose colors differ by a level from the others, and prints
  /// into standard output, where the picture may go.
  private static let variables = ["PIXMAN_DISABLE"]

  /// Start the program again without variables that change what it draws, where one is set.
  static func restore() {
    let given = variables.filter { getenv($0) != nil }
    guard !given.isEmpty else { return }
    for name in given { unsetenv(name) }
    // Only a machine without this file goes on as it is.
    execv("/proc/self/exe", CommandLine.unsafeArgv)
  }
}
