/// The permanent code of a kind of diagnostic, such as `json-syntax`.
///
/// `kbrender explain-code` prints the documentation of a code.
public struct DiagnosticCode: Hashable, Sendable {
  /// The code as it is printed.
  public let name: String
  /// The meaning, as a sentence.
  public let summary: String

  /// A code with its meaning.
  public init(_ name: String, _ summary: String) {
    (self.name, self.summary) = (name, summary)
  }

  /// Whether two codes are printed alike.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  /// Hash the code as it is printed.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension DiagnosticCode: CustomStringConvertible {
  /// The code as it is printed.
  public var description: String { name }
}

extension DiagnosticCode {

  /// Return the code of a kind, such as `unknown-locale`.
  package static func unknown(_ kind: String) -> DiagnosticCode {
    let article = kind.first.map("aeio".contains) == true ? "An" : "A"
    return DiagnosticCode(
      "unknown-\(kind.replacing(" ", with: "-"))", "\(article) \(kind) that is not known.")
  }

  /// Return the code of an option, such as `scale-range`.
  package static func range(of option: String) -> DiagnosticCode {
    DiagnosticCode("\(option)-range", "A number out of the range of --\(option).")
  }

  /// Return the code of an option, such as `locales-empty`.
  package static func empty(_ option: String) -> DiagnosticCode {
    DiagnosticCode("\(option)-empty", "An option --\(option) that names nothing.")
  }

  /// Return the code of a status, such as `golden-failed`.
  package static func golden(_ status: String) -> DiagnosticCode {
    DiagnosticCode("golden-\(status)", "A golden that is \(status).")
  }

  /// The codes of JSON itself aren't included.
  package static let ofThemes: [DiagnosticCode] = [
    .unknownKey, .missingKey, .wrongType, .invalidValue, .invalidColor, .unsupportedVersion,
    .unknownVariable, .variableCycle, .variableDepth, .unknownTheme, .unknownVariation,
    .unknownAction, .extendsCycle, .extendsDepth, .unreadableFile, .invalidImage, .invalidFont,
    .noEffect,
    .themeLimit,
  ]
}
