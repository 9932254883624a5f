import SourceText

extension GoldenReport: JSONRepresentable {

  private enum CodingKeys: String, CodingKey {
    case version, suite, selection, versions, recordedVersions, listed, shards, stoppedEarly,
      summary,
      cases
    case causes, durations, origin
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let version = try values.decode(Int.self, forKey: .version)
    guard version == Self.currentVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: values, debugDescription: "This is a report of version \(version)")
    }
    self.init(
      suite: try values.decode(String.self, forKey: .suite),
      selection: try values.decodeIfPresent(GoldenSelection.self, forKey: .selection),
      versions: try values.decode([Version].self, forKey: .versions),
      recordedVersions: try values.decode([Version].self, forKey: .recordedVersions),
      listed: try values.decode(Int.self, forKey: .listed),
      shards: try values.decode([Shard].self, forKey: .shards),
      stoppedEarly: try values.decode(Bool.self, forKey: .stoppedEarly),
      origin: try values.decodeIfPresent(Origin.self, forKey: .origin),
      cases: try values.decode([Case].self, forKey: .cases),
      durations: try values.decodeIfPresent([Duration].self, forKey: .durations) ?? [])
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(version, forKey: .version)
    try values.encode(suite, forKey: .suite)
    try values.encode(selection, forKey: .selection)
    try values.encode(versions, forKey: .versions)
    try values.encode(recordedVersions, forKey: .recordedVersions)
    try values.encode(listed, forKey: .listed)
    try values.encode(shards, forKey: .shards)
    try values.encode(stoppedEarly, forKey: .stoppedEarly)
    try values.encodeIfPresent(origin, forKey: .origin)
    let counts = Status.allCases.map { ($0.rawValue, count(of: $0)) }
    try values.encode(Dictionary(uniqueKeysWithValues: counts), forKey: .summary)
    try values.encode(cases, forKey: .cases)
    try values.encode(causes, forKey: .causes)
    if !durations.isEmpty { try values.encode(durations, forKey: .durations) }
  }

  /// Differing, missing and obsolete cases are failures, those that can't be compared errors.
  package var junit: String {
    let seconds = Dictionary(durations.map { ($0.name, $0.seconds) }) { first, _ in first }
    let suites = cases.grouped(by: \.feature).map { feature, items in
      let name = (feature.isEmpty ? suite : "\(suite)/\(feature)").escapedForXML
      let cases = items.map { caseXML(of: $0, suite: name, seconds: seconds[$0.name]) }.joined()
      let counts = Self.counts(of: items, seconds)
      return "  <testsuite name=\"\(name)\"\(counts)>\n\(cases)  </testsuite>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(suite.escapedForXML)"\(Self.counts(of: cases, seconds))>
      \(suites.joined())</testsuites>

      """
  }

  private func caseXML(of item: Case, suite: String, seconds: Double?) -> String {
    let name =
      item.feature.isEmpty ? item.name : String(item.name.dropFirst(item.feature.count + 1))
    let time = seconds.map { " time=\"\(Self.milliseconds($0))\"" } ?? ""
    let start = "    <testcase classname=\"\(suite)\" name=\"\(name.escapedForXML)\"\(time)"
    if item.status.isExempt {
      return "\(start)><skipped message=\"\(item.message.escapedForXML)\"/></testcase>\n"
    }
    guard let problem = Self.problem(of: item.status) else { return "\(start)/>\n" }
    let message = (item.message.isEmpty ? problem.words : item.message).escapedForXML
    let details = [
      item.arguments.isEmpty ? nil : "kbrender \(item.arguments)",
      item.expected.map { "expected: \($0)" }, item.actual.map { "actual: \($0)" },
      item.difference.map { "difference: \($0)" },
    ].compactMap { $0 }.map(\.escapedForXML).joined(separator: "\n")
    let causes = (item.verdict?.groups ?? []).prefix(Self.maximumCauses).map { cause, _ in
      "        <property name=\"cause\" value=\"\(cause.text.escapedForXML)\"/>\n"
    }
    let properties =
      causes.isEmpty ? "" : "\n      <properties>\n\(causes.joined())      </properties>"
    return """
      \(start)>\(properties)
            <\(problem.tag) type="\(item.status.rawValue)" message="\(message)">\(details)</\(problem.tag)>
          </testcase>

      """
  }

  // The limit of causes of a case, as in its message.
  private static let maximumCauses = 12

  private static func problem(of status: Status) -> (tag: String, words: String)? {
    switch status {
    case .passed, .recorded, .skipped, .known: nil
    case .failed: ("failure", "the image differs")
    case .missing: ("failure", "there is no golden")
    case .obsolete: ("failure", "the golden has no case")
    case .error: ("error", "there is nothing to compare")
    }
  }

  private static func counts(of items: [Case], _ seconds: [String: Double]) -> String {
    let errors = items.count { $0.status == .error }
    let failures = items.count { !$0.status.isFine } - errors
    let skipped = items.count { $0.status.isExempt }
    let total = items.reduce(0.0) { $0 + (seconds[$1.name] ?? 0) }
    let time = seconds.isEmpty ? "" : " time=\"\(milliseconds(total))\""
    return
      " tests=\"\(items.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\"\(time)"
  }

  private static func milliseconds(_ seconds: Double) -> String {
    max(0, min(seconds, 1e9)).fixed(3)
  }

  /// The result as Markdown without pictures, as on the summary pages of build servers.
  package var markdown: String {
    let groups = causes
    let explained = Set(groups.flatMap { $0.places.map(\.name) })
    let (declared, others) = causeFamilies
    let sheet =
      Self.sheet(of: declared + others, title: "cause")
      + Self.sheet(of: unknownCauses, title: "no known cause")
    let failed = cases.filter { !$0.status.isFine && !explained.contains($0.name) }.sorted {
      ($0.verdict?.visiblePixels ?? .max, $1.name) > ($1.verdict?.visiblePixels ?? .max, $0.name)
    }
    let rows = failed.prefix(Self.maximumRows).map { item in
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

  private static func sheet(of groups: [CauseGroup], title: String) -> [String] {
    guard !groups.isEmpty else { return [] }
    let rows = groups.prefix(maximumRows).map { group in
      "| \(group.cause.text.shortened(to: 240).escapedForMarkdown) | \(group.places.count) | "
        + "\(group.places.map(\.name.escapedForMarkdown).firstFew) |"
    }
    let rest =
      groups.count > rows.count ? ["", "… and \(groups.count - rows.count) more causes"] : []
    return ["", "| \(title) | cases | such as |", "|---|---:|---|"] + rows + rest
  }

  private static let maximumRows = 20
}

extension String {

  fileprivate var escapedForMarkdown: String {
    withoutControls.map { character in
      #"\`*_{}[]<>|#~&"#.contains(character) ? "\\\(character)" : "\(character)"
    }.joined()
  }
}
