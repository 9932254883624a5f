internal import KeyboardDocuments

/// The goldens of a large matrix: one line each, with the hash of the expected pixels and a name.
package struct HashList: Hashable, Sendable {

  package struct Problem: Error, Hashable, Sendable {

    /// From 1.
    package var line: Int

    package var message: String
  }

  package private(set) var hashes: [String: String] = [:]

  package init() {}

  /// Parse a list, whose lines are a hash, two spaces and a name; `#` begins a comment.
  package init(_ text: String) throws(Problem) {
    var (rest, number) = (text[...], 0)
    // Line by line: a table of millions of empty ones takes hundreds of megabytes.
    while !rest.isEmpty {
      let line = rest.prefix { !$0.isNewline }
      rest = rest[line.endIndex...].dropFirst()
      number += 1
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let parts = line.split(separator: " ")
      guard parts.count == 2, parts[0].count == 64, parts[0].allSatisfy(\.isHexDigit) else {
        throw Problem(
          line: number, message: "A line must be a hash of 64 digits, two spaces and a name")
      }
      guard hashes.updateValue(String(parts[0]), forKey: String(parts[1])) == nil else {
        throw Problem(line: number, message: "“\(parts[1])” has two hashes")
      }
    }
  }

  package subscript(name: String) -> String? {
    get { hashes[name] }
    set { hashes[name] = newValue }
  }

  package var names: [String] { hashes.keys.sorted() }

  package var text: String {
    let lines = hashes.sorted { $0.key < $1.key }.map { "\($0.value)  \($0.key)\n" }
    return "\(Self.heading)\n" + lines.joined()
  }

  static let heading = "# Pixels as they are expected, written by kbrender snapshot record"

  static func read(_ file: SourceFile) throws(Diagnostics) -> HashList {
    try file.refuseConflicts()
    do throws(HashList.Problem) {
      return try HashList(String(decoding: file.bytes, as: UTF8.self))
    } catch {
      let place = Diagnostic.Place(file: file.name, line: error.line)
      throw Diagnostics(code: .hashes, error.message, place: place)
    }
  }
}

extension SourceFile {

  /// Refuse a file of goldens with the markers that git leaves in a conflict.
  func refuseConflicts() throws(Diagnostics) {
    let start = Array("<<<<<<<".utf8)
    guard bytes.starts(with: start) || bytes.firstRange(of: [0x0A] + start) != nil else { return }
    let command = SuggestedCommand("snapshot", "record", FilePath(name).folder, "--failed").text
    throw Diagnostics([
      Diagnostic(
        code: .conflict, message: "The file has the markers of a conflict", place: place(),
        hints: ["Keep one side of each conflict, then run “\(command)”."])
    ])
  }
}
