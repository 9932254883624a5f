import KeyboardDocuments

/// How much a theme may hold, so that a hostile file costs little.
enum ThemeLimits {

  /// What the JSON of a theme may contain.
  static let json = JSONOptions(
    allowsComments: true, maximumSize: KeyboardTheme.largestFileSize, maximumDepth: 32,
    maximumValues: 50_000, maximumText: 64 << 10, longTextStart: EmbeddedImage.scheme)

  /// How many themes may extend each other.
  static let extensions = 8

  /// How many variables there may be.
  static let variables = 1000

  /// Through how many others a variable may refer to a value.
  static let variableDepth = 32

  /// How many variations there may be.
  static let variations = 100

  /// How many rules there may be.
  static let rules = 500

  /// How many colors a gradient may have.
  static let stops = 64

  /// How many pictures there may be.
  static let images = 32

  /// How many bytes a picture may have.
  static let imageBytes = 8 << 20

  /// How many bytes the files that a theme names may have together.
  static let otherBytes = 32 << 20

  /// How many pixels a picture may have.
  static let imagePixels = 16_000_000

  /// How many pixels all pictures together may have.
  static let allImagePixels = 32_000_000
}
