import Foundation
public import KeyboardCore
package import KeyboardDrawing

extension Emoji.KeyboardStyle {

  /// Returns the style for the device, screen, orientation and look of a context.
  public static func standard(for context: KeyboardContext) -> Self {
    context.traits.design.styling.emojis(context.traits)
  }

  /// Returns the style for a memory-constrained keyboard, which is the standard one.
  public static func optimized(for context: KeyboardContext) -> Self { standard(for: context) }

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

  // Source: an iPhone 16e with iOS 26.1. Elsewhere rows fill the height of letters with a toolbar.

  static func liquidGlass(for traits: KeyboardTraits) -> Self {
    let isPortrait = traits.interfaceOrientation.isPortrait
    guard traits.deviceTypeForKeyboard.isPad else {
      return isPortrait || traits.isKeyboardFloating
        ? phone(rows: 5, size: 35, pitch: 38.6) : phone(rows: 3, size: 31, pitch: 32)
    }
    let isLarge = traits.screenSize.isScreenSize(.iPadProLargeScreenPortrait)
    switch (isLarge, isPortrait) {
    // Measured in a picture of an 11-inch pad; the board is higher than with letters.
    case (false, true): return pad(rows: 5, pitch: 60)
    case (false, false): return pad(rows: 4, pitch: 67)
    case (true, true): return pad(rows: 3, pitch: 64)
    case (true, false): return pad(rows: 4, pitch: 71)
    }
  }

  /// The color of the disc behind the selected category: (181, 184, 192) on the plain board.
  package static let liquidGlassSelectionColor = Color(
    light: Color.Resolved(hex: 0x0D1830, opacity: 0.2),
    dark: Color.Resolved(hex: 0xFFFFFF, opacity: 0.18))

  /// Emojis with an ink of 29.33 points at the size of portrait, in columns of 46 points.
  private static func phone(rows: Int, size: CGFloat, pitch: CGFloat) -> Self {
    Self(
      rows: rows, itemSize: size, itemFont: .system(size: 34.2), horizontalItemSpacing: 46 - size,
      verticalItemSpacing: pitch - size, categoryTitleFont: .system(size: 12.2),
      menuAbcFont: .system(size: 16.5), menuIconSize: 16,
      menuIconFont: .system(size: 20.5), menuSelectionSize: 7,
      menuSelectionColor: liquidGlassSelectionColor)
  }

  private static func pad(rows: Int, pitch: CGFloat) -> Self {
    let size = 50.0
    return Self(
      rows: rows, itemSize: size, itemFont: .system(size: 44), horizontalItemSpacing: 22,
      verticalItemSpacing: pitch - size, categoryTitleFont: .system(size: 13),
      menuAbcFont: .system(size: 18), menuIconSize: 20,
      menuIconFont: .system(size: 23), menuSelectionSize: 7,
      menuSelectionColor: liquidGlassSelectionColor)
  }
}

extension Emoji.PartStyles {

  /// The board shines through; dark isn't pictured and has the shares of light.
  package static let liquidGlass: Emoji.PartStyles = {
    var styles = Self()
    styles.title.foregroundColor = .mark(0.29)
    styles.bar.foregroundColor = .mark(0.53)
    styles.bar.selectedForegroundColor = .primary
    styles.search.backgroundColor = Color(
      light: Color.Resolved(hex: 0xFFFFFF, opacity: 0.42),
      dark: Color.Resolved(hex: 0xFFFFFF, opacity: 0.08))
    styles.search.placeholderColor = .mark(0.465)
    styles.search.cornerRadius = 12
    return styles
  }()
}

extension Color {

  fileprivate static func mark(_ opacity: Double) -> Color {
    Color(
      light: Resolved(hex: 0x00060F, opacity: opacity),
      dark: Resolved(hex: 0xFFFFFF, opacity: opacity))
  }
}
