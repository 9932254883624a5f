import Disk
import KeyboardDocuments

package enum StandardOutput {

  /// Write a text, whatever parts it has from files and arguments: it can't control a terminal.
  package static func write(_ text: String) throws {
    try OutputFile.write(Array(text.printable.utf8), to: "-")
  }

  /// Write lines, none of which can fake further ones.
  package static func write(lines: [String]) throws {
    try write(lines.map { $0.withoutControls + "\n" }.joined())
  }

  /// Write a text whose foreign parts have no controls, unlike its colors.
  package static func write(colored text: String) throws {
    try OutputFile.write(Array(text.utf8), to: "-")
  }
}

extension String {

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
