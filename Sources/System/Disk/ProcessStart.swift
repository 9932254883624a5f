import CLibrary
package import SourceText

/// First steps of a process.
///
/// Programs aren't optimized. Searching an array there makes the Swift runtime look through all conformances of the
/// process, which took 5 % of a first picture.
package enum ProcessStart {

  /// Takes 3 % less of a first picture than `CommandLine`, which searches the memory map of the process for them.
  ///
  /// Throws if one isn't UTF-8: a file would be written under another name.
  package static func arguments() throws(CommandFailure) -> [String] {
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
    return try bytes.split(separator: 0, omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { bytes throws(CommandFailure) in
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        let text = String(decoding: bytes, as: UTF8.self)
        throw CommandFailure(
          .invalidInput, code: .usage, "The argument \(text.quoted) isn't UTF-8",
          hints: ["Rename the file, or type the text in a terminal with UTF-8."])
      }
  }

  /// Throws if libraries were told to draw differently while they were loaded, before the program began.
  package static func prepare() throws(CommandFailure) {
    // A file beyond the shell's limit is an error; the signal would leave a partial file.
    signal(SIGXFSZ, SIG_IGN)
    try OpenFiles.check()
    try checkStack()
    guard getenv("PIXMAN_DISABLE") != nil else { return }
    throw CommandFailure(
      .environment, code: .pixmanDisable, "PIXMAN_DISABLE is set, which changes colors",
      hints: ["Unset it: env -u PIXMAN_DISABLE kbrender …"])
  }

  // Drawing and checking need half of it.
  private static let leastStack: rlim_t = 512 << 10

  private static func checkStack() throws(CommandFailure) {
    var limit = rlimit()
    let kind = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    guard getrlimit(kind, &limit) == 0, limit.rlim_cur < leastStack else { return }
    throw CommandFailure(
      .environment, code: .failure, "The stack has less than \(leastStack >> 10) KB",
      hints: ["`ulimit -s 8192` raises the limit."])
  }

  /// Returns whether one of the words is one of the names, or begins with one of the texts.
  package static func words(
    _ words: ArraySlice<String>, have names: [String], beginning texts: [String]
  ) -> Bool {
    words.contains { names.contains($0) || texts.contains(where: $0.hasPrefix) }
  }
}

/// Limit on open files of a process.
package enum OpenFiles {

  /// Fonts, pipes and events take about half of it.
  private static let least = 32

  /// Throws if there are too few: libraries end the program where a file or pipe can't be opened.
  package static func check() throws(CommandFailure) {
    let descriptors = (0..<least).map { _ in open("/", O_RDONLY | O_CLOEXEC) }
    // A closed standard output stays one that can't be written, so that no other file takes its place.
    for descriptor in descriptors where descriptor == 0 || descriptor > 2 { close(descriptor) }
    guard descriptors.contains(-1) else { return }
    throw CommandFailure(
      .environment, code: .failure, "Fewer than \(least) files can be open at a time",
      hints: ["`ulimit -n 1024` raises the limit."])
  }
}
