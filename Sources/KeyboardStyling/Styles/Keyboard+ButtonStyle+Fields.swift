public import KeyboardCore

extension Keyboard.ButtonStyle {

  /// All fields, in documentation order.
  public static var fields: [StyleField<Self>] { buttonFields }

  /// Return this style with the set fields of another layered over it.
  ///
  /// The fields are listed instead of iterating ``fields``, because this runs several times for
  /// each key.
  public func extended(with style: Self) -> Self {
    var result = self
    if let value = style.background { result.background = value }
    if let value = style.backgroundColor { result.backgroundColor = value }
    if let value = style.foregroundColor { result.foregroundColor = value }
    if let value = style.foregroundSecondaryOpacity { result.foregroundSecondaryOpacity = value }
    // Both are one field: a native font of the lower style must not hide the keyboard font.
    if style.font != nil {
      result.nativeFont = style.nativeFont
      result.keyboardFont = style.keyboardFont
    }
    if let value = style.fontWeight { result.fontWeight = value }
    if let value = style.fontFamily { result.fontFamily = value }
    if let value = style.fontScale { result.fontScale = value }
    if let value = style.cornerRadius { result.cornerRadius = value }
    if let value = style.cornerStyle { result.cornerStyle = value }
    if let value = style.storedBorderColor { result.storedBorderColor = value }
    if let value = style.storedBorderSize { result.storedBorderSize = value }
    if let value = style.storedShadowColor { result.storedShadowColor = value }
    if let value = style.storedShadowSize { result.storedShadowSize = value }
    if let value = style.borderEdges { result.borderEdges = value }
    if let value = style.glowColor { result.glowColor = value }
    if let value = style.glowRadius { result.glowRadius = value }
    if let value = style.outerShadowColor { result.outerShadowColor = value }
    if let value = style.outerShadowRadius { result.outerShadowRadius = value }
    if let value = style.outerShadowOffset { result.outerShadowOffset = value }
    if let value = style.innerShadowColor { result.innerShadowColor = value }
    if let value = style.innerShadowRadius { result.innerShadowRadius = value }
    if let value = style.innerShadowOffset { result.innerShadowOffset = value }
    if let value = style.contentInsets { result.contentInsets = value }
    if let value = style.pressedOverlayColor { result.pressedOverlayColor = value }
    return result
  }
}

private let buttonFields: [StyleField<Keyboard.ButtonStyle>] = [
  StyleField(
    "backgroundColor", .color(\.backgroundColor), "The color of the key's face."),
  StyleField(
    "background", .background(\.background),
    "What is painted over the background color: a gradient, a picture, overlays."),
  StyleField(
    "foregroundColor", .color(\.foregroundColor), "The color of text and icons."),
  StyleField(
    "foregroundSecondaryOpacity", .number(\.foregroundSecondaryOpacity, 0...1),
    "The opacity of less important text such as the language on the space bar."),
  StyleField(
    "font", .font(\.keyboardFont), "The font of the text, with a size of its own."),
  StyleField(
    "fontWeight", .weight(\.fontWeight), "The thickness of text and icons."),
  StyleField(
    "fontFamily", .families(\.fontFamily),
    "Font families that keep every key's size, best first."),
  StyleField(
    "fontScale", .number(\.fontScale, 0.1...4), "A factor on the size of the font."),
  StyleField(
    "cornerRadius", .length(\.cornerRadius, 0...100), "The radius of the corners in points."),
  StyleField(
    "cornerStyle", .cornerStyle(\.cornerStyle), "How the corners bend."),
  StyleField(
    "borderColor", .color(\.storedBorderColor), "The color of the line inside the key's edge."),
  StyleField(
    "borderSize", .length(\.storedBorderSize, 0...50), "The width of that line in points."),
  StyleField(
    "borderEdges", .widths(\.borderEdges, 0...50),
    "The width of that line at each edge in points, in place of borderSize."),
  StyleField(
    "shadowColor", .color(\.storedShadowColor), "The color of the hard edge below the key."),
  StyleField(
    "shadowSize", .length(\.storedShadowSize, 0...50), "The height of that edge in points."),
  StyleField(
    "glowColor", .color(\.glowColor), "The color of a soft light around the key."),
  StyleField(
    "glowRadius", .length(\.glowRadius, 0...100), "How far that light reaches, in points."),
  StyleField(
    "outerShadowColor", .color(\.outerShadowColor), "The color of a soft shadow around the key."),
  StyleField(
    "outerShadowRadius", .length(\.outerShadowRadius, 0...100),
    "How far that shadow's edge is blurred, in points."),
  StyleField(
    "outerShadowOffset", .point(\.outerShadowOffset),
    "How far that shadow is moved right and down, in points."),
  StyleField(
    "innerShadowColor", .color(\.innerShadowColor),
    "The color of a soft shadow that the key's edges throw on its face."),
  StyleField(
    "innerShadowRadius", .length(\.innerShadowRadius, 0...100),
    "How far that shadow's edge is blurred, in points."),
  StyleField(
    "innerShadowOffset", .point(\.innerShadowOffset),
    "How far that shadow is moved right and down, in points."),
  StyleField(
    "contentInsets", .insets(\.contentInsets),
    "The distance of the content from the key's edges in points."),
  StyleField(
    "pressedOverlayColor", .color(\.pressedOverlayColor),
    "A color over the whole key while it is pressed."),
]
