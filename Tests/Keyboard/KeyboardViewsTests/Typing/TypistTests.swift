import KeyboardKit
import Testing

@Suite struct TypistTests {

  /// A keyboard of a locale, on a phone, for a text field that capitalizes sentences.
  static func keyboard(
    _ locale: String, _ text: String = "",
    capitalizing: Keyboard.AutocapitalizationType = .sentences, device: String = "iphone",
    layoutType: Keyboard.LayoutType? = nil
  ) throws -> KeyboardInputViewController {
    let document = InMemoryTextDocument(text, autocapitalizationType: capitalizing)
    let controller = KeyboardInputViewController(
      textDocumentProxy: document,
      state: Keyboard.State(settingsStorage: InMemorySettingsStore()))
    let context = controller.keyboardContext
    context.use(try #require(Device.named(device)))
    context.locale = Locale(identifier: locale)
    context.locales = [context.locale]
    context.keyboardLayoutType = layoutType
    return controller
  }

  private func type(
    _ text: String, on controller: KeyboardInputViewController
  ) throws -> [TypingEvent] {
    var events: [TypingEvent] = []
    let typist = Typist(controller: controller)
    typist.observer = { events.append($0) }
    try typist.type(text)
    return events
  }

  @Test(arguments: [
    ("en", "Hello World"), ("de", "Grüß Gott"), ("en", "a  b   c"), ("en", "HTML and XML, iOS 17."),
    ("de", "„Hallo“ sagte “ er „"), ("en", "“Yes” ’tis ” so ‘x’"),
    ("fr", "Élève à l’âge « où » »?"),
    ("sv", "Åke sa ”hej” å ’du’"), ("el", "Ο Οδυσσέας, σοφός’ ΐϊΆ. ΣΑΣ σ"),
    ("tr", "İstanbul ılık ÇĞ"),
    ("vi", "Tiếng Việt 2024: đường hoà bình, test window. ĐƯỜNG PHỐ [a]!"), ("en", "a\nb\nC"),
    ("he_IL", "שלום, עולם! 123 ₪"), ("ar", "مرحبا بك، ٣٤؟ بَب"), ("ckb", "ههێ"),
    ("en", "Hi 😀👍🏽🚀 ok 🇸🇪"), ("en", "a 🫩🐦‍🔥🏃🏿‍➡️ b 🤝🏿🫱🏻‍🫲🏿👩🏽‍❤️‍💋‍👨🏾"), ("en", "naïve café 50€ 100°"),
  ])
  func typesExactly(locale: String, text: String) throws {
    let controller = try Self.keyboard(locale)
    _ = try type(text, on: controller)
    #expect(controller.textDocumentProxy.documentContextBeforeInput == text)
  }

  /// Swipes down are faster than other pages, unless the user has none.
  @Test(arguments: [true, false])
  func padsTypeSecondCharactersBySwipes(isEnabled: Bool) throws {
    let controller = try Self.keyboard("en", device: "ipad")
    controller.settings.keyboardSettings.isSwipeDownActionsEnabled = isEnabled
    let events = try type("at 2$", on: controller)
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "at 2$")
    let pages = events.filter { $0.keyboardType != .alphabetic }
    #expect(pages.isEmpty == isEnabled)
    let typed = events.filter { $0.kind == .gesture(.release) }.compactMap(\.action.value)
    #expect(typed.contains("2") && events.contains { $0.kind == .drag } == isEnabled)
  }

  @Test(arguments: [
    ("en", "añ漢", "漢", 3), ("he_IL", "שz", "z", 2), ("de", "a\u{7}", "\u{7}", 2),
    ("sv", "‘", "‘", 1),
  ])
  func namesWhatNoKeyGives(locale: String, text: String, character: Character, position: Int) throws
  {
    let controller = try Self.keyboard(locale)
    #expect(throws: TypingError(character: character, position: position)) {
      _ = try type(text, on: controller)
    }
  }

  @Test func tellsNothingAfterItHasLeftOff() throws {
    let controller = try Self.keyboard("de", capitalizing: .none)
    var events: [String] = []
    let typist = Typist(controller: controller)
    typist.observer = {
      events.append($0.kind.name)
      if events.count == 2 { typist.stop() }
    }
    var times: [Int] = []
    typist.settled = { times.append(events.count) }
    try typist.type("abc")
    #expect(events == ["press", "release"] && times.first == 1 && times.last == 2)
  }

  @Test func pressesRealKeys() throws {
    let controller = try Self.keyboard("de", capitalizing: .none)
    let events = try type("ß1", on: controller)
    let log = events.map { "\($0.kind.name) \($0.action.keyName ?? "")" }
    #expect(
      log.prefix(3) == ["press s", "longPress s", "drag s"]
        && log.contains("release ß") && !log.contains("release s"))
    #expect(
      log.suffix(6) == ["press numeric", "release numeric", "end numeric"]
        + ["press 1", "release 1", "end 1"])
    #expect(events.map(\.time) == events.map(\.time).sorted())
  }
}
