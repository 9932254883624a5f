import Disk
import KeyboardDocuments

package enum StandardOutput {

  package static func write(_ text: String) throws {
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
