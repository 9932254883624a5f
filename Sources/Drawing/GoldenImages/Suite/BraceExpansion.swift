internal import SourceText

/// Expands braces like a shell, `a{b,c}` to `ab` and `ac`; quoted ones and comments are literal.
enum BraceExpansion {

  private static let longestText = InputBudget.arguments.steps

  static func lines(of line: some StringProtocol, limit: Int) throws(Diagnostics) -> [String]? {
    let length = line.utf8.count
    guard length <= longestText else { return nil }
    var lines = [""]
    for part in try parts(of: Array(line)) {
      let count = lines.count * part.count
      guard count <= limit, count * length <= longestText else { return nil }
      lines = lines.flatMap { start in part.map { start + $0 } }
    }
    return lines
  }

  private static func parts(of line: [Character]) throws(Diagnostics) -> [[String]] {
    var parts: [[String]] = []
    var plain = ""
    var quote: Character?
    var index = 0
    while index < line.count {
      let character = line[index]
      if quote == nil, character == "#", index == 0 || line[index - 1].isWhitespace {
        return parts + [[plain + String(line[index...])]]
      }
      if quote == nil, character == "{",
        let (alternatives, end) = try alternatives(line, from: index)
      {
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
  ) throws(Diagnostics) -> (alternatives: [String], end: Int)? {
    // Braces don't nest, so a line of many opening ones is read once.
    guard let end = line[(start + 1)...].firstIndex(where: { $0 == "}" || $0 == "{" }),
      line[end] == "}"
    else {
      let word = line[(start + 1)...].prefix { $0 != "{" && !$0.isWhitespace }
      guard word.contains(",") else { return nil }
      throw Diagnostics(
        code: .quoting, "The brace { is never closed; write {tron,ink}, or '{' for a text")
    }
    let inside = line[(start + 1)..<end]
    guard inside.contains(",") else { return nil }
    return (
      inside.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }, end + 1
    )
  }
}
