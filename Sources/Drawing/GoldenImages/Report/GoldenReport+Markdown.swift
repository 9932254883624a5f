import KeyboardDocuments

extension GoldenReport {

  /// The result as Markdown, with the cases that differ most: a page that shows neither pictures of
  /// the machine nor embedded ones, as the summaries of build servers.
  package var markdown: String {
    let groups = causes
    let explained = Set(groups.flatMap { $0.places.map(\.name) })
    let (declared, others) = causeFamilies
    let sheet =
      Self.sheet(of: declared + others, title: "cause")
      + Self.sheet(of: unknownCauses, title: "no known cause")
    let failed = cases.filter { !$0.status.isFine && !explained.contains($0.name) }.sorted {
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
    let notes = notes.flatMap { ["", "> \($0.message.escapedForMarkdown)"] }
    return (["## Golden images: \(summary)"] + notes + sheet + table).map { "\($0)\n" }.joined()
  }

  /// A row for each cause, or each way in which cases differ without a known one.
  private static func sheet(of groups: [CauseGroup], title: String) -> [String] {
    guard !groups.isEmpty else { return [] }
    let rows = groups.prefix(mostRows).map { group in
      "| \(group.cause.text.shortened(to: 240).escapedForMarkdown) | \(group.places.count) | "
        + "\(group.places.map(\.name.escapedForMarkdown).firstFew) |"
    }
    let rest =
      groups.count > rows.count ? ["", "… and \(groups.count - rows.count) more causes"] : []
    return ["", "| \(title) | cases | such as |", "|---|---:|---|"] + rows + rest
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
