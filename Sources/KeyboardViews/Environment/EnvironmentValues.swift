public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
public import KeyboardStyling

/// What modifiers say to the views inside them.
///
/// A style that is `nil` is left to the appearance; the order of precedence is written down at
/// `LayeredStyle.resolved(modifier:outerModifier:appearance:theme:standard:)`.
public struct EnvironmentValues {

  /// Whether words are not to be corrected by themselves; no suggestion is highlighted then.
  public var isAutocorrectionDisabled = false

  /// How many pixels a point has on the screen that edges are aligned to, above 0.
  public var displayScale = 3.0

  /// Whether the surroundings are light or dark.
  public var colorScheme = ColorScheme.light

  /// The color of texts that stand outside of a keyboard view.
  public var foregroundColor = Color.keyboardButtonForeground

  /// The font of texts that stand outside of a keyboard view.
  public var font = Font.body

  /// The parts of the view that hold no keys because something else is there, such as the corners of
  /// the screen or the line that leads home, in points.
  public var safeAreaInsets = EdgeInsets.zero

  /// The style of keys, by key and state.
  public var keyboardButtonStyle: Keyboard.ButtonStyleBuilder?

  /// The background, foreground and edges of the whole keyboard.
  public var keyboardViewStyle: KeyboardViewStyle?

  /// The style of both callouts.
  public var keyboardCalloutStyle: KeyboardCallout.CalloutStyle?

  /// The secondary actions of keys; `nil` leaves a key to the callout service.
  public var keyboardCalloutActions: KeyboardCallout.ActionsBuilder = { _ in nil }

  /// The style of the toolbar with suggestions.
  public var autocompleteToolbarStyle: Autocomplete.ToolbarStyle?

  /// The style of the bar above the keys, whatever it holds.
  public var keyboardToolbarStyle: Keyboard.ToolbarStyle?

  /// The style of a suggestion.
  public var autocompleteToolbarItemStyle: Autocomplete.ToolbarItemStyle?

  /// The style of the line between two suggestions.
  public var autocompleteToolbarSeparatorStyle: Autocomplete.ToolbarSeparatorStyle?

  /// The measures and fonts of the emoji keyboard, by the keyboard's surroundings; `nil` for the
  /// standard of the device.
  ///
  /// Such a style has no open fields: the one of the nearest modifier is taken as a whole.
  public var emojiKeyboardStyle: ((KeyboardContext) -> Emoji.KeyboardStyle)?

  /// The side that keyboards are docked to, or `nil` for what their contexts say.
  public var keyboardDockEdge: Keyboard.DockEdge?

  /// The row of keys above the letters, or `nil` for what the keyboards' contexts say.
  public var keyboardInputToolbarDisplayMode: Keyboard.InputToolbarDisplayMode?

  /// What a long press on space does, or `nil` for what the keyboards' contexts say.
  public var keyboardSpaceLongPressBehavior: Keyboard.SpaceLongPressBehavior?

  /// The menu at the leading end of space, or `nil` for what the keyboards' contexts say.
  public var keyboardSpaceContextMenuLeading: Keyboard.SpaceMenuType?

  /// The menu at the trailing end of space, or `nil` for what the keyboards' contexts say.
  public var keyboardSpaceContextMenuTrailing: Keyboard.SpaceMenuType?

  /// The style of labels that tell a keyboard's status.
  public var keyboardStatusLabelStyle = KeyboardStatus.LabelStyle.standard

  /// The contexts of the keyboard that the view belongs to, or `nil` if nobody has said.
  public var keyboardState: Keyboard.State?

  /// Whether the keyboard of the app that the view belongs to is enabled, or `nil` if nobody has said.
  public var keyboardStatusContext: KeyboardStatusContext?

  /// Values that nobody has changed.
  public init() {}

  /// Whether the surroundings are dark.
  var isDark: Bool { colorScheme == .dark }
}
