import Glibc

/// The properties of the controlling terminal.
enum Terminal {

  /// Whether standard error is a terminal that displays colors and colors are enabled.
  static var errorShowsColor: Bool {
    guard isatty(2) == 1 else { return false }
    if let value = getenv("NO_COLOR"), value.pointee != 0 { return false }
    return getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
  }

  /// Whether standard error is a terminal.
  static var errorIsTerminal: Bool { isatty(2) == 1 }
}
