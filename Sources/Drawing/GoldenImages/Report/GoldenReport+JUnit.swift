import KeyboardDocuments

extension GoldenReport {

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
    let start =
      "    <testcase classname=\"\(suite)\" name=\"\(name.escapedForXML)\"\(time)"
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
    let causes = (item.verdict?.groups ?? []).prefix(Self.mostCauses).map { cause, _ in
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
  private static let mostCauses = 12

  private static func problem(of status: Status) -> (tag: String, words: String)? {
    switch status {
    case .passed, .recorded, .skipped, .known: nil
    case .failed: ("failure", "the picture differs")
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
}
