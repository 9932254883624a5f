import Foundation
import KeyboardCore
import Testing

/// Rows of layouts, written as texts with a space between keys.
struct LocalizedLayoutTests {

  struct Case: CustomTestStringConvertible, Sendable {
    var locale: String
    var rows: [String]
    var device = "iphone"
    var type = Keyboard.KeyboardType.alphabetic
    var keyboardCase = Keyboard.KeyboardCase.lowercased
    var testDescription: String { "\(locale) \(device) \(type.id) \(keyboardCase)" }
  }

  static let cases: [Case] = [
    Case(
      locale: "de",
      rows: [
        "q w e r t z u i o p ü", "a s d f g h j k l ö ä", "⇧ | y x c v b n m | ⌫",
        "123 emojis space ↵",
      ]),
    Case(
      locale: "uk",
      rows: [
        "й ц у к е н г ш щ з х ї", "| ф і в а п р о л д ж є |", "⇧ ґ я ч с м и т ь б ю ⌫",
        "123 emojis space ↵",
      ]),
    Case(
      locale: "ar",
      rows: [
        "ض ص ث ق ف غ ع ه خ ح ج", "ش س ي ب ل ا ت ن م ك ة", "ء ظ ط ذ د ز ر و ى | ⌫",
        "123 emojis space ↵",
      ]),
    Case(
      locale: "he_IL",
      rows: [
        "| ק ר א ט ו ן ם פ | ⌫", "ש ד ג כ ע י ח ל ך ף", "| ז ס ב ה נ מ צ ת ץ |",
        "123 emojis space ↵",
      ]),
    Case(
      locale: "el",
      rows: [
        "| ε ρ τ υ θ ι ο π ´ none", "| α σ δ φ γ η ξ κ λ |", "⇧ | ζ χ ψ ω β ν μ | ⌫",
        "123 emojis space ↵",
      ]),
    Case(
      locale: "hy",
      rows: [
        "է թ փ ձ ջ ր չ ճ ժ ծ", "ք ո ե ռ տ ը ւ ի օ պ", "ա ս դ ֆ գ հ յ կ լ խ", "⇧ զ ղ ց վ բ ն մ շ ⌫",
        "123 emojis space ↵",
      ]),
    Case(
      locale: "tr",
      rows: [
        "Q W E R T Y U I O P Ğ Ü", "| A S D F G H J K L Ş İ |", "⇧ | Z X C V B N M Ö Ç | ⌫",
        "123 emojis space ↵",
      ], keyboardCase: .uppercased),
    Case(
      locale: "sv",
      rows: [
        "1 2 3 4 5 6 7 8 9 0", "- / : ; ( ) kr & @ ”", "#+= | . , ? ! ’ | ⌫",
        "ABC emojis space ↵",
      ], type: .numeric, keyboardCase: .uppercased),
    Case(
      locale: "en",
      rows: [
        "⇥ q w e r t y u i o p ⌫", "⇪ a s d f g h j k l ↵", "⇧ z x c v b n m , . ⇧",
        "globe 123 space 123 dismiss",
      ], device: "ipad-pro-11"),
    Case(
      locale: "de",
      rows: [
        "q w e r t z u i o p ü ⌫", "none a s d f g h j k l ö ä ↵", "⇧ y x c v b n m , . ⇧",
        "123 globe space 123 dismiss",
      ], device: "ipad"),
  ]

  @Test(arguments: cases)
  func rows(_ testCase: Case) throws {
    let device = try #require(Device.named(testCase.device))
    let context = KeyboardContext(device: device, locale: Locale(identifier: testCase.locale))
    context.keyboardType = testCase.type
    context.keyboardCase = testCase.keyboardCase
    let layout = KeyboardLayout.StandardService.allLocales().keyboardLayout(for: context)
    #expect(layout.itemRows.map(text) == testCase.rows)
  }

  private func text(_ row: KeyboardLayout.ItemRow) -> String {
    row.map { text($0.action) }.joined(separator: " ")
  }

  private func text(_ action: KeyboardAction) -> String {
    switch action {
    case .character(let text): text
    case .diacritic(let diacritic): diacritic.char
    case .characterMargin: "|"
    case .shift: "⇧"
    case .backspace: "⌫"
    case .capsLock: "⇪"
    case .tab: "⇥"
    case .primary: "↵"
    case .nextKeyboard: "globe"
    case .dismissKeyboard: "dismiss"
    case .keyboardType(.alphabetic): "ABC"
    case .keyboardType(.numeric): "123"
    case .keyboardType(.symbolic): "#+="
    case .keyboardType(let type): type.id
    default: "\(action)"
    }
  }

  @Test func layoutTypeReplacesTheLettersOnly() throws {
    let context = KeyboardContext(device: .standard, locale: .german)
    context.keyboardLayoutType = .dvorak
    let service = try KeyboardLayout.ProService.German()
    let rows = service.keyboardLayout(for: context).itemRows
    #expect(text(rows[0]) == "| p y f g c r l | ⌫")
    #expect(text(rows[2]) == "⇧ q j k x b m w v z")
    context.keyboardType = .numeric
    #expect(text(service.keyboardLayout(for: context).itemRows[1]) == "- / : ; ( ) € & @ ”")
  }

  @Test func germanWithEnglishLetters() throws {
    let service = try KeyboardLayout.ProService.German(alphabeticInputSet: .qwerty)
    let context = KeyboardContext(device: .standard, locale: .german)
    #expect(text(service.keyboardLayout(for: context).itemRows[0]) == "q w e r t y u i o p")
    #expect(text(service.keyboardLayout(for: context).itemRows[1]) == "| a s d f g h j k l |")
  }

  @Test(arguments: ["de", "sv", "es", "nb", "fi", "ru", "ar", "en"], [true, false])
  func returnKeysOfPadsAreAsWideAsAKey(locale: String, isUpright: Bool) throws {
    let context = KeyboardContext(
      device: try #require(Device.named("ipad")), orientation: isUpright ? .portrait : .landscape,
      locale: Locale(identifier: locale))
    let service = KeyboardLayout.StandardService.allLocales()
    let keys = service.keyboardLayout(for: context)
      .placedItems(width: context.keyboardWidth)
    let letter = try #require(keys.first { $0.item.action.isInputAction }).frame.width
    let newLine = try #require(keys.first { $0.item.action.isPrimaryAction }).frame.width
    #expect(newLine >= letter * 0.999, "\(newLine / letter)")
    if locale == "de" { #expect(abs(newLine / letter - 1.271) < 0.001) }
    for row in 0..<4 {
      let last = keys.last { $0.row == row }
      #expect(abs((last?.frame.maxX ?? 0) - context.keyboardWidth) < 0.001)
    }
  }

  @Test(arguments: [("ipad", 64.0), ("ipad-pro-11", 66.72)])
  func englishInputWidth(device: String, expected: Double) throws {
    let context = KeyboardContext(device: try #require(Device.named(device)))
    let layout = KeyboardLayout.StandardService.allLocales().keyboardLayout(for: context)
    let width = device == "ipad" ? 704 : 834.0
    #expect(abs(layout.inputWidth(for: width) - expected) < 0.001)
  }
}
