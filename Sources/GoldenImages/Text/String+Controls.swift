extension String {

  /// The text without characters that would break lines or control the terminal.
  package var withoutControls: String {
    String(
      UnicodeScalarView(
        unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
