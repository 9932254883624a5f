internal import Work

extension GoldenReport {

  package struct CauseGroup: Hashable, Codable, Sendable {

    package struct Place: Hashable, Codable, Sendable {

      package var name: String
      package var elements: [String]
    }

    package var cause: DifferenceCause
    package var places: [Place]

    /// The cause with the number and the first of its cases: `slate.json:12 weight 400 → 500: 160
    /// cases (a, b, c, …)`.
    var line: String {
      let names = places.prefix(3).map(\.name).joined(separator: ", ")
      let rest = places.count > 3 ? ", …" : ""
      return "\(count) (\(names)\(rest))"
    }

    var isShared: Bool { places.count > 1 }

    var count: String {
      "\(cause.text): \(places.count) \(places.count == 1 ? "case" : "cases")"
    }

    /// Causes of a kind in a line: `moved 1 px up and 56 alike`.
    init?(joining groups: [CauseGroup]) {
      guard let first = groups.first else { return nil }
      self = first
      guard groups.count > 1 else { return }
      cause.text += " and \(groups.count - 1) alike"
      places = groups.flatMap(\.places).grouped(by: \.name).map { name, places in
        Place(name: name, elements: places.flatMap(\.elements))
      }
    }

    init(cause: DifferenceCause, places: [Place]) {
      self.cause = cause
      self.places = places
    }
  }

  /// Most frequent first; a case with an unknown cause, or pixels that differ for another reason,
  /// belongs to no group, since accepting one of a group is accepting all.
  package var causes: [CauseGroup] {
    let explained = cases.filter { item in
      !item.status.isFine
        && (item.textCauses != nil || item.verdict?.changes.allSatisfy(\.isExplained) == true)
    }
    let differences = explained.flatMap { item in
      let texts = (item.textCauses ?? []).map { (cause: $0, elements: ["text"]) }
      return ((item.verdict?.groups ?? []) + texts).map { cause, elements in
        (cause: cause, place: CauseGroup.Place(name: item.name, elements: elements))
      }
    }
    let groups = differences.grouped { $0.cause }.map { cause, differences in
      CauseGroup(cause: cause, places: differences.map { $0.place })
    }
    return groups.sorted { $0.places.count > $1.places.count }
  }

  /// The causes, declarations of themes first; of the others, each case in the largest family of its own.
  var causeFamilies: (declared: [CauseGroup], others: [CauseGroup]) {
    let known = cases.filter { $0.status == .failed && $0.knownCauses != nil }
    let others = known.map { item in
      (name: item.name, signs: item.signs.filter { $0.cause.kind != .declaration })
    }
    return (
      causes.filter { $0.cause.kind == .declaration },
      Self.families(of: others.filter { !$0.signs.isEmpty })
    )
  }

  /// The cases with a result of their own: what declarations explain for several cases is told once.
  var casesToTell: [Case] {
    let told = Set(causeFamilies.declared.filter(\.isShared).map(\.cause))
    return cases.filter { item in
      item.status.isFine || !(item.knownCauses?.isSubset(of: told) ?? false)
    }
  }
}

extension GoldenReport.Case {

  /// The causes, equal for cases that differ alike; nil unless they explain every pixel.
  package var knownCauses: Set<DifferenceCause>? {
    if let textCauses { return Set(textCauses) }
    guard let changes = verdict?.changes, !changes.isEmpty, changes.allSatisfy(\.isExplained) else {
      return nil
    }
    return Set(changes.flatMap(\.causes))
  }

  var causeKey: String {
    let texts = (knownCauses ?? []).map { cause in
      [cause.kind.rawValue, cause.property, cause.before, cause.after, cause.text]
        .map { $0 ?? "" }.joined(separator: "\t")
    }
    guard !texts.isEmpty else { return "" }
    return String(Digest.text(of: Array(texts.sorted().joined(separator: "\n").utf8)).prefix(16))
  }
}
