package import SourceText

extension GoldenReport {

  /// Lists cases without a match, and recorded ones with their digests if `isVerbose`.
  package func text(isVerbose: Bool = false) -> String {
    let shown = casesToReport.filter {
      $0.status == .recorded ? isVerbose : $0.status != .passed || $0.tolerance != nil
    }
    // With other fonts, nearly all goldens differ for the same reason.
    let most = isDrawnElsewhere ? Self.maximumLines : shown.count
    let rest = shown.count > most ? ["… and \(shown.count - most) more"] : []
    return (shown.prefix(most).map(Self.line) + rest + causeLines).map {
      "\($0.withoutControls)\n"
    }.joined()
  }

  /// The summary of cases whose goldens weren't compared.
  package var existingSummary: String {
    let existing = count(of: .passed)
    let words = "have goldens, which weren't compared; use --failed to record those that differ"
    guard existing > 0 else { return summary }
    let rest = existing == cases.count ? "" : "\(summary); "
    return "\(rest)\(existing) of \(cases.count) \(words)"
  }

  private static let maximumLines = 12

  private static func line(_ item: Case) -> String {
    var line = "\(item.name): \(item.status.rawValue)"
    if let tolerance = item.tolerance {
      let reason = item.reason.map { "; \($0)" } ?? ""
      line += " [\(item.rung?.rawValue ?? "no rung") within \(tolerance)\(reason)]"
    }
    if !item.message.isEmpty { line += ": \(item.message)" }
    return line
  }

  private var causeLines: [String] {
    let (declared, others) = causeFamilies
    let shared = declared.filter(\.isShared)
    return Self.lines(
      "Causes of several differences:", shared + others.filter(\.isShared),
      most: shared.count + Self.maximumCauses)
      + Self.lines(
        "Differences without a known cause:", seenUnknownCauses,
        most: Self.maximumCauses)
  }

  /// Only those that pictures show; other cases report that there is nothing to compare.
  private var seenUnknownCauses: [CauseGroup] {
    isDrawnElsewhere
      ? [] : unknownCauses.filter { $0.isShared && $0.places.contains { !$0.elements.isEmpty } }
  }

  private static func lines(_ title: String, _ groups: [CauseGroup], most: Int) -> [String] {
    guard !groups.isEmpty else { return [] }
    let rest = groups.count > most ? ["  and \(groups.count - most) more"] : []
    return ["", title] + groups.prefix(most).map { "  \($0.line)" } + rest
  }

  private static let maximumCauses = 12

  package var summary: String {
    let total = cases.count { $0.status != .obsolete && !$0.status.isExempt }
    let parts: [(Status, String)] = [
      (.failed, "of \(total) differ"), (.missing, "missing"), (.error, "with errors"),
      (.obsolete, "obsolete"),
    ]
    let recorded = count(of: .recorded)
    let exempt: [(Status, String)] = [(.known, "differ as expected"), (.skipped, "skipped")]
    func texts(_ parts: [(Status, String)]) -> [String] {
      parts.compactMap { status, words in
        let count = count(of: status)
        return count == 0 ? nil : "\(count) \(words)"
      }
    }
    let words = (recorded > 0 ? ["recorded \(recorded)"] : []) + texts(parts)
    return ((words.isEmpty ? ["\(total) of \(total) match"] : words) + texts(exempt))
      .joined(separator: ", ") + (stoppedEarly ? "; stopped at the first failure" : "")
  }

  /// One for each declaration that changed goldens, and one for each other cause.
  package var diagnostics: [Diagnostic] {
    let declared = causes.compactMap { group in
      group.cause.place.map { place in
        Diagnostic(
          code: .golden(Status.failed.rawValue), message: group.line,
          place: Diagnostic.Place(file: place.file, line: place.line ?? 1))
      }
    }
    let told = Set(causes.lazy.map(\.cause).filter { $0.place != nil })
    let rest = cases.filter { item in
      !item.status.isFine && !(item.knownCauses?.isSubset(of: told) ?? false)
    }
    let alike = rest.grouped { item -> AnyHashable in
      guard let causes = item.knownCauses, !causes.isEmpty else { return item.name }
      return causes
    }
    return declared
      + alike.map { diagnostic(of: $0.elements[0], others: $0.elements.dropFirst().map(\.name)) }
  }

  private func diagnostic(of item: Case, others: [String]) -> Diagnostic {
    let message = item.message.isEmpty ? "The golden is \(item.status.rawValue)" : item.message
    return Diagnostic(
      code: .golden(item.status.rawValue),
      message: others.isEmpty
        ? message : "\(message); \(others.count) more differ alike (\(others.firstFew))",
      place: Diagnostic.Place(file: file(of: item), line: 1))
  }

  private func file(of item: Case) -> String {
    if let list = item.list { return list }
    if let expected = item.expected, item.status == .obsolete { return expected }
    return suite == "." ? "\(item.name).args" : "\(suite)/\(item.name).args"
  }
}
