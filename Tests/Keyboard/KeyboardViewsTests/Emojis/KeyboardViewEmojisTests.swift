import KeyboardKit
import Testing

@testable import KeyboardViews

@Suite struct KeyboardViewEmojisTests {

  private func view(
    _ type: Keyboard.KeyboardType, _ emojiKeyboard: EmojiKeyboard = EmojiKeyboard()
  ) -> KeyboardView {
    let context = KeyboardContext()
    context.deviceType = .phone
    context.deviceTypeForKeyboard = .phone
    context.interfaceOrientation = .portrait
    context.screenSize = CGSize(width: 390, height: 844)
    context.keyboardType = type
    var view = KeyboardView(keyboardContext: context)
    view.emojiKeyboard = emojiKeyboard
    return view
  }

  private let context = ViewContext.fixedAdvance

  @Test func aChosenSkinToneStaysOnItsKey() {
    let storage = InMemorySettingsStore()
    let controller = KeyboardInputViewController(state: Keyboard.State(settingsStorage: storage))
    controller.emojiKeyboard.firstEmoji = Emoji("👋")
    controller.keyboardContext.deviceTypeForKeyboard = .phone
    controller.keyboardContext.screenSize = CGSize(width: 390, height: 844)
    controller.keyboardContext.keyboardType = .emojis
    var keys: [KeyboardAction] {
      controller.standardKeyboardView.placed(in: context).keys.map(\.item.action)
    }
    #expect(keys.contains(.emoji("👋")) && keys.contains(.emoji("🤚")))
    let handler = controller.services.actionHandler
    for emoji in ["👋🏽", "👋🏿", "🤚🏻", "🚀"] { handler.handle(.release, on: .emoji(emoji)) }
    #expect(keys.contains(.emoji("👋🏿")) && keys.contains(.emoji("🤚🏻")))
    #expect(!keys.contains(.emoji("👋")) && !keys.contains(.emoji("👋🏽")))
    controller.emojiKeyboard.searchQuery = "waving hand"
    controller.keyboardContext.keyboardType = .emojiSearch
    #expect(keys.contains(.emoji("👋🏿")))
    handler.handle(.release, on: .emoji("👋"))
    #expect(keys.contains(.emoji("👋")))
  }

  /// The first font has no emojis after version 15.0, and the second one all but 🪾.
  @Test func emojisThatTheFontLacksAreHidden() {
    var all = TextMeasure.fixedAdvance
    all.drawsEmoji = { $0 != "🪾" }
    func shown(_ type: Keyboard.KeyboardType, _ keyboard: EmojiKeyboard) -> [[KeyboardAction]] {
      [context, ViewContext(text: all)].map { context in
        view(type, keyboard).placed(in: context).keys.map(\.item.action)
      }
    }
    for keyboard in [
      EmojiKeyboard(recentEmojis: ["🐦‍🔥", "🏃🏿‍➡️", "🪾", "🫱🏻‍🫲🏿"].map { Emoji($0) }),
      EmojiKeyboard(category: .animalsAndNature),
    ] {
      let keys = shown(.emojis, keyboard)
      #expect(!keys[0].contains(.emoji("🐦‍🔥")) && !keys[0].contains(.emoji("🏃🏿‍➡️")))
      #expect(!keys[0].contains(.emoji("🪾")) && !keys[1].contains(.emoji("🪾")))
    }
    let recent = shown(.emojis, EmojiKeyboard(recentEmojis: [Emoji("🏃🏿‍➡️"), Emoji("🫱🏻‍🫲🏿")]))
    #expect(recent.map(\.first) == [.emoji("🫱🏻‍🫲🏿"), .emoji("🏃🏿‍➡️")])
    let found = shown(.emojiSearch, EmojiKeyboard(searchQuery: "phoenix"))
    #expect(found.map { $0.contains(.emoji("🐦‍🔥")) } == [false, true])
  }

  @Test func isAsLargeAsTheLetters() {
    #expect(view(.emojis).size(in: context) == view(.alphabetic).size(in: context))
    #expect(view(.emojis).placed(in: context).toolbarFrame == nil)
  }

  @Test func hasEmojisAndAMenuForKeys() throws {
    let scene = view(.emojis).scene
    let names = scene.elements.filter { $0.role == .key }.map(\.name)
    #expect(names.prefix(2) == ["😀", "😃"])
    var bar = ["alphabetic", "emojiSearch"]
    bar += EmojiCategory.standardCategories.map(\.id)
    bar.append("backspace")
    #expect(Array(names.suffix(11)) == bar)
    #expect(scene.elements.contains { $0.role == .label && $0.name == "SMILEYS & PEOPLE" })
    #expect(!names.contains("q"))
  }

  @Test func theSelectedCategoryIsMarked() {
    let keys = view(.emojis, EmojiKeyboard(category: .flags)).placed(in: context)
      .styled(in: context).keys
    let marked = keys.filter { $0.style.backgroundColor == Color.primary.opacity(0.1) }
    #expect(marked.map(\.name) == ["flags"])
    #expect(keys.first?.name == "🏁")
  }

  @Test func theModifierSetsTheRows() {
    let few = view(.emojis).emojiKeyboardStyle(.init(rows: 2)).scene
    let rows = Set(few.elements.filter { $0.name.isSingleEmoji }.map(\.box.minY))
    #expect(rows.count == 2)
  }

  // The bitmaps of the emoji font are sharp up to about this size at three pixels a point.
  @Test(arguments: [33, 50, 400] as [Double])
  func emojisAreSharp(size: Double) throws {
    var environment = EnvironmentValues()
    let style = Emoji.KeyboardStyle(rows: 1, itemSize: size * 2, itemFont: .system(size: size))
    environment.emojiKeyboardStyle = { _ in style }
    let measure = TextMeasure { text, font, _ in Double(text.count) * font.size * 1.245 }
    let context = ViewContext(environment: environment, text: measure)
    let key = try #require(view(.emojis).placed(in: context).styled(in: context).keys.first)
    let font = try #require(key.style.nativeFont)
    #expect(font.size * 1.245 <= min(size, 45) + 0.001)
    #expect(font.size > 20)
  }

  @Test func theCalloutHasSkinTones() {
    var view = view(.emojis, EmojiKeyboard(recentEmojis: [Emoji("👌")]))
    view.calloutService = KeyboardCallout.BaseCalloutService()
    view.callout = .actions(of: .emoji("👌"), selectedIndex: 0)
    let scene = view.scene
    let items = scene.elements.filter { $0.role == .calloutItem }.map(\.name)
    #expect(items == ["👌", "👌🏻", "👌🏼", "👌🏽", "👌🏾", "👌🏿"])
  }

  @Test func theBubbleHangsFivePointsLowerThanThatOfAKey() throws {
    var view = view(.emojis)
    let key = try #require(view.placed(in: context).keys.first)
    view.callout = .input(key.item.action)
    let callout = try #require(
      view.placed(in: context).callouts(in: context).first { $0.role == .inputCallout })
    #expect(callout.name == "😀")
    #expect(abs(callout.box.maxY - key.keyFrame.maxY - 5) < 0.4)
  }

  @Test(arguments: [("en", "ABC"), ("el", "ΑΒΓ"), ("ru", "АБВ")])
  func theMenuLeadsBackToTheLettersOfTheLocale(locale: String, text: String) {
    let view = view(.emojis)
    view.keyboardContext.locale = Locale(identifier: locale)
    let texts = view.scene.nodes.runs.map(\.text)
    #expect(texts.contains(text))
    var style = Emoji.KeyboardStyle()
    style.menuAbcText = "abc"
    #expect(view.emojiKeyboardStyle(style).scene.nodes.runs.map(\.text).contains("abc"))
  }

  @Test func theSearchStandsAboveTheLetters() throws {
    let keyboard = EmojiKeyboard(searchQuery: "gorilla")
    let placed = view(.emojiSearch, keyboard).placed(in: context)
    let letter = try #require(placed.keys.first { $0.item.action == .character("q") })
    let found = try #require(placed.keys.first)
    #expect(found.item.action == .emoji("🦍"))
    #expect(found.frame.maxY <= letter.frame.minY)
    let scene = view(.emojiSearch, keyboard).scene
    let field = try #require(scene.elements.first { $0.name == "emojiSearch" })
    #expect(field.box.maxY <= found.frame.minY)
    #expect(scene.nodes.run("gorilla") != nil)
    let empty = view(.emojiSearch).scene
    #expect(empty.nodes.run("Search Emoji") != nil)
  }

  /// It is drawn as on its keyboard.
  @Test(arguments: ["", "cat"], ["en", "ar"])
  func looksAsOnTheKeyboard(query: String, locale: String) throws {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: locale))
    context.isLiquidGlassEnabled = true
    context.keyboardType = .emojis
    var keyboard = KeyboardView(keyboardContext: context)
    keyboard.emojiKeyboard.searchQuery = query
    let whole = keyboard.scene
    let element = try #require(whole.elements.first { $0.name == "emojiSearch" })
    let field = EmojiSearchField(query, keyboardContext: context)
    let own = field.scene
    #expect(own.elements.map(\.name) == ["emojiSearch"])
    #expect(own.size == element.box.size && own.elements[0].style == element.style)
    let key = try #require(field.touchableKeys.first)
    #expect(key.action == .keyboardType(.emojiSearch))
    let other = EmojiSearchField(query + "x", keyboardContext: context)
    #expect(own != other.scene)
  }
}
