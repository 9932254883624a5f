import Foundation
import KeyboardCore

// The fonts of keys in the Liquid Glass look and the places of their texts.
//
// Source: the ink measured in pictures of iOS 26, in the sizes at which the letters of this package
// have the same heights: capitals and digits of 15.3 points, lower case of 13, digits of "123" of
// 13.3.
extension KeyboardAction {

  /// In points.
  func liquidGlassFontSize(for traits: KeyboardTraits) -> CGFloat {
    if standardButtonImage(for: traits) != nil {
      if traits.hasSmallPadKeys { return 22.5 }
      return Keyboard.NumberPadKind(for: traits) != nil && self == .backspace ? 24 : 20
    }
    let hasPadKeys = traits.hasPadKeys
    switch self {
    case .keyboardType: return hasPadKeys ? 16 : 18
    case .space, .text, .primary: return 16
    case _ where isSystemAction: return traits.hasSmallPadKeys ? 15 : hasPadKeys ? 14 : 16
    case _ where hasPadKeys: return isLowercase ? 21 : 19
    case _ where Keyboard.NumberPadKind(for: traits) != nil: return 22
    default: return isLowercase ? 25 : 21.8
    }
  }

  /// The lines of icons on pads are thinner, those of the face on its key heavier.
  ///
  /// Letters have the stems of San Francisco, 2.03 points in lower case, within 3 % in the regular
  /// cut; at the smaller size of words the medium one is nearer.
  func liquidGlassFontWeight(for traits: KeyboardTraits) -> KeyboardFont.FontWeight? {
    if self == .backspace, Keyboard.NumberPadKind(for: traits) != nil { return .light }
    if isKeyboardTypeAction(.emojis) { return traits.hasPadKeys ? nil : .bold }
    guard standardButtonImage(for: traits) == nil else { return traits.hasPadKeys ? .light : nil }
    return traits.hasPadKeys || isInputAction && self != .space ? nil : .medium
  }

  /// Up in points: the baseline of letters is 6.4 points below the center of the key; lowercase
  /// letters are raised on any keyboard.
  func liquidGlassBaselineOffset(for traits: KeyboardTraits) -> CGFloat? {
    guard !traits.hasPadKeys, standardButtonImage(for: traits) == nil else { return nil }
    switch self {
    case .keyboardType: return 0.7
    case _ where Keyboard.NumberPadKind(for: traits) != nil: return -1.85
    case .character: return isLowercase ? 0.55 : 1.2
    default: return nil
    }
  }

  /// On 13-inch pads, the ink of system keys is 14 points from their outer edge and about 10 from
  /// the lower one, on smaller pads half as far; icons have a margin of 2 points around their ink.
  func liquidGlassContentInsets(for traits: KeyboardTraits, standard: EdgeInsets) -> EdgeInsets {
    guard traits.hasPadKeys else { return liquidGlassPhoneInsets(standard: standard) }
    guard isSystemAction || isPrimaryAction else { return standard }
    let isIcon = standardButtonImage(for: traits) != nil
    if traits.hasSmallPadKeys {
      let (side, bottom) = isIcon ? (4.75, 2.2) : (7, 4.6)
      return EdgeInsets(top: bottom, leading: side, bottom: bottom, trailing: side)
    }
    let side = isIcon ? 12.0 : 14
    return EdgeInsets(top: 6.5, leading: side, bottom: 6.5, trailing: side)
  }

  /// Icons on phones stand two thirds of a point below the middle, or a half and a third above it.
  private func liquidGlassPhoneInsets(standard: EdgeInsets) -> EdgeInsets {
    var insets = standard
    switch self {
    case .backspace: insets.top += 2 * 0.67
    case .shift, .capsLock: insets.top += 2 * 0.5
    case .primary: insets.bottom += 2 * 0.33
    default: break
    }
    return insets
  }

  private var isLowercase: Bool {
    isInputAction && ownText?.isLowercasedWithUppercaseVariant == true
  }
}
