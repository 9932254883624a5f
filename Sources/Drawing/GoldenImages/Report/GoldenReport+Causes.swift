extension GoldenReport {

  /// A cause with the cases that have it.
  package struct CauseGroup: Hashable, Codable, Sendable {

    package struct Place: Hashable, Codable, Sendable {

      package var name: String
      package var elements: [String]
    }

    package var cause: DifferenceCause
    package var places: [Place]

    /// Such as `slate.json:12 weight 400 → 500: 160 cases (a, b, c, …)`.
    var line: String {
      let noun = places.count == 1 ? "case" : "cases"
      return "\(cause.text): \(places.count) \(noun) (\(places.map(\.name).firstFew))"
    }

    var isShared: Bool { places.count > 1 }

    init(_ cause: DifferenceCause, of name: String, elements: [String]) {
      self.cause = cause
      places = [Place(name: name, elements: elements)]
    }

    init(joining groups: [CauseGroup]) {
      cause = groups[0].cause
      places = groups.flatMap(\.places).grouped(by: \.name).map { name, places in
        Place(name: name, elements: places.flatMap(\.elements))
      }
    }
  }

  /// Most frequent first; a case with any unexplained pixel belongs to no group.
  package var causes: [CauseGroup] {
    let explained = cases.filter { item in
      !item.status.isFine
        && (item.textCauses != nil || item.verdict?.changes.allSatisfy(\.isExplained) == true)
    }
    return Self.joined(explained.flatMap(\.ownCauses))
  }

  private static func joined(_ groups: [CauseGroup]) -> [CauseGroup] {
    groups.grouped { $0.cause }.map { CauseGroup(joining: $0.elements) }
      .sorted { $0.places.count > $1.places.count }
  }

  var causeFamilies: (declared: [CauseGroup], others: [CauseGroup]) {
    let known = cases.filter { $0.status == .failed && $0.knownCauses != nil }
    return (
      causes.filter { $0.cause.kind == .declaration },
      Self.families(of: known.map { $0.signs.filter { $0.cause.kind != .declaration } })
    )
  }

  /// Cases without a known cause by family; none is accepted as a whole, since reasons may differ.
  var unknownCauses: [CauseGroup] {
    Self.families(of: cases.filter { $0.status == .failed && $0.knownCauses == nil }.map(\.signs))
  }

  /// Each case in the largest family of its signs: a program moves each key differently.
  private static func families(of cases: [[CauseGroup]]) -> [CauseGroup] {
    var open = cases
    var groups: [CauseGroup] = []
    while let largest = open.joined().grouped(by: \.cause.family)
      .max(by: { $0.elements.count < $1.elements.count })
    {
      let alike = joined(largest.elements)
      var group = CauseGroup(joining: alike)
      if alike.count > 1 { group.cause.text += " and \(alike.count - 1) alike" }
      groups.append(group)
      open.removeAll { $0.contains { $0.cause.family == largest.key } }
    }
    return groups
  }

  /// The cases with a result of their own: what declarations explain for several cases is told once.
  var casesToReport: [Case] {
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

  fileprivate var ownCauses: [GoldenReport.CauseGroup] {
    (verdict?.groups ?? []).map { .init($0.cause, of: name, elements: $0.elements) }
      + (textCauses ?? []).map { .init($0, of: name, elements: ["text"]) }
  }

  fileprivate var signs: [GoldenReport.CauseGroup] {
    let signs = ownCauses.grouped(by: \.cause.family).map {
      GoldenReport.CauseGroup(joining: $0.elements)
    }
    guard signs.isEmpty, textCauses == nil else { return signs }
    let text = verdict == nil ? "no image to compare" : "pixels of no listed element"
    return [.init(.init(kind: .content, text: text), of: name, elements: [])]
  }
}

extension DifferenceCause {

  /// The kind of change, without its values: a change of a program moves each key by another distance.
  var family: [String] {
    [kind.rawValue, property ?? "", isVague || kind == .declaration ? text : ""]
  }
}

extension [String] {

  /// The first three, such as `a, b, c, …`.
  package var firstFew: String { prefix(3).joined(separator: ", ") + (count > 3 ? ", …" : "") }
}
