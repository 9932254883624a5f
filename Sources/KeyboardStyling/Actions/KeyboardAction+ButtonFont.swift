public import Foundation
public import KeyboardCore

// Source: KeyboardKit 9.5.3, with 16 points for every primary key that shows a text (7.x).
extension KeyboardAction {

  /// The font of a key's text or icon.
  public func standardButtonFont(for context: KeyboardContext) -> KeyboardFont {
    .system(
      size: standardButtonFontSize(for: context), weight: standardButtonFontWeight(for: context))
  }

  /// The size of a key's text or icon in points.
  public func standardButtonFontSize(for context: KeyboardContext) -> CGFloat {
    standardButtonFontSize(for: context, typeSize: Self.standardButtonFontSize(for:))
  }

  /// The size of a key's text or icon, by the sizes of keys that switch to a keyboard type.
  func standardButtonFontSize(
    for context: KeyboardContext, typeSize: (Keyboard.KeyboardType) -> CGFloat
  ) -> CGFloat {
    if let size = iPadProTextSize(for: context) ?? padLandscapeSize(for: context) { return size }
    if hasStandardButtonImage(for: context) { return 20 }
    switch self {
    case .keyboardType(let type): return typeSize(type)
    case .space, .text, .primary: return 16
    default:
      let isLarge = isInputAction && ownText?.isLowercasedWithUppercaseVariant == true
      return isLarge ? 26 : 23
    }
  }

  /// The thickness of a key's text or icon, or `nil` for that of the font.
  public func standardButtonFontWeight(for context: KeyboardContext) -> KeyboardFont.FontWeight? {
    switch self {
    // Where words stand for icons, backspace reads like its neighbours.
    case .backspace: iPadProWord(for: context.traits) == nil ? .light : nil
    case .character(let text) where text.isLowercasedWithUppercaseVariant: .light
    default: hasStandardButtonImage(for: context) ? .light : nil
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
  private func iPadProTextSize(for context: KeyboardContext) -> CGFloat? {
    guard context.deviceTypeForKeyboardIsIpadPro else { return nil }
    guard switchesLayer || iPadProWord(for: context.traits) != nil else { return nil }
    return context.interfaceOrientation == .portrait ? 16 : 20
  }

  private func padLandscapeSize(for context: KeyboardContext) -> CGFloat? {
    guard switchesLayer, context.hasPadKeys, context.interfaceOrientation.isLandscape else {
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
