/// The permanent code of a kind of diagnostic, such as `json-syntax`.
///
/// `kbrender explain-code` prints its page, a section of `Themes/CODES.md`.
public struct DiagnosticCode: Hashable, Sendable {
  /// The code as it is printed.
  public let name: String

  /// A code by its name.
  public init(_ name: String) {
    self.name = name
  }
}

extension DiagnosticCode: CustomStringConvertible {
  /// The code as it is printed.
  public var description: String { name }
}

extension DiagnosticCode {

  /// Return the code of a kind, such as `unknown-locale`.
  package static func unknown(_ kind: String) -> DiagnosticCode {
    DiagnosticCode("unknown-\(kind.replacing(" ", with: "-"))")
  }

  /// Return the code of an option, such as `scale-range`.
  package static func range(of option: String) -> DiagnosticCode {
    DiagnosticCode("\(option)-range")
  }

  /// Return the code of an option, such as `locales-empty`.
  package static func empty(_ option: String) -> DiagnosticCode {
    DiagnosticCode("\(option)-empty")
  }

  /// Return the code of a status, such as `golden-failed`.
  package static func golden(_ status: String) -> DiagnosticCode {
    DiagnosticCode("golden-\(status)")
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
