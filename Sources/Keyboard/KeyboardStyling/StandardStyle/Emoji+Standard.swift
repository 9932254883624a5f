public import KeyboardCore

extension Emoji.KeyboardStyle {

  /// Return the style for the device, screen, orientation and look of a context.
  public static func standard(for context: KeyboardContext) -> Self {
    context.traits.design.styling.emojis(context.traits)
  }

  /// Return the style for a memory-constrained keyboard, which is the standard one.
  public static func optimized(for context: KeyboardContext) -> Self {
    standard(for: context)
  }

  static func classic(for traits: KeyboardTraits) -> Self {
    let isPortrait = traits.interfaceOrientation.isPortrait
    switch traits.deviceType {
    case .phone: return isPortrait ? standardPhonePortrait : standardPhoneLandscape
    case .pad where traits.screenSize.isScreenSize(.iPadProLargeScreenPortrait):
      return isPortrait ? standardLargePadPortrait : standardLargePadLandscape
    case .pad: return isPortrait ? standardPadPortrait : standardPadLandscape
    default: return standardPhonePortrait
    }
  }
}
