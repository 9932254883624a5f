public import KeyboardCore
public import KeyboardStyling

extension View {

  /// This view with a style for all keys in it; what the style leaves open is the appearance's.
  public func keyboardButtonStyle(
    _ style: Keyboard.ButtonStyle
  ) -> EnvironmentModifier<Self> {
    keyboardButtonStyle { _ in style }
  }

  /// This view with a style for every key in it, by action and state.
  public func keyboardButtonStyle(
    builder: @escaping Keyboard.ButtonStyleBuilder
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.layKeys(builder) }
  }

  /// This view with a style for the background, foreground and edges of keyboards in it.
  public func keyboardViewStyle(_ style: KeyboardViewStyle) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.lay(style, over: \.keyboardViewStyle) }
  }

  /// This view with a style for both callouts of keyboards in it.
  public func keyboardCalloutStyle(
    _ style: KeyboardCallout.CalloutStyle
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.lay(style, over: \.keyboardCalloutStyle) }
  }

  /// This view with a style for toolbars with suggestions in it.
  public func autocompleteToolbarStyle(
    _ style: Autocomplete.ToolbarStyle
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.lay(style, over: \.autocompleteToolbarStyle) }
  }

  /// This view with a style for the bars above the keys of keyboards in it, whatever they hold.
  ///
  /// The bar's color lies behind the background of the toolbar with suggestions, and its heights win
  /// over that toolbar's height.
  public func keyboardToolbarStyle(
    _ style: Keyboard.ToolbarStyle
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.lay(style, over: \.keyboardToolbarStyle) }
  }

  /// This view with a style for suggestions in it.
  public func autocompleteToolbarItemStyle(
    _ style: Autocomplete.ToolbarItemStyle
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.lay(style, over: \.autocompleteToolbarItemStyle) }
  }

  /// This view with a style for lines between suggestions in it.
  public func autocompleteToolbarSeparatorStyle(
    _ style: Autocomplete.ToolbarSeparatorStyle
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.lay(style, over: \.autocompleteToolbarSeparatorStyle) }
  }

  /// This view with a style for emoji keyboards in it, unless a modifier nearer to them has another.
  public func emojiKeyboardStyle(_ style: Emoji.KeyboardStyle) -> EnvironmentModifier<Self> {
    emojiKeyboardStyle { _ in style }
  }

  /// This view with a style for emoji keyboards in it, by their surroundings.
  public func emojiKeyboardStyle(
    builder: @escaping (KeyboardContext) -> Emoji.KeyboardStyle
  ) -> EnvironmentModifier<Self> {
    environment(\.emojiKeyboardStyle, builder)
  }
}

extension EnvironmentValues {

  /// Lay a style over what modifiers further out say.
  mutating func lay<Style: LayeredStyle>(
    _ style: Style?, over path: WritableKeyPath<Self, Style?>
  ) {
    guard let style else { return }
    let outer = self[keyPath: path]
    self[keyPath: path] = .resolved(
      modifier: style, outerModifier: outer, standard: outer ?? style)
  }

  /// Lay the style of every key over what modifiers further out say.
  mutating func layKeys(_ builder: @escaping Keyboard.ButtonStyleBuilder) {
    let outer = keyboardButtonStyle
    keyboardButtonStyle = { params in
      .resolved(modifier: builder(params), outerModifier: outer?(params), standard: .init())
    }
  }
}
