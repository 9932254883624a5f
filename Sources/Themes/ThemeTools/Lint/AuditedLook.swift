import KeyboardCore
import KeyboardDocuments
import KeyboardPipeline
import KeyboardStyling

/// A look of a theme by what is written, with what its rules and members change.
final class AuditedLook {

  /// Whether what begins at an offset has no effect.
  typealias Verdict = (offset: Int, isInVain: Bool)

  let theme: KeyboardTheme
  let sources: ThemeSources
  let survey: KeySurvey
  let ownFile: Int

  private(set) lazy var rules = KeyboardTheme.Element.allCases.flatMap {
    self.rules(for: $0)
  }

  init(_ look: LoadedTheme, survey: KeySurvey) {
    theme = look.theme
    sources = look.sources ?? ThemeSources()
    ownFile = sources.roots.last?.file ?? 0
    self.survey = survey
  }

  typealias Rule = (offset: Int, isShadowed: Bool, isRedundant: Bool)

  private func rules(for element: KeyboardTheme.Element) -> [Rule] {
    let toolbar = theme.autocompleteToolbarStyle.map { [$0] } ?? []
    return switch element {
    case .key: rules(for: element) { $0.baseStyles(in: self.theme) }
    case .hint, .language, .letters: rules(for: element) { _ in [Keyboard.LabelStyle]() }
    case .board: rules(for: element) { _ in [self.theme.keyboardViewStyle] }
    case .toolbar: rules(for: element) { _ in toolbar }
    case .toolbarItem: rules(for: element) { _ in [Autocomplete.ToolbarItemStyle]() }
    case .toolbarSeparator: rules(for: element) { _ in toolbar.map(\.separator) }
    case .callout: rules(for: element) { _ in self.theme.calloutStyle.map { [$0] } ?? [] }
    // Their rules are among those of callouts.
    case .calloutInput, .calloutAction: []
    case .emojiTitle, .emojiGrid, .emojiItem, .emojiBar, .emojiSearch:
      rules(for: element) { _ in [Emoji.PartStyle]() }
    }
  }

  private func rules<Style: LayeredStyle>(
    for element: KeyboardTheme.Element, bases: (KeyboardTheme.ButtonMatch) -> [Style]
  ) -> [Rule] {
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
          names.filter { origin.style.sets($0) }.compactMap { name in
            origin.value.object?.member(name).map { member in
              (
                member.keySpan.lowerBound,
                origins[(index + 1)...].contains { $0.style.sets(name) }
              )
            }
          }
        }
    }
  }
}

extension LayeredStyle {

  fileprivate func sets(_ name: String) -> Bool {
    Self.fields.contains { $0.name == name && $0.isSet(in: self) }
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
