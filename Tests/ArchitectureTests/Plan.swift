/// The tables of ARCHITECTURE.md.
enum Plan {

  /// The targets that each target imports.
  static let imports: [String: [String]] = table(under: "## Targets").mapValues {
    names(in: $0.last ?? "")
  }

  /// The folders of each target in their order.
  static let folders: [String: [String]] = table(under: "## Folders").mapValues {
    names(in: $0.last ?? "")
  }

  /// The cells of the rows of the first table under a heading, by the name in the first cell.
  private static func table(under heading: String) -> [String: [String]] {
    let lines = Project.text(of: "ARCHITECTURE.md").split(separator: "\n")
    let section = lines.drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("## ") }
    var rows: [String: [String]] = [:]
    for line in section where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map(String.init)
      guard let name = names(in: cells[0]).first else { continue }
      rows[name] = Array(cells.dropFirst())
    }
    return rows
  }

  /// The names between backquotes.
  private static func names(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
