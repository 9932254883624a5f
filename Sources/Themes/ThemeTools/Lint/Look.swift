import KeyboardCore
import KeyboardPipeline
import KeyboardStyling
import SourceText

/// A theme or one of its looks to check; rules share what is drawn of it.
final class Look {

  let name: String?
  let document: JSONDocument
  let linter: ThemeLinter
  let contexts: [[Measured]]
  let theme: LoadedTheme
  let sources: ThemeSources
  private(set) lazy var rules = KeyboardTheme.Element.allCases.flatMap { effects(of: $0) }
  private let companions: [String: [UInt8]]

  /// Nil unless pictures are wanted, for which the keyboards stay in memory.
  private let pictures: LintImages?

  private lazy var contrasts = Result { try ContrastFinding.all(in: self) }
  private lazy var differences = Result { try contexts.flatMap { try differences(in: $0) } }
  private lazy var labels = Result { try DrawnLabel.longest(in: self, theme) }
  private var standard: [LintSituation: [ContentContrast]] = [:]

  private static let maximumLocales = 6

  init(
    _ name: String?, of document: JSONDocument, on devices: [Device] = [],
    knowing companions: [String: [UInt8]] = [:], linter: ThemeLinter,
    keeping pictures: LintImages? = nil
  ) throws {
    (self.name, self.document, self.companions) = (name, document, companions)
    (self.linter, self.pictures) = (linter, pictures)
    let theme = try LoadedTheme(
      document.file, variation: name, knowing: companions, files: linter.files, isTraced: true)
    self.theme = theme
    sources = theme.sources ?? ThemeSources()
    // Besides English, the locales that rules need to match.
    let locales = Set(
      (devices.isEmpty ? [] : theme.theme.rules).compactMap {
        linter.survey.locale(matchedBy: $0.match, for: $0.element)
      })
    let further = locales.subtracting(["en"]).sorted().prefix(Self.maximumLocales)
    let chosen = (devices.isEmpty ? nil : linter.situation).map {
      LintSituation(
        device: $0.keyboard.device, colorScheme: $0.colorScheme, look: name,
        locale: $0.keyboard.locale)
    }
    let situations =
      chosen.map { [$0] }
      ?? LintSituation.contexts(of: name, on: devices)
      + further.flatMap { LintSituation.contexts(of: name, on: [.standard], locale: $0) }
    contexts = try situations.map {
      try Measured.all(in: $0, theme: theme, pipeline: linter.pipeline)
    }
  }

  var level: LintLevel { linter.policy.level }

  var promisedContrast: Double { document.root["x-contrast"]?.number ?? 0 }

  func theme(after edits: [TextEdit]) throws -> LoadedTheme {
    try LoadedTheme(
      document.file.applying(edits), variation: name, knowing: companions, files: linter.files)
  }

  /// Whether the system keyboard has the same fault, which isn't blamed on a theme without a base.
  func isLikeStandard(_ item: ContentContrast) throws -> Bool {
    guard document.root["extends"] == nil else { return false }
    let situation = item.keyboard.situation
    let cases =
      try standard[situation]
      ?? ContentContrast.measure(
        Measured(situation, theme: LoadedTheme(KeyboardTheme()), pipeline: linter.pipeline),
        level: level, promise: promisedContrast)
    standard[situation] = cases
    return cases.contains { $0.fails && $0.content.identity == item.content.identity }
  }

  func findings() throws -> [Diagnostic] {
    let override = name.flatMap { LookOverride($0, in: document) }
    return try LintRule.all.flatMap { rule in
      guard case .drawing(let findings) = rule.check else { return [Diagnostic]() }
      return try findings(rule, self).map { finding in
        // A look that the file adds to the theme has its fixes in itself.
        var finding = finding
        if let override { finding.fixes = finding.fixes.compactMap(override.moved) }
        // They change the look.
        finding.fixes = finding.fixes.map(\.unsafe)
        return finding
      }
    }
  }

  func keep(_ picture: LintImage?, of finding: Diagnostic) { pictures?.keep(picture, of: finding) }

  func contrastFindings(of rule: LintRule, inTexts isText: Bool) throws -> [Diagnostic] {
    try contrasts.get().compactMap { try $0.diagnostic(of: rule, inTexts: isText, look: self) }
  }

  func stateFindings(of rule: LintRule) throws -> [Diagnostic] {
    try differences.get().filter { $0.rule.code == rule.code }.diagnostics(in: self)
  }

  var longestLabels: [DrawnLabel] { get throws { try labels.get() } }

  private func differences(in keyboards: [Measured]) throws -> [Finding] {
    func keyboard(_ state: LintSituation.State) -> Measured? {
      keyboards.first { $0.situation.state == state && $0.situation.keyboardType == .alphabetic }
    }
    var found: [Finding] = []
    if let rest = keyboard(.rest), let pressed = keyboard(.pressed) {
      found += try pressedKeys(pressed, like: rest)
    }
    if let shifted = keyboard(.shifted), let locked = keyboard(.locked) {
      found += try lockedShift(locked, like: shifted)
    }
    return try found
      + keyboards.filter(\.situation.isCallout).flatMap { try selectedAction(in: $0) }
  }

  // MARK: What is written in a look, and whether it changes anything

  /// Whether what begins at an offset has no effect.
  typealias Verdict = (offset: Int, isInVain: Bool)

  typealias RuleEffect = (offset: Int, isShadowed: Bool, isRedundant: Bool)

  private var ownFile: Int { sources.roots.last?.file ?? 0 }

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
