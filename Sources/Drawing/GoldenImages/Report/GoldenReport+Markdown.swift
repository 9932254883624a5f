import KeyboardDocuments

extension GoldenReport {

  /// The result as Markdown, with the cases that differ most: a page that shows neither pictures of
  /// the machine nor embedded ones, as the summaries of build servers.
  package var markdown: String {
    let failed = casesToTell.filter { !$0.status.isFine }.sorted {
      ($0.extent, $1.name) > ($1.extent, $0.name)
    }
    let rows = failed.prefix(Self.mostRows).map { item in
      "| \(item.name.escapedForMarkdown) | \(item.status.rawValue) | "
        + "\(item.message.shortened(to: 240).escapedForMarkdown) | \(item.verdict.map { "\($0.visiblePixels)" } ?? "") |"
    }
    let rest = failed.count > rows.count ? ["", "… and \(failed.count - rows.count) more"] : []
    let table =
      rows.isEmpty
      ? [] : ["", "| golden | status | difference | pixels |", "|---|---|---|---:|"] + rows + rest
    let (declared, others) = sharedCauses
    let shared = (declared + others.prefix(Self.mostRows)).map { group in
      "- \(group.count.escapedForMarkdown)"
    }
    let several = shared.isEmpty ? [] : ["", "Causes of several differences:", ""] + shared
    let notes = notes.flatMap { ["", "> \($0.message.escapedForMarkdown)"] }
    return (["## Golden images: \(summary)"] + notes + several + table).map { "\($0)\n" }.joined()
  }

  private static let mostRows = 20
}

extension GoldenReport.Case {

  /// The pixels that differ visibly; a case that can't be compared precedes those that can.
  fileprivate var extent: Int { verdict?.visiblePixels ?? .max }
}

extension String {

  /// The text as it is in a line of Markdown, or a cell of its tables.
  fileprivate var escapedForMarkdown: String {
    withoutControls.map { character in
      #"\`*_{}[]<>|#~&"#.contains(character) ? "\\\(character)" : "\(character)"
    }.joined()
  }
}
