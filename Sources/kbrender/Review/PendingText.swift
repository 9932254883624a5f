import GoldenImages

/// What is to be decided about, for people without a terminal.
struct PendingText {

  /// The lines: what is pending, and how to accept it.
  let text: String

  init(_ report: GoldenReport) {
    let cases = ReviewSession(report).cases
    let lines = cases.map { item in
      "\(item.name): \(item.status.rawValue)\(item.message.isEmpty ? "" : ": \(item.message)")"
        .withoutControls
    }
    let names = cases.prefix(3).map { ShellWord.quoted($0.name) }.joined(separator: " ")
    let more = cases.count > 3 ? " …" : ""
    let suite = ShellWord.quoted(report.suite)
    text = """
      \(lines.joined(separator: "\n"))

      To accept some: kbrender snapshot review \(suite) --accept \(names)\(more)
      To accept all:  kbrender snapshot record \(suite) --failed

      """
  }
}
