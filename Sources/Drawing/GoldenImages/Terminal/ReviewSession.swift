internal import SourceText

/// State of an interactive review: the current case and the decisions so far.
package struct ReviewSession: Sendable {

  package enum Decision: String, Hashable, Sendable {

    case accepted

    /// The golden stays, and the difference is a defect.
    case rejected

    case skipped
  }

  package enum Phase: Hashable, Sendable {

    case deciding
    case decidingAll

    /// The session is complete or was ended; accepted cases count.
    case finished

    /// The session was canceled; nothing counts.
    case aborted
  }

  package let cases: [GoldenReport.Case]
  package private(set) var decisions: [String: Decision] = [:]
  package private(set) var phase: Phase
  package private(set) var index = 0
  package var isZoomed = false
  let report: String

  package init(_ report: GoldenReport) {
    cases = report.cases.filter(\.status.canBeAccepted)
    phase = cases.isEmpty ? .finished : .deciding
    self.report = report.selection.command("verify", ["--report", "report"]).withoutControls
  }

  package var current: GoldenReport.Case? {
    phase == .deciding || phase == .decidingAll ? cases[index] : nil
  }

  package var accepted: [String] {
    phase == .aborted ? [] : cases.map(\.name).filter { decisions[$0] == .accepted }
  }

  package var alike: [GoldenReport.Case] {
    guard let current else { return [] }
    let causes = current.knownCauses
    let others = cases.filter { other in
      other.name != current.name && decisions[other.name] == nil && causes != nil
        && other.knownCauses == causes
    }
    return [current] + others
  }

  /// Handles a key; capitals decide for all cases with the same causes, `*` for all remaining ones.
  package mutating func press(_ key: Character) -> Bool {
    guard current != nil else { return false }
    switch key {
    case "\u{3}": phase = .aborted
    case "q": phase = .finished
    case _ where phase == .decidingAll: decideAll(key)
    case "a", "r", "s", "A", "R", "S":
      guard let decision = Self.decision(of: key) else { return false }
      decide(key.isUppercase ? alike : alike.prefix(1).map { $0 }, decision)
    case "*": phase = .decidingAll
    case "j", " ": index = min(index + 1, cases.count - 1)
    case "k": index = max(index - 1, 0)
    case "z": isZoomed.toggle()
    default: return false
    }
    return true
  }

  private static func decision(of key: Character) -> Decision? {
    switch key.lowercased() {
    case "a": .accepted
    case "r": .rejected
    case "s": .skipped
    default: nil
    }
  }

  private mutating func decideAll(_ key: Character) {
    phase = .deciding
    guard let decision = Self.decision(of: key) else { return }
    decide(cases.filter { decisions[$0.name] == nil }, decision)
  }

  private mutating func decide(_ items: [GoldenReport.Case], _ decision: Decision) {
    for item in items { decisions[item.name] = decision }
    let order = Array(cases.indices[index...]) + Array(cases.indices[..<index])
    guard let next = order.first(where: { decisions[cases[$0].name] == nil }) else {
      phase = .finished
      return
    }
    index = next
  }
}

extension GoldenReport {

  package var pendingText: String {
    let pending = ReviewSession(self).cases
    let lines = pending.map { item in
      "\(item.name): \(item.status.rawValue)\(item.message.isEmpty ? "" : ": \(item.message)")"
        .withoutControls
    }
    let accept = ["--accept"] + pending.prefix(3).map(\.name)
    let review = selection.command("review", accept).withoutControls
    return """
      \(lines.joined(separator: "\n"))

      To accept some: \(review)\(pending.count > 3 ? " …" : "")
      To accept all:  \(selection.command("record", ["--failed"]))

      """
  }
}
