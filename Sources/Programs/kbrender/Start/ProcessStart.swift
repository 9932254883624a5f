import Dispatch
import Glibc
import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender
import Synchronization
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

/// A first picture takes 9 % less: in a fresh process, opening the fonts takes about as long as
/// everything before the picture, and neither depends on the other.
final class EarlyRenderer: Sendable {

  private let result = Mutex<Result<KeyboardRenderer, RenderError>?>(nil)
  private let creation = DispatchGroup()
  private let steps = DispatchQueue(label: "fonts")

  /// Nil if the words tell of other fonts or of many pictures, which have renderers of their own.
  init?(for words: ArraySlice<String>) {
    let others = ["--batch", "--fonts", "--system-fonts"]
    if words.contains(where: { word in others.contains(where: word.hasPrefix) }) { return nil }
    creation.enter()
    steps.async { [self] in
      let made = Result { () throws(RenderError) in try KeyboardRenderer() }
      result.withLock { $0 = made }
      creation.leave()
    }
  }

  /// Load what a keyboard's texts need when the renderer is made.
  func loadTexts(of request: RenderRequest) {
    steps.async { [self] in try? renderer.loadTexts(of: request) }
  }

  var renderer: KeyboardRenderer {
    get throws {
      creation.wait()
      return try result.withLock { $0 }?.get() ?? KeyboardRenderer()
    }
  }
}
