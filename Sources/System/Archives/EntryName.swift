import Foundation

/// The name of an entry, which becomes a path where an archive is unpacked.
struct EntryName {

  let text: String

  /// The names of folders end in a slash.
  var isFolder: Bool { text.utf8.last == UInt8(ascii: "/") }

  /// The name as file systems compare it that ignore cases, forms of letters and invisible characters.
  ///
  /// Names with the same `NFKC_Casefold` of Unicode have the same result, also for `ẞ`, which becomes `ß`, `SS` and
  /// `ss`. Some others have, too, such as `ı` and `i`.
  var folded: String {
    let scalars = text.decomposedStringWithCompatibilityMapping.unicodeScalars
      .filter { !$0.properties.isDefaultIgnorableCodePoint }
    return String(String.UnicodeScalarView(scalars)).lowercased().uppercased().lowercased()
      .decomposedStringWithCompatibilityMapping
  }

  var parts: [Substring] {
    (isFolder ? text.dropLast() : text[...]).split(separator: "/", omittingEmptySubsequences: false)
  }

  /// Why no entry may have this name, if so.
  func problem(longest: Int, deepest: Int) -> String? {
    if text.isEmpty { return "is empty" }
    if text.utf8.count > longest { return "has more than \(longest) bytes" }
    if text.hasPrefix("/") { return "begins with a slash" }
    if let mark = text.unicodeScalars.first(where: { "\\:".unicodeScalars.contains($0) }) {
      return "has a “\(mark)”"
    }
    if text.unicodeScalars.contains(where: Self.isHidden) { return "has a control character" }
    let parts = parts
    if parts.count > deepest { return "is in more than \(deepest - 1) folders" }
    if parts.contains("..") { return "leads out of its folder" }
    if parts.contains(where: { $0.isEmpty || $0 == "." }) { return "has an empty part" }
    return parts.contains { $0.hasSuffix(".") || $0.hasSuffix(" ") || $0.hasPrefix(" ") }
      ? "has a part that begins or ends with a space, or ends with a period" : nil
  }

  /// Whether a character isn't shown, or turns the direction of those that are.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
    default: scalar.properties.isBidiControl
    }
  }
}
