package import KeyboardCore
import KeyboardStyling
package import SourceText

/// Reader of option values, which collects all problems before it throws.
package struct ChoiceReader {

  package private(set) var problems: [Diagnostic] = []

  private let installed: InstalledThemes

  package init(installed: InstalledThemes = .none) { self.installed = installed }

  package mutating func report(code: DiagnosticCode, _ message: String) {
    problems.append(Diagnostic(code: code, message: message))
  }

  package mutating func report(_ diagnostic: Diagnostic) { problems.append(diagnostic) }

  package mutating func read<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String?, as type: Choice.Type, kind: String
  ) -> Choice? {
    read(text, among: Choice.allCases.map { ($0.rawValue, $0) }, kind: kind)
  }

  /// Ignores case, `-`, `_` and spaces; report an invalid text.
  package mutating func read<Choice>(
    _ text: String?, among choices: [(name: String, value: Choice)], kind: String,
    listing: String? = nil, hint: (String) -> String? = { _ in nil }
  ) -> Choice? {
    guard let text else { return nil }
    let name = NearestNames.match(for: text, among: choices.map(\.name))
    if let choice = choices.first(where: { $0.name == name }) { return choice.value }
    var problem = Diagnostic.unknownName(
      text, kind: kind, among: choices.map(\.name), listing: listing)
    problem.hints += [hint(text)].compactMap(\.self)
    report(problem)
    return nil
  }

  package mutating func readNumber(
    _ text: String?, option: String, in range: ClosedRange<Double>
  ) -> Double? {
    guard let text else { return nil }
    if let number = Double(text), range.contains(number) { return number }
    let bounds = "from \(range.lowerBound.plainText) to \(range.upperBound.plainText)"
    report(code: .outOfRange, "--\(option) must be a number \(bounds), not “\(text.shortened)”")
    return nil
  }

  package mutating func readInteger(_ text: String?, option: String, in range: ClosedRange<Int>)
    -> Int?
  {
    guard let text else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    report(
      code: .outOfRange,
      "--\(option) must be an integer from \(range.lowerBound) to \(range.upperBound), "
        + "not “\(text.shortened)”")
    return nil
  }

  mutating func takes(_ count: Int, atMost limit: Int, _ values: String, option: String) -> Bool {
    if count <= limit { return true }
    report(code: .cliLimit, "--\(option) takes at most \(limit) \(values), not \(count)")
    return false
  }

  package static func reading<Value>(
    installed: InstalledThemes = .none, _ read: (inout ChoiceReader) -> Value
  ) throws(Diagnostics) -> Value {
    var reader = ChoiceReader(installed: installed)
    let value = read(&reader)
    try reader.finish()
    return value
  }

  package func finish() throws(Diagnostics) {
    guard problems.isEmpty else { throw Diagnostics(problems) }
  }

  package mutating func readFolded(
    _ text: String?, among names: [String], kind: String, listing: String
  ) -> String? {
    read(text, among: names.map { ($0, $0) }, kind: kind, listing: listing)
  }

  package mutating func readTheme(_ text: String) -> RenderRequest.ThemeChoice? {
    var name = ThemeName(text)
    if RenderRequest.ThemeChoice.isFile(text) { return .file(text) }
    let builtIn = KeyboardTheme.builtInIdentifiers
    guard let theme = NearestNames.match(for: name.theme, among: builtIn) else {
      return installed.choice(named: name, or: &self)
    }
    name.theme = theme
    return .builtIn(name.description)
  }
}

/// A user's themes by name; built-in themes take precedence.
package struct InstalledThemes: Sendable {

  /// Names of all files; the one for the newest version comes first.
  package let files: @Sendable () -> [(name: String, path: String)]

  package init(_ files: @escaping @Sendable () -> [(name: String, path: String)]) {
    self.files = files
  }

  /// For files that must work on all machines, such as golden cases.
  package static let none = InstalledThemes { [] }

  func choice(named name: ThemeName, or reader: inout ChoiceReader) -> RenderRequest.ThemeChoice? {
    let files = files()
    let names = files.map(\.name)
    let match = NearestNames.match(for: name.theme, among: names)
    guard let file = files.first(where: { $0.name == match }) else {
      reader.report(
        .unknownName(
          name.theme, kind: "theme", among: KeyboardTheme.builtInIdentifiers + names,
          listing: "kbrender list themes", code: .unknownThemeName))
      return nil
    }
    return .file(ThemeName(theme: file.path, variation: name.variation).description)
  }
}

/// The notation is `One,*Two,?Three,A/subtitle`, where `\` escapes the next character.
package enum SuggestionList {

  package static func parse(_ text: String) -> [Autocomplete.Suggestion] {
    guard !text.isEmpty else { return [] }
    return split(text).map(suggestion)
  }

  private struct Draft {
    var mark: Character?
    var title = ""
    var subtitle: String?

    var isEmpty: Bool { mark == nil && title.isEmpty && subtitle == nil }

    mutating func append(_ character: Character) {
      if subtitle == nil { title.append(character) } else { subtitle?.append(character) }
    }
  }

  private static func split(_ text: String) -> [Draft] {
    var drafts: [Draft] = []
    var draft = Draft()
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\": draft.append(rest.popFirst() ?? "\\")
      case ",":
        drafts.append(draft)
        draft = Draft()
      case "*" where draft.isEmpty, "?" where draft.isEmpty: draft.mark = character
      case "/" where draft.subtitle == nil: draft.subtitle = ""
      default: draft.append(character)
      }
    }
    return drafts + [draft]
  }

  private static func suggestion(_ draft: Draft) -> Autocomplete.Suggestion {
    let type: Autocomplete.SuggestionType =
      switch draft.mark {
      case "*": .autocorrect
      case "?": .unknown
      default: .regular
      }
    return Autocomplete.Suggestion(text: draft.title, type: type, subtitle: draft.subtitle)
  }
}
