import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension AccessibilityRules {

  /// Adapts the style of a keyboard.
  public func adapted(_ style: KeyboardViewStyle) -> KeyboardViewStyle {
    guard isHighContrast || isReduceTransparency else { return style }
    var style = style
    let surface = surface(of: style.background)
    if isHighContrast { style.stickers = nil }
    style.background = plain(style.background).map { opaque($0, on: surface) }
    if isHighContrast, let color = style.foregroundColor {
      style.foregroundColor = Color(legiblePair(resolved(color), on: backdrop(of: style)).text)
    }
    return style
  }

  /// Adapts the style of a toolbar on a keyboard of a given style.
  public func adapted(
    _ style: Autocomplete.ToolbarStyle, in keyboard: KeyboardViewStyle
  ) -> Autocomplete.ToolbarStyle {
    guard isActive else { return style }
    var backdrop = backdrop(of: keyboard)
    let source = style
    var style = style
    if isHighContrast || isReduceTransparency {
      style.background = style.background.map { opaque($0, on: backdrop) }
    }
    backdrop = backdrop.painted(with: style.background, isDark: isDark)
    style.item = adapted(style.item, on: backdrop, in: style.height)
    style.autocorrectItem = distinct(
      adapted(style.autocorrectItem, on: backdrop, in: style.height), from: backdrop)
    for (path, type) in [
      (\Autocomplete.ToolbarStyle.unknownItem, Autocomplete.SuggestionType.unknown),
      (\.emojiItem, .emoji),
    ] where style[keyPath: path] != nil {
      style[keyPath: path] = adapted(source.item(for: type), on: backdrop, in: style.height)
    }
    if isHighContrast {
      style.separator.color = Color(legiblePair(resolved(style.separator.color), on: backdrop).text)
    }
    return style
  }

  private func adapted(
    _ style: Autocomplete.ToolbarItemStyle, on backdrop: Surface, in height: CGFloat
  ) -> Autocomplete.ToolbarItemStyle {
    var style = style
    // Titles that exceed the height of the toolbar would be truncated to a letter or two.
    var rules = self
    let room = Self.titleShare * Double(height) / Double(style.titleFont.font.size)
    rules.textSizeFactor = min(textSizeFactor, max(room, 1))
    style.titleFont = rules.font(style.titleFont)
    style.subtitleFont = rules.font(style.subtitleFont)
    guard isHighContrast || isReduceTransparency else { return style }
    let face = resolved(style.backgroundColor)
    if !face.isInvisible { style.backgroundColor = Color(face.over(backdrop.mean)) }
    let plain =
      style.background?.material == nil
      ? backdrop.painted(with: [resolved(style.backgroundColor)]) : backdrop
    style.background = style.background.map { opaque($0, on: plain) }
    guard isHighContrast else { return style }
    let surface = plain.painted(with: style.background, isDark: isDark)
    let (title, change) = legiblePair(resolved(style.titleColor), on: surface)
    if let change {
      style.backgroundColor = Color(change.applied(to: plain.mean))
      style.background = style.background.map { changed($0, by: change) }
    }
    style.titleColor = Color(title)
    style.subtitleColor = Color(
      legiblePair(resolved(style.subtitleColor), on: change?.applied(to: surface) ?? surface).text)
    return style
  }

  private func distinct(
    _ style: Autocomplete.ToolbarItemStyle, from backdrop: Surface
  ) -> Autocomplete.ToolbarItemStyle {
    guard isDifferentiateWithoutColor, style.background == nil else { return style }
    var style = style
    let subtitle = style.subtitleColor
    (style.titleColor, style.backgroundColor) = distinctPair(
      style.titleColor, on: style.backgroundColor, from: backdrop)
    let face = Surface(resolved(style.backgroundColor))
    style.subtitleColor = Color(
      legible(resolved(subtitle), on: face, contrast: distinctTextContrast)
        ?? resolved(style.titleColor))
    return style
  }

  /// Adapts the style of a callout.
  public func adapted(_ style: KeyboardCallout.CalloutStyle) -> KeyboardCallout.CalloutStyle {
    guard isActive else { return style }
    var style = contrasted(style)
    guard isDifferentiateWithoutColor else { return style }
    let face = Surface(resolved(style.backgroundColor).over(resolved(systemBackground)))
      .painted(with: style.background, isDark: isDark)
    (style.selectedForegroundColor, style.selectedBackgroundColor) = distinctPair(
      style.selectedForegroundColor, on: style.selectedBackgroundColor, from: face)
    return style
  }

  private func contrasted(_ style: KeyboardCallout.CalloutStyle) -> KeyboardCallout.CalloutStyle {
    var style = style
    style.actionItemFont = font(style.actionItemFont)
    style.inputItemFont = font(style.inputItemFont)
    guard isHighContrast || isReduceTransparency else { return style }
    let backdrop = resolved(.keyboardBackground)
    var face = resolved(style.backgroundColor).over(backdrop)
    if let material = style.background?.material {
      face = material.resolved(isDark: isDark).color(over: backdrop)
      style.background?.material = nil
    }
    style.backgroundColor = Color(face)
    style.selectedBackgroundColor = Color(resolved(style.selectedBackgroundColor).over(face))
    guard isHighContrast else { return style }
    style.background = style.background?.withoutImage
    let surface = Surface(face).painted(with: style.background, isDark: isDark)
    let (text, change) = legiblePair(resolved(style.foregroundColor), on: surface)
    style.foregroundColor = Color(text)
    if let change {
      style.backgroundColor = Color(change.applied(to: face))
      style.background = style.background.map { changed($0, by: change) }
    }
    (style.selectedForegroundColor, style.selectedBackgroundColor) = legiblePair(
      style.selectedForegroundColor, on: style.selectedBackgroundColor)
    style.borderColor = style.foregroundColor
    style.borderGradient = nil
    return style
  }

  private static let titleShare = 0.6

  private func legiblePair(_ text: Color, on face: Color) -> (text: Color, face: Color) {
    let (legible, change) = legiblePair(resolved(text), on: Surface(resolved(face)))
    return (Color(legible), change.map { Color($0.applied(to: resolved(face))) } ?? face)
  }

  /// Adapts the color of a toolbar on a keyboard of a given style.
  public func barColor(_ color: Color, on keyboard: KeyboardViewStyle) -> Color.Resolved {
    let color = resolved(color)
    guard isHighContrast || isReduceTransparency, !color.isInvisible else { return color }
    return color.over(backdrop(of: keyboard).mean)
  }

  /// Adapts the look of the emoji keyboard on a keyboard of a given style.
  public func adapted(
    _ styles: Emoji.PartStyles, in keyboard: KeyboardViewStyle
  ) -> Emoji.PartStyles {
    guard isHighContrast || isReduceTransparency, styles != .init() else { return styles }
    let backdrop = backdrop(of: keyboard)
    var styles = styles
    styles.grid.backgroundColor = opaque(styles.grid.backgroundColor, on: backdrop)
    styles.title.backgroundColor = styles.grid.backgroundColor
    styles.title = adapted(styles.title, on: backdrop)
    styles.title.backgroundColor = nil
    styles.bar = adapted(styles.bar, on: backdrop)
    styles.search = adapted(styles.search, on: backdrop)
    return styles
  }

  private func adapted(_ style: Emoji.PartStyle, on backdrop: Surface) -> Emoji.PartStyle {
    var style = style
    style.backgroundColor = opaque(style.backgroundColor, on: backdrop)
    guard isHighContrast, !style.isOpen else { return style }
    let surface = style.backgroundColor.map { Surface(resolved($0)) } ?? backdrop
    let text = style.foregroundColor ?? .primary
    style.foregroundColor = Color(legiblePair(resolved(text), on: surface).text)
    let placeholder = style.placeholderColor ?? text
    style.placeholderColor = Color(legiblePair(resolved(placeholder), on: surface).text)
    return style
  }

  private func opaque(_ color: Color?, on backdrop: Surface) -> Color? {
    color.map { Color(resolved($0).over(backdrop.mean)) }
  }
}
