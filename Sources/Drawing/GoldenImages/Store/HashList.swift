package import SourceText

/// The goldens of a large matrix: one line each, with the hash of the expected pixels and a name.
package struct HashList: Hashable, Sendable {

  package private(set) var hashes: [String: String] = [:]

  package init() {}

  /// Parses a list, whose lines are a hash, two spaces and a name; `#` begins a comment.
  package init(_ file: SourceFile) throws(Diagnostics) {
    try file.refuseConflicts()
    func problem(_ message: String, _ line: Int) -> Diagnostics {
      Diagnostics(code: .damagedGoldens, message, place: .init(file: file.name, line: line))
    }
    var (rest, number) = (String(decoding: file.bytes, as: UTF8.self)[...], 0)
    // Line by line: a table of millions of empty ones takes hundreds of megabytes.
    while !rest.isEmpty {
      let line = rest.prefix { !$0.isNewline }
      rest = rest[line.endIndex...].dropFirst()
      number += 1
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let parts = line.split(separator: " ", maxSplits: 1).map { $0.trimmingPrefix { $0 == " " } }
      guard parts.count == 2, parts[0].count == 64, parts[0].allSatisfy(\.isHexDigit) else {
        throw problem("A line must be a hash of 64 digits, two spaces and a name", number)
      }
      guard hashes.updateValue(String(parts[0]), forKey: String(parts[1])) == nil else {
        throw problem("“\(parts[1])” has two hashes", number)
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
}

extension SourceFile {

  func refuseConflicts() throws(Diagnostics) {
    let start = Array("<<<<<<<".utf8)
    guard bytes.starts(with: start) || bytes.firstRange(of: [0x0A] + start) != nil else { return }
    let command = ArgumentLine.command(["snapshot", "record", FilePath(name).folder, "--failed"])
    throw Diagnostics([
      Diagnostic(
        code: .mergeConflict, message: "The file has the markers of a conflict", place: place(),
        hints: ["Keep one side of each conflict, then run “\(command)”."])
    ])
  }
}
