import KeyboardCore
import KeyboardDocuments
import KeyboardPipeline
import KeyboardStyling
import ThemeTools

/// Matches of a theme's rules, for lenses and explanations.
struct RuleAnswers {

  let text: OpenText
  let files: FileReader

  /// Kept from one request to the next, since keyboards are laid out once.
  let survey: KeySurvey

  /// A theme with errors has no rules.
  private var rules: [ThemeSources.Origin] {
    let theme = try? LoadedTheme(text.source, files: files, isTraced: true)
    return theme?.sources?.ownRules ?? []
  }

  func rule(at offset: Int) -> ThemeSources.Origin? {
    rules.first { $0.rule?.span.contains(offset) ?? false }
  }

  // MARK: Lenses

  var lenses: JSONText {
    survey.renewTests(forEditor: true)
    return .array(
      rules.compactMap { rule in
        guard let span = rule.rule?.span, let keys = survey.keys(matchedBy: rule) else {
          return nil
        }
        return [
          "range": text.lines.range(of: span.lowerBound..<span.lowerBound + 1),
          "command": ["title": .string(Self.count(of: keys)), "command": ""],
        ]
      })
  }

  private static func count(of keys: MatchedKeys) -> String {
    let count = keys.names.count
    return count == keys.total ? "all \(count) keys" : count == 1 ? "1 key" : "\(count) keys"
  }

  // MARK: Explanations

  private static let mostNames = 40

  func keys(of rule: ThemeSources.Origin) -> MatchedKeys? {
    survey.renewTests(forEditor: true)
    return survey.keys(matchedBy: rule)
  }

  func explanation(of rule: ThemeSources.Origin, matching keys: MatchedKeys?) -> String? {
    [rule.specificity.map { "Specificity: \($0.text)" }, keys.map(Self.list)].paragraphs
  }

  private static func list(of keys: MatchedKeys) -> String {
    var seen: Set<String> = []
    let names = keys.names.filter { seen.insert($0).inserted }
    let listed = names.prefix(mostNames).map { "`\($0.replacing("`", with: "ˋ"))`" }
    let rest = names.count > listed.count ? " …" : ""
    return "Matches \(count(of: keys)) (\(keys.keyboard.locale), \(keys.keyboard.device.name)): "
      + listed.joined(separator: " ") + rest
  }
}
