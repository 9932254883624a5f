package import KeyboardDocuments
import KeyboardStyling

package struct ChoiceReader {

  package private(set) var problems: [Diagnostic] = []

  private let installed: InstalledThemes

  /// Names that aren't built in may be those of installed themes.
  package init(installed: InstalledThemes = .none) {
    self.installed = installed
  }

  package mutating func report(code: DiagnosticCode, _ message: String) {
    problems.append(Diagnostic(code: code, message: message))
  }

  package mutating func report(_ diagnostic: Diagnostic) {
    problems.append(diagnostic)
  }

  package mutating func read<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String?, as type: Choice.Type, kind: String
  ) -> Choice? {
    read(text, among: Choice.allCases.map { ($0.rawValue, $0) }, kind: kind)
  }

  /// Ignore case, `-`, `_` and spaces; report an invalid text.
  package mutating func read<Choice>(
    _ text: String?, among choices: [(name: String, value: Choice)], kind: String,
    listing: String? = nil
  ) -> Choice? {
    guard let text else { return nil }
    let name = NearestNames.match(for: text, among: choices.map(\.name))
    if let choice = choices.first(where: { $0.name == name }) { return choice.value }
    report(.unknownName(text, kind: kind, among: choices.map(\.name), listing: listing))
    return nil
  }

  package mutating func readNumber(
    _ text: String?, option: String, in range: ClosedRange<Double>
  ) -> Double? {
    guard let text else { return nil }
    if let number = Double(text), range.contains(number) { return number }
    let bounds = "from \(range.lowerBound.plainText) to \(range.upperBound.plainText)"
    report(
      code: .range(of: option), "--\(option) must be a number \(bounds), not “\(text.shortened)”")
    return nil
  }

  package mutating func readInteger(_ text: String?, option: String, in range: ClosedRange<Int>)
    -> Int?
  {
    guard let text else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    report(
      code: .range(of: option),
      "--\(option) must be an integer from \(range.lowerBound) to \(range.upperBound), "
        + "not “\(text.shortened)”")
    return nil
  }

  /// Return whether an option has no more values than it takes, or report that.
  mutating func takes(
    _ count: Int, atMost limit: Int, _ values: String, option: String
  ) -> Bool {
    if count <= limit { return true }
    report(
      code: .valueCount, "--\(option) takes at most \(limit) \(values), not \(count)")
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
}

extension ChoiceReader {

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
