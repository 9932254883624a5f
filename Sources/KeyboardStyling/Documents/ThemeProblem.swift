/// The permanent codes of the errors in a theme file, other than those of JSON itself.
package enum ThemeProblem: String, CaseIterable, Sendable {
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case wrongType = "wrong-type"
  case invalidValue = "invalid-value"
  case invalidColor = "invalid-color"
  case unsupportedVersion = "unsupported-version"
  case unknownVariable = "unknown-variable"
  case variableCycle = "variable-cycle"
  case variableDepth = "variable-depth"
  case unknownTheme = "unknown-theme"
  case unknownVariation = "unknown-variation"
  case unknownAction = "unknown-action"
  case extendsCycle = "extends-cycle"
  case extendsDepth = "extends-depth"
  case unreadableFile = "unreadable-file"
  case invalidImage = "invalid-image"
  case noEffect = "no-effect"
  case themeLimit = "theme-limit"
}

extension ThemeProblem {

  /// The meaning of the code, as a sentence.
  package var summary: String {
    switch self {
    case .unknownKey: "A key that is not part of the format."
    case .missingKey: "A required key that is missing."
    case .wrongType: "A value of the wrong type."
    case .invalidValue: "An invalid value of the right type."
    case .invalidColor: "A text that is not a color."
    case .unsupportedVersion: "An unknown version of the format."
    case .unknownVariable: "A reference to an undefined variable."
    case .variableCycle: "A cycle of variables."
    case .variableDepth: "A chain of variables that exceeds the maximum depth."
    case .unknownTheme: "An unknown name of a built-in theme."
    case .unknownVariation: "An unknown name of a variation."
    case .unknownAction: "An unknown name of an action."
    case .extendsCycle: "A cycle of extended themes."
    case .extendsDepth: "A chain of extended themes that exceeds the maximum depth."
    case .unreadableFile: "A referenced file that can't be read."
    case .invalidImage: "An image that can't be drawn."
    case .noEffect: "A rule that changes nothing, or that nothing can match; a warning."
    case .themeLimit:
      "More than 1000 variables, 500 rules, 100 variations, 4 axes, 32 images or 32 MB of files."
    }
  }
}
