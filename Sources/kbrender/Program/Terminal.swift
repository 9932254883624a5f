import Glibc

/// What is known about the terminal that the program was started from.
enum Terminal {

  /// Whether standard error is a terminal that shows colors and the user wants them.
  static var errorShowsColor: Bool {
    guard isatty(2) == 1 else { return false }
    if let value = getenv("NO_COLOR"), value.pointee != 0 { return false }
    return getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
  }

  /// Whether standard error is a terminal.
  static var errorIsTerminal: Bool { isatty(2) == 1 }
}
