import Foundation
import KeyboardCore
import Testing

struct KeyboardActionTests {

  static let all: [KeyboardAction] = [
    .backspace, .capsLock, .character("a"), .characterMargin("a"), .command, .control,
    .custom(named: "a"), .diacritic(.init(char: "´", replacements: [:])), .dictation,
    .dismissKeyboard, .emoji("a"), .escape, .function,
    .image(description: "", keyboardImageName: "", imageName: ""), .keyboardType(.numeric),
    .moveCursorBackward, .moveCursorForward, .nextKeyboard, .nextLocale, .none, .option,
    .primary(.return), .primary(.newLine), .primary(.go), .settings, .shift(.auto), .space,
    .systemImage(description: "", keyboardImageName: "", imageName: ""), .systemSettings, .tab,
    .text("a"), .url(nil as String?),
  ]

  @Test func inputActions() {
    let names = Self.all.filter(\.isInputAction).map(name)
    let expected = "character characterMargin diacritic emoji image space systemImage text"
    #expect(names.joined(separator: " ") == expected)
  }

  @Test func otherActions() {
    let names = Self.all.filter { !$0.isInputAction && !$0.isSystemAction }.map(name)
    #expect(names == ["custom", "none", "primary", "systemSettings"])
  }

  @Test func primaryActionsThatAreSystemActions() {
    let primary = Self.all.filter { $0.isPrimaryAction && $0.isSystemAction }
    #expect(primary == [.primary(.return), .primary(.newLine)])
  }

  @Test func rows() {
    #expect(KeyboardAction.Row(characters: "ab") == [.character("a"), .character("b")])
    #expect(KeyboardAction.Row(characters: ["kr"]) == [.character("kr")])
  }

  @Test func otherPredicates() {
    #expect(Self.all.filter(\.isSpacer) == [.characterMargin("a"), .none])
    #expect(KeyboardAction.keyboardType(.alphabetic).isAlphabeticKeyboardTypeAction)
    #expect(KeyboardAction.character("a").isCharacterAction(for: "a"))
    #expect(!KeyboardAction.character("a").isCharacterAction(for: "b"))
  }

  private func name(_ action: KeyboardAction) -> String {
    String("\(action)".prefix { $0 != "(" })
  }

  static let englishTexts: [(KeyboardAction, String?)] = [
    (.character("a"), "a"), (.character("\u{200B}"), "⋮"), (.text(".com"), ".com"),
    (.character("\u{200C}"), "⋮"), (.character("\u{200D}"), "‿"),
    (.character("\u{93E}"), "\u{93E}"), (.character("\u{941}"), "\u{941}"),
    (.character("\u{E38}"), "◌\u{E38}"), (.character("\u{ECD}\u{EC8}"), "◌\u{ECD}\u{EC8}"),
    (.character("\u{64E}"), "\u{640}\u{64E}"), (.character("\u{5B8}"), "◌\u{5B8}"),
    (.diacritic(.init(char: "´", replacements: [:])), "´"), (.emoji("👍"), "👍"),
    (.keyboardType(.alphabetic), "ABC"), (.keyboardType(.numeric), "123"),
    (.keyboardType(.symbolic), "#+="), (.keyboardType(.emojis), nil),
    (.keyboardType(.custom(named: "x")), nil), (.keyboardType(.custom(named: "+*#")), "+*#"),
    (.nextLocale, "EN"), (.primary(.return), "return"), (.primary(.done), "done"),
    (.primary(.ok), "OK"), (.primary(.newLine), nil), (.primary(.custom(title: "x")), "x"),
    (.space, "space"), (.backspace, nil), (.shift(.auto), nil), (.none, nil), (.tab, nil),
    (.characterMargin("a"), nil), (.custom(named: "x"), nil),
    // Marks of Latin, Thai, Arabic, Devanagari, Tibetan and Myanmar.
    (.character("\u{301}"), "\u{25CC}\u{301}"), (.character("\u{E31}"), "\u{25CC}\u{E31}"),
    (.character("\u{64B}"), "\u{640}\u{64B}"), (.character("\u{947}"), "\u{947}"),
    (.character("\u{F72}"), "\u{F72}"), (.character("\u{102D}"), "\u{102D}"),
  ]

  @Test(arguments: englishTexts)
  func english(action: KeyboardAction, expected: String?) {
    #expect(action.standardButtonText(for: .preview) == expected)
    #expect(action.hasStandardButtonText(for: .preview) == (expected != nil))
  }

  @Test(
    arguments: [
      ("en_GB", KeyboardAction.tab, "tab"), ("en", .capsLock, "caps lock"),
      ("en", .shift(.auto), "shift"), ("en", .backspace, "delete"),
      ("en", .primary(.newLine), "return"), ("sv", .tab, nil), ("sv", .primary(.newLine), nil),
    ] as [(String, KeyboardAction, String?)])
  func wordsOnAniPadPro(identifier: String, action: KeyboardAction, expected: String?) {
    let context = KeyboardContext()
    context.locale = Locale(identifier: identifier)
    context.deviceTypeForKeyboardIsIpadPro = true
    #expect(action.standardButtonText(for: context) == expected)
  }

  @Test func swedish() {
    let context = KeyboardContext(device: .standard, locale: .swedish)
    #expect(KeyboardAction.space.standardButtonText(for: context) == "mellanslag")
    #expect(KeyboardAction.primary(.search).standardButtonText(for: context) == "sök")
    context.isLocaleNameShownOnSpace = true
    #expect(KeyboardAction.space.standardButtonText(for: context) == "mellanslag")
    context.locales = [.swedish, .english]
    #expect(KeyboardAction.space.standardButtonText(for: context) == "svenska")
  }

  @Test(
    arguments: [
      (KeyboardAction.backspace, "Backspace"), (.emoji("👍"), "Emoji - 👍"),
      (.keyboardType(.numeric), "Keyboard Type - numeric"), (.primary(.search), "search"),
      (.url("https://a.b"), "Open https://a.b"), (.url(nil as String?), "Open invalid url"),
      (.none, nil), (.characterMargin("a"), nil), (.space, "space"),
    ] as [(KeyboardAction, String?)])
  func accessibilityLabels(action: KeyboardAction, expected: String?) {
    #expect(action.accessibilityLabel == expected)
  }

  private static let kinds: [(KeyboardAction, KeyboardAction.Kind, String?, String?)] = [
    (.character("ß"), .character, "ß", "ß"),
    (.characterMargin("a"), .characterMargin, "a", nil),
    (.none, .none, nil, nil),
    (.dismissKeyboard, .dismissKeyboard, nil, "dismiss"),
    (.nextKeyboard, .nextKeyboard, nil, "globe"),
    (.primary(.go), .primary, "go", "return"),
    (.shift(.auto), .shift, "auto", "shift"),
    (.keyboardType(.numeric), .keyboardType, "numeric", "numeric"),
    (.image(description: "a", keyboardImageName: "b", imageName: "c"), .image, "c", "b"),
    (.url("https://a.example"), .url, "https://a.example", "url"),
    (.tab, .tab, nil, "tab"),
  ]

  @Test(arguments: kinds)
  func actionsHaveKindsValuesAndNames(
    action: KeyboardAction, kind: KeyboardAction.Kind, value: String?, name: String?
  ) {
    #expect(action.kind == kind)
    #expect(action.value == value)
    #expect(action.keyName == name)
    #expect(action.isSpacer == kind.isSpacer)
  }

  @Test func kindsAreSortedByName() {
    let names = KeyboardAction.Kind.allCases.map(\.rawValue)
    #expect(names == names.sorted())
  }
}
