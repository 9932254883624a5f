import Foundation
public import KeyboardCore
import SourceText

extension Keyboard.ButtonStyle {

  /// All fields, in documentation order.
  public static var fields: [StyleField<Self>] { buttonFields }

  fileprivate var hasGlow: Bool { glowColor != nil && (glowRadius ?? 0) > 0 }
}

private let buttonFields: [StyleField<Keyboard.ButtonStyle>] = [
  StyleField("backgroundColor", \.backgroundColor, "The color of the key's face."),
  StyleField(
    "background", \.background,
    "The background over the background color: a gradient, an image, overlays."),
  StyleField(
    "foregroundColor", \.foregroundColor, "The color of text and icons.",
    example: "light-dark(#241a4d, white)",
    coveredBy: \Keyboard.ButtonStyle.foregroundGradient),
  StyleField(
    "foregroundSecondaryOpacity", \.foregroundSecondaryOpacity, in: 0...1,
    "The opacity of secondary text such as the language on the space bar.", example: 0.6),
  StyleField("icon", \.icon, "The icon or text in place of the key's own."),
  StyleField(
    "label", \.label,
    "The text of the key, an object for an icon or the language, or false for neither, in place of "
      + "what its action shows."),
  StyleField(
    "font", \.keyboardFont, "The font of the text, including its size.",
    layering: FieldLayering(\.keyboardFont, or: \.nativeFont)),
  StyleField("fontWeight", \.fontWeight, "The weight of text and icons."),
  StyleField(
    "fontFamily", \.fontFamily,
    "The font families at the size of each key, in order of preference; “system” for any other."),
  StyleField(
    "fontScale", \.fontScale, in: 0.1...4, "The scale factor of the font.", default: 1,
    example: 1.1),
  StyleField(
    "fontStyle", choice: \.fontStyle, "The slant of the text.", default: "normal",
    example: "italic"),
  StyleField(
    "textDecoration", choice: \.textDecoration, "The line that decorates the text.",
    default: "none", example: "underline"),
  StyleField(
    "textCase", choice: \.textCase, "The case in which the text is shown, not typed.",
    default: "original", example: "upper"),
  StyleField(
    "tracking", \.tracking, in: -20...50, "The additional space between characters in points.",
    default: 0, example: 1.5),
  StyleField(
    "baselineOffset", \.baselineOffset, in: -50...50,
    "The distance in points by which the text is raised.", default: 0, example: 2),
  StyleField(
    "foregroundGradient", \.foregroundGradient,
    "The gradient of text and icons, in place of foregroundColor."),
  StyleField(
    "textShadows", \.textShadows,
    "The shadows of text and icons, back to front, without spread; one without an offset is a glow.",
    shown: .style { $0.textShadows?.isEmpty == false }),
  StyleField(
    "textOutlineColor", \.textOutlineColor, "The color of the line around text and icons.",
    shown: .style { ($0.textOutlineWidth ?? 0) > 0 }),
  StyleField(
    "textOutlineWidth", \.textOutlineWidth, in: 0...20,
    "The width of the line around text and icons in points, outside of them.", default: 0,
    example: 1, shown: .style { $0.textOutlineColor != nil }),
  StyleField(
    "cornerRadius", \.corners, in: 0...100,
    "The corner radius in points or percent of the height, for all corners or some.", example: 9,
    layering: FieldLayering(radius: \.cornerRadius, radii: \.cornerRadii)),
  StyleField(
    "cornerStyle", choice: \.cornerStyle, "The curve of the corners.", default: "circular",
    example: "cut"),
  StyleField(
    "borderColor", \.storedBorderColor, "The color of the border.",
    coveredBy: \Keyboard.ButtonStyle.borderGradient),
  StyleField(
    "borderSize", \.storedBorderSize, in: 0...50, "The width of the border in points.",
    example: 1.5),
  StyleField(
    "borderEdges", \.borderEdges, in: 0...50,
    "The border widths per edge in points, in place of borderSize."),
  StyleField(
    "borderGradient", \.borderGradient,
    "The gradient of the border over the whole key, in place of borderColor.",
    shown: .style { $0.borderWidths != nil }),
  StyleField("shadowColor", \.storedShadowColor, "The color of the hard shadow below the key."),
  StyleField(
    "shadowSize", \.storedShadowSize, in: 0...50, "The height of the hard shadow in points.",
    example: 2),
  StyleField(
    "glowColor", \.glowColor, "The color of the glow around the key.",
    shown: .style { $0.hasGlow }),
  StyleField(
    "glowRadius", \.glowRadius, in: 0...100, "The radius of the glow in points.", example: 8,
    shown: .style { $0.hasGlow }),
  StyleField(
    "outerShadowColor", \.outerShadowColor, "The color of the soft shadow.",
    example: "#0006"),
  StyleField(
    "outerShadowRadius", \.outerShadowRadius, in: 0...100,
    "The blur radius of the soft shadow in points.", default: 0, example: 6,
    shown: .style { $0.outerShadowColor != nil }),
  StyleField(
    "outerShadowOffset", \.outerShadowOffset,
    "The offset of the soft shadow in points, right and down.", default: [0, 0], example: [0, 3],
    shown: .style { $0.outerShadowColor != nil }),
  StyleField(
    "innerShadowColor", \.innerShadowColor,
    "The color of the inner shadow of the key's edges on its face.", example: "#0006"),
  StyleField(
    "innerShadowRadius", \.innerShadowRadius, in: 0...100,
    "The blur radius of the inner shadow in points.", default: 0, example: 4,
    shown: .style { $0.innerShadowColor != nil }),
  StyleField(
    "innerShadowOffset", \.innerShadowOffset,
    "The offset of the inner shadow in points, right and down.", default: [0, 0], example: [0, -2],
    shown: .style { $0.innerShadowColor != nil }),
  StyleField(
    "shadows", \.shadows,
    "Further shadows, back to front: outer ones behind the key, inner ones on its face.",
    shown: .style { $0.shadows?.isEmpty == false }),
  StyleField(
    "contentInsets", \.contentInsets,
    "The content insets of the key in points.",
    // The standard appearance's are left out: nearly all keys have them.
    shown: .style { $0.contentInsets != EdgeInsets(all: 3) }),
  StyleField(
    "pressedOverlayColor", \.pressedOverlayColor,
    "The color over the whole key while it is pressed.", example: "alpha(black, 20%)",
    shown: .pressed),
  StyleField(
    "pressedScale", \.pressedScale, in: 0.5...1.5,
    "The scale of the drawn key while it is pressed.", default: 1, example: 0.95,
    shown: .pressedInView),
  StyleField(
    "pressedOffset", \.pressedOffset,
    "The offset of the drawn key while it is pressed, in points, right and down.", default: [0, 0],
    example: [0, 2], shown: .pressedInView),
  StyleField(
    "transition", \.transition,
    "The change to this style from another state's style, such as from pressed to released.",
    shown: .style { _ in false }),
  StyleField(
    "animation", \.animation,
    "The movement by key frames in this state, once or all the time; still images don't show it.",
    shown: .style { _ in false }),
  StyleField(
    "sound", \.sound, among: StyleSignals.sounds,
    "The sound for apps: one of the system keyboard, or their own as custom:pop.",
    example: "custom:pop", shown: .style { _ in false }),
  StyleField(
    "haptic", \.haptic, among: StyleSignals.haptics,
    "The haptic for apps: one of the system, or their own as custom:thud.", example: "lightImpact",
    shown: .style { _ in false }),
]
