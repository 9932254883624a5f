import Testing

/// Names of other versions of KeyboardKit, which the umbrella adds to the targets that it exports.
@Suite struct OlderNameTests {

  static let target = "KeyboardKit"

  static let core = Project.sources.filter {
    Plan.imports[target]?.contains($0.target) == true
  }

  /// The phrases of comments on names of other versions.
  static let phrases = [
    "older name", "older spelling", "oldest name", "newer name", "newest name", "another name of",
    "in other versions", "of keyboardkit 7", "of keyboardkit 8",
  ]

  @Test(arguments: Plan.olderNames)
  func everyListedNameIsThere(entry: Plan.OlderName) {
    let source = Project.sources.first { $0.path == entry.path }
    #expect(source?.tokens.contains { $0 == entry.name } == true, "\(entry)")
  }

  @Test func everyNameThatStaysIsListed() {
    for source in Self.core {
      let listed = Set(Plan.olderNames.filter { $0.path == source.path }.map(\.name))
      for words in Self.olderDeclarations(in: source) where listed.isDisjoint(with: words) {
        Issue.record("\(source.path) has a name of other versions: \(words)")
      }
    }
  }

  @Test func nothingInTheCoreAsksForALicense() {
    for source in Self.core {
      #expect(!source.tokens.contains("KeyboardLicense"), "\(source.path)")
    }
  }

  /// The words of declarations of which a comment says that the name is that of another version, and
  /// of aliases that give a type a second name.
  private static func olderDeclarations(in source: SourceText) -> [[String]] {
    var declarations: [[String]] = []
    let lines = Project.text(of: source.path).split(separator: "\n").map { $0.drop { $0 == " " } }
    var rest = lines[...]
    while !rest.isEmpty {
      let comment = rest.prefix { $0.hasPrefix("//") }
      rest = rest.dropFirst(comment.count)
      let isOlder = phrases.contains(where: comment.joined(separator: " ").lowercased().contains)
      guard let line = rest.first else { break }
      if isOlder || isAlias(line) {
        let end = rest.firstIndex { $0.contains("{") || $0.contains("=") } ?? rest.startIndex
        declarations.append(rest[...end].flatMap(words))
      }
      rest = rest.dropFirst()
    }
    return declarations
  }

  /// Whether a line gives a type a second name, except for required and inherited types and previews.
  private static func isAlias(_ line: Substring) -> Bool {
    guard line.hasPrefix("public typealias "),
      let match = line.wholeMatch(of: /public typealias (\w+) = ([A-Z][\w.]*)/)
    else {
      return false
    }
    return !["Base", "Body"].contains(match.1) && !previews.contains(String(match.1))
  }

  /// The names of `KeyboardPreviews`, which are those of the newest version.
  private static let previews: Set = [
    "ActionHandler", "AutocompleteService", "CalloutService", "InputViewController",
    "LayoutService", "StyleService",
  ]

  private static func words(in line: Substring) -> [String] {
    line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
