public import Foundation

extension KeyboardTraits {

  /// The traits of a keyboard on a device.
  public init(
    device: Device, orientation: InterfaceOrientation = .portrait,
    locale: Locale = Locale(identifier: "en")
  ) {
    self.init(locale: locale)
    locales = [locale]
    use(device, orientation: orientation)
  }

  /// Sets the traits that follow from a device.
  public mutating func use(_ device: Device, orientation: InterfaceOrientation = .portrait) {
    deviceType = device.type
    deviceModel = device.id
    interfaceOrientation = orientation
    screenSize = device.screenSize(in: orientation)
    homeIndicatorHeight = device.safeAreaInsets(in: orientation).bottom
    displayCornerRadius = device.displayCornerRadius
    estimatedRowHeight = device.estimatedRowHeights.map {
      orientation.isLandscape ? $0.landscape : $0.portrait
    }
    let fold = device.fold(in: orientation)
    if (fold == nil) != (self.fold == nil) { keyboardPlacement = fold == nil ? .docked : .split }
    self.fold = fold
    updateDeviceTypeForKeyboard()
  }

  mutating func updateDeviceTypeForKeyboard() {
    deviceTypeForKeyboard = isKeyboardFloating ? .phone : deviceType
    deviceTypeForKeyboardIsIpadPro = prefersIpadProLayout
  }

  /// Whether the keyboard has room for tab and caps lock: on a pad without a home button, unless split.
  public var prefersIpadProLayout: Bool {
    deviceTypeForKeyboard.isPad && keyboardPlacement != .split
      && (screenSize.isScreenSize(.iPadProSmallScreenPortrait)
        || screenSize.isScreenSize(.iPadProLargeScreenPortrait))
  }

  package var hasLargePadScreen: Bool {
    deviceTypeForKeyboard.isPad && keyboardPlacement != .split
      && screenSize.isScreenSize(.iPadProLargeScreenPortrait)
  }

  /// In points (source: iPadOS).
  private static let floatingWidth = 320.0

  /// The width of the keyboard in points: the screen's, unless it floats.
  public var keyboardWidth: Double {
    isKeyboardFloating ? min(Self.floatingWidth, screenSize.width) : screenSize.width
  }

  /// Returns the start and width of the keys in points; a given dock edge overrides the trait.
  public func keyArea(
    inWidth width: Double, dockEdge: Keyboard.DockEdge? = nil
  ) -> (leading: Double, width: Double) {
    guard let edge = dockEdge ?? keyboardDockEdge, edge != .none else { return (0, width) }
    let docked = width * Keyboard.DockEdge.widthFactor
    return (edge == .leading ? 0 : width - docked, docked)
  }

  /// Whether the toolbar offers saved passwords in place of suggestions.
  public var offersPasswords: Bool { textFieldContentType != nil }
}

extension Keyboard {

  /// The semantic content of a text field, named like UIKit's text content types.
  public enum TextContentType: String, KeyboardChoice {
    case username, password
  }

  /// A locale added by the user, with a layout type; every value has an identity of its own.
  public struct AddedLocale: Identifiable, KeyboardModel {

    /// The identity of the value.
    public let id: UUID

    /// The identifier of the locale.
    public let localeIdentifier: String

    /// The identifier of the layout type, or `nil` for the locale's own one.
    public let layoutTypeIdentifier: String?

    /// A locale with a layout type, by default the locale's own one.
    public init(_ locale: Locale, layoutType: LayoutType? = nil) {
      id = UUID()
      localeIdentifier = locale.identifier
      layoutTypeIdentifier = layoutType?.id
    }

    /// The locale.
    public var locale: Locale { Locale(identifier: localeIdentifier) }

    /// The layout type, or `nil` for the locale's own one.
    public var layoutType: LayoutType? { layoutTypeIdentifier.flatMap { LayoutType(id: $0) } }

    /// The supported locales with their own layout types.
    public static var keyboardKitSupported: [Self] { Locale.keyboardKitSupported.map { Self($0) } }

    func matches(_ locale: Locale, layoutType: Keyboard.LayoutType?) -> Bool {
      localeIdentifier == locale.identifier && layoutTypeIdentifier == layoutType?.id
    }
  }
}

extension Collection<Keyboard.AddedLocale> {

  /// The supported locales with their own layout types.
  public static var keyboardKitSupported: [Keyboard.AddedLocale] {
    Keyboard.AddedLocale.keyboardKitSupported
  }

  /// Returns the first value with a locale and a layout type; `nil` matches only `nil`.
  public func first(of locale: Locale, layoutType: Keyboard.LayoutType?) -> Element? {
    first { $0.matches(locale, layoutType: layoutType) }
  }

  /// Returns the index of the first value with a locale and a layout type; `nil` matches only `nil`.
  public func firstIndex(of locale: Locale, layoutType: Keyboard.LayoutType?) -> Index? {
    firstIndex { $0.matches(locale, layoutType: layoutType) }
  }
}
