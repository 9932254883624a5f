import Glibc
package import KeyboardDocuments

/// Limit on open files of a process.
package enum OpenFiles {

  /// Fonts, pipes and events take about half of it.
  private static let least = 32

  /// Throws if there are too few, because libraries end the program where a file or pipe can't be opened.
  ///
  /// Shells limit their number, and inherited ones count.
  package static func check() throws(CommandFailure) {
    let descriptors = (0..<least).map { _ in open("/", O_RDONLY | O_CLOEXEC) }
    for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
    guard descriptors.contains(-1) else { return }
    throw CommandFailure(
      .environment, code: .failure, "Fewer than \(least) files can be open at a time",
      hints: ["`ulimit -n 1024` raises the limit."])
  }
}
