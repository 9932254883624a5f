import Embedded
import KeyboardCore
import SourceText

/// The names of other formats, and what their authors mean: rows of a file that describes itself.
struct KnownMistakes: Sendable {

  struct Key: Sendable {

    /// Key that identifies the kind of objects, unless the fix's key does.
    let owner: String?

    let meant: String?

    /// The value, in which `$` is the written one.
    let value: String?

    let isSafe: Bool
    let hint: String

    func applies(to keys: [String]) -> Bool {
      owner.map(keys.contains) ?? true && meant.map(keys.contains) ?? true
    }
  }

  static let all = KnownMistakes(embedded_mistakes().text)

  private var keys: [[UInt32]: [Key]] = [:]
  private var values: [[UInt32]: [String]] = [:]
  private var formats: [[UInt32]: String] = [:]
  private var notations: [(kinds: [String], pattern: String, meaning: String)] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: " | ", omittingEmptySubsequences: false).map {
        String($0.hasSuffix(" |") ? $0.dropLast(2) : $0)
      }
      if case let parts = line.split(separator: " => ", maxSplits: 1), parts.count == 2,
        let colon = parts[0].firstRange(of: ": ")
      {
        let kinds = parts[0][..<colon.lowerBound].split(separator: ", ").map(String.init)
        let pattern = parts[0][colon.upperBound...].replacing("<n>", with: Self.number)
        notations.append((kinds, String(pattern), String(parts[1])))
      } else if fields.count > 2 {
        let key = Key(fields)
        for name in Self.names(fields[0]) { keys[name, default: []].append(key) }
      } else if case let parts = line.split(separator: " > "), parts.count == 2 {
        let meant = parts[1].split(separator: ", ").map(String.init)
        for name in Self.names(parts[0]) { values[name, default: []] += meant }
      } else if case let parts = line.split(separator: " in ", maxSplits: 1), parts.count == 2 {
        for name in Self.names(parts[0]) { formats[name] = String(parts[1]) }
      }
    }
  }

  private static let number = #"([+-]?(?:\d+(?:\.\d+)?|\.\d+)) ?(?:px|pt|dp|sp)?"#

  private static func names(_ list: some StringProtocol) -> [[UInt32]] {
    list.split(separator: ", ").map { letters(of: String($0)) }
  }

  private static func letters(of name: String) -> [UInt32] {
    NearestNames.letters(of: String(name.drop { ":&@.-".contains($0) }))
  }

  func key(_ name: String, among keys: [String]) -> Key? {
    // A known key in another notation is none of these.
    name.utf8.count > 100 || NearestNames.match(for: name, among: keys) != nil
      ? nil : self.keys[Self.letters(of: name)]?.first { $0.applies(to: keys) }
  }

  func value(_ name: String, among names: [String]) -> String? {
    name.utf8.count > 100
      ? nil
      : values[Self.letters(of: name)]?.first { meant in
        names.contains(String(meant.drop { $0 == "~" }))
      }
  }

  /// Returns the meaning of a value of some kind, such as the key of an object, in another notation.
  func notation(_ text: String, of kinds: [String]) -> String? {
    guard text.utf8.count <= 200 else { return nil }
    for row in notations where row.kinds.contains(where: kinds.contains) {
      guard let found = (try? Regex(row.pattern)).flatMap({ text.wholeMatch(of: $0) }) else {
        continue
      }
      return found.output.enumerated().reversed().reduce(row.meaning) { meaning, part in
        let text = String(part.element.substring ?? "")
        let number = text.contains(".") ? Double(text)?.plainText : nil
        return meaning.replacing("$\(part.offset)", with: number ?? text)
      }
    }
    return nil
  }

  /// Returns the name of the format of a file that is no theme.
  func format(of root: JSONValue) -> String? {
    let members = (root.object?.members ?? []).prefix(100)
    let keys =
      members.map(\.key)
      + members.flatMap { ($0.value.object?.members ?? []).prefix(100).map(\.key) }
    return keys.lazy.compactMap { formats[Self.letters(of: $0)] }.first
  }
}

extension KnownMistakes.Key {

  fileprivate init(_ fields: [String]) {
    let fix = fields[2].dropFirst().split(separator: ": ", maxSplits: 1).map(String.init)
    let (name, example) = (fix.first ?? "", fix.count > 1 ? fix[1] : nil)
    let own = fields.count > 3 ? fields[3] : ""
    let written = example.map { "Write \"\(name)\": \($0.replacing("$", with: "…"))." }
    owner = fields[1] == "-" ? nil : fields[1]
    (meant, value, isSafe) = (fix.first, example, fields[2].hasPrefix("="))
    hint = own.isEmpty ? written ?? "Did you mean \(name.quoted)?" : own
  }
}
