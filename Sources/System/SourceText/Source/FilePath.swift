/// The path of a file or folder, as it is written: neither resolved nor simplified.
package struct FilePath: Hashable, Sendable {

  package let text: String

  /// The system separates at this byte, even if a combining character follows it.
  private static let slash = UInt8(ascii: "/")

  package init(_ text: String) { self.text = text }

  /// The reason the path is invalid, or nil; the system would end it at U+0000.
  package var problem: String? {
    text.isEmpty
      ? "The name of the file is empty" : text.utf8.contains(0) ? "The path has a U+0000" : nil
  }

  /// Whether this is a stream that the caller has opened, such as standard input.
  package var isStream: Bool {
    guard text.hasPrefix("/dev/fd/") else { return text == "/dev/stdin" }
    let number = text.utf8.dropFirst("/dev/fd/".utf8.count)
    return !number.isEmpty && number.allSatisfy { (0x30...0x39).contains($0) }
  }

  package var isAbsolute: Bool { text.utf8.first == Self.slash }

  package var parts: [Substring] { text.utf8.split(separator: Self.slash).map(Substring.init) }

  /// The last part, or the text without one; hundreds of font names are compared at the start.
  package var name: String {
    let bytes = text.utf8
    guard let last = bytes.lastIndex(where: { $0 != Self.slash }) else { return text }
    let start =
      bytes[..<last].lastIndex(of: Self.slash).map(bytes.index(after:))
      ?? bytes.startIndex
    return String(decoding: bytes[start...last], as: UTF8.self)
  }

  /// Returns the name without a suffix such as `.json`, if it has it.
  package func name(without suffix: String) -> String {
    name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }

  /// The lowercase letters after the last dot in the name, or `nil` without any.
  package var suffix: String? {
    let name = name
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let suffix = name[name.index(after: dot)...].lowercased()
    return suffix.isEmpty ? nil : suffix
  }

  /// The text up to the last slash; with a name appended, the path of a file in the same folder.
  package var prefix: String {
    text.utf8.lastIndex(of: Self.slash).map { String(decoding: text.utf8[...$0], as: UTF8.self) }
      ?? ""
  }

  package var folder: String { prefix.isEmpty ? "." : FilePath(prefix).withoutEndSlashes }

  /// The text without slashes at the end, except for the root's.
  package var withoutEndSlashes: String {
    var text = text
    while text.utf8.count > 1, text.hasSuffix("/") { text.removeLast() }
    return text
  }

  /// Returns a path relative to this folder, which ends with a slash; `../` removes a part.
  package func resolving(_ path: String) -> String {
    var folder = text
    var rest = Substring(path.hasPrefix("./") ? path.dropFirst(2) : path[...])
    while rest.hasPrefix("../") {
      rest = rest.dropFirst(3)
      switch folder {
      case "./": folder = "../"
      case _ where folder.hasSuffix("../") || folder.isEmpty: folder += "../"
      default:
        folder = FilePath(FilePath(folder).withoutEndSlashes).prefix
        if folder.isEmpty, text.hasPrefix("./") { folder = "./" }
      }
    }
    return folder + String(rest)
  }

  /// The text for messages, in which no `../` follows the folder that it leaves.
  package var withoutDetours: String {
    var kept: [Substring] = []
    for part in parts where part != "." {
      if part == "..", let last = kept.last, last != ".." {
        kept.removeLast()
      } else {
        kept.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + kept.joined(separator: "/")
  }

  package func isWithin(_ folder: String) -> Bool {
    text.utf8.starts(with: (folder.hasSuffix("/") ? folder : folder + "/").utf8)
  }

  /// Returns the path of a file in this folder, which is the name alone in `.`.
  package func appending(_ name: String) -> String {
    text == "." ? name : text.hasSuffix("/") ? text + name : "\(text)/\(name)"
  }
}
