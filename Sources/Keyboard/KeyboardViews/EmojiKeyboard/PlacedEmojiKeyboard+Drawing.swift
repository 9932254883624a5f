import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

// In points: bitmaps of 136 pixels are sharp up to this width at scale 3.
private let sharpWidth = 45.0

extension PlacedEmojiKeyboard {

  /// The emoji is as wide as the system's at the style's size, limited by the frame.
  func emojiStyle(
    frame: CGRect, isPressed: Bool, measuring measure: TextMeasure
  ) -> Keyboard.ButtonStyle {
    let wanted = style.itemFont.font.size * style.itemScaleFactor * (parts.item.scale ?? 1)
    let width = min(wanted, frame.height - 4, frame.width, sharpWidth)
    let probe = Font.system(size: 100)
    let widthOfOnePoint = max(measure.width(of: "😀", font: probe) / probe.size, 1)
    let face =
      isPressed
      ? parts.item.pressedBackgroundColor ?? style.menuSelectionColor
      : parts.item.backgroundColor ?? .clear
    return Keyboard.ButtonStyle(
      backgroundColor: face, foregroundColor: .primary,
      font: .system(size: max(width / widthOfOnePoint, 1)),
      cornerRadius: parts.item.cornerRadius ?? frame.width / 5,
      contentInsets: .zero)
  }

  func menuStyle(
    for action: KeyboardAction, frame: CGRect, foreground: Color?
  ) -> Keyboard.ButtonStyle {
    let bar = parts.bar
    let primary = bar.foregroundColor ?? foreground ?? .primary
    var menuStyle = Keyboard.ButtonStyle(
      backgroundColor: .clear,
      foregroundColor: bar.foregroundColor ?? foreground?.opacity(0.6)
        ?? standardParts.bar.foregroundColor ?? .secondary,
      font: .system(size: style.menuIconSize, weight: style.menuIconFont.font.weight),
      cornerRadius: frame.height / 2, contentInsets: .zero)
    switch action {
    case .keyboardType(.alphabetic):
      menuStyle.nativeFont = (bar.font ?? style.menuAbcFont).font
      menuStyle.foregroundColor = primary
    case .backspace:
      menuStyle.nativeFont = style.menuIconFont.font
      menuStyle.foregroundColor = primary
    case .custom(content.selectedCategory.id):
      menuStyle.backgroundColor =
        bar.selectedBackgroundColor ?? selectionColor(foreground: foreground)
      menuStyle.foregroundColor = bar.selectedForegroundColor ?? primary
    default: break
    }
    return menuStyle
  }

  /// The standard mark follows the theme's foreground to contrast with every background.
  private func selectionColor(foreground: Color?) -> Color {
    let standards = [
      Emoji.KeyboardStyle().menuSelectionColor, Emoji.KeyboardStyle.liquidGlassSelectionColor,
    ]
    guard let foreground, standards.contains(style.menuSelectionColor)
    else { return style.menuSelectionColor }
    return foreground.opacity(0.15)
  }

  /// The key back to letters shows the style's text, or the locale's by default.
  func menuContent(for action: KeyboardAction, in context: KeyboardContext) -> StyledKey.Content {
    switch action {
    case .keyboardType(.alphabetic):
      .text(
        style.menuAbcText == Emoji.KeyboardStyle().menuAbcText
          ? context.localeProfile.labels[.alphabetic] : style.menuAbcText,
        isRaised: false)
    case .keyboardType(.emojiSearch) where searchField != nil: .nothing
    case .keyboardType(.emojiSearch): .icon("keyboardSearch", scale: 1)
    case .backspace: .icon(Image.keyboardBackspace(for: context.locale).name, scale: 1)
    case .custom(let name):
      content.categories.category(withId: name).map {
        .icon(
          context.traits.design.iconName(
            of: $0, onPad: context.traits.deviceTypeForKeyboard.isPad), scale: 1)
      } ?? .nothing
    default: .nothing
    }
  }

  func draw(
    placeholder: String, foreground: Color?, isDark: Bool, into builder: inout SceneBuilder
  ) {
    drawBackgrounds(isDark: isDark, into: &builder)
    drawTitles(foreground: foreground, isDark: isDark, into: &builder)
    guard let searchField else { return }
    DrawnSearchField(
      query: content.searchQuery, placeholder: placeholder, look: parts.search,
      standard: standardParts.search, metrics: fieldMetrics, isMirrored: isMirrored
    ).draw(in: searchField, foreground: foreground, isDark: isDark, into: &builder)
  }

  private func drawBackgrounds(isDark: Bool, into builder: inout SceneBuilder) {
    for (name, part, frame) in [
      ("emojiGrid", parts.grid, gridFrame), ("emojiBar", parts.bar, barFrame),
    ] {
      guard let frame, let color = part.backgroundColor else { continue }
      builder.fill(Path(frame), color.resolved(isDark: isDark))
      builder.element(.toolbar, name: name, box: frame, style: part.properties(isDark: isDark))
    }
  }

  private func drawTitles(foreground: Color?, isDark: Bool, into builder: inout SceneBuilder) {
    let look = parts.title
    let color =
      look.foregroundColor ?? foreground?.opacity(0.6)
      ?? standardParts.title.foregroundColor ?? .secondary
    let font = style.categoryTitleFont.font
    builder.part = Scene.Part(.content, of: .label, named: "emoji.title")
    defer { builder.part = nil }
    for title in titles {
      builder.text(
        title.text, font: look.font?.weight == nil ? font.weight(.semibold) : font,
        color: color.resolved(isDark: isDark), box: title.box,
        alignment: isMirrored ? .right : .left,
        minimumScale: 0.5)
      builder.element(
        .label, name: title.text, box: title.box, style: look.properties(isDark: isDark))
    }
  }
}
