public import Foundation
public import KeyboardCore
public import KeyboardDrawing

/// The theme of a whole keyboard as a value; unset fields have the standard style.
///
/// ```swift
/// var theme: KeyboardTheme = try .tron
/// theme.name = "Ember"
/// theme.buttonStyles[.primary]?.backgroundColor = .orange
/// let view = KeyboardView(keyboardContext: context).keyboardTheme(theme)
/// ```
///
/// Theme files are decoded by ``init(decoding:variation:resolving:checkingImages:)``.
public struct KeyboardTheme: KeyboardThemeCopyable, Identifiable, Codable, Equatable, Sendable {

  /// The identity of the theme, which is constant for predefined themes.
  public var id: UUID

  /// The display name of the theme.
  public var name: String

  /// The name of the theme's collection.
  public var collectionName: String

  /// The author of the theme.
  public var author: Author?

  /// The license of the theme, such as `MIT`.
  public var license: String?

  /// The name that the theme was loaded by, such as `tron:sark`.
  public var identifier: String?

  /// The background of the keyboard.
  public var backgroundStyle: Keyboard.Background?

  /// The color of text and icons outside of keys.
  public var foregroundColor: Color?

  /// The style of each type of key; every type has one.
  public var buttonStyles: [ButtonType: Keyboard.ButtonStyle]

  /// The changes to each type of key while it is pressed.
  public var pressedButtonStyles: [ButtonType: Keyboard.ButtonStyle]

  /// The changes to certain keys, in order of application: the last one wins.
  public var buttonRules: [ButtonRule]

  /// The changes to callouts, in order of application: the last one wins.
  public var calloutRules: [CalloutRule] = []

  /// The changes to the toolbar, in order of application: the last one wins.
  public var toolbarRules: [ToolbarRule] = []

  /// The color over pressed keys, unless a key has its own.
  public var buttonPressedOverlayColor: Color?

  /// The style of the autocomplete toolbar; unset fields have the standard style.
  public var autocompleteToolbarStyle: Autocomplete.ToolbarStyle?

  /// The style of the callouts; unset fields follow the keys.
  public var calloutStyle: KeyboardCallout.CalloutStyle?

  /// Create a theme with the standard style.
  public init(id: UUID = UUID(), name: String = "", collectionName: String = "") {
    self.id = id
    self.name = name
    self.collectionName = collectionName
    buttonStyles = [:]
    pressedButtonStyles = [:]
    buttonRules = []
    for type in ButtonType.allCases { buttonStyles[type] = Keyboard.ButtonStyle() }
  }
}
