extension Autocomplete {

  /// The effect of an applied suggestion on the space after it.
  public enum SpaceState: String, CaseIterable, KeyboardModel {

    /// No effect.
    case none

    /// A space was inserted after the suggestion.
    case autoInserted

    /// An automatically inserted space was removed before a delimiter.
    case autoRemoved
  }
}
