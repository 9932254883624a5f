import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

extension PlacedEmojiKeyboard {

  /// Draw everything other than keys: the titles and the search field.
  func draw(
    placeholder: String, foreground: Color?, isDark: Bool, into builder: inout SceneBuilder
  ) {
    let secondary = (foreground?.opacity(0.6) ?? .secondary).resolved(isDark: isDark)
    let primary = (foreground ?? .primary).resolved(isDark: isDark)
    let font = style.categoryTitleFont.font.weight(.semibold)
    for title in titles {
      builder.text(
        TextRun(
          title.text, font: font, color: secondary, box: title.box, alignment: .left,
          minimumScale: 0.5))
      builder.element(Scene.Element(.label, name: title.text, box: title.box))
    }
    guard let searchField else { return }
    let fill = Color(
      light: .init(hex: 0x767680, opacity: 0.12), dark: .init(hex: 0x767680, opacity: 0.24))
    builder.fill(
      Path(roundedRect: searchField, cornerRadius: 10), fill.resolved(isDark: isDark))
    Icon.named("keyboardSearch")?.draw(
      in: &builder, centeredAt: CGPoint(x: searchField.minX + 18, y: searchField.midY),
      fontSize: style.menuIconSize, color: secondary)
    let query = content.searchQuery
    builder.text(
      TextRun(
        query.isEmpty ? placeholder : query, font: .body,
        color: query.isEmpty ? secondary : primary,
        box: CGRect(
          x: searchField.minX + 34, y: searchField.minY, width: max(searchField.width - 44, 0),
          height: searchField.height),
        alignment: .left, minimumScale: 0.5))
    builder.element(Scene.Element(.label, name: "emojiSearch", box: searchField))
  }
}
