import SourceText

/// The form of a text in a manifest.
struct PackText: Sendable {

  let name: String
  let maximumLength: Int

  /// The pattern of schemas, which is no less strict than needed.
  var pattern: String?

  var problem: @Sendable (String) -> String? = { _ in nil }

  static let id = PackText(
    name: "id", maximumLength: 100, pattern: #"^[a-z0-9][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)*$"#
  ) { text in
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy(isLabel)
      ? nil : "it has small letters, digits and hyphens, such as mint or com.example.mint"
  }
  static let version = PackText(
    name: "version", maximumLength: 100,
    pattern:
      #"^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$"#
  ) { SemanticVersion($0) == nil ? "a version has three numbers, such as 1.0.0" : nil }
  static let date = PackText(
    name: "date", maximumLength: 10, pattern: CalendarDate.pattern, problem: CalendarDate.problem)
  static let license = PackText(
    name: "license", maximumLength: 200, problem: LicenseExpression.problem)
  static let description = PackText(name: "description", maximumLength: 500)
  static let homepage = PackText(
    name: "homepage", maximumLength: 500, pattern: "^https?://"
  ) { text in
    let isAddress = ["https://", "http://"].contains { text.hasPrefix($0) && text != $0 }
    return isAddress && !text.contains(" ") ? nil : "it begins with https://"
  }
  static let tag = PackText(
    name: "tag", maximumLength: 30, pattern: "^[a-z0-9][a-z0-9-]*$"
  ) { isLabel($0[...]) ? nil : "it has small letters, digits and hyphens" }
  static let path = PackText(name: "path", maximumLength: InputBudget.archive.text) { text in
    let isOutside = FilePath(text).isAbsolute || text.contains("\\")
    if isOutside { return "it is relative to the theme's folder" }
    return FilePath(text).hasHiddenPart ? "no part of it begins with a period" : nil
  }
  static let digest = PackText(
    name: "digest", maximumLength: 64, pattern: "^[0-9a-f]{64}$"
  ) { text in
    let isDigest = text.utf8.count == 64 && text.allSatisfy { "0123456789abcdef".contains($0) }
    return isDigest ? nil : "it is a SHA-256 digest in hexadecimal digits"
  }
  static let name = PackText(name: "name", maximumLength: 1000)

  private static func isLabel(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, first != 0x2D else { return false }
    return text.utf8.allSatisfy {
      $0 == 0x2D || $0.isASCIILetterOrDigit && !(0x41...0x5A).contains($0)
    }
  }

  var form: JSONForm<String> {
    let schema = JSONText.object(present: [
      ("type", "string"), ("maxLength", .integer(maximumLength)),
      ("pattern", pattern.map { .string($0) }),
    ])
    return JSONForm(schema, write: { .string($0) }) { reader, value, _ in
      guard let text = reader.string(value, named: name, maximumLength: maximumLength) else {
        return nil
      }
      guard let problem = problem(text) else { return text }
      reader.report(
        "\(name) can't be \(text.quoted): \(problem)", code: .invalidValue, at: value.span,
        file: value.file)
      return nil
    }
  }
}

extension JSONForm<SemanticVersion> {

  static var version: Self {
    let text = PackText.version.form
    return JSONForm(text.schema, write: { .string($0.description) }) {
      text.read(&$0, $1, $2).flatMap { SemanticVersion($0) }
    }
  }
}

extension JSONForm<[String]> {

  static func texts(_ text: PackText, most: Int) -> Self {
    .list(of: text.form, named: text.name, most: most) { reader, value, items in
      if items.count > most {
        reader.report(
          "There are at most \(most) \(text.name)s", code: .invalidValue, at: value.span,
          file: value.file)
      }
      return true
    }
  }
}

extension FilePath {

  /// Whether a part begins with a period, as the files do by which git, editors and shells start programs.
  var hasHiddenPart: Bool { parts.contains { $0.hasPrefix(".") && $0 != "." && $0 != ".." } }
}

/// A license expression of SPDX, such as `MIT`, `OFL-1.1` or `MIT OR Apache-2.0`.
struct LicenseExpression {

  private var words: ArraySlice<Substring>

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
      return "“\(word)” isn't an SPDX identifier"
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
