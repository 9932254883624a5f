package import KeyboardPipeline
import KeyboardStyling
import SourceText

/// A description of a pack by its author, in `mint.pack.json` beside `mint.json` and in the manifest.
package struct PackMetadata: Hashable, Sendable {

  package var id = ""
  package var version = SemanticVersion.zero
  package var license = ""
  package var date: String?
  package var description: String?
  package var homepage: String?
  package var tags: [String] = []
  package var kbrender: SemanticVersion?
  package var licenses: [String: String] = [:]
  package var include: [String] = []

  package init() {}

  /// Takes what the theme says about itself and its fonts, if it has the form of a description.
  package init(of loaded: LoadedTheme) {
    func valid(_ text: String?, _ form: PackText) -> String? {
      text.flatMap { form.problem($0) == nil && $0.utf8.count <= form.maximumLength ? $0 : nil }
    }
    let theme = loaded.theme
    id = valid(theme.identifier, .id) ?? ""
    version = theme.version.flatMap { SemanticVersion($0) } ?? .zero
    license = valid(theme.license, .license) ?? ""
    description = valid(theme.about, .description)
    homepage = valid(theme.homepage, .homepage)
    let document = loaded.file.flatMap { try? JSONDocument(parsing: $0, options: ThemeLimits.json) }
    for font in document?.root["fonts"]?.array ?? [] {
      guard let path = font["file"]?.string, !path.hasPrefix("data:"),
        let license = valid(font["license"]?.string, .license)
      else { continue }
      licenses[path.hasPrefix("./") ? String(path.dropFirst(2)) : path] = license
    }
  }
}

/// A version by the rules of Semantic Versioning 2.0.0, such as `1.2.0` or `2.0.0-beta.1`.
package struct SemanticVersion: Hashable, Sendable, CustomStringConvertible {

  package let description: String

  private let numbers: [Int]
  private let labels: [String]

  static let zero = SemanticVersion(description: "0.0.0", numbers: [0, 0, 0], labels: [])

  private init(description: String, numbers: [Int], labels: [String]) {
    (self.description, self.numbers, self.labels) = (description, numbers, labels)
  }

  package init?(_ text: String) {
    let parts = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let halves = parts[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = halves[0].split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count == 3, numbers.allSatisfy(Self.isNumber),
      (halves.dropFirst() + parts.dropFirst()).allSatisfy(Self.isLabel)
    else { return nil }
    description = text
    self.numbers = numbers.compactMap { Int($0) }
    labels = halves.dropFirst().flatMap { $0.split(separator: ".").map(String.init) }
  }

  private static func isNumber(_ text: Substring) -> Bool {
    (1...9).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      && (text == "0" || text.utf8.first != 0x30)
  }

  private static func isLabel(_ text: Substring) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { $0 == 0x2D || $0.isASCIILetterOrDigit }
    }
  }

  /// A prerelease comes before its release (Semantic Versioning 2.0.0, item 11).
  package func isBefore(_ other: SemanticVersion) -> Bool {
    if numbers != other.numbers { return numbers.lexicographicallyPrecedes(other.numbers) }
    if labels.isEmpty || other.labels.isEmpty { return !labels.isEmpty && other.labels.isEmpty }
    return labels.lexicographicallyPrecedes(other.labels) { Self.precedes($0, $1) }
  }

  /// Numbers come before words, and are compared as such.
  private static func precedes(_ first: String, _ second: String) -> Bool {
    let numbers = [first, second].map { text in
      text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? text.drop { $0 == "0" } : nil
    }
    switch (numbers[0], numbers[1]) {
    case (let first?, let second?):
      return (first.utf8.count, String(first)) < (second.utf8.count, String(second))
    case (nil, nil): return first.utf8.lexicographicallyPrecedes(second.utf8)
    case (let number, _): return number != nil
    }
  }
}

extension UInt8 {

  var isASCIILetterOrDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
