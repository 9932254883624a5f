import Foundation
import KeyboardKit
import Testing

@Suite struct EmojiSearchFieldTests {

  /// It is drawn as on its keyboard.
  @Test(arguments: ["", "cat"], ["en", "ar"])
  func looksAsOnTheKeyboard(query: String, locale: String) throws {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: locale))
    context.isLiquidGlassEnabled = true
    context.keyboardType = .emojis
    var keyboard = KeyboardView(keyboardContext: context)
    keyboard.emojiKeyboard.searchQuery = query
    let whole = keyboard.scene(measuring: .fixedAdvance)
    let element = try #require(whole.elements.first { $0.name == "emojiSearch" })
    let field = EmojiSearchField(query, keyboardContext: context)
    let own = field.scene(measuring: .fixedAdvance)
    #expect(own.elements.map(\.name) == ["emojiSearch"])
    #expect(own.size == element.box.size && own.elements[0].style == element.style)
    let key = try #require(field.touchableKeys(measuring: .fixedAdvance).first)
    #expect(key.action == .keyboardType(.emojiSearch))
    let other = EmojiSearchField(query + "x", keyboardContext: context)
    #expect(own != other.scene(measuring: .fixedAdvance))
  }
}
