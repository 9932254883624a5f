internal import KeyboardDocuments

/// A list of the pending cases, for use without a terminal.
package struct PendingText {

  /// The lines: each case, and the command to accept it.
  package let text: String

  /// Create the list of pending cases of a report.
  package init(_ report: GoldenReport) {
    let cases = ReviewSession(report).cases
    let lines = cases.map { item in
      "\(item.name): \(item.status.rawValue)\(item.message.isEmpty ? "" : ": \(item.message)")"
        .withoutControls
    }
    let names = cases.prefix(3).map { ArgumentLine.quoted($0.name) }.joined(separator: " ")
    let more = cases.count > 3 ? " …" : ""
    let suite = ArgumentLine.quoted(report.suite)
    text = """
      \(lines.joined(separator: "\n"))

      To accept some: kbrender snapshot review \(suite) --accept \(names)\(more)
      To accept all:  kbrender snapshot record \(suite) --failed

      """
  }
}
