/// The permanent codes of what can be wrong with a theme file, besides those of JSON itself.
enum ThemeProblem: String, CaseIterable {

  /// A key that the format doesn't have.
  case unknownKey = "unknown-key"

  /// A key that must be there.
  case missingKey = "missing-key"

  /// A value of another kind than the one that is needed.
  case wrongType = "wrong-type"

  /// A value of the right kind that can't be used.
  case invalidValue = "invalid-value"

  /// A text that is no color.
  case invalidColor = "invalid-color"

  /// A version of the format that is not known.
  case unsupportedVersion = "unsupported-version"

  /// A reference to a variable that there isn't.
  case unknownVariable = "unknown-variable"

  /// Variables that refer to each other in a circle.
  case variableCycle = "variable-cycle"

  /// Variables that refer to each other through too many others.
  case variableDepth = "variable-depth"

  /// A name of a built-in theme that there isn't.
  case unknownTheme = "unknown-theme"

  /// A name of a variation that the theme doesn't have.
  case unknownVariation = "unknown-variation"

  /// A name of a key that there isn't.
  case unknownAction = "unknown-action"

  /// Themes that extend each other in a circle.
  case extendsCycle = "extends-cycle"

  /// A theme that extends another one through too many others.
  case extendsDepth = "extends-depth"

  /// A file that a theme names and that can't be read.
  case unreadableFile = "unreadable-file"

  /// A picture that can't be drawn.
  case invalidImage = "invalid-image"

  /// More of something than is read.
  case themeLimit = "theme-limit"
}
