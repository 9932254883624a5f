import EmbeddedStudio

/// The files of the page, by the names that they have below `/page/`.
struct StudioPage: Sendable {

  private struct File: Sendable {
    let bytes: [UInt8]
    let type: String
  }

  private let files: [String: File]

  init() {
    var files: [String: File] = [:]
    for index in 0..<embedded_studio_file_count() {
      let file = embedded_studio_file(index)
      // The first one is the page itself, which has an address of its own.
      files[index == 0 ? "" : String(cString: file.name)] = File(
        bytes: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)),
        type: String(cString: file.media_type))
    }
    self.files = files
  }

  func answer(named name: String) -> Answer? {
    files[name].map { .file($0.bytes, type: $0.type) }
  }

  /// The page itself, with what it shows without scripts.
  func answer(showing html: String) -> Answer? {
    files[""].map { page in
      let text = String(decoding: page.bytes, as: UTF8.self).replacing("{{static}}", with: html)
      return .file(Array(text.utf8), type: page.type)
    }
  }
}
