package import KeyboardCore

// The layers that apply to a part of a keyboard, in order of application: the last one wins. The
// styles that are drawn and the explanations of them fold the same layers.
extension KeyboardTheme {

  /// A list of rules of a theme.
  package enum RuleList: String, CaseIterable, Sendable {
    case keys, hints, languages, letters, callouts, toolbars, suggestions, separators, boards
    case emojis

    /// The element of rules whose conditions name none.
    var element: Element {
      switch self {
      case .keys: .key
      case .hints: .hint
      case .languages: .language
      case .letters: .letters
      case .callouts: .callout
      case .toolbars: .toolbar
      case .suggestions: .toolbarItem
      case .separators: .toolbarSeparator
      case .boards: .board
      case .emojis: .emojiItem
      }
    }
  }

  /// The source of a layer of a style.
  package enum LayerSource: Hashable, Sendable {

    /// The color over pressed keys.
    case pressedOverlay

    /// The style of a type of keys, or its changes while they are pressed.
    case buttons(ButtonType, isPressed: Bool)

    /// The style of callouts.
    case callouts

    /// The style of the toolbar.
    case toolbar

    /// The color outside of keys, as that of suggestions.
    case toolbarText

    /// The background and the color outside of keys.
    case board

    /// A rule by its place in the order of application.
    case rule(RuleList, Int)
  }

  /// A layer of a style.
  package struct StyleLayer<Style: LayeredStyle>: Sendable {

    /// The source of the layer.
    package var source: LayerSource

    /// The fields that the layer sets.
    package var style: Style

    /// Create a layer.
    package init(_ source: LayerSource, _ style: Style) {
      self.source = source
      self.style = style
    }
  }

  /// Call a closure with each layer of the style of a key, none for spacers.
  ///
  /// Prepared rules are those of this theme in the context of the key. The function is inlined, since
  /// it runs several times for each key.
  @inline(__always)
  func forEachLayer(
    of action: KeyboardAction, isPressed: Bool, traits: KeyboardTraits,
    place: KeyboardLayout.KeyPlace?, prepared: PreparedRules<Keyboard.ButtonStyle>? = nil,
    _ body: (LayerSource, Keyboard.ButtonStyle) -> Void
  ) {
    if action.isSpacer { return }
    if let color = buttonPressedOverlayColor {
      body(.pressedOverlay, Keyboard.ButtonStyle(pressedOverlayColor: color))
    }
    // A disabled return key has no emphasis; it has the style of the system keys.
    let isDisabled = traits.disabledActions.contains(action)
    let type = isDisabled && action.isPrimaryAction ? .system : action.keyboardThemeButtonType
    let isInLowerBar = place?.isInLowerBar ?? false
    if !isInLowerBar, let style = buttonStyles[type] {
      body(.buttons(type, isPressed: false), style)
    }
    if !isInLowerBar, isPressed, let pressed = pressedButtonStyles[type] {
      body(.buttons(type, isPressed: true), pressed)
    }
    // A subject is made for rules only, since it copies the traits.
    if buttonRules.isEmpty { return }
    let key = Subject(action: action, place: place, isPressed: isPressed, traits: traits)
    let rule = { (index: Int, style: Keyboard.ButtonStyle) in
      if isInLowerBar, !buttonRules[index].match.namesLowerBar { return }
      body(.rule(.keys, index), style)
    }
    if let prepared {
      prepared.forEachMatch(of: key, rule)
    } else {
      buttonRules.forEachMatch(of: key, rule)
    }
  }

  /// Return the layers of the style of a key.
  package func layers(ofKey key: Subject) -> [StyleLayer<Keyboard.ButtonStyle>] {
    var layers: [StyleLayer<Keyboard.ButtonStyle>] = []
    guard let action = key.action else { return layers }
    forEachLayer(of: action, isPressed: key.isPressed, traits: key.traits, place: key.place) {
      layers.append(StyleLayer($0, $1))
    }
    return layers
  }

  /// Return the layers of the style of the hint, the language or the letters on a key.
  package func layers(ofLabel label: Subject) -> [StyleLayer<Keyboard.LabelStyle>] {
    switch label.element {
    case .language: languageRules.layers(in: .languages, for: label)
    case .letters: letterRules.layers(in: .letters, for: label)
    default: hintRules.layers(in: .hints, for: label)
    }
  }

  /// Return the layers of the style of a callout, over what it takes over from keys.
  package func layers(ofCallout callout: Subject) -> [StyleLayer<KeyboardCallout.CalloutStyle>] {
    let rules = calloutRules.layers(in: .callouts, for: callout).map { layer in
      guard case .rule(_, let index) = layer.source,
        calloutRules[index].match.isSelectedAction == true
      else { return layer }
      return StyleLayer(layer.source, layer.style.ofSelectedAction)
    }
    return (calloutStyle.map { [StyleLayer(.callouts, $0)] } ?? []) + rules
  }

  /// Return the layers of the style of the whole keyboard.
  package func layers(ofBoardFor traits: KeyboardTraits) -> [StyleLayer<KeyboardViewStyle>] {
    [StyleLayer(.board, keyboardViewStyle)]
      + boardRules.layers(in: .boards, for: Subject(element: .board, traits: traits))
  }

  /// Return the layers of the style of the toolbar, with its suggestions and separators.
  package func layers(
    ofToolbarFor traits: KeyboardTraits
  ) -> [StyleLayer<Autocomplete.ToolbarStyle>] {
    var layers: [StyleLayer<Autocomplete.ToolbarStyle>] = []
    if let color = themeViewStyle(for: traits).foregroundColor {
      layers.append(StyleLayer(.toolbarText, .open(textColor: color)))
    }
    if let style = autocompleteToolbarStyle { layers.append(StyleLayer(.toolbar, style)) }
    return layers + toolbarRuleLayers(for: Subject(element: .toolbar, traits: traits))
  }

  private func toolbarRuleLayers(
    for toolbar: Subject
  ) -> [StyleLayer<Autocomplete.ToolbarStyle>] {
    var layers = toolbarRules.layers(in: .toolbars, for: toolbar)
    var part = toolbar
    part.element = .toolbarSeparator
    toolbarSeparatorRules.forEachMatch(of: part) { index, separator in
      var style = Autocomplete.ToolbarStyle.open
      style.separator = separator
      layers.append(StyleLayer(.rule(.separators, index), style))
    }
    if toolbarItemRules.isEmpty { return layers }
    part.element = .toolbarItem
    for type in Autocomplete.SuggestionType.allCases {
      part.suggestionType = type
      toolbarItemRules.forEachMatch(of: part) { index, item in
        var style = Autocomplete.ToolbarStyle.open
        style.extendItem(of: type, with: item)
        layers.append(StyleLayer(.rule(.suggestions, index), style))
      }
    }
    return layers
  }
}

extension Sequence {

  /// Return the style of all layers over each other, or `nil` without any.
  package func folded<Style>() -> Style? where Element == KeyboardTheme.StyleLayer<Style> {
    reduce(nil) { style, layer in style?.extended(with: layer.style) ?? layer.style }
  }
}

extension Collection {

  /// Call a closure with each matching rule, by its index and style.
  func forEachMatch<Style>(
    of subject: KeyboardTheme.Subject, _ body: (Index, Style) -> Void
  ) where Element == KeyboardTheme.StyleRule<Style> {
    for index in indices where self[index].match.matches(subject) {
      body(index, self[index].style)
    }
  }

  /// Return a style with those of all matching rules layered over it.
  func applied<Style>(to style: Style?, for subject: KeyboardTheme.Subject) -> Style?
  where Element == KeyboardTheme.StyleRule<Style> {
    var result = style
    forEachMatch(of: subject) { result = result?.extended(with: $1) ?? $1 }
    return result
  }
}

extension Array {

  /// Return the matching rules as layers.
  fileprivate func layers<Style>(
    in list: KeyboardTheme.RuleList, for subject: KeyboardTheme.Subject
  ) -> [KeyboardTheme.StyleLayer<Style>] where Element == KeyboardTheme.StyleRule<Style> {
    var layers: [KeyboardTheme.StyleLayer<Style>] = []
    forEachMatch(of: subject) { layers.append(KeyboardTheme.StyleLayer(.rule(list, $0), $1)) }
    return layers
  }
}

extension KeyboardCallout.CalloutStyle {

  /// The style of a bubble as that of its selected action.
  fileprivate var ofSelectedAction: Self {
    var style = Self()
    style.$selectedBackgroundColor = $backgroundColor
    style.$selectedForegroundColor = $foregroundColor
    return style
  }
}
