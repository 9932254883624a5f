import KeyboardDocuments

/// Expands alternatives in braces like a shell: `a{b,c}` becomes `ab` and `ac`.
///
/// Several braces produce all combinations, the last one changing fastest. Braces within quotation
/// marks, after a backslash, or without a comma are literal; braces don't nest.
enum BraceExpansion {

  /// In bytes, of all lines together.
  private static let longestText = InputBudget.arguments.steps

  static func lines(of line: some StringProtocol, limit: Int) -> [String]? {
    let length = line.utf8.count
    guard length <= longestText else { return nil }
    var lines = [""]
    for part in parts(of: Array(line)) {
      let count = lines.count * part.count
      guard count <= limit, count * length <= longestText else { return nil }
      lines = lines.flatMap { start in part.map { start + $0 } }
    }
    return lines
  }

  private static func parts(of line: [Character]) -> [[String]] {
    var parts: [[String]] = []
    var plain = ""
    var quote: Character?
    var index = 0
    while index < line.count {
      let character = line[index]
      if quote == nil, character == "{", let (alternatives, end) = alternatives(line, from: index) {
        parts += [[plain], alternatives]
        plain = ""
        index = end
        continue
      }
      plain.append(character)
      index += 1
      switch character {
      case "\\" where quote != "'" && index < line.count:
        plain.append(line[index])
        index += 1
      case "'", "\"":
        if quote == nil { quote = character } else if quote == character { quote = nil }
      default: break
      }
    }
    return parts + [[plain]]
  }

  private static func alternatives(
    _ line: [Character], from start: Int
  ) -> (alternatives: [String], end: Int)? {
    // Braces don't nest, so that a line of many opening ones is read once.
    guard let end = line[(start + 1)...].firstIndex(where: { $0 == "}" || $0 == "{" }),
      line[end] == "}"
    else { return nil }
    let inside = line[(start + 1)..<end]
    guard inside.contains(",") else { return nil }
    return (
      inside.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }, end + 1
    )
  }
}
