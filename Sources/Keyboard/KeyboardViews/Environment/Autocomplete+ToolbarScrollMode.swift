public import KeyboardCore

extension Autocomplete {

  /// Whether a toolbar scrolls.
  ///
  /// ```swift
  /// let long = KeyboardView(
  ///   keyboardContext: context,
  ///   suggestions: (1...9).map { Autocomplete.Suggestion(text: "suggestion \($0)") })
  /// let scrolled = long.autocompleteToolbarScrollMode(.scrolled(by: 1_000_000))
  /// let shown = scrolled.touchableKeys(measuring: .fixedAdvance).compactMap(\.suggestion?.text)
  /// shown.last  // → "suggestion 9"
  /// ```
  ///
  /// Source of the name: the release notes of KeyboardKit 10.4.
  public enum ToolbarScrollMode: Hashable, Sendable {

    /// All suggestions share the width of the bar.
    case fixed

    /// Suggestions have their own widths, and those that don't fit are scrolled to; so many points of
    /// them are before the leading end, as far as there is more to show.
    case scrolled(by: Double)

    /// A bar that isn't scrolled yet.
    public static let scrollable = ToolbarScrollMode.scrolled(by: 0)
  }
}

extension View {

  /// Let the toolbar of suggestions scroll, or let them share its width.
  public func autocompleteToolbarScrollMode(
    _ mode: Autocomplete.ToolbarScrollMode
  ) -> EnvironmentModifier<Self> {
    environment(\.autocompleteToolbarScrollMode, mode)
  }
}
