public import Foundation
public import KeyboardCore

// Source: KeyboardKit 9.5.3, with 16 points for every primary key with a text (7.x).
extension KeyboardAction {

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

  /// That of texts in cells of lists, in points.
  static let clipFontSize: CGFloat = 17

  func classicFontWeight(for traits: KeyboardTraits) -> KeyboardFont.FontWeight? {
    switch self {
    // Where words replace icons, backspace has the weight of its neighbors.
    case .backspace: iPadProWord(for: traits) == nil ? .light : nil
    case .character(let text) where text.isLowercasedWithUppercaseVariant: .light
    default: standardButtonImage(for: traits) == nil ? nil : .light
    }
  }

  /// Return the font size of a key that switches to a keyboard type, in points.
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
}
