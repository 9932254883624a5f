public import Foundation
public import KeyboardCore

// Source: KeyboardKit 9.5.3, with 16 points for every primary key that shows a text (7.x).
extension KeyboardAction {

  /// The size of a key's text or icon in points, by the sizes of keys that switch to a keyboard type.
  func standardButtonFontSize(
    for traits: KeyboardTraits, typeSize: (Keyboard.KeyboardType) -> CGFloat
  ) -> CGFloat {
    if let size = iPadProTextSize(for: traits) ?? padLandscapeSize(for: traits) { return size }
    if standardButtonImage(for: traits) != nil { return 20 }
    switch self {
    case .keyboardType(let type): return typeSize(type)
    case .space, .text, .primary: return 16
    default:
      let isLarge = isInputAction && ownText?.isLowercasedWithUppercaseVariant == true
      return isLarge ? 26 : 23
    }
  }

  /// The thickness of a key's text or icon, or `nil` for that of the font.
  func standardButtonFontWeight(for traits: KeyboardTraits) -> KeyboardFont.FontWeight? {
    switch self {
    // Where words stand for icons, backspace reads like its neighbors.
    case .backspace: iPadProWord(for: traits) == nil ? .light : nil
    case .character(let text) where text.isLowercasedWithUppercaseVariant: .light
    default: standardButtonImage(for: traits) == nil ? nil : .light
    }
  }

  /// The size of the text on a key that switches to a keyboard type, in points.
  public static func standardButtonFontSize(for type: Keyboard.KeyboardType) -> CGFloat {
    switch type {
    case .alphabetic: 15
    case .numeric: 16
    default: 14
    }
  }

  /// The size of texts that only an iPad Pro shows.
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

  /// Whether this switches between letters, digits and symbols.
  private var switchesLayer: Bool {
    switch self {
    case .keyboardType(.alphabetic), .keyboardType(.numeric), .keyboardType(.symbolic): true
    default: false
    }
  }
}
