import KeyboardDocuments
import KeyboardRender

extension CommandFailure {

  /// Create a failure for a rendering error.
  init(_ error: RenderError) {
    switch error {
    case .missingFontPackages:
      self.init(.environment, code: .missingFonts, error.description.capitalizedSentence)
    case .missingGlyphs(let missing):
      self.init(
        .invalidInput,
        missing.map {
          Diagnostic(code: .missingGlyph, message: $0.description.capitalizedSentence)
        })
    case .scaleOutOfRange, .sizeOutOfRange, .sizeOutOfRangeOfWebP:
      self.init(.invalidInput, code: .sizeRange, error.description.capitalizedSentence)
    case .unreadableImage:
      self.init(
        .invalidInput, code: .invalidImage, "A picture can't be drawn: " + error.description)
    case .animation:
      self.init(.invalidInput, code: .animation, error.description.capitalizedSentence)
    case .unreadablePNG:
      self.init(.invalidInput, code: .png, error.description.capitalizedSentence)
    case .library:
      self.init(.environment, code: .library, error.description.capitalizedSentence)
    }
  }
}

extension String {

  /// The sentence with a capital first letter.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
