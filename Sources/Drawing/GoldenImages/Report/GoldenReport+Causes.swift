internal import Work

extension GoldenReport {

  /// A cause of differences and the affected elements.
  package struct CauseGroup: Hashable, Codable, Sendable {

    /// The affected elements of a case.
    package struct Place: Hashable, Codable, Sendable {

      /// The name of the case.
      package var name: String

      /// The names of the elements, in drawing order.
      package var elements: [String]
    }

    package var cause: DifferenceCause

    /// The affected cases, sorted by name.
    package var places: [Place]
  }

  /// The causes of all differences that they explain, most frequent first.
  ///
  /// A case with an unknown cause, or pixels that differ for another reason, belongs to no group:
  /// accepting one of a group is accepting all.
  package var causes: [CauseGroup] {
    let explained = cases.filter { item in
      !item.status.isFine && item.verdict?.changes.allSatisfy(\.isExplained) == true
    }
    let differences = explained.flatMap { item in
      (item.verdict?.groups ?? []).map { cause, elements in
        (cause: cause, place: CauseGroup.Place(name: item.name, elements: elements))
      }
    }
    let groups = differences.grouped { $0.cause }.map { cause, differences in
      CauseGroup(cause: cause, places: differences.map { $0.place })
    }
    return groups.sorted { $0.places.count > $1.places.count }
  }
}

extension GoldenReport.Case {

  /// The causes, equal for cases that differ alike; nil unless they explain every pixel.
  var knownCauses: Set<DifferenceCause>? {
    guard let changes = verdict?.changes, !changes.isEmpty, changes.allSatisfy(\.isExplained) else {
      return nil
    }
    return Set(changes.flatMap(\.causes))
  }

  /// A text that is equal for equal ``knownCauses``; empty for none.
  var causeKey: String {
    let texts = (knownCauses ?? []).map { cause in
      [cause.kind.rawValue, cause.property, cause.before, cause.after, cause.text]
        .map { $0 ?? "" }.joined(separator: "\t")
    }
    guard !texts.isEmpty else { return "" }
    return String(Digest.text(of: Array(texts.sorted().joined(separator: "\n").utf8)).prefix(16))
  }
}
