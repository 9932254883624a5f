extension GoldenReport {

  /// Differing cases without a known cause, each in the largest family of what its elements show: `edge or
  /// shadow looks different`.
  ///
  /// No family is accepted as a whole, since its cases may differ for several reasons.
  var unknownCauses: [CauseGroup] {
    Self.families(
      of: cases.filter { $0.status == .failed && $0.knownCauses == nil }.map { item in
        (name: item.name, signs: item.signs)
      })
  }

  /// Each case in the largest family that has one of its signs, since a change of a program moves each key
  /// otherwise, and those beside it, too.
  static func families(of cases: [(name: String, signs: [Case.Sign])]) -> [CauseGroup] {
    var open = cases
    var groups: [CauseGroup] = []
    while !open.isEmpty {
      let families = open.flatMap { item in
        item.signs.map { (cause: $0.cause, place: $0.place(in: item.name)) }
      }.grouped { $0.cause.family }
      guard let largest = families.max(by: { $0.elements.count < $1.elements.count }) else { break }
      let alike = largest.elements.grouped { $0.cause }.map { cause, elements in
        CauseGroup(cause: cause, places: elements.map(\.place))
      }
      guard let group = CauseGroup(joining: alike.sorted { $0.places.count > $1.places.count })
      else { break }
      groups.append(group)
      let told = Set(group.places.map(\.name))
      open.removeAll { told.contains($0.name) }
    }
    return groups
  }
}

extension GoldenReport.Case {

  /// A cause of each family among those of a case, with the elements that have one.
  struct Sign {

    var cause: DifferenceCause
    var elements: [String]

    fileprivate func place(in name: String) -> GoldenReport.CauseGroup.Place {
      .init(name: name, elements: elements)
    }
  }

  var signs: [Sign] {
    if let textCauses {
      return textCauses.grouped(by: \.family).compactMap { _, causes in
        causes.first.map { Sign(cause: $0, elements: ["text"]) }
      }
    }
    guard let verdict else {
      return [Sign(cause: .init(kind: .content, text: "no picture to compare"), elements: [])]
    }
    let signs = verdict.groups.grouped { $0.cause.family }.compactMap { group in
      group.elements.first.map {
        Sign(cause: $0.cause, elements: group.elements.flatMap(\.elements))
      }
    }
    return signs.isEmpty
      ? [Sign(cause: .init(kind: .content, text: "pixels of no listed element"), elements: [])]
      : signs
  }
}

extension DifferenceCause {

  /// The kind of change, without its values: a change of a program moves each key by another distance.
  var family: [String] {
    [kind.rawValue, property ?? "", isVague || kind == .declaration ? text : ""]
  }
}
