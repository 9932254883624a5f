package import KeyboardCore
import SourceText

// Layers in order of application, which drawing and explanations fold alike; the last one wins.
extension KeyboardTheme {

  /// Place in a theme that the style of a layer comes from.
  package enum LayerSource: Hashable, Sendable {

    case pressedOverlay
    case buttons(ButtonType, isPressed: Bool)
    case callouts
    case toolbar
    case toolbarText
    case board
    case rule(Int)
  }

  /// Style from one source, with the names of fields that it resets.
  package struct StyleLayer<Style: LayeredStyle>: Sendable {

    package var source: LayerSource
    package var style: Style
    package var unset: Set<String>

    package init(_ source: LayerSource, _ style: Style, unset: Set<String> = []) {
      self.source = source
      self.style = style
      self.unset = unset
    }
  }

  func layer(ofKeyFrom source: LayerSource) -> StyleLayer<Keyboard.ButtonStyle>? {
    switch source {
    case .pressedOverlay:
      buttonPressedOverlayColor.map { StyleLayer(source, .init(pressedOverlayColor: $0)) }
    case .buttons(let type, isPressed: false): buttonStyles[type].map { StyleLayer(source, $0) }
    case .buttons(let type, isPressed: true):
      pressedButtonStyles[type].map { StyleLayer(source, $0) }
    case .rule(let index): layer(ofRule: index)
    case .callouts, .toolbar, .toolbarText, .board: nil
    }
  }

  /// The prepared rules are this theme's in the traits of the key.
  package func layers(
    ofKey key: Subject, among prepared: PreparedRules? = nil
  ) -> [StyleLayer<Keyboard.ButtonStyle>] {
    guard let action = key.action else { return [] }
    return (prepared ?? PreparedRules(rules, traits: key.traits))
      .sources(of: action, isPressed: key.isPressed, traits: key.traits, place: key.place)
      .compactMap(layer(ofKeyFrom:))
  }

  private func layer<Style>(ofRule index: Int) -> StyleLayer<Style>? {
    (rules[index].style.fields as? Style).map {
      StyleLayer(.rule(index), $0, unset: rules[index].unsetFields)
    }
  }

  func layers<Style>(ofRules indices: [Int]) -> [StyleLayer<Style>] {
    indices.compactMap(layer(ofRule:))
  }

  package func ruleLayers<Style>(for subject: Subject) -> [StyleLayer<Style>] {
    layers(
      ofRules: rules.indices.filter {
        rules[$0].element.includes(subject.element) && rules[$0].match.matches(subject)
      })
  }

  package func layers(ofCallout callout: Subject) -> [StyleLayer<KeyboardCallout.CalloutStyle>] {
    let layers: [StyleLayer<KeyboardCallout.CalloutStyle>] = ruleLayers(for: callout)
    return (calloutStyle.map { [StyleLayer(.callouts, $0.coveringLayers)] } ?? [])
      + layers.map { layer in
        guard case .rule(let index) = layer.source, rules[index].match.isSelectedAction == true
        else { return StyleLayer(layer.source, layer.style.coveringLayers, unset: layer.unset) }
        return StyleLayer(
          layer.source, layer.style.ofSelectedAction,
          unset: Set(layer.unset.map { "selected" + $0.prefix(1).uppercased() + $0.dropFirst() }))
      }
  }

  package func layers(ofBoardFor traits: KeyboardTraits) -> [StyleLayer<KeyboardViewStyle>] {
    [StyleLayer(.board, keyboardViewStyle)]
      + ruleLayers(for: Subject(element: .board, traits: traits))
  }

  package func layers(
    ofToolbarFor traits: KeyboardTraits, on board: KeyboardViewStyle
  ) -> [StyleLayer<Autocomplete.ToolbarStyle>] {
    var layers: [StyleLayer<Autocomplete.ToolbarStyle>] = []
    if let color = board.foregroundColor {
      layers.append(StyleLayer(.toolbarText, .open(textColor: color)))
    }
    if let style = autocompleteToolbarStyle { layers.append(StyleLayer(.toolbar, style)) }
    if rules.isEmpty { return layers }
    var part = Subject(element: .toolbar, traits: traits)
    layers += ruleLayers(for: part)
    part.element = .toolbarSeparator
    layers += toolbarLayers(for: part, "separator") { $0.separator = $1 }
    part.element = .toolbarItem
    for type in Autocomplete.SuggestionType.allCases {
      part.suggestionType = type
      let field = type == .regular ? "item" : "\(type.rawValue)Item"

      layers += toolbarLayers(for: part, field) { $0.extendItem(of: type, with: $1) }
    }
    return layers
  }

  private func toolbarLayers<Part: LayeredStyle>(
    for part: Subject, _ field: String, _ set: (inout Autocomplete.ToolbarStyle, Part) -> Void
  ) -> [StyleLayer<Autocomplete.ToolbarStyle>] {
    ruleLayers(for: part).map { (layer: StyleLayer<Part>) in
      var style = Autocomplete.ToolbarStyle.open
      set(&style, layer.style)
      return StyleLayer(layer.source, style, unset: Set(layer.unset.map { "\(field).\($0)" }))
    }
  }
}

extension Sequence {

  package func folded<Style>() -> Style? where Element == KeyboardTheme.StyleLayer<Style> {
    reduce(into: nil) { style, layer in
      if style == nil {
        style = layer.style
      } else {
        if !layer.unset.isEmpty { style?.unset(layer.unset) }
        style?.extend(with: layer.style)
      }
    }
  }
}

extension KeyboardCallout.CalloutStyle {

  /// This style with an empty background under a plain color, which covers lower layers.
  fileprivate var coveringLayers: Self {
    guard $backgroundColor != nil, background == nil else { return self }
    var style = self
    style.background = Keyboard.Background()
    return style
  }

  package var ofSelectedAction: Self {
    changing(Self()) {
      $0.$selectedBackgroundColor = $backgroundColor
      $0.$selectedForegroundColor = $foregroundColor
    }
  }
}
