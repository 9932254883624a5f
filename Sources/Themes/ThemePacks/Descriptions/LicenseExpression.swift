/// A license expression of SPDX, such as `MIT`, `OFL-1.1` or `MIT OR Apache-2.0`.
struct LicenseExpression {

  private var words: ArraySlice<Substring>

  /// Why a text is no license expression, if so.
  static func problem(of text: String) -> String? {
    var words: [Substring] = []
    for part in text.split(separator: " ") {
      var rest = part
      while let end = rest.firstIndex(where: { "()".contains($0) }) {
        words += [rest[..<end], rest[end...end]].filter { !$0.isEmpty }
        rest = rest[rest.index(after: end)...]
      }
      if !rest.isEmpty { words.append(rest) }
    }
    var expression = LicenseExpression(words: words[...])
    if let problem = expression.readAlternatives() { return problem }
    return expression.words.isEmpty ? nil : "AND, OR or WITH stand between licenses"
  }

  private mutating func readAlternatives() -> String? {
    while true {
      if let problem = readLicense() { return problem }
      guard words.first == "AND" || words.first == "OR" else { return nil }
      words.removeFirst()
    }
  }

  private mutating func readLicense() -> String? {
    guard let word = words.popFirst() else { return "a license is missing" }
    if word == "(" {
      if let problem = readAlternatives() { return problem }
      return words.popFirst() == ")" ? nil : "a bracket isn't closed"
    }
    if let problem = Self.problem(ofIdentifier: word) { return problem }
    guard words.first == "WITH" else { return nil }
    words.removeFirst()
    guard let exception = words.popFirst(), Self.isIdentifier(exception) else {
      return "an exception follows WITH"
    }
    return nil
  }

  private static func problem(ofIdentifier word: Substring) -> String? {
    let name = word.hasSuffix("+") ? word.dropLast() : word
    guard isIdentifier(name), !["AND", "OR", "WITH"].contains(name) else {
      return "“\(word)” is no identifier of SPDX"
    }
    let known = common.first { $0.lowercased() == name.lowercased() }
    if let known, known != name { return "the identifier of SPDX is \(known)" }
    return ["NONE", "NOASSERTION", "UNLICENSED"].contains(name) ? "it names no license" : nil
  }

  private static func isIdentifier(_ word: Substring) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { $0.isASCIILetterOrDigit || [0x2D, 0x2E].contains($0) }
  }

  /// Licenses of themes, pictures and fonts, whose spelling is known here; the list of SPDX has hundreds more.
  private static let common = [
    "0BSD", "AGPL-3.0-only", "AGPL-3.0-or-later", "Apache-2.0", "Artistic-2.0", "Bitstream-Vera",
    "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "CC-BY-3.0", "CC-BY-4.0", "CC-BY-NC-4.0",
    "CC-BY-NC-SA-4.0", "CC-BY-ND-4.0", "CC-BY-SA-3.0", "CC-BY-SA-4.0", "CC0-1.0", "EPL-2.0",
    "GPL-2.0-only", "GPL-2.0-or-later", "GPL-3.0-only", "GPL-3.0-or-later", "ISC",
    "LGPL-2.1-only", "LGPL-2.1-or-later", "LGPL-3.0-only", "LGPL-3.0-or-later", "MIT", "MIT-0",
    "MPL-2.0", "OFL-1.1", "Ubuntu-font-1.0", "Unlicense", "WTFPL", "Zlib",
  ]
}
