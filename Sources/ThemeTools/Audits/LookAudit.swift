import KeyboardCore
import KeyboardDocuments
import KeyboardPipeline
import KeyboardStyling

/// The verdicts on what a look of a theme has in its own file.
struct LookAudit {

  private let theme: KeyboardTheme
  private let sources: ThemeSources
  private let own: Int

  /// Whether each possible finding holds in this look.
  private(set) var verdicts: [RuleAudit.Finding: Bool] = [:]

  /// Audit a traced look.
  init(_ look: LoadedTheme, survey: KeySurvey) {
    theme = look.theme
    sources = look.sources ?? ThemeSources()
    own = sources.roots.last?.file ?? 0
    auditMatches(with: survey)
    auditRules()
    auditVariables()
    auditParts()
  }

  /// Note a verdict, which holds for a place only if it holds for all that is written there.
  private mutating func note(_ code: LintRule, at offset: Int, _ holds: Bool) {
    let finding = RuleAudit.Finding(code: code, offset: offset)
    verdicts[finding] = holds && verdicts[finding] ?? true
  }

  private mutating func auditMatches(with survey: KeySurvey) {
    for origin in sources.ownRules {
      guard let rule = origin.rule, let match = origin.match else { continue }
      note(
        .unmatchedRule, at: rule.span.lowerBound, !survey.isMatched(match, for: origin.element))
    }
  }

  private mutating func auditRules() {
    let theme = theme
    let toolbar = theme.autocompleteToolbarStyle.map { [$0] } ?? []
    for element in KeyboardTheme.Element.allCases {
      switch element {
      case .key: audit(element) { $0.baseStyles(in: theme) }
      case .hint, .language, .letters: audit(element) { _ in [Keyboard.LabelStyle]() }
      case .board: audit(element) { _ in [theme.keyboardViewStyle] }
      case .toolbar: audit(element) { _ in toolbar }
      case .toolbarItem: audit(element) { _ in [Autocomplete.ToolbarItemStyle]() }
      case .toolbarSeparator: audit(element) { _ in toolbar.map(\.separator) }
      case .callout: audit(element) { _ in theme.calloutStyle.map { [$0] } ?? [] }
      // Their rules are among those of callouts.
      case .calloutInput, .calloutAction: break
      case .emojiTitle, .emojiGrid, .emojiItem, .emojiBar, .emojiSearch:
        audit(element) { _ in [Emoji.PartStyle]() }
      }
    }
  }

  /// Audit the rules for an element and its kinds.
  private mutating func audit<Style: LayeredStyle>(
    _ element: KeyboardTheme.Element, bases: (KeyboardTheme.ButtonMatch) -> [Style]
  ) {
    let indices = theme.rules.indices.filter { element.includes(theme.rules[$0].element) }
    let audit = ListAudit<Style>(rules: indices.map { theme.rules[$0] })
    for (place, index) in indices.enumerated() {
      let origin = sources.rules.indices.contains(index) ? sources.rules[index] : nil
      guard let rule = origin?.rule, rule.file == own, origin?.index != nil,
        !audit.fields(of: place).isEmpty
      else { continue }
      let offset = rule.span.lowerBound
      let isShadowed = audit.isShadowed(place)
      note(.shadowedRule, at: offset, isShadowed)
      let isRedundant =
        !isShadowed && audit.isRedundant(place, over: bases(theme.rules[index].match))
      note(.redundantRule, at: offset, isRedundant)
    }
  }

  private mutating func auditVariables() {
    var used: Set<String> = []
    var open = sources.uses.filter { $0.definition == nil }.map(\.path)
    while let path = open.popLast() {
      guard used.insert(path).inserted else { continue }
      open += sources.uses.filter { $0.definition == path }.map(\.path)
    }
    for definition in sources.definitions where definition.value.file == own {
      note(
        .unusedVariable, at: definition.nameSpan.lowerBound, !used.contains(definition.path))
    }
  }

  /// Audit the images and fonts of parts, which later parts of the same styles may override.
  private mutating func auditParts() {
    for origins in sources.parts.values {
      for (index, origin) in origins.enumerated() where origin.value.file == own {
        let later = origins[(index + 1)...].map(\.style)
        for (code, name) in origin.style.embedded {
          guard let member = origin.value.object?.member(name) else { continue }
          note(code, at: member.keySpan.lowerBound, later.contains { $0.sets(name) })
        }
      }
    }
  }
}

extension LayeredStyle {

  /// The fields with an image or a font family, with the codes of findings about them.
  fileprivate var embedded: [(code: LintRule, name: String)] {
    let candidates: [(LintRule, String)] = [
      (.unusedImage, "background"), (.unusedFont, "fontFamily"), (.unusedFont, "font"),
    ]
    return candidates.filter { sets($1) && ($1 != "background" || hasImage) }
  }

  private var hasImage: Bool {
    Self.fields.contains { field in
      guard case .background(let path) = field.slot else { return false }
      return self[keyPath: path]?.imageData != nil
    }
  }

  /// Whether a field is set.
  fileprivate func sets(_ name: String) -> Bool {
    Self.fields.contains { $0.name == name && $0.isSet(in: self) }
  }
}

extension KeyboardTheme.ButtonMatch {

  /// Return the styles of the types of keys that the rule may match, at rest and pressed.
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
