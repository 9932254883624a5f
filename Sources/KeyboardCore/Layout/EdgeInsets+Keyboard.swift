private import Foundation

extension EdgeInsets {

  /// Return the space around all rows of a keyboard.
  ///
  /// Source: KeyboardKit 9.5.3 KeyboardViewStyle.
  public static func standardKeyboardEdgeInsets(for traits: KeyboardTraits) -> EdgeInsets {
    switch traits.deviceTypeForKeyboard {
    case .pad: return EdgeInsets(bottom: 4)
    case .phone:
      let size = traits.screenSize
      let isLarge = size.isEqual(to: .iPhoneProMaxScreenPortrait, withTolerance: 10)
      return EdgeInsets(bottom: isLarge ? 0 : -2)
    default: return .zero
    }
  }

  /// Return the space around all rows of a keyboard in a context.
  public static func standardKeyboardEdgeInsets(for context: KeyboardContext) -> EdgeInsets {
    standardKeyboardEdgeInsets(for: context.traits)
  }
}
