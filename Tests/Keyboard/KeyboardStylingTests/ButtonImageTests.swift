import KeyboardKit
import Testing

@Suite struct ButtonImageTests {

  private let context = KeyboardContext()

  static let rows: [(KeyboardAction, Image?)] = [
    (.backspace, .keyboardBackspace), (.capsLock, .keyboardShiftCapslockInactive),
    (.command, .keyboardCommand), (.control, .keyboardControl), (.dictation, .keyboardDictation),
    (.dismissKeyboard, .keyboardDismiss), (.option, .keyboardOption),
    (.image(description: "", keyboardImageName: "key", imageName: "other"), Image("key")),
    (
      .systemImage(description: "", keyboardImageName: "mic", imageName: "other"),
      Image(systemName: "mic")
    ),
    (.keyboardType(.email), .keyboardEmail), (.keyboardType(.emojis), .keyboardEmoji),
    (.keyboardType(.images), .keyboardImages), (.keyboardType(.numeric), nil),
    (.moveCursorBackward, .keyboardArrowLeft), (.moveCursorForward, .keyboardArrowRight),
    (.nextKeyboard, .keyboardGlobe), (.primary(.newLine), .keyboardNewline),
    (.primary(.return), nil), (.settings, .keyboardSettings),
    (.shift(.lowercased), .keyboardShiftLowercased), (.systemSettings, .keyboardSettings),
    (.tab, .keyboardTab), (.url(nil, id: nil), .keyboardUrl), (.character("↵"), .keyboardNewline),
    (.character("a"), nil), (.escape, nil), (.function, nil), (.none, nil), (.space, nil),
    (.custom(named: "x"), nil), (.nextLocale, nil),
  ]

  @Test(arguments: rows) func image(action: KeyboardAction, image: Image?) {
    #expect(action.standardButtonImage(for: KeyboardContext()) == image)
  }

  @Test(arguments: [
    (Keyboard.KeyboardCase.auto, false, Image.keyboardShiftLowercased),
    (.lowercased, false, .keyboardShiftLowercased), (.uppercased, false, .keyboardShiftUppercased),
    (.capsLocked, false, .keyboardShiftCapslocked),
  ])
  func shift(keyboardCase: Keyboard.KeyboardCase, isPro: Bool, image: Image) {
    context.keyboardCase = keyboardCase
    #expect(KeyboardAction.shift(.auto).standardButtonImage(for: context) == image)
  }

  @Test func capsLockOnAnIPadProLeavesShiftPlain() {
    context.keyboardCase = .capsLocked
    context.deviceTypeForKeyboardIsIpadPro = true
    context.locale = Locale(identifier: "sv")
    #expect(
      KeyboardAction.shift(.auto).standardButtonImage(for: context) == .keyboardShiftLowercased)
    #expect(KeyboardAction.capsLock.standardButtonImage(for: context) == .keyboardShiftCapslocked)
  }

  @Test func englishIPadProShowsWords() {
    context.deviceTypeForKeyboardIsIpadPro = true
    for action in [KeyboardAction.tab, .capsLock, .shift(.auto), .backspace, .primary(.newLine)] {
      #expect(action.standardButtonImage(for: context) == nil)
      #expect(action.standardButtonText(for: context) != nil)
    }
  }

  @Test func rightToLeftTurnsIcons() {
    context.locale = Locale(identifier: "ar")
    #expect(KeyboardAction.backspace.standardButtonImage(for: context) == .keyboardBackspaceRtl)
    #expect(
      KeyboardAction.primary(.newLine).standardButtonImage(for: context) == .keyboardNewlineRtl)
  }

  @Test func systemSymbolsAreDrawnWithOwnIcons() {
    #expect(Image(systemName: "delete.left").icon == .backspace)
    #expect(Image("keyboardGlobe").icon == .globe)
    #expect(Image("photo").icon == nil)
    #expect(Image.keyboardBackspace.name == "keyboardBackspace")
  }

  @Test(arguments: [
    (Image.keyboardBackspace, Image(systemName: "delete.left"), true),
    (.keyboardGlobe, Image(systemName: "globe"), true),
    (.keyboardBackspace, Image("keyboardBackspace"), true),
    (Image("keyboardBackspace"), Image(systemName: "delete.left"), true),
    (.keyboardBackspace, .keyboardGlobe, false),
    (Image("photo of me"), Image("photo of me"), true),
    (Image("photo of me"), Image(systemName: "photo of me"), false),
    (Image("photo of me"), .keyboardBackspace, false),
  ])
  func sameIcon(image: Image, other: Image, isEqual: Bool) {
    #expect((image == other) == isEqual && (other == image) == isEqual)
    #expect(Set([image, other]).count == (isEqual ? 1 : 2))
  }

  @Test func everySystemNameIsItsIcon() {
    for icon in Image.Icon.allCases {
      guard let name = icon.systemName, Image(systemName: name).icon == icon else { continue }
      #expect(Image(systemName: name) == Image(icon))
    }
  }
}
