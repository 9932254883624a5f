public import Foundation
public import KeyboardCore
public import KeyboardInput
public import KeyboardStyling
public import KeyboardViews

extension KeyboardContext {

  /// Whether the system has the design of iOS 26 (KeyboardKit 9.9): it is drawn everywhere.
  public var isLiquidGlassAvailable: Bool { true }

  /// Whether the system has the design of iOS 26 (KeyboardKit 10).
  public static var isLiquidGlassAvailable: Bool { true }
}

extension ProcessInfo {

  /// Whether the system has the design of iOS 26 (KeyboardKit 11).
  public static var isLiquidGlassAvailable: Bool { true }
}

extension Keyboard.ReturnKeyType {

  /// Returns the icon of a key of this type in a context's design, or `nil` if it has none (KeyboardKit 9.9).
  public func standardButtonImage(for context: KeyboardContext) -> Image? {
    KeyboardAction.primary(self).standardButtonImage(for: context)
  }
}

/// Places of keys, in points from the top left of the keys, by default on a phone 390 points wide.
extension KeyboardLayout {

  /// The frames of all keys, row by row, on a phone 390 points wide.
  public var itemFrames: [[CGRect]] {
    let placed = placedItems(width: Device.standard.portraitSize.width)
    return itemRows.indices.map { row in placed.filter { $0.row == row }.map(\.frame) }
  }

  /// Returns the key at a point in a keyboard of a width.
  public func item(
    at point: CGPoint, for width: Double = Device.standard.portraitSize.width
  ) -> Item? {
    placedItems(width: width).first { $0.frame.contains(point) }?.item
  }

  /// Returns the action of the key at a point in a keyboard of a width.
  public func action(
    at point: CGPoint, for width: Double = Device.standard.portraitSize.width
  ) -> KeyboardAction? {
    item(at: point, for: width)?.action
  }
}

/// A feature that KeyboardKit 10 has as an experiment, with whether the user turned it on.
///
/// The keyboards here have these features in any case.
public enum KeyboardExperiment: String, CaseIterable, Sendable {
  case keyboardDictation, undoManager

  private var key: String { "\(KeyboardSettings.storeKeyPrefix(for: "experiments"))\(rawValue)" }

  /// Whether the experiment is turned on in the shared settings.
  public var isEnabled: Bool { KeyboardSettings.store.value(forKey: key) == .bool(true) }

  /// Turns the experiment on or off in the shared settings.
  public func setIsEnabled(_ isEnabled: Bool) {
    KeyboardSettings.store.set(.bool(isEnabled), forKey: key)
  }
}

/// The namespace of experiments in KeyboardKit 10.0 to 10.6.
public enum Experiments {}

/// A screen of settings, which is part of an app and not of its keyboard: it is empty here.
public struct KeyboardSettingsScreen: View {

  /// Creates a screen, whose contexts have no effect.
  public init(
    autocompleteContext: AutocompleteContext? = nil, dictationContext: DictationContext? = nil,
    feedbackContext: KeyboardFeedbackContext? = nil, keyboardContext: KeyboardContext? = nil,
    themeContext: KeyboardThemeContext? = nil
  ) {}

  /// Nothing.
  public var body: ViewGroup { ViewGroup() }
}

// Icons of menus in KeyboardKit 10; their drawings are chosen here.
extension Image {

  /// The icon of suggestions.
  public static let keyboardAutocomplete = Image(systemName: "lightbulb")

  /// The icon of feedback.
  public static let keyboardFeedback = keyboardHapticFeedbackEnabled

  /// The icon of fonts.
  public static let keyboardFont = keyboardInputToolbarCharacters
}

extension KeyboardFeedback.AudioConfiguration {

  /// The standard sounds, as KeyboardKit 8 and 9 name them.
  public static let enabled = standard
}
