public import Foundation
public import KeyboardCore
public import KeyboardDrawing

/// A look for a whole keyboard as a value: what is left open looks like the standard.
public struct KeyboardTheme: KeyboardThemeCopyable, Identifiable, Codable, Equatable, Sendable {

  /// What tells the theme from others; predefined themes always have the same.
  public var id: UUID

  /// What people call the theme.
  public var name: String

  /// The group that the theme belongs to.
  public var collectionName: String

  /// Who made the theme.
  public var author: Author?

  /// The licence of the theme, such as `MIT`.
  public var license: String?

  /// The name by which the theme was loaded, such as `tron:sark`.
  public var identifier: String?

  /// What is painted behind all keys.
  public var backgroundStyle: Keyboard.Background?

  /// The color of text and icons outside of keys.
  public var foregroundColor: Color?

  /// The look of each type of key; there is always one for every type.
  public var buttonStyles: [ButtonType: Keyboard.ButtonStyle]

  /// What changes about each type of key while it is pressed.
  public var pressedButtonStyles: [ButtonType: Keyboard.ButtonStyle]

  /// What differs for certain keys, in the order in which it is applied: the last one wins.
  public var buttonRules: [ButtonRule]

  /// What differs about callouts, in the order in which it is applied: the last one wins.
  public var calloutRules: [CalloutRule] = []

  /// What differs about the toolbar, in the order in which it is applied: the last one wins.
  public var toolbarRules: [ToolbarRule] = []

  /// A color over all keys while they are pressed, unless a key has its own.
  public var buttonPressedOverlayColor: Color?

  /// The look of the toolbar with suggestions; what is not set looks like the standard.
  public var autocompleteToolbarStyle: Autocomplete.ToolbarStyle?

  /// The look of the callouts; what is not set follows the keys.
  public var calloutStyle: KeyboardCallout.CalloutStyle?

  /// A theme that looks like the standard.
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
