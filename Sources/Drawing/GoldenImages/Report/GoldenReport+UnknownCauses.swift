extension GoldenReport {

  /// Differing cases without a known cause, each in the largest family of what its elements show: `edge or
  /// shadow looks different`.
  ///
  /// No family is accepted as a whole, since its cases may differ for several reasons.
  var unknownCauses: [CauseGroup] {
    var open = cases.filter { $0.status == .failed && $0.knownCauses == nil }.map { item in
      (name: item.name, signs: item.signs)
    }
    var groups: [CauseGroup] = []
    while !open.isEmpty {
      let families = open.flatMap { item in
        item.signs.map {
          (sign: $0, place: CauseGroup.Place(name: item.name, elements: $0.elements))
        }
      }.grouped { $0.sign.cause.family }
      guard let largest = families.max(by: { $0.elements.count < $1.elements.count }),
        let first = largest.elements.first
      else { break }
      groups.append(CauseGroup(cause: first.sign.cause, places: largest.elements.map(\.place)))
      let told = Set(largest.elements.map(\.place.name))
      open.removeAll { told.contains($0.name) }
    }
    return groups
  }
}

extension GoldenReport.Case {

  /// One cause of each family among those of its elements, or that no picture or element tells.
  fileprivate var signs: [(cause: DifferenceCause, elements: [String])] {
    guard let verdict else {
      return [(DifferenceCause(kind: .content, text: "no picture to compare"), [])]
    }
    let families = verdict.groups.grouped { $0.cause.family }.compactMap { group in
      group.elements.first.map { ($0.cause, group.elements.flatMap(\.elements)) }
    }
    return families.isEmpty
      ? [(DifferenceCause(kind: .content, text: "pixels of no listed element"), [])] : families
  }
}

extension DifferenceCause {

  /// The kind of change, without its values: a change of a program moves each key by another distance.
  var family: [String] { [kind.rawValue, property ?? "", isVague ? text : ""] }
}
