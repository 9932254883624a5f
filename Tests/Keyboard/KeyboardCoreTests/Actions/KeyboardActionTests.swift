import KeyboardCore
import Testing

/// The predicates of actions.
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
}
