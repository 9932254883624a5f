package import KeyboardCore

extension KeyboardAppearance {

  /// Perform a closure while the appearance has another context.
  ///
  /// An appearance of another class keeps its own context.
  package func withContext<Result>(
    _ context: KeyboardContext, _ body: () throws -> Result
  ) rethrows -> Result {
    guard let appearance = self as? StandardKeyboardAppearance else { return try body() }
    // Overridden parts read `keyboardContext`, and their signatures have no traits. A context can't
    // be a task-local value, which must be sendable, and a subclass can't be copied, since its
    // initializers are its own. So the property is replaced for the duration of the closure.
    let (own, source) = (appearance.keyboardContext, appearance.source)
    (appearance.keyboardContext, appearance.source) = (context, nil)
    defer { (appearance.keyboardContext, appearance.source) = (own, source) }
    return try body()
  }

  /// Perform a closure that resolves many styles of a keyboard, whose traits and theme stay the
  /// same meanwhile.
  package func resolvingKeyboard<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let appearance = self as? StandardKeyboardAppearance else { return try body() }
    let outer = appearance.source
    appearance.source = appearance.currentSource()
    defer { appearance.source = outer }
    return try body()
  }

  /// Perform a closure while the appearance resolves styles for a part of the keyboard.
  package func resolving<Result>(_ part: StyledPart, _ body: () throws -> Result) rethrows -> Result
  {
    guard let appearance = self as? StandardKeyboardAppearance else { return try body() }
    let own = appearance.part
    appearance.part = part
    defer { appearance.part = own }
    return try body()
  }

  /// Return the style of a callout of a key.
  package func calloutStyle(
    _ kind: CalloutKind, for action: KeyboardAction, at place: KeyboardLayout.KeyPlace?
  ) -> KeyboardCallout.CalloutStyle {
    resolving(StyledPart(place: place, action: action, callout: kind)) {
      if !(self is StandardKeyboardAppearance), let style = calloutStyle(for: action),
        style != calloutStyle
      {
        return style
      }
      return switch kind {
      case .input: inputCalloutStyle.callout
      case .actions: actionCalloutStyle.callout
      }
    }
  }
}

/// A part of a keyboard whose style is being resolved.
package struct StyledPart {

  /// The place of the key.
  package var place: KeyboardLayout.KeyPlace?

  /// The action of a callout's key, or `nil` outside of callouts.
  package var action: KeyboardAction?

  /// The kind of callout, or `nil` for both.
  package var callout: CalloutKind?

  /// Create a part.
  package init(
    place: KeyboardLayout.KeyPlace? = nil, action: KeyboardAction? = nil,
    callout: CalloutKind? = nil
  ) {
    self.place = place
    self.action = action
    self.callout = callout
  }
}

/// A callout of a key.
package enum CalloutKind: Sendable {

  /// Repeats the typed character.
  case input

  /// Offers secondary actions.
  case actions
}
