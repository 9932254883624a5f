public import KeyboardCore
public import KeyboardInput
public import KeyboardStyling

extension View {

  /// Sets the style of all keys; the appearance provides its unset fields.
  ///
  /// ```swift
  /// let style = Keyboard.ButtonStyle(backgroundColor: .blue, foregroundColor: .white, cornerRadius: 8)
  /// let blue = view.keyboardButtonStyle(style)
  /// blue.scene(measuring: .fixedAdvance) == view.scene(measuring: .fixedAdvance)  // → false
  /// ```
  public func keyboardButtonStyle(_ style: Keyboard.ButtonStyle) -> EnvironmentModifier<Self> {
    keyboardButtonStyle { _ in style }
  }

  /// Sets the style of keys by action and state.
  ///
  /// ```swift
  /// let marked = view.keyboardButtonStyle { params in
  ///   var style = params.standardStyle(for: context)
  ///   if params.action == .space { style.backgroundColor = params.isPressed ? .orange : .yellow }
  ///   return style
  /// }
  /// marked.scene(measuring: .fixedAdvance) == view.scene(measuring: .fixedAdvance)  // → false
  /// ```
  public func keyboardButtonStyle(
    builder: @escaping Keyboard.ButtonStyleBuilder
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.layerButtonStyles(builder) }
  }

  /// Sets the background, foreground and edge insets of keyboards.
  ///
  /// ```swift
  /// let style = KeyboardViewStyle(
  ///   background: .verticalGradient([.indigo, .black]), foregroundColor: .white,
  ///   edgeInsets: EdgeInsets(horizontal: 4, vertical: 8))
  /// let evening = view.keyboardViewStyle(style)
  /// evening.scene(measuring: .fixedAdvance) == view.scene(measuring: .fixedAdvance)  // → false
  /// ```
  public func keyboardViewStyle(_ style: KeyboardViewStyle) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.layer(style, over: \.keyboardViewStyle) }
  }

  /// Sets the background of keyboards.
  ///
  /// ```swift
  /// let evening = view.keyboardViewBackground(.verticalGradient([.indigo, .black]))
  /// evening.scene(measuring: .fixedAdvance) == view.scene(measuring: .fixedAdvance)  // → false
  /// ```
  public func keyboardViewBackground(
    _ background: Keyboard.Background
  ) -> EnvironmentModifier<Self> {
    keyboardViewStyle(KeyboardViewStyle(background: background))
  }

  /// Shows or hide the background of keyboards, such as over a background of an app's own.
  public func keyboardViewBackground(_ visibility: Visibility) -> EnvironmentModifier<Self> {
    environment(\.keyboardViewBackground, visibility)
  }

  /// Sets the style of both callouts.
  ///
  /// ```swift
  /// var style = KeyboardCallout.CalloutStyle.standard
  /// style.backgroundColor = .yellow
  /// style.foregroundColor = .black
  /// var view = KeyboardView(keyboardContext: context)
  /// view.callout = .input(.character("q"))
  /// let bright = view.keyboardCalloutStyle(style)
  /// bright.scene(measuring: .fixedAdvance) == view.scene(measuring: .fixedAdvance)  // → false
  /// ```
  public func keyboardCalloutStyle(
    _ style: KeyboardCallout.CalloutStyle
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.layer(over: \.calloutStyleBuilder) { _ in style } }
  }

  /// Sets the style of callouts by the action of their key.
  public func keyboardCalloutStyle(
    builder: @escaping (KeyboardAction) -> KeyboardCallout.CalloutStyle
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.layer(over: \.calloutStyleBuilder) { $0.action.map(builder) } }
  }

  /// Sets the style of the autocomplete toolbar.
  ///
  /// ```swift
  /// let high = view.autocompleteToolbarStyle(.init(height: 60))
  /// high.scene(measuring: .fixedAdvance).size.height - view.scene(measuring: .fixedAdvance).size.height  // → 10
  /// ```
  public func autocompleteToolbarStyle(
    _ style: Autocomplete.ToolbarStyle
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.layer(style, over: \.autocompleteToolbarStyle) }
  }

  /// Sets the style of the toolbar above the keys, with any content.
  ///
  /// ```swift
  /// let gray = view.keyboardToolbarStyle(.init(backgroundColor: .gray, minHeight: 44))
  /// gray.scene(measuring: .fixedAdvance) == view.scene(measuring: .fixedAdvance)  // → false
  /// ```
  ///
  /// Its color is behind the autocomplete toolbar's background; its heights take precedence.
  public func keyboardToolbarStyle(_ style: Keyboard.ToolbarStyle) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.layer(style, over: \.keyboardToolbarStyle) }
  }

  /// Sets the style of suggestions.
  ///
  /// ```swift
  /// let view = KeyboardView(keyboardContext: context, suggestions: .preview)
  /// let blue = view.autocompleteToolbarItemStyle(.init(titleColor: .blue))
  /// blue.scene(measuring: .fixedAdvance) == view.scene(measuring: .fixedAdvance)  // → false
  /// ```
  public func autocompleteToolbarItemStyle(
    _ style: Autocomplete.ToolbarItemStyle
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.layer(style, over: \.autocompleteToolbarItemStyle) }
  }

  /// Sets the style of separators between suggestions.
  public func autocompleteToolbarSeparatorStyle(
    _ style: Autocomplete.ToolbarSeparatorStyle
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.layer(style, over: \.autocompleteToolbarSeparatorStyle) }
  }

  /// Sets the style of emoji keyboards, unless an inner modifier sets another one.
  ///
  /// ```swift
  /// context.keyboardType = .emojis
  /// let large = view.emojiKeyboardStyle(Emoji.KeyboardStyle(rows: 4, itemSize: 50))
  /// large.scene(measuring: .fixedAdvance) == view.scene(measuring: .fixedAdvance)  // → false
  /// ```
  public func emojiKeyboardStyle(_ style: Emoji.KeyboardStyle) -> EnvironmentModifier<Self> {
    emojiKeyboardStyle { _ in style }
  }

  /// Sets the style of emoji keyboards by context.
  public func emojiKeyboardStyle(
    builder: @escaping (KeyboardContext) -> Emoji.KeyboardStyle
  ) -> EnvironmentModifier<Self> {
    environment(\.emojiKeyboardStyle, builder)
  }

  /// Applies all styles of a theme, or none without one.
  ///
  /// ```swift
  /// let theme = try KeyboardTheme.builtIn("neonNights")
  /// let neon = view.keyboardTheme(theme, context: context)
  /// neon.scene(measuring: .fixedAdvance) == view.scene(measuring: .fixedAdvance)  // → false
  /// ```
  ///
  /// The theme is equivalent to the style modifiers, so inner modifiers take precedence.
  public func keyboardTheme(
    _ theme: KeyboardTheme?, context: KeyboardContext
  ) -> EnvironmentModifier<Self> {
    keyboardTheme(theme) { _ in context }
  }

  /// Applies all styles of a theme in the keyboard around the view, or none without one (KeyboardKit 10).
  @_disfavoredOverload
  public func keyboardTheme(_ theme: KeyboardTheme?) -> EnvironmentModifier<Self> {
    keyboardTheme(theme) {
      $0.keyboardState?.keyboardContext ?? .preview(of: .english, colorScheme: $0.colorScheme)
    }
  }

  private func keyboardTheme(
    _ theme: KeyboardTheme?, context: @escaping (EnvironmentValues) -> KeyboardContext
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { environment in
      guard let theme else { return }
      environment.add(theme.accessibility)
      let context = environment.adjusted(context(environment))
      let appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: context)
      environment.layerButtonStyles { params in
        appearance.resolving(StyledPart(place: params.place)) {
          appearance.buttonStyle(for: params.action, isPressed: params.isPressed)
        }
      }
      environment.layer(over: \.keyboardLabelStyle) { params in
        appearance.resolving(StyledPart(place: params.place)) {
          appearance.labelStyle(for: params.action, isPressed: params.isPressed)
        }
      }
      environment.layer(over: \.numberPadLettersStyle) { params in
        appearance.resolving(StyledPart(place: params.place)) {
          appearance.numberPadLettersStyle(for: params.action, isPressed: params.isPressed)
        }
      }
      environment.layer(theme.themeViewStyle(for: context.traits), over: \.keyboardViewStyle)
      environment.layer(over: \.calloutStyleBuilder) {
        theme.themeCalloutStyle(for: $0, traits: context.traits)
      }
      environment.layer(theme.themeToolbarStyle(for: context), over: \.autocompleteToolbarStyle)
      environment.emojiPartStyles = environment.emojiPartStyles.extended(
        with: theme.themeEmojiPartStyles(for: context.traits))
    }
  }

  /// Sets the style of keyboard status labels.
  public func keyboardStatusLabelStyle(
    _ style: KeyboardStatus.LabelStyle
  ) -> EnvironmentModifier<Self> {
    environment(\.keyboardStatusLabelStyle, style)
  }
}

extension EnvironmentValues {

  package mutating func layer<Style: LayeredStyle>(
    _ style: Style?, over path: WritableKeyPath<Self, Style?>
  ) {
    guard let style else { return }
    let outer = self[keyPath: path]
    self[keyPath: path] = .resolved(modifier: style, outerModifier: outer, standard: outer ?? style)
  }

  fileprivate mutating func layerButtonStyles(_ builder: @escaping Keyboard.ButtonStyleBuilder) {
    let outer = keyboardButtonStyle
    keyboardButtonStyle = { params in
      .resolved(modifier: builder(params), outerModifier: outer?(params), standard: .init())
    }
  }

  fileprivate mutating func layer<Part, Style: LayeredStyle>(
    over path: WritableKeyPath<Self, ((Part) -> Style?)?>,
    _ builder: @escaping (Part) -> Style?
  ) {
    let outer = self[keyPath: path]
    self[keyPath: path] = { part in
      guard let style = builder(part) else { return outer?(part) }
      let outer = outer?(part)
      return .resolved(modifier: style, outerModifier: outer, standard: outer ?? style)
    }
  }
}
