/// A walk through the cases of a report that someone is to decide about, as keys drive it.
public struct ReviewSession: Sendable {

  /// What was decided about a case.
  public enum Decision: String, Hashable, Sendable {

    /// The picture as it is becomes the golden.
    case accepted

    /// The golden stays, and the difference is to be mended.
    case rejected

    /// Nothing was decided.
    case skipped
  }

  /// Where a session stands.
  public enum Phase: Hashable, Sendable {

    /// A case is shown.
    case deciding

    /// A decision about everything that is left is asked for.
    case decidingAll

    /// Everything was decided, or whoever decides had enough; what was accepted counts.
    case finished

    /// The session was broken off; nothing counts.
    case aborted
  }

  /// The cases to decide about: those that differ or have no golden.
  public let cases: [GoldenReport.Case]

  /// What was decided, by the names of the cases.
  public private(set) var decisions: [String: Decision] = [:]

  /// Where the session stands.
  public private(set) var phase: Phase

  /// The index of the case that is shown.
  public private(set) var index = 0

  /// Whether the worst place is shown enlarged instead of the whole pictures.
  public var isZoomed: Bool

  /// A session about a report.
  public init(_ report: GoldenReport, isZoomed: Bool = false) {
    cases = report.cases.filter { $0.status == .failed || $0.status == .missing }
    phase = cases.isEmpty ? .finished : .deciding
    self.isZoomed = isZoomed
  }

  /// The case that is shown; nil when there is none to decide about.
  public var current: GoldenReport.Case? {
    phase == .deciding || phase == .decidingAll ? cases[index] : nil
  }

  /// The names of the cases that were accepted, in the order of the report.
  public var accepted: [String] {
    phase == .aborted ? [] : cases.map(\.name).filter { decisions[$0] == .accepted }
  }

  /// The cases that are left with the same causes as the one that is shown, itself first.
  public var alike: [GoldenReport.Case] {
    guard let current else { return [] }
    let causes = current.causes
    let others = cases.filter { other in
      other.name != current.name && decisions[other.name] == nil && !causes.isEmpty
        && other.causes == causes
    }
    return [current] + others
  }

  /// Does what a key stands for; false for a key that stands for nothing.
  ///
  /// `a`, `r` and `s` accept, reject and skip the case that is shown, capitals all that are left with the
  /// same causes, and after `*` everything that is left. `j` and `k` go on and back, `z` enlarges, `q`
  /// ends with what was decided so far, and Control-C ends without.
  public mutating func press(_ key: Character) -> Bool {
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

  /// Notes a decision, and goes on to the next case without one.
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

extension GoldenReport.Case {

  /// Why the case differs, in words, sorted; the same for cases that differ in the same way.
  fileprivate var causes: [String] {
    let texts = (verdict?.changes ?? []).flatMap { $0.causes.map(\.text) }
    return Set(texts).sorted()
  }
}
