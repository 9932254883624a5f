public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
public import KeyboardStyling

extension KeyboardThemeAppearance {

  /// Creates an appearance for the current theme of a context (KeyboardKit 9).
  public convenience init(
    keyboardContext: KeyboardContext, themeContext: KeyboardThemeContext
  ) throws {
    try self.init(theme: themeContext.currentTheme ?? .standard, keyboardContext: keyboardContext)
  }
}

extension KeyboardFeedback.HapticConfiguration {

  /// Feedback to all gestures (KeyboardKit 8).
  public static let enabled = Self(
    press: .lightImpact, release: .lightImpact, doubleTap: .lightImpact)
}

extension KeyboardFeedback.Audio {

  /// Returns the feedback of a system sound, under its older name.
  public static func custom(id: UInt32) -> Self { .customId(id) }
}

extension KeyboardAction {

  /// Returns the action of a shift key, under its older name.
  public static func shift(currentCasing: Keyboard.KeyboardCase) -> Self { .shift(currentCasing) }

  /// Returns the action of a diacritic key, under its older name.
  public static func accent(_ accent: Keyboard.Diacritic) -> Self { .diacritic(accent) }
}

extension KeyboardAction.StandardActionHandler {

  /// The older spelling of `init(controller:)`.
  public convenience init(inputViewController: any KeyboardController) {
    self.init(controller: inputViewController)
  }
}

extension InputSet.ItemRow {

  /// A row with the characters of one string on pads and of another one elsewhere.
  public init(phone: String, pad: String, deviceType: DeviceType = .current) {
    self.init(chars: deviceType.isPad ? pad : phone)
  }

  /// A row with one pair of lists of strings on pads and another one elsewhere.
  public init(
    phoneLowercased: [String], phoneUppercased: [String], padLowercased: [String],
    padUppercased: [String], deviceType: DeviceType = .current
  ) {
    self.init(
      lowercased: deviceType.isPad ? padLowercased : phoneLowercased,
      uppercased: deviceType.isPad ? padUppercased : phoneUppercased)
  }

  /// A row with one list of strings on pads and another one elsewhere.
  public init(phone: [String], pad: [String], deviceType: DeviceType = .current) {
    self.init(chars: deviceType.isPad ? pad : phone)
  }
}

extension KeyboardThemeContext {

  /// The older name of `setCurrentTheme(_:)`.
  public func setTheme(_ theme: some KeyboardThemeConvertible) { setCurrentTheme(theme) }

  /// The older name of `resetCurrentTheme()`.
  public func resetTheme() { resetCurrentTheme() }
}

extension KeyboardTheme {

  /// An older name of `predefined`.
  public static var allPredefined: [KeyboardTheme] {
    get throws { try predefined }
  }
}

extension KeyboardCallout.CalloutStyle {

  /// The older name of `buttonOverlayCornerRadius`; the default is 5 points.
  public var buttonCornerRadius: CGFloat {
    get { buttonOverlayCornerRadius ?? 5 }
    set { buttonOverlayCornerRadius = newValue }
  }
}

extension Keyboard.ButtonStyle {

  /// A style for previews: white on yellow.
  public static var preview1: Self { preview(.yellow, .white, cornerRadius: 20) }

  /// A style for previews: yellow on purple.
  public static var preview2: Self { preview(.purple, .yellow, cornerRadius: 10) }

  private static func preview(
    _ background: Color, _ foreground: Color, cornerRadius: Double
  ) -> Self {
    Self(
      backgroundColor: background, foregroundColor: foreground, keyboardFont: .body,
      cornerRadius: cornerRadius, border: BorderStyle(color: foreground, size: 3),
      shadow: ShadowStyle(color: background, size: 4))
  }
}

extension Color {

  /// Another name of `keyboardButtonBackground(for:)`.
  public static func standardButtonBackgroundColor(for context: KeyboardContext) -> Color {
    keyboardButtonBackground(for: context.colorScheme)
  }
}
