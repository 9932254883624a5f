/// A version by the rules of Semantic Versioning 2.0.0, such as `1.2.0` or `2.0.0-beta.1`.
package struct SemanticVersion: Hashable, Sendable, CustomStringConvertible {

  package let description: String

  private let numbers: [Int]
  private let isRelease: Bool

  package init?(_ text: String) {
    let parts = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let halves = parts[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = halves[0].split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count == 3, numbers.allSatisfy(Self.isNumber),
      (halves.dropFirst() + parts.dropFirst()).allSatisfy(Self.isLabel)
    else { return nil }
    description = text
    self.numbers = numbers.compactMap { Int($0) }
    isRelease = halves.count == 1
  }

  private static func isNumber(_ text: Substring) -> Bool {
    (1...9).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      && (text == "0" || text.utf8.first != 0x30)
  }

  /// Identifiers of letters, digits and hyphens, with periods between them.
  private static func isLabel(_ text: Substring) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { $0 == 0x2D || $0.isASCIILetterOrDigit }
    }
  }

  /// Whether a version comes before another one, as far as the numbers tell; a prerelease comes before its release.
  package func isBefore(_ other: SemanticVersion) -> Bool {
    if numbers != other.numbers { return numbers.lexicographicallyPrecedes(other.numbers) }
    return !isRelease && other.isRelease
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
