extension Autocomplete {

  /// What applying a suggestion did to the space after it.
  public enum SpaceState: String, CaseIterable, KeyboardModel {

    /// Nothing.
    case none

    /// A space was inserted after the suggestion.
    case autoInserted

    /// That space was removed again before a delimiter.
    case autoRemoved
  }
}
