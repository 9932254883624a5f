import KeyboardKit
import Testing

@Suite struct ButtonFontTests {

  private let context = KeyboardContext()

  struct Row: Sendable {
    var action: KeyboardAction
    var size: CGFloat
    var weight: KeyboardFont.FontWeight?

    init(_ action: KeyboardAction, _ size: CGFloat, _ weight: KeyboardFont.FontWeight? = nil) {
      self.action = action
      self.size = size
      self.weight = weight
    }
  }

  static let phone = [
    Row(.character("a"), 26, .light), Row(.character("A"), 23), Row(.character("!"), 23),
    Row(.character("1"), 23), Row(.emoji("😀"), 23), Row(.backspace, 20, .regular),
    Row(.primary(.newLine), 20, .regular), Row(.primary(.return), 16, .regular),
    Row(.primary(.done), 16, .regular),
    Row(.space, 16), Row(.text(""), 16), Row(.keyboardType(.alphabetic), 15),
    Row(.keyboardType(.numeric), 16), Row(.keyboardType(.symbolic), 14),
    Row(.keyboardType(.emojis), 20, .light), Row(.shift(.lowercased), 20, .light),
    Row(.nextLocale, 23),
  ]

  @Test(arguments: phone) func fontOnAPhone(row: Row) {
    expect(row, KeyboardContext())
  }

  static let landscapePad = [
    Row(.keyboardType(.alphabetic), 22), Row(.keyboardType(.numeric), 22),
    Row(.keyboardType(.symbolic), 20), Row(.primary(.return), 16, .regular),
    Row(.character("a"), 26, .light),
  ]

  @Test(arguments: landscapePad) func fontOnALyingPad(row: Row) {
    context.deviceTypeForKeyboard = .pad
    context.interfaceOrientation = .landscapeLeft
    expect(row, context)
  }

  static let iPadPro = [
    Row(.keyboardType(.numeric), 16), Row(.tab, 16), Row(.capsLock, 16), Row(.shift(.auto), 16),
    Row(.backspace, 16), Row(.primary(.newLine), 16, .regular), Row(.dictation, 20, .light),
  ]

  @Test(arguments: iPadPro) func fontOnAnIPadPro(row: Row) {
    context.deviceTypeForKeyboard = .pad
    context.deviceTypeForKeyboardIsIpadPro = true
    expect(row, context)
  }

  @Test func iPadProTextsAreLargerUnlessUpright() {
    context.deviceTypeForKeyboardIsIpadPro = true
    context.interfaceOrientation = .portraitUpsideDown
    #expect(KeyboardAction.tab.standardButtonFontSize(for: context) == 20)
    context.locale = Locale(identifier: "sv")
    #expect(KeyboardAction.keyboardType(.numeric).standardButtonFontSize(for: context) == 20)
    context.interfaceOrientation = .portrait
    #expect(KeyboardAction.tab.standardButtonFontSize(for: context) == 20)
    #expect(KeyboardAction.keyboardType(.numeric).standardButtonFontSize(for: context) == 16)
  }

  private func expect(_ row: Row, _ context: KeyboardContext) {
    let font = row.action.standardButtonFont(for: context)
    #expect(font == .system(size: row.size, weight: row.weight), "\(row.action)")
  }

  @Test(arguments: [
    ("a", true), ("ß", true), ("é", true), ("я", true), ("space", true), ("A", false), ("1", false),
    ("", false), ("ab", true), ("aB", false), ("ا", false), ("!", false),
  ])
  func lowercasedWithVariant(text: String, expected: Bool) {
    #expect(text.isLowercasedWithUppercaseVariant == expected)
  }

  @Test(arguments: [KeyboardAction.none, .emoji("😀")])
  func noBorder(action: KeyboardAction) {
    #expect(action.standardButtonBorderStyle(for: KeyboardContext()) == .noBorder)
  }

  @Test(arguments: [KeyboardAction.none, .characterMargin("a"), .emoji("😀")])
  func noShadow(action: KeyboardAction) {
    #expect(action.standardButtonShadowStyle(for: KeyboardContext()) == .noShadow)
  }

  @Test func shadowGoesAwayWhileSpaceIsDragged() {
    #expect(
      KeyboardAction.space.standardButtonShadowStyle(for: context).color == .keyboardButtonShadow)
    #expect(KeyboardAction.space.standardButtonShadowStyle(for: context).size == 1)
    context.isSpaceDragGestureActive = true
    #expect(KeyboardAction.space.standardButtonShadowStyle(for: context) == .noShadow)
  }

  @Test(arguments: [
    (DeviceType.phone, InterfaceOrientation.portrait, CGFloat(5)), (.phone, .landscape, 5),
    (.pad, .portrait, 5), (.pad, .landscape, 7),
  ])
  func cornerRadius(device: DeviceType, orientation: InterfaceOrientation, radius: CGFloat) {
    context.deviceTypeForKeyboard = device
    context.interfaceOrientation = orientation
    #expect(KeyboardAction.space.standardButtonCornerRadius(for: context) == radius)
  }

  @Test(arguments: [
    (KeyboardAction.character("a"), 3.0, 3.0), (.character("("), 3, 6), (.character("}"), 3, 6),
    (.character("<"), 3, 4), (.space, 3, 3), (.none, 0, 0), (.characterMargin("a"), 0, 0),
  ])
  func contentInsets(action: KeyboardAction, top: Double, bottom: Double) {
    let insets = action.standardButtonContentInsets(for: KeyboardContext())
    #expect(insets == EdgeInsets(top: top, leading: top, bottom: bottom, trailing: top))
  }

  @Test func contentInsetsOfAnIPadPro() {
    context.deviceTypeForKeyboardIsIpadPro = true
    func insets(_ action: KeyboardAction) -> EdgeInsets {
      action.standardButtonContentInsets(for: context)
    }
    #expect(insets(.space) == EdgeInsets(all: 6))
    #expect(insets(.character("(")) == EdgeInsets(all: 6))
    #expect(insets(.character("<")) == EdgeInsets(top: 6, leading: 6, bottom: 4, trailing: 6))
    #expect(insets(.none) == .zero)
  }

  @Test func imageScale() {
    #expect(KeyboardAction.shift(.auto).standardButtonImageScaleFactor(for: context) == 1)
    context.deviceTypeForKeyboard = .pad
    #expect(KeyboardAction.shift(.auto).standardButtonImageScaleFactor(for: context) == 1.2)
  }
}
