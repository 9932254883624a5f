extension Autocomplete {

  /// The replacement of a typed word by an autocorrection.
  ///
  /// A backspace directly after it restores what was typed; where the cursor is moved to the corrected
  /// word, that is a suggestion.
  public struct Correction: KeyboardModel {

    /// The typed word.
    public let typed: String

    /// The correction that replaced it.
    public let corrected: String

    /// Whether what was typed was restored, so that it isn't corrected again.
    public var isReverted: Bool

    /// A replacement of a typed word.
    public init(typed: String, corrected: String, isReverted: Bool = false) {
      self.typed = typed
      self.corrected = corrected
      self.isReverted = isReverted
    }
  }
}
