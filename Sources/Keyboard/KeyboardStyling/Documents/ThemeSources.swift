package import KeyboardDocuments
package import KeyboardDrawing

package struct ThemeSources: Sendable {

  package struct Origin: Sendable {

    /// The path of the style in its object, such as `buttons.all.pressed` or `rules[2]`.
    package var path: String

    /// Nil for the theme itself.
    package var choice: String?

    package var value: JSONValue
    package var rule: JSONValue?
    package var index: Int?
    package var match: KeyboardTheme.ButtonMatch?
    package var style: any LayeredStyle

    /// The element the rule is for; that of `rules` unless its conditions name another.
    package var element = KeyboardTheme.Element.key

    package var specificity: KeyboardTheme.ButtonMatch.Specificity? {
      match?.specificity(for: element)
    }
  }

  /// The files read: the theme's own, then those that it extends.
  package internal(set) var files: [SourceFile] = []

  package internal(set) var builtInFiles: Set<Int> = []

  /// The root objects of the files, bases first; the last one is that of the theme itself.
  package internal(set) var roots: [JSONValue] = []

  package internal(set) var parts: [KeyboardTheme.LayerSource: [Origin]] = [:]
  package internal(set) var rules: [Origin] = []

  /// The values of variables in the look that was read.
  package internal(set) var definitions: [String: JSONValue] = [:]

  package internal(set) var colors: [String: Color] = [:]
  var choice: String?
  var isChosen = true

  package init() {}
}

extension ThemeSources {

  package func origins(of source: KeyboardTheme.LayerSource) -> [Origin] {
    switch source {
    case .rule(let index): rules.indices.contains(index) ? [rules[index]] : []
    case .toolbarText: parts[.board] ?? []
    default: parts[source] ?? []
    }
  }

  package var ownRules: [Origin] {
    let own = roots.last?.file
    let all = rules.filter { $0.rule?.file == own && $0.index != nil }
    var seen: Set<Int> = []
    return all.sorted { Self.start($0) < Self.start($1) }.filter {
      seen.insert(Self.start($0)).inserted
    }
  }

  private static func start(_ origin: Origin) -> Int { origin.rule?.span.lowerBound ?? 0 }

  package func place(of value: JSONValue) -> Diagnostic.Place {
    files[value.file].place(of: value.span)
  }

  package func text(of value: JSONValue) -> String {
    files[value.file].text(value.span)
  }
}

extension ThemeSources {

  mutating func add(
    _ style: some LayeredStyle, at value: JSONValue, named path: String,
    to source: KeyboardTheme.LayerSource
  ) {
    guard isChosen else { return }
    parts[source, default: []].append(
      Origin(path: path, choice: choice, value: value, style: style))
  }

  mutating func add(
    _ rule: KeyboardTheme.Rule, at value: JSONValue, of place: RulePlace
  ) {
    guard isChosen else { return }
    let path = place.list + (place.index.map { "[\($0 + 1)]" } ?? "")
    rules.append(
      Origin(
        path: value.span == place.rule.span ? path : "\(path).pressed", choice: choice,
        value: value, rule: place.rule, index: place.index, match: rule.match,
        style: rule.style.fields, element: rule.element))
  }

  mutating func dropRules() {
    if isChosen { rules = [] }
  }

  mutating func sortRules() {
    rules = rules.sorted(bySpecificity: {
      ($0.match ?? KeyboardTheme.ButtonMatch()).specificity(for: $0.element)
    })
  }
}

struct RulePlace {

  /// The rule, or the style of a kind of callout, which is a rule without conditions.
  var rule: JSONValue

  var list: String
  var index: Int?
}
