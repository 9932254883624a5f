import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline
import KeyboardStyling
import KeyboardViews

final class LintRun {

  let document: JSONDocument
  let policy: LintPolicy
  let pipeline: RenderPipeline
  let files: FileReader

  /// Nil unless pictures are wanted, for which the keyboards stay in memory.
  private(set) var pictures: LintPictures?

  private let theme: LoadedTheme
  private let survey: KeySurvey
  private var themes: [String?: LoadedTheme] = [:]
  private var standard: [LintSituation: [ContrastCase]] = [:]

  init(
    _ document: JSONDocument, theme: LoadedTheme, policy: LintPolicy, files: FileReader,
    pipeline: RenderPipeline, survey: KeySurvey, keepsPictures: Bool = false
  ) {
    self.document = document
    self.theme = theme
    self.policy = policy
    self.files = files
    self.pipeline = pipeline
    self.survey = survey
    pictures = keepsPictures ? LintPictures() : nil
  }

  func keep(_ picture: @autoclosure () -> LintPicture?, of finding: Diagnostic) {
    if pictures != nil { pictures?.keep(picture(), of: finding) }
  }

  private static let mostLocales = 6

  /// Return the locales besides English that rules of a look need to match.
  func locales(of look: String?) throws -> [String] {
    let found = try theme(look).theme.rules.compactMap { rule in
      survey.locale(matchedBy: rule.match, for: rule.element)
    }
    return Array(Set(found).subtracting(["en"]).sorted().prefix(Self.mostLocales))
  }

  /// The contrast the file promises for all texts and icons, 0 if it makes no promise.
  var promisedContrast: Double { document.root["x-contrast"]?.number ?? 0 }

  func keyboards(in context: LintSituation) throws -> [MeasuredKeyboard] {
    let theme = try theme(context.look)
    let states = try context.states.map {
      try MeasuredKeyboard($0, theme: theme, pipeline: pipeline)
    }
    guard let rest = states.first, context.locale == "en" else { return states }
    let callouts = try rest.placed.differentCallouts(isPad: context.device.type.isPad).map {
      try MeasuredKeyboard(context.at($0), theme: theme, pipeline: pipeline)
    }
    return states + callouts
  }

  /// What a theme doesn't set is no fault of the theme, unless it inherits it from another one.
  func isLikeStandard(_ item: ContrastCase) throws -> Bool {
    guard document.root["extends"] == nil else { return false }
    let situation = item.keyboard.situation
    let cases =
      try standard[situation]
      ?? ContrastCase.measure(
        MeasuredKeyboard(situation, theme: LoadedTheme(KeyboardTheme()), pipeline: pipeline),
        level: policy.level, promise: promisedContrast)
    standard[situation] = cases
    return cases.contains { $0.fails && $0.content.identity == item.content.identity }
  }

  func theme(_ look: String?, after edits: [TextEdit]) throws -> LoadedTheme {
    try LoadedTheme(
      document.file.applying(edits), variation: look, knowing: theme.companions, files: files)
  }

  func theme(_ look: String?) throws -> LoadedTheme {
    if let known = themes[look] { return known }
    let loaded = try LoadedTheme(
      document.file, variation: look, knowing: theme.companions, files: files, isTraced: true)
    themes[look] = loaded
    return loaded
  }
}

extension PlacedKeyboard {

  /// The number of callouts of a kind beyond which others are like one of them.
  private static let mostCallouts = 4

  fileprivate func differentCallouts(isPad: Bool) -> [LintSituation.State] {
    let context = RenderRequest().viewContext(measuring: .fixedAdvance)
    let letters = zip(keys, keys.keyPlaces).filter { key, _ in
      if case .character = key.item.action { true } else { false }
    }
    let kinds: [CalloutKind] = isPad ? [.actions] : [.input, .actions]
    return kinds.flatMap { kind in
      var styles: Set<KeyboardCallout.CalloutStyle> = []
      return letters.compactMap { key, place -> LintSituation.State? in
        let action = key.item.action
        guard styles.count < Self.mostCallouts,
          kind == .input || calloutActions(for: action, in: context).count > 2,
          styles.insert(keyboard.appearance.calloutStyle(kind, for: action, at: place)).inserted
        else { return nil }
        return .callout(kind, action)
      }
    }
  }
}
