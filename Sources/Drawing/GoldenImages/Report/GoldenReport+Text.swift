package import KeyboardDocuments

extension GoldenReport {

  /// The report as text: failed, recorded and tolerated cases, then the causes of several cases.
  package var text: String {
    let shown = cases.filter { $0.status != .passed || $0.tolerance != nil }
    // With other fonts, nearly all goldens differ for the same reason.
    let most = isDrawnElsewhere ? Self.mostLines : shown.count
    let rest = shown.count > most ? ["… and \(shown.count - most) more"] : []
    return (shown.prefix(most).map(Self.line) + rest + sharedCauses).map {
      "\($0.withoutControls)\n"
    }.joined()
  }

  package var fineSummary: String {
    let fine = cases.count { $0.status.isFine }
    let stopped = stoppedEarly ? "; stopped at the first failure" : ""
    return "\(fine) of \(cases.count) are fine\(stopped)"
  }

  package var existingSummary: String {
    let existing = count(of: .passed)
    return existing == 0
      ? fineSummary
      : "\(existing) of \(cases.count) have goldens, which weren't compared; --failed records those that differ"
  }

  private static let mostLines = 12

  private static func line(_ item: Case) -> String {
    var line = "\(item.name): \(item.status.rawValue)"
    if let tolerance = item.tolerance {
      let reason = item.reason.map { "; \($0)" } ?? ""
      line += " [\(item.rung?.rawValue ?? "no rung") within \(tolerance)\(reason)]"
    }
    if !item.message.isEmpty { line += ": \(item.message)" }
    return line
  }

  private var sharedCauses: [String] {
    let shared = causes.filter { $0.places.count > 1 }
    guard !shared.isEmpty else { return [] }
    let rest =
      shared.count > Self.mostCauses ? ["  and \(shared.count - Self.mostCauses) more"] : []
    return ["", "Causes of several differences:"]
      + shared.prefix(Self.mostCauses).map { group in
        let names = group.places.prefix(3).map(\.name).joined(separator: ", ")
        let rest = group.places.count > 3 ? ", …" : ""
        return "  \(group.cause.text): \(group.places.count) cases (\(names)\(rest))"
      } + rest
  }

  // The limit of listed causes.
  private static let mostCauses = 12

  package var summary: String {
    let total = cases.count { $0.status != .obsolete }
    let parts: [(Status, String)] = [
      (.failed, "of \(total) differ"), (.missing, "missing"), (.error, "can't be compared"),
      (.obsolete, "obsolete"), (.recorded, "recorded"),
    ]
    let words = parts.compactMap { status, words in
      let count = count(of: status)
      return count == 0 ? nil : "\(count) \(words)"
    }
    return words.isEmpty ? "\(total) of \(total) match" : words.joined(separator: ", ")
  }

  package var diagnostics: [Diagnostic] {
    cases.filter { !$0.status.isFine }.map { item in
      Diagnostic(
        code: .golden(item.status.rawValue),
        message: item.message.isEmpty ? "The golden is \(item.status.rawValue)" : item.message,
        place: Diagnostic.Place(file: file(of: item), line: 1))
    }
  }

  private func file(of item: Case) -> String {
    if let list = item.list { return list }
    if let expected = item.expected, item.status == .obsolete { return expected }
    return suite == "." ? "\(item.name).args" : "\(suite)/\(item.name).args"
  }
}
