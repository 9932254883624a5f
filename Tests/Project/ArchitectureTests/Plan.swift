/// The tables of ARCHITECTURE.md and Sources/README.md.
enum Plan {

  static let imports: [String: [String]] = table(under: "## Targets").mapValues {
    names(in: $0.last ?? "")
  }

  /// Return the targets that a target imports, directly and through others.
  static func imported(by target: String) -> Set<String> {
    var reached: Set<String> = []
    var next = imports[target] ?? []
    while let name = next.popLast() {
      if reached.insert(name).inserted { next += imports[name] ?? [] }
    }
    return reached
  }

  /// The folders of each target in their order.
  static let folders: [String: [String]] = table(under: "## Folders").mapValues {
    names(in: $0.last ?? "")
  }

  /// The paths of the files that are small for a reason.
  static let smallFiles: Set<String> = Set(
    rows(under: "## Small files").flatMap { cells in
      names(in: cells[0]).map { path(of: $0) }
    })

  /// What reaches outside of the program: targets, and the paths of files with the names that they use.
  static let outside: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: rows(under: "## What reaches outside").flatMap { cells in
      names(in: cells[0]).map { name in
        (name.contains("/") ? path(of: name) : name, Set(names(in: cells[1])))
      }
    })

  /// A name of another version that stays beside its type.
  struct OlderName: Sendable {
    let name: String
    let path: String
  }

  /// The names of other versions that stay in the core.
  static let olderNames: [OlderName] = rows(under: "## Names of other versions").flatMap { cells in
    names(in: cells[0]).map { name in
      OlderName(name: name, path: path(of: names(in: cells[1]).first ?? ""))
    }
  }

  /// The targets of each group of `Sources`, from the first to the last.
  static let groups: [(name: String, targets: [String])] = rows(under: "## Groups").map { cells in
    (names(in: cells[0]).first ?? "", names(in: cells[2]))
  }

  /// A function of a walk, with the path of its file.
  struct Call: Sendable {
    let name: String
    let path: String
  }

  /// The functions between an input and its result, walk by walk.
  static let walks: [[Call]] = section("## Walks").split { !$0.contains(#/^\d+\. /#) }.map {
    steps in
    steps.map { step in
      let names = names(in: String(step))
      return Call(name: names.first ?? "", path: names.count > 1 ? path(of: names[1]) : "")
    }
  }

  /// Return the path of a file that a table names by its target, folder and name.
  private static func path(of file: String) -> String {
    let target = String(file.prefix { $0 != "/" })
    let group = groups.first { $0.targets.contains(target) }?.name ?? ""
    return "Sources/\(group)/\(file).swift"
  }

  /// The cells of the rows of the first table under a heading, by the name in the first cell.
  private static func table(under heading: String) -> [String: [String]] {
    var table: [String: [String]] = [:]
    for cells in rows(under: heading) {
      guard let name = names(in: cells[0]).first else { continue }
      table[name] = Array(cells.dropFirst())
    }
    return table
  }

  /// The cells of each row of the first table under a heading.
  private static func rows(under heading: String) -> [[String]] {
    section(heading).filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|").map(String.init) }
  }

  private static func section(_ heading: String) -> [Substring] {
    let lines = (Project.text(of: "ARCHITECTURE.md") + Project.text(of: "Sources/README.md"))
      .split(separator: "\n")
    return Array(lines.drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("## ") })
  }

  private static func names(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
