public import Foundation
public import KeyboardCore
public import KeyboardStyling

extension Autocomplete.Suggestion {

  /// The name of `isUnknown` in KeyboardKit 11: the suggestion is what is typed.
  public var isCurrent: Bool {
    get { isUnknown }
    set { isUnknown = newValue }
  }

  /// The name of `additionalDeleteCount` in KeyboardKit 11.
  public var deleteBackwardsCount: Int {
    get { additionalDeleteCount }
    set { additionalDeleteCount = newValue }
  }
}

extension KeyboardContext {

  /// Whether the system has the design of iOS 26 (KeyboardKit 9.9): it is drawn everywhere.
  public var isLiquidGlassAvailable: Bool { true }

  /// Whether the system has the design of iOS 26 (KeyboardKit 10).
  public static var isLiquidGlassAvailable: Bool { true }
}

extension ProcessInfo {

  /// Whether the system has the design of iOS 26 (KeyboardKit 11).
  public var isLiquidGlassAvailable: Bool { true }

  /// Whether the system has the design of iOS 26 (KeyboardKit 11).
  public static var isLiquidGlassAvailable: Bool { true }
}

extension Keyboard.ReturnKeyType {

  /// Returns the icon of a key of this type in a context's design, or `nil` if it has none (KeyboardKit 9.9).
  public func standardButtonImage(for context: KeyboardContext) -> Image? {
    KeyboardAction.primary(self).standardButtonImage(for: context)
  }
}

/// Locales of KeyboardKit 9.9, which have the keys of English here.
extension Locale {

  /// Azerbaijani.
  public static let azerbaijani = Locale(identifier: "az")

  /// Bengali.
  public static let bengali = Locale(identifier: "bn")
}

extension CGSize {

  /// The name of `iPhoneProMaxScreenPortrait` in KeyboardKit 9.9.
  public static let iPhoneLargeScreen = iPhoneProMaxScreenPortrait

  /// The name of `iPhoneProMaxScreenLandscape` in KeyboardKit 9.9.
  public static let iPhoneLargeScreenLandscape = iPhoneProMaxScreenLandscape

  /// The name of `iPadProLargeScreenPortrait` in KeyboardKit 9.9.
  public static let iPadLargeScreen = iPadProLargeScreenPortrait

  /// The name of `iPadProLargeScreenLandscape` in KeyboardKit 9.9.
  public static let iPadLargeScreenLandscape = iPadProLargeScreenLandscape
}

extension KeyboardLayout.DeviceConfiguration {

  /// The name of `standardPhoneProMax` in KeyboardKit 9.9.
  public static var standardPhoneLarge: Self {
    get { standardPhoneProMax }
    set { standardPhoneProMax = newValue }
  }

  /// The name of `standardPhoneProMaxLandscape` in KeyboardKit 9.9.
  public static var standardPhoneLargeLandscape: Self {
    get { standardPhoneProMaxLandscape }
    set { standardPhoneProMaxLandscape = newValue }
  }

  /// The name of `standardPadProLarge` in KeyboardKit 9.9.
  public static var standardPadLarge: Self {
    get { standardPadProLarge }
    set { standardPadProLarge = newValue }
  }

  /// The name of `standardPadProLargeLandscape` in KeyboardKit 9.9.
  public static var standardPadLargeLandscape: Self {
    get { standardPadProLargeLandscape }
    set { standardPadProLargeLandscape = newValue }
  }
}

/// Frames of keys, in points from the top left of the keys, by default on a phone 390 points wide.
extension KeyboardLayout {

  /// The frames of all keys, row by row, on a phone 390 points wide.
  public var itemFrames: [[CGRect]] { itemFrames(for: Device.standard.portraitSize.width) }

  /// Returns the frames of all keys, row by row, in a width.
  public func itemFrames(for width: Double) -> [[CGRect]] {
    let placed = placedItems(width: width)
    return itemRows.indices.map { row in placed.filter { $0.row == row }.map(\.frame) }
  }

  /// Returns the key at a point, in points from the top left of the keys.
  public func item(
    at point: CGPoint, for width: Double = Device.standard.portraitSize.width
  ) -> Item? {
    placedItems(width: width).first { $0.frame.contains(point) }?.item
  }

  /// Returns the action of the key at a point, in points from the top left of the keys.
  public func action(
    at point: CGPoint, for width: Double = Device.standard.portraitSize.width
  ) -> KeyboardAction? {
    item(at: point, for: width)?.action
  }
}
