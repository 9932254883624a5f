public import Foundation
public import KeyboardCore
import KeyboardDrawing

let disabledOpacity = 0.3

// Source: KeyboardKit 9.5.3, with the locked shift of 9.9.1.
extension KeyboardAction {

  func classicFaceColor(for traits: KeyboardTraits, isPressed: Bool) -> Color {
    let light = Color.keyboardButtonBackground(for: traits.colorScheme)
    let dark = Color.keyboardDarkButtonBackground(for: traits.colorScheme)
    switch self {
    case .none: return .clear
    case .characterMargin, .emoji: return .clearInteractable
    case _ where hasNoFace(for: traits): return .clearInteractable
    case _ where isUppercasedShift(for: traits):
      return isPressed ? dark : traits.hasDarkColorScheme ? .white : light
    case _ where isSystemAction || isPrimaryAction && traits.disabledActions.contains(self):
      return isPressed ? (traits.hasDarkColorScheme ? light : .white) : dark
    case _ where isPrimaryAction:
      return isPressed ? (traits.hasDarkColorScheme ? dark : .white) : .blue
    default: return isPressed ? dark : light
    }
  }

  func classicContentColor(for traits: KeyboardTraits, isPressed: Bool) -> Color {
    let standard = Color.keyboardButtonForeground(for: traits.colorScheme)
    switch self {
    case .none: return .clear
    case .characterMargin: return .clearInteractable
    case _ where traits.disabledActions.contains(self):
      return standard.opacity(disabledOpacity)
    case _ where isUppercasedShift(for: traits) && traits.hasDarkColorScheme:
      // Black contrasts with the white face of a single capital; with caps lock the face is gray.
      return isPressed || traits.keyboardCase == .capsLocked ? standard : .black
    case _ where isSystemAction: return standard
    case _ where isPrimaryAction:
      return isPressed && !traits.hasDarkColorScheme ? standard : .white
    default: return standard
    }
  }

  // Source: KeyboardKit 9.5.3, with 16 points for every primary key with a text (7.x).

  /// In points.
  func classicFontSize(
    for traits: KeyboardTraits, typeSize: (Keyboard.KeyboardType) -> CGFloat
  ) -> CGFloat {
    if let size = iPadProTextSize(for: traits) ?? padLandscapeSize(for: traits) { return size }
    if standardButtonImage(for: traits) != nil { return 20 }
    switch self {
    case .keyboardType(let type): return typeSize(type)
    case .space, .text, .primary: return 16
    case .custom where clipboardKey != nil: return Self.clipFontSize
    default:
      let isLarge = isInputAction && ownText?.isLowercasedWithUppercaseVariant == true
      return isLarge ? 26 : 23
    }
  }

  static let clipFontSize: CGFloat = 17

  /// Source: KeyboardKit 9.9.1, whose regular shift contradicts published looks.
  func classicFontWeight(for traits: KeyboardTraits) -> KeyboardFont.FontWeight? {
    switch self {
    // Where words replace icons, backspace has the weight of its neighbors.
    case .backspace: iPadProWord(for: traits) == nil ? .regular : nil
    case .primary: .regular
    case .character(let text) where text.isLowercasedWithUppercaseVariant: .light
    default: standardButtonImage(for: traits) == nil ? nil : .light
    }
  }

  /// Returns the font size of a key that switches to a keyboard type, in points.
  public static func standardButtonFontSize(for type: Keyboard.KeyboardType) -> CGFloat {
    switch type {
    case .alphabetic: 15
    case .numeric: 16
    default: 14
    }
  }

  private func iPadProTextSize(for traits: KeyboardTraits) -> CGFloat? {
    guard traits.deviceTypeForKeyboardIsIpadPro else { return nil }
    guard switchesLayer || iPadProWord(for: traits) != nil else { return nil }
    return traits.interfaceOrientation == .portrait ? 16 : 20
  }

  private func padLandscapeSize(for traits: KeyboardTraits) -> CGFloat? {
    guard switchesLayer, traits.hasPadKeys, traits.interfaceOrientation.isLandscape else {
      return nil
    }
    return isKeyboardTypeAction(.symbolic) ? 20 : 22
  }

  private var switchesLayer: Bool {
    switch self {
    case .keyboardType(.alphabetic), .keyboardType(.numeric), .keyboardType(.symbolic): true
    default: false
    }
  }

  // Source: KeyboardKit 9.5.3.

  func standardButtonContentInsets(standard: EdgeInsets) -> EdgeInsets {
    if isSpacer { return .zero }
    var insets = standard
    if clipboardKey != nil { (insets.leading, insets.trailing) = (12, 12) }
    guard case .character(let text) = self else { return insets }
    switch text {
    case "[", "]", "(", ")", "{", "}": insets.bottom = 6
    case "<", ">": insets.bottom = 4
    default: break
    }
    return insets
  }

  func standardButtonImageScaleFactor(for traits: KeyboardTraits) -> CGFloat {
    traits.hasPadKeys ? traits.design.styling.padImageScale : 1
  }

  /// Whether the key stands on the board itself: backspace on the number pads of phones.
  func hasNoFace(for traits: KeyboardTraits) -> Bool {
    self == .backspace && !traits.hasPadKeys && Keyboard.NumberPadKind(for: traits) != nil
  }

  func isUppercasedShift(for traits: KeyboardTraits) -> Bool {
    isShiftAction && traits.keyboardCase.isUppercasedOrCapslocked
  }

  var ownText: String? {
    switch self {
    case .character(let text), .text(let text): text
    case .diacritic(let diacritic): diacritic.char
    case .emoji(let emoji): emoji.char
    default: nil
    }
  }
}

extension String {

  /// Whether the text is lowercase with an uppercase variant: its font is larger, 2 points higher.
  public var isLowercasedWithUppercaseVariant: Bool {
    if utf8.count == 1, let letter = utf8.first {
      return UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter
    }
    return self == lowercased() && self != uppercased()
  }
}

extension KeyboardTraits {

  var hasPadKeys: Bool {
    deviceTypeForKeyboard == .pad || (deviceType == .pad && !isKeyboardFloating)
  }
}
