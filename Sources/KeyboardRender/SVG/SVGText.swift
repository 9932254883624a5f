/// The representation of text in SVG documents.
public enum SVGText: String, Hashable, Sendable, CaseIterable {

  /// Outlines, which look the same everywhere.
  case outlines

  /// Text elements, which can be selected and edited but require the fonts.
  case elements
}
