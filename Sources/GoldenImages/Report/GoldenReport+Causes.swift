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

    /// The cause.
    package var cause: DifferenceCause

    /// The affected cases, sorted by name.
    package var places: [Place]
  }

  /// The causes of all differences that they explain, most frequent first.
  ///
  /// A case with pixels that differ for another reason belongs to no group: accepting one of a group
  /// is accepting all.
  package var causes: [CauseGroup] {
    let explained = cases.filter { item in
      !item.status.isFine && item.verdict?.changes.contains { $0.unexplained != nil } == false
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
