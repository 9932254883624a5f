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

  /// The causes of all differences, most frequent first.
  package var causes: [CauseGroup] {
    let differences = cases.filter { !$0.status.isFine }.flatMap { item in
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
