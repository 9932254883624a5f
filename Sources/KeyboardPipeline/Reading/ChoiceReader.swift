package import KeyboardDocuments

/// Turns the texts of options into values and collects everything that is wrong with them.
package struct ChoiceReader {

  /// What was wrong so far.
  package private(set) var problems: [Diagnostic] = []

  /// A reader that has found nothing wrong yet.
  package init() {}

  /// Notes a problem.
  package mutating func report(code: String, _ message: String) {
    problems.append(Diagnostic(code: code, message: message))
  }

  /// Notes a problem.
  package mutating func report(_ diagnostic: Diagnostic) {
    problems.append(diagnostic)
  }

  /// The choice that a text names; nil for no text, and for a wrong one, which is noted.
  package mutating func read<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String?, as type: Choice.Type, kind: String
  ) -> Choice? {
    read(text, among: Choice.allCases.map { ($0.rawValue, $0) }, kind: kind)
  }

  /// The choice that a text names; nil for no text, and for a wrong one, which is noted.
  package mutating func read<Choice>(
    _ text: String?, among choices: [(name: String, value: Choice)], kind: String,
    listing: String? = nil
  ) -> Choice? {
    guard let text else { return nil }
    if let choice = choices.first(where: { $0.name == text }) { return choice.value }
    report(.unknownName(text, kind: kind, among: choices.map(\.name), listing: listing))
    return nil
  }

  /// The number that a text holds if it lies in a range.
  package mutating func readNumber(
    _ text: String?, option: String, in range: ClosedRange<Double>
  ) -> Double? {
    guard let text else { return nil }
    if let number = Double(text), range.contains(number) { return number }
    let bounds = "from \(range.lowerBound.plainText) to \(range.upperBound.plainText)"
    report(
      code: "\(option)-range", "--\(option) is a number \(bounds), not “\(text.shortened)”")
    return nil
  }

  /// The whole number that a text holds if it lies in a range.
  package mutating func readInteger(_ text: String?, option: String, in range: ClosedRange<Int>)
    -> Int?
  {
    guard let text else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    report(
      code: "\(option)-range",
      "--\(option) is a whole number from \(range.lowerBound) to \(range.upperBound), "
        + "not “\(text.shortened)”")
    return nil
  }

  /// Throws if anything was wrong.
  package func finish() throws(Diagnostics) {
    guard problems.isEmpty else { throw Diagnostics(problems) }
  }
}

extension ChoiceReader {

  /// The name among candidates that is written the same but for case, `-`, `_` and spaces.
  package mutating func readFolded(
    _ text: String?, among candidates: [String], kind: String, listing: String
  ) -> String? {
    guard let text else { return nil }
    if let match = NearestNames.match(for: text, among: candidates) { return match }
    report(.unknownName(text, kind: kind, among: candidates, listing: listing))
    return nil
  }
}
