import KeyboardCore
import KeyboardDocuments
import KeyboardPipeline
import KeyboardStyling

// What is written in a look, and whether it changes anything.
extension Look {

  /// Whether what begins at an offset has no effect.
  typealias Verdict = (offset: Int, isInVain: Bool)

  typealias RuleEffect = (offset: Int, isShadowed: Bool, isRedundant: Bool)

  private var ownFile: Int { sources.roots.last?.file ?? 0 }

  /// Return the effects of the file's own rules for an element.
  func effects(of element: KeyboardTheme.Element) -> [RuleEffect] {
    let theme = theme.theme
    let toolbar = theme.autocompleteToolbarStyle.map { [$0] } ?? []
    return switch element {
    case .key: effects(of: element) { $0.baseStyles(in: theme) }
    case .hint, .language, .letters: effects(of: element) { _ in [Keyboard.LabelStyle]() }
    case .board: effects(of: element) { _ in [theme.keyboardViewStyle] }
    case .toolbar: effects(of: element) { _ in toolbar }
    case .toolbarItem: effects(of: element) { _ in [Autocomplete.ToolbarItemStyle]() }
    case .toolbarSeparator: effects(of: element) { _ in toolbar.map(\.separator) }
    case .callout: effects(of: element) { _ in theme.calloutStyle.map { [$0] } ?? [] }
    // Their rules are among those of callouts.
    case .calloutInput, .calloutAction: []
    case .emojiTitle, .emojiGrid, .emojiItem, .emojiBar, .emojiSearch:
      effects(of: element) { _ in [Emoji.PartStyle]() }
    }
  }

  private func effects<Style: LayeredStyle>(
    of element: KeyboardTheme.Element, bases: (KeyboardTheme.ButtonMatch) -> [Style]
  ) -> [RuleEffect] {
    let theme = theme.theme
    let indices = theme.rules.indices.filter { element.includes(theme.rules[$0].element) }
    let audit = ListAudit<Style>(rules: indices.map { theme.rules[$0] })
    return indices.enumerated().compactMap { place, index in
      let origin = sources.rules.indices.contains(index) ? sources.rules[index] : nil
      guard let rule = origin?.rule, rule.file == ownFile, origin?.index != nil,
        !audit.fields(of: place).isEmpty
      else { return nil }
      let isShadowed = audit.isShadowed(place)
      return (
        rule.span.lowerBound, isShadowed,
        !isShadowed && audit.isRedundant(place, over: bases(theme.rules[index].match))
      )
    }
  }

  func members(
    _ names: [String], where isOfInterest: (any LayeredStyle) -> Bool = { _ in true }
  ) -> [Verdict] {
    sources.parts.values.flatMap { origins in
      origins.enumerated().filter { $1.value.file == ownFile && isOfInterest($1.style) }
        .flatMap { index, origin in
          names.filter { origin.style.hasField($0) }.compactMap { name in
            origin.value.object?.member(name).map { member in
              (
                member.keySpan.lowerBound,
                origins[(index + 1)...].contains { $0.style.hasField(name) }
              )
            }
          }
        }
    }
  }
}

extension KeyboardTheme.ButtonMatch {

  fileprivate func baseStyles(in theme: KeyboardTheme) -> [Keyboard.ButtonStyle] {
    let types = KeyboardTheme.ButtonType.allCases.filter { type in
      if !self.types.isEmpty { return self.types.contains(type) }
      return actions.isEmpty || actions.contains { $0.kind.themeButtonType == type }
    }
    // A disabled return key has the style of the system keys.
    let all = types + (types.contains(.primary) && !types.contains(.system) ? [.system] : [])
    return all.flatMap { type -> [Keyboard.ButtonStyle] in
      let rest = theme.buttonStyles[type] ?? .init()
      let pressed = rest.extended(with: theme.pressedButtonStyles[type])
      return states.contains(.pressed) ? [pressed] : [rest, pressed]
    }
  }
}
