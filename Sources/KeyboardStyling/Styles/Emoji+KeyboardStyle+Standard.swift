import Foundation
public import KeyboardCore

extension Emoji.KeyboardStyle {

  /// One style for each class of devices.
  private struct Standards: Sendable {
    var phonePortrait = Emoji.KeyboardStyle()
    var phoneLandscape = Emoji.KeyboardStyle(rows: 3)
    var padPortrait = pad(rows: 3, font: 45, columns: 15, lines: 10, stack: 5)
    var padLandscape = pad(rows: 5, font: 50, columns: 15, lines: 10, stack: 7)
    var largePadPortrait = pad(rows: 5, font: 50, columns: 10, lines: 7, stack: 7)
    var largePadLandscape = pad(rows: 6, font: 50, columns: 15, lines: 10, stack: 10)

    private static func pad(
      rows: Int, font: CGFloat, columns: CGFloat, lines: CGFloat, stack: CGFloat
    ) -> Emoji.KeyboardStyle {
      Emoji.KeyboardStyle(
        rows: rows, itemSize: 60, itemFont: .system(size: font), horizontalItemSpacing: columns,
        verticalItemSpacing: lines, verticalCategoryStackSpacing: stack,
        categoryTitleFont: .system(size: 18, weight: .bold), menuAbcFont: .system(size: 18))
    }
  }

  private static let standards = SettableValue(Standards())

  /// The style of an iPhone, upright.
  public static var standardPhonePortrait: Self {
    get { standards.value.phonePortrait }
    set { standards.value.phonePortrait = newValue }
  }

  /// The style of an iPhone, lying.
  public static var standardPhoneLandscape: Self {
    get { standards.value.phoneLandscape }
    set { standards.value.phoneLandscape = newValue }
  }

  /// The style of an iPad, upright.
  public static var standardPadPortrait: Self {
    get { standards.value.padPortrait }
    set { standards.value.padPortrait = newValue }
  }

  /// The style of an iPad, lying.
  public static var standardPadLandscape: Self {
    get { standards.value.padLandscape }
    set { standards.value.padLandscape = newValue }
  }

  /// The style of a large iPad Pro, upright.
  public static var standardLargePadPortrait: Self {
    get { standards.value.largePadPortrait }
    set { standards.value.largePadPortrait = newValue }
  }

  /// The style of a large iPad Pro, lying.
  public static var standardLargePadLandscape: Self {
    get { standards.value.largePadLandscape }
    set { standards.value.largePadLandscape = newValue }
  }

  /// The style for the device, screen and orientation of a context.
  public static func standard(for context: KeyboardContext) -> Self {
    let isPortrait = context.interfaceOrientation.isPortrait
    switch context.deviceType {
    case .phone: return isPortrait ? standardPhonePortrait : standardPhoneLandscape
    case .pad where context.screenSize.isScreenSize(.iPadProLargeScreenPortrait):
      return isPortrait ? standardLargePadPortrait : standardLargePadLandscape
    case .pad: return isPortrait ? standardPadPortrait : standardPadLandscape
    default: return standardPhonePortrait
    }
  }

  /// The style for a context, cheaper to draw where a keyboard has little memory: here the standard.
  public static func optimized(for context: KeyboardContext) -> Self {
    standard(for: context)
  }

  /// This style with a further row in place of a bar of input keys.
  public func augmented(for mode: Keyboard.InputToolbarDisplayMode?) -> Self {
    guard let mode, mode != .none else { return self }
    var style = self
    style.rows += 1
    return style
  }
}
