/// How an SVG picture holds its texts.
public enum SVGText: String, Hashable, Sendable, CaseIterable {

  /// As outlines, so that the picture looks the same everywhere.
  case outlines

  /// As text elements, which can be selected and changed but need the fonts.
  case elements
}
