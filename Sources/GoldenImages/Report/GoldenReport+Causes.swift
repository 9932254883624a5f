extension GoldenReport {

  /// A cause of differences and the affected elements.
  public struct CauseGroup: Hashable, Codable, Sendable {

    /// The affected elements of a case.
    public struct Place: Hashable, Codable, Sendable {

      /// The name of the case.
      public var name: String

      /// The names of the elements, in drawing order.
      public var elements: [String]

      /// Create a place from elements of a case.
      public init(name: String, elements: [String]) {
        self.name = name
        self.elements = elements
      }
    }

    /// The cause.
    public var cause: DifferenceCause

    /// The affected cases, sorted by name.
    public var places: [Place]

    /// Create a group.
    public init(cause: DifferenceCause, places: [Place]) {
      self.cause = cause
      self.places = places
    }
  }

  /// The causes of all differences, most frequent first.
  public var causes: [CauseGroup] {
    var groups: [CauseGroup] = []
    var indices: [DifferenceCause: Int] = [:]
    for item in cases where !item.status.isFine {
      for (cause, elements) in item.verdict?.groups ?? [] {
        let place = CauseGroup.Place(name: item.name, elements: elements)
        if let index = indices[cause] {
          groups[index].places.append(place)
        } else {
          indices[cause] = groups.count
          groups.append(CauseGroup(cause: cause, places: [place]))
        }
      }
    }
    return groups.enumerated().sorted { first, second in
      (-first.element.places.count, first.offset) < (-second.element.places.count, second.offset)
    }.map(\.element)
  }
}
