import Glibc
import KeyboardDocuments
import Terminal

/// The first steps of the process; the gains are those of a first picture.
enum ProcessStart {

  /// Reading them here takes 3 % less: `CommandLine` searches the memory map of the process for
  /// them.
  static var arguments: [String] {
    guard let file = fopen("/proc/self/cmdline", "r") else {
      return Array(CommandLine.arguments.dropFirst())
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while true {
      let byte = getc(file)
      guard byte != EOF else { break }
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
    // Each argument ends with a zero.
    return bytes.split(separator: 0, omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Throws if libraries were told to draw differently while they were loaded, before the program began.
  static func prepare() throws(CommandFailure) {
    // A file beyond a limit of the shell is an error of writing, not the end of the process, which
    // would leave a part of it.
    signal(SIGXFSZ, SIG_IGN)
    try OpenFiles.check()
    guard getenv("PIXMAN_DISABLE") != nil else { return }
    throw CommandFailure(
      .environment, code: .pixmanDisable, "PIXMAN_DISABLE is set, which changes colors",
      hints: ["Unset it: env -u PIXMAN_DISABLE kbrender …"])
  }
}
