import KeyboardDocuments

/// The two sides of a text with the markers of a conflict, as git leaves them.
struct ConflictedText {

  let sides: [String]

  /// Nil for a text without markers.
  init?(_ bytes: [UInt8]) {
    guard Self.isMarked(bytes) else { return nil }
    var sides = ["", ""]
    // The sides that lines belong to: both outside of conflicts, none in the common ancestor.
    var current = [0, 1]
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.prefix(7) {
      case "<<<<<<<": current = [0]
      case "|||||||": current = []
      case "=======": current = [1]
      case ">>>>>>>": current = [0, 1]
      default: for side in current { sides[side] += "\(line)\n" }
      }
    }
    // The text after the last line feed is no line.
    self.sides = sides.map { String($0.dropLast()) }
  }

  private static func isMarked(_ bytes: [UInt8]) -> Bool {
    let start = Array("<<<<<<<".utf8)
    return bytes.starts(with: start) || bytes.firstRange(of: [0x0A] + start) != nil
  }

  static func refuse(in file: SourceFile) throws(Diagnostics) {
    guard isMarked(file.bytes) else { return }
    let command = SuggestedCommand(["snapshot", "resolve", FilePath(file.name).folder]).text
    throw Diagnostics([
      Diagnostic(
        code: .conflict, message: "The file has the markers of a conflict", place: file.place(),
        hints: ["Resolve it with “\(command)”."])
    ])
  }
}
