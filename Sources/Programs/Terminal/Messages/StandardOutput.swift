import Disk
import Glibc
import KeyboardDocuments

package enum StandardOutput {

  /// Write a text, whatever parts it has from files and arguments: it can't control a terminal.
  package static func write(_ text: String) throws {
    try OutputFile.write(Array(text.printable.withoutWorkflowCommands.utf8), to: "-")
  }

  /// Write lines, none of which can fake further ones.
  package static func write(lines: [String]) throws {
    try write(lines.map { $0.withoutControls + "\n" }.joined())
  }

  /// Write a text whose foreign parts have no controls, unlike its colors.
  package static func write(colored text: String) throws {
    try OutputFile.write(Array(text.withoutWorkflowCommands.utf8), to: "-")
  }
}

extension String {

  /// The text for a log of GitHub, whose runner takes commands from lines that begin with two colons, and from
  /// `##[` anywhere.
  var withoutWorkflowCommands: String {
    guard getenv("GITHUB_ACTIONS") != nil else { return self }
    return unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // The runner skips what is invisible.
      let shown = line.filter { !$0.properties.isDefaultIgnorableCodePoint }
      let parted = shown.replacing("##[".unicodeScalars, with: "# #[".unicodeScalars)
      let isCommand = parted.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
      let text = Substring(parted.count == shown.count ? line : parted)
      return (isCommand ? "| " : "") + text
    }.joined(separator: "\n")
  }

  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  package func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

extension [[String]] {

  package func table(under heading: [String], gap: Int, widths: [Int]) -> String {
    let first = (map { $0[0].count }.max() ?? 0) + gap
    return ([heading] + self).map { row in
      let cells = zip(row.dropFirst(), widths).map { $0.leftPadded(to: $1) }
      return row[0].padded(to: first) + cells.joined() + "\n"
    }.joined()
  }
}
