package import KeyboardCore
import KeyboardDrawing

extension AccessibilityRules {

  /// Return the style with a highlight of autocorrections, unless it has one, on which the text can
  /// be read and that can be seen on a keyboard of a given style.
  ///
  /// It is that of the system as far as that holds, such as half-opaque white in a light look, then
  /// white as on dark keys, and otherwise the least black or white that does.
  package func highlighting(
    _ style: Autocomplete.ToolbarStyle, in keyboard: KeyboardViewStyle
  ) -> Autocomplete.ToolbarStyle {
    let item = style.autocorrectItem
    guard item.$backgroundColor == nil else { return style }
    var style = style
    style.autocorrectItem.backgroundColor = item.backgroundColor
    guard item.background == nil else { return style }
    let board = backdrop(of: keyboard).painted(with: style.background, isDark: isDark)
    let texts = [item.titleColor, item.subtitleColor].map(resolved)
    let colors = [resolved(item.backgroundColor)] + Self.highlights
    func isReadable(_ color: Color.Resolved) -> Bool {
      let chip = board.painted(with: [color])
      return texts.allSatisfy { chip.contrast(of: $0.over(chip.mean)) >= Self.plainTextContrast }
    }
    let color =
      colors.first { color in
        let chip = board.painted(with: [color])
        return chip.mean.contrast(to: board.mean) >= Self.visibleContrast && isReadable(color)
      } ?? colors.first(where: isReadable)
    if let color, color != resolved(item.backgroundColor) {
      style.autocorrectItem.backgroundColor = Color(color)
    }
    return style
  }

  /// The highlight of the system has 1.2 in a light look, and is still seen on lighter boards.
  private static let visibleContrast = 1.03

  /// The keys of dark keyboards are white of 30 %.
  private static let highlights: [Color.Resolved] =
    [0.3, 0.15].map { Color.Resolved(hex: 0xFFFFFF, opacity: $0) }
    + (3...20).flatMap { share in
      [0x000000, 0xFFFFFF].map { Color.Resolved(hex: $0, opacity: Double(share) / 20) }
    }
}
