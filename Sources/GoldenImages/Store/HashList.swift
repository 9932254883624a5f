/// The goldens of a large matrix: one line each, with the hash of the expected pixels and a name.
package struct HashList: Hashable, Sendable {

  /// An invalid line of a list.
  package struct Problem: Error, Hashable, Sendable {

    /// The line number, from 1.
    package var line: Int

    /// The message, as a sentence without a full stop.
    package var message: String
  }

  /// The hashes by name.
  package private(set) var hashes: [String: String] = [:]

  /// Create an empty list.
  package init() {}

  /// Parse a list, whose lines are a hash, two spaces and a name; `#` begins a comment.
  package init(_ text: String) throws(Problem) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: " ")
      guard parts.count == 2, parts[0].count == 64, parts[0].allSatisfy(\.isHexDigit) else {
        throw Problem(
          line: index + 1, message: "A line must be a hash of 64 digits, two spaces and a name")
      }
      guard hashes.updateValue(String(parts[0]), forKey: String(parts[1])) == nil else {
        throw Problem(line: index + 1, message: "“\(parts[1])” has two hashes")
      }
    }
  }

  /// The hash of a golden; nil for none.
  package subscript(name: String) -> String? {
    get { hashes[name] }
    set { hashes[name] = newValue }
  }

  /// The names of all goldens, sorted.
  package var names: [String] { hashes.keys.sorted() }

  /// The list as text, sorted by name.
  package var text: String {
    let lines = hashes.sorted { $0.key < $1.key }.map { "\($0.value)  \($0.key)\n" }
    return "# Pixels as they are expected, written by kbrender snapshot record\n" + lines.joined()
  }
}
