import Foundation
public import KeyboardCore
import KeyboardDocuments

extension Keyboard.ButtonStyle {

  /// All fields, in documentation order.
  public static var fields: [StyleField<Self>] { buttonFields }

  fileprivate var hasGlow: Bool { glowColor != nil && (glowRadius ?? 0) > 0 }
}

private let buttonFields: [StyleField<Keyboard.ButtonStyle>] = [
  StyleField(
    "backgroundColor", .color(\.backgroundColor), "The color of the key's face."),
  StyleField(
    "background", .background(\.background),
    "The background over the background color: a gradient, an image, overlays."),
  StyleField(
    "foregroundColor", .color(\.foregroundColor), "The color of text and icons.",
    example: "light-dark(#241a4d, white)",
    coveredBy: \Keyboard.ButtonStyle.foregroundGradient),
  StyleField(
    "foregroundSecondaryOpacity", .number(\.foregroundSecondaryOpacity, 0...1),
    "The opacity of secondary text such as the language on the space bar.", example: 0.6),
  StyleField(
    "icon", .icon(\.icon), "The icon or text in place of the key's own."),
  StyleField(
    "label", .label(\.label),
    "The text of the key, an object for an icon or the language, or false for neither, in place of "
      + "what its action shows."),
  StyleField(
    "font", .font(\.keyboardFont), "The font of the text, including its size.", example: nil,
    or: \Keyboard.ButtonStyle.nativeFont),
  StyleField(
    "fontWeight", .weight(\.fontWeight), "The weight of text and icons."),
  StyleField(
    "fontFamily", .families(\.fontFamily),
    "The font families at the size of each key, in order of preference; “system” for any other."),
  StyleField(
    "fontScale", .number(\.fontScale, 0.1...4), "The scale factor of the font.", default: 1,
    example: 1.1),
  StyleField(
    "fontStyle", .choice(\.fontStyle), "The slant of the text.", default: "normal",
    example: "italic"),
  StyleField(
    "textDecoration", .choice(\.textDecoration), "The line that decorates the text.",
    default: "none", example: "underline"),
  StyleField(
    "textCase", .choice(\.textCase), "The case in which the text is shown, not typed.",
    default: "original", example: "upper"),
  StyleField(
    "tracking", .length(\.tracking, -20...50), "The additional space between characters in points.",
    default: 0, example: 1.5),
  StyleField(
    "baselineOffset", .length(\.baselineOffset, -50...50),
    "The distance in points by which the text is raised.", default: 0, example: 2),
  StyleField(
    "foregroundGradient", .gradient(\.foregroundGradient),
    "The gradient of text and icons, in place of foregroundColor."),
  StyleField(
    "textShadows", .shadows(\.textShadows),
    "The shadows of text and icons, back to front, without spread; one without an offset is a glow.",
    example: nil, shown: .style { $0.textShadows?.isEmpty == false }),
  StyleField(
    "textOutlineColor", .color(\.textOutlineColor), "The color of the line around text and icons.",
    example: nil, shown: .style { ($0.textOutlineWidth ?? 0) > 0 }),
  StyleField(
    "textOutlineWidth", .length(\.textOutlineWidth, 0...20),
    "The width of the line around text and icons in points, outside of them.", default: 0,
    example: 1, shown: .style { $0.textOutlineColor != nil }),
  StyleField(
    "cornerRadius", .corners(\.cornerRadius, \.cornerRadii, 0...100),
    "The corner radius in points or percent of the height, for all corners or some.", example: 9),
  StyleField(
    "cornerStyle", .choice(\.cornerStyle), "The curve of the corners.", default: "circular",
    example: "cut"),
  StyleField(
    "borderColor", .color(\.storedBorderColor), "The color of the border.",
    coveredBy: \Keyboard.ButtonStyle.borderGradient),
  StyleField(
    "borderSize", .length(\.storedBorderSize, 0...50), "The width of the border in points.",
    example: 1.5),
  StyleField(
    "borderEdges", .widths(\.borderEdges, 0...50),
    "The border widths per edge in points, in place of borderSize."),
  StyleField(
    "borderGradient", .gradient(\.borderGradient),
    "The gradient of the border over the whole key, in place of borderColor.", example: nil,
    shown: .style { $0.borderWidths != nil }),
  StyleField(
    "shadowColor", .color(\.storedShadowColor), "The color of the hard shadow below the key."),
  StyleField(
    "shadowSize", .length(\.storedShadowSize, 0...50), "The height of the hard shadow in points.",
    example: 2),
  StyleField(
    "glowColor", .color(\.glowColor), "The color of the glow around the key.", example: nil,
    shown: .style { $0.hasGlow }),
  StyleField(
    "glowRadius", .length(\.glowRadius, 0...100), "The radius of the glow in points.", example: 8,
    shown: .style { $0.hasGlow }),
  StyleField(
    "outerShadowColor", .color(\.outerShadowColor), "The color of the soft shadow.",
    example: "#0006"),
  StyleField(
    "outerShadowRadius", .length(\.outerShadowRadius, 0...100),
    "The blur radius of the soft shadow in points.", default: 0, example: 6,
    shown: .style { $0.outerShadowColor != nil }),
  StyleField(
    "outerShadowOffset", .point(\.outerShadowOffset),
    "The offset of the soft shadow in points, right and down.", default: [0, 0], example: [0, 3],
    shown: .style { $0.outerShadowColor != nil }),
  StyleField(
    "innerShadowColor", .color(\.innerShadowColor),
    "The color of the inner shadow of the key's edges on its face.", example: "#0006"),
  StyleField(
    "innerShadowRadius", .length(\.innerShadowRadius, 0...100),
    "The blur radius of the inner shadow in points.", default: 0, example: 4,
    shown: .style { $0.innerShadowColor != nil }),
  StyleField(
    "innerShadowOffset", .point(\.innerShadowOffset),
    "The offset of the inner shadow in points, right and down.", default: [0, 0], example: [0, -2],
    shown: .style { $0.innerShadowColor != nil }),
  StyleField(
    "shadows", .shadows(\.shadows),
    "Further shadows, back to front: outer ones behind the key, inner ones on its face.",
    example: nil, shown: .style { $0.shadows?.isEmpty == false }),
  StyleField(
    "contentInsets", .insets(\.contentInsets),
    "The content insets of the key in points.", example: nil,
    // Those of the standard appearance are left out, since they are those of nearly all keys.
    shown: .style { $0.contentInsets != EdgeInsets(all: 3) }),
  StyleField(
    "pressedOverlayColor", .color(\.pressedOverlayColor),
    "The color over the whole key while it is pressed.", example: "alpha(black, 20%)",
    shown: .pressed),
  StyleField(
    "pressedScale", .number(\.pressedScale, 0.5...1.5),
    "The scale of the drawn key while it is pressed.", default: 1, example: 0.95,
    shown: .pressedInView),
  StyleField(
    "pressedOffset", .point(\.pressedOffset),
    "The offset of the drawn key while it is pressed, in points, right and down.", default: [0, 0],
    example: [0, 2], shown: .pressedInView),
  StyleField(
    "transition", .transition(\.transition),
    "The change to this style from that of another state, such as from pressed to released.",
    example: nil, shown: .style { _ in false }),
  StyleField(
    "animation", .animation(\.animation),
    "The movement by key frames in this state, once or all the time; still pictures don't show it.",
    example: nil, shown: .style { _ in false }),
  StyleField(
    "sound", .signal(\.sound, StyleSignals.sounds),
    "The sound for apps: one of the system keyboard, or their own as custom:pop.",
    example: "custom:pop", shown: .style { _ in false }),
  StyleField(
    "haptic", .signal(\.haptic, StyleSignals.haptics),
    "The haptic for apps: one of the system, or their own as custom:thud.", example: "lightImpact",
    shown: .style { _ in false }),
]
