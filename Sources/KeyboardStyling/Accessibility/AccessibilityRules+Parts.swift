import Foundation
public import KeyboardCore
import KeyboardDrawing

extension AccessibilityRules {

  /// The style of a whole keyboard by these rules.
  public func adapted(_ style: KeyboardViewStyle) -> KeyboardViewStyle {
    guard isHighContrast || isReduceTransparency else { return style }
    var style = style
    let surface = Surface(resolved(.keyboardBackground))
    style.background = style.background.map { opaque($0, on: surface) }
    if isHighContrast, let color = style.foregroundColor {
      style.foregroundColor = Color(
        legiblePair(resolved(color), on: backdrop(of: style)).text)
    }
    return style
  }

  /// The style of a toolbar by these rules, on a keyboard of a style.
  public func adapted(
    _ style: Autocomplete.ToolbarStyle, in keyboard: KeyboardViewStyle
  ) -> Autocomplete.ToolbarStyle {
    guard isActive else { return style }
    let backdrop = backdrop(of: keyboard)
    var style = style
    style.item = adapted(style.item, on: backdrop)
    style.autocorrectItem = adapted(style.autocorrectItem, on: backdrop)
    if isHighContrast {
      style.separator.color = Color(
        legiblePair(resolved(style.separator.color), on: backdrop).text)
    }
    return style
  }

  private func adapted(
    _ style: Autocomplete.ToolbarItemStyle, on backdrop: Surface
  ) -> Autocomplete.ToolbarItemStyle {
    var style = style
    style.titleFont = font(style.titleFont)
    style.subtitleFont = font(style.subtitleFont)
    guard isHighContrast || isReduceTransparency else { return style }
    let face = resolved(style.backgroundColor)
    if !face.isInvisible { style.backgroundColor = Color(face.over(backdrop.mean)) }
    guard isHighContrast else { return style }
    let surface = backdrop.painted(with: [resolved(style.backgroundColor)])
    let (title, change) = legiblePair(resolved(style.titleColor), on: surface)
    if let change { style.backgroundColor = Color(change.applied(to: surface.mean)) }
    let changed = change?.applied(to: surface) ?? surface
    style.titleColor = Color(title)
    style.subtitleColor = Color(legiblePair(resolved(style.subtitleColor), on: changed).text)
    return style
  }

  /// The style of a callout by these rules.
  public func adapted(_ style: KeyboardCallout.CalloutStyle) -> KeyboardCallout.CalloutStyle {
    guard isActive else { return style }
    var style = style
    style.actionItemFont = font(style.actionItemFont)
    style.inputItemFont = font(style.inputItemFont)
    guard isHighContrast || isReduceTransparency else { return style }
    let backdrop = resolved(.keyboardBackground)
    style.backgroundColor = Color(resolved(style.backgroundColor).over(backdrop))
    style.selectedBackgroundColor = Color(
      resolved(style.selectedBackgroundColor).over(resolved(style.backgroundColor)))
    guard isHighContrast else { return style }
    (style.foregroundColor, style.backgroundColor) = legiblePair(
      style.foregroundColor, on: style.backgroundColor)
    (style.selectedForegroundColor, style.selectedBackgroundColor) = legiblePair(
      style.selectedForegroundColor, on: style.selectedBackgroundColor)
    style.borderColor = style.foregroundColor
    return style
  }

  /// A text and its face, both as near as can be to what they were.
  private func legiblePair(_ text: Color, on face: Color) -> (text: Color, face: Color) {
    let (legible, change) = legiblePair(resolved(text), on: Surface(resolved(face)))
    return (Color(legible), change.map { Color($0.applied(to: resolved(face))) } ?? face)
  }
}
