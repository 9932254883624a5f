public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
import KeyboardStyling

/// The search field of the emoji keyboard, with a query or what can be searched for.
///
/// ```swift
/// let field = EmojiSearchField("cat", keyboardContext: context)
/// field.scene(measuring: .fixedAdvance).elements.map(\.name)  // → ["emojiSearch"]
/// field.touchableKeys(measuring: .fixedAdvance).map(\.action)  // → [.keyboardType(.emojiSearch)]
/// ```
///
/// It is as wide as the keyboard, less its margins (source of the name: KeyboardKit 10.7).
public struct EmojiSearchField: PrimitiveView {

  /// The query.
  public var query: String

  /// The context of the keyboard.
  public var keyboardContext: KeyboardContext

  /// Creates a field for the keyboard of a context.
  public init(_ query: String = "", keyboardContext: KeyboardContext) {
    self.query = query
    self.keyboardContext = keyboardContext
  }

  private var metrics: EmojiKeyboardMetrics.SearchField {
    EmojiKeyboardMetrics(for: keyboardContext.traits, sideMargin: 0).searchField
      ?? EmojiKeyboardMetrics.searchAboveLetters
  }

  /// Returns the size of the field on its keyboard.
  public func size(in context: ViewContext) -> CGSize {
    metrics.frame(inWidth: keyboardContext.traits.keyboardWidth).size
  }

  /// Draws the field in a frame.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let traits = context.environment.adjusted(keyboardContext).traits
    DrawnSearchField(
      query: query, placeholder: traits.localeProfile.labels[.searchEmoji],
      look: context.environment.emojiPartStyles.search,
      standard: traits.design.styling.emojiParts.search, metrics: metrics,
      isMirrored: traits.localeProfile.direction == .rightToLeft
    ).draw(
      in: frame, foreground: context.environment.keyboardViewStyle?.foregroundColor,
      isDark: traits.hasDarkColorScheme, into: &builder)
  }

  /// Returns the field as the key that opens the search.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    [TouchableKey(action: .keyboardType(.emojiSearch), frame: frame)]
  }
}

/// A search field with all that decides its look.
struct DrawnSearchField {

  let query: String
  let placeholder: String
  let look: Emoji.PartStyle
  let standard: Emoji.PartStyle
  let metrics: EmojiKeyboardMetrics.SearchField
  let isMirrored: Bool

  func draw(in field: CGRect, foreground: Color?, isDark: Bool, into builder: inout SceneBuilder) {
    let primary = look.foregroundColor ?? foreground ?? .primary
    let secondary =
      look.placeholderColor ?? (look.foregroundColor ?? foreground)?.opacity(0.6)
      ?? standard.placeholderColor ?? .secondary
    let fill =
      look.backgroundColor ?? (foreground == nil ? standard.backgroundColor : nil)
      ?? Color(
        light: .init(hex: 0x767680, opacity: 0.12), dark: .init(hex: 0x767680, opacity: 0.24))
    builder.fill(
      Path(roundedRect: field, cornerRadius: look.cornerRadius ?? standard.cornerRadius ?? 10),
      fill.resolved(isDark: isDark))
    Icon.named("keyboardSearch")?.draw(
      in: &builder,
      centeredAt: CGPoint(
        x: isMirrored ? field.maxX - metrics.iconMiddle : field.minX + metrics.iconMiddle,
        y: field.midY),
      fontSize: metrics.iconSize, color: secondary.resolved(isDark: isDark))
    builder.part = Scene.Part(.content, of: .label, named: "emoji.search")
    defer { builder.part = nil }
    builder.text(
      query.isEmpty ? placeholder : query, font: look.font?.font ?? .body,
      color: (query.isEmpty ? secondary : primary).resolved(isDark: isDark),
      box: CGRect(
        x: field.minX + (isMirrored ? 10 : metrics.textLeading), y: field.minY,
        width: max(field.width - metrics.textLeading - 10, 0), height: field.height),
      alignment: isMirrored ? .right : .left, minimumScale: 0.5)
    builder.element(.label, name: "emojiSearch", box: field, style: look.properties(isDark: isDark))
  }
}
