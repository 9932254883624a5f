package import SourceText

/// The limits bound the cost of hostile files.
package enum ThemeLimits {

  package static let json = {
    var options = JSONOptions(
      allowsComments: true, budget: .theme, longTextStart: EmbeddedImage.scheme)
    options.smallest = "{ \"formatVersion\": \(KeyboardTheme.formatVersion) }"
    return options
  }()

  static let extensions = 8

  /// The maximum number of bases of a file, and of all that a theme extends.
  static let bases = 8
  static let extendedFiles = 24
  static let parentFolders = 8
  static let tags = 20
  package static let variables = 1000

  /// The maximum number of references between a variable and its value.
  static let variableDepth = 32

  static let variations = 100

  /// Maximum number of axes, including the variations.
  static let axes = 4

  static let choices = 100

  /// Maximum number of values read again for variations with variables.
  static let checkedValues = 2_000_000

  static let requestedWords = 16
  package static let rules = 500

  /// The maximum nesting of `any` and `not` in each other.
  static let conditionDepth = 3

  /// The maximum number of values in a condition, and of font families.
  static let listItems = 1000

  package static let stops = 64

  /// The shortest repeated segment of a gradient, as a share of it.
  static let shortestRepetition = 0.01

  package static let shadows = 4
  package static let images = 32
  package static let fonts = 16
  static let fontBytes = 8 << 20
  static let fontAxes = 16
  static let iconSegments = 4000
  package static let stickers = 8
  static let toolbarItems = 16
  static let keyframes = 16
  static let imageBytes = 8 << 20
  static let referencedBytes = 32 << 20
  package static let imagePixels = 16_000_000
  package static let allImagePixels = 32_000_000
}

extension KeyboardTheme {

  package static let formatVersion = 1
}
