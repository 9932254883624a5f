package import KeyboardCore
package import KeyboardPipeline
package import KeyboardStyling
package import KeyboardViews

/// A part of a keyboard with what decides each of its properties.
package struct ExplainedPart: Sendable {

  package let title: String
  package let properties: [ExplainedProperty]
  package let unmatched: [UnmatchedRule]

  package init(title: String, properties: [ExplainedProperty], unmatched: [UnmatchedRule] = []) {
    (self.title, self.properties, self.unmatched) = (title, properties, unmatched)
  }
}

/// Explains the styles that ``StyledKeyboard`` draws by the layers that they are folded from.
package struct KeyboardExplainer {

  package let placed: PlacedKeyboard

  let styled: StyledKeyboard
  let theme: KeyboardTheme
  let explainer: StyleExplainer
  let traits: KeyboardTraits

  /// Preparing them for each key would make lint superlinear.
  private let rules: PreparedRules

  package init(_ drawing: StagedDrawing) throws {
    self.init(try drawing.placed, as: try drawing.styled, theme: try drawing.material.theme)
  }

  init(_ placed: PlacedKeyboard, as styled: StyledKeyboard, theme loaded: LoadedTheme) {
    (self.placed, self.styled, theme) = (placed, styled, loaded.theme)
    traits = placed.keyboard.keyboardContext.traits
    rules = PreparedRules(theme.rules, traits: traits)
    guard let sources = loaded.sources else {
      preconditionFailure("Only traced themes can be explained.")
    }
    explainer = StyleExplainer(sources: sources, isDark: traits.hasDarkColorScheme)
  }

  private var appearance: any KeyboardAppearance { placed.keyboard.appearance }

  package var drawnKeys: [Int] {
    placed.keys.indices.filter { placed.keys[$0].item.action.keyName != nil }
  }

  package func index(of action: KeyboardAction) -> Int? {
    styled.keys.firstIndex { $0.action == action }
  }

  func index(named name: String) -> Int? { styled.keys.lastIndex { $0.name == name } }

  func keySettings(_ index: Int) -> [StyleSetting<Keyboard.ButtonStyle>] {
    explainer.sources.settings(of: theme.layers(ofKey: subject(.key, index), among: rules))
  }

  func labelSettings(_ index: Int) -> [StyleSetting<Keyboard.LabelStyle>] {
    let element: KeyboardTheme.Element = styled.keys[index].action == .space ? .language : .hint
    return explainer.sources.settings(of: theme.ruleLayers(for: subject(element, index)))
  }

  package func key(_ index: Int) -> ExplainedPart {
    let key = styled.keys[index]
    let subject = subject(.key, index)
    let unadapted = appearance.resolving(StyledPart(place: subject.place)) {
      appearance.buttonStyle(for: key.action, isPressed: key.isPressed)
    }
    let properties = explainer.properties(
      of: key.style, before: unadapted, setBy: keySettings(index)
    ) { name in
      let followsFace = name == "pressedOverlayColor" && unadapted.pressedOverlayColor != nil
      return followsFace ? .derived("dark over light faces, light over dark ones") : nil
    }
    return ExplainedPart(
      title: key.name, properties: properties, unmatched: unmatchedRules(for: subject))
  }

  package func label(_ index: Int) -> ExplainedPart? {
    let key = styled.keys[index]
    guard let style = key.labelStyle?.value else { return nil }
    let element: KeyboardTheme.Element = key.action == .space ? .language : .hint
    let subject = subject(element, index)
    let unadapted = appearance.resolving(StyledPart(place: subject.place)) {
      appearance.labelStyle(for: key.action, isPressed: key.isPressed)
    }
    return ExplainedPart(
      title: "\(element.rawValue) of \(key.name)",
      properties: explainer.properties(
        of: style, before: unadapted ?? style, setBy: labelSettings(index)),
      unmatched: unmatchedRules(for: subject))
  }

  package var board: ExplainedPart {
    ExplainedPart(
      title: "board",
      properties: explainer.properties(
        of: styled.viewStyle, before: appearance.keyboardViewStyle, setBy: boardSettings),
      unmatched: unmatchedRules(for: KeyboardTheme.Subject(element: .board, traits: traits)))
  }

  var boardSettings: [StyleSetting<KeyboardViewStyle>] {
    explainer.sources.settings(of: theme.layers(ofBoardFor: traits))
  }

  func subject(_ element: KeyboardTheme.Element, _ index: Int) -> KeyboardTheme.Subject {
    let key = styled.keys[index]
    return KeyboardTheme.Subject(
      element: element, action: key.action, place: placed.keys.keyPlaces[drawnKeys[index]],
      isPressed: key.isPressed, traits: traits)
  }

  package func drawnTexts(ofKey index: Int) -> [(name: String, text: String)] {
    styled.keys[index].style.fieldTexts(isDark: traits.hasDarkColorScheme)
  }

  package func keys(matchedBy rule: ThemeSources.Origin) -> [Int] {
    guard rule.element.hasKey else { return [] }
    let match = rule.match ?? KeyboardTheme.ButtonMatch()
    return styled.keys.indices.filter { index in
      let drawn = styled.keys[index]
      let key = KeyCatalog.Key(
        name: drawn.name, action: drawn.action, place: placed.keys.keyPlaces[drawnKeys[index]],
        hasHint: drawn.labelStyle != nil, hasCallout: false)
      return KeyCatalog.matches(match, key, for: rule.element, in: [traits])
    }
  }

  package func suggestions(_ type: Autocomplete.SuggestionType?) -> ExplainedPart? {
    let parts = toolbar
    guard let type else { return parts.last }
    return Autocomplete.SuggestionType.allCases.firstIndex(of: type).map { parts[$0 + 1] }
  }
}
