package import KeyboardCore

extension KeyboardAppearance {

  // Appearances of other classes resolve all styles in their own context.

  /// Perform a closure while the appearance has another context.
  package func withContext<Result>(
    _ context: KeyboardContext, _ body: () throws -> Result
  ) rethrows -> Result {
    guard let appearance = self as? StandardKeyboardAppearance else { return try body() }
    return try appearance.resolving({ ($0.context, $0.source) = (context, nil) }, body)
  }

  /// Perform a closure that resolves many styles of a keyboard, whose traits and theme stay the
  /// same meanwhile.
  package func resolvingKeyboard<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let appearance = self as? StandardKeyboardAppearance else { return try body() }
    let source = appearance.currentSource()
    return try appearance.resolving({ $0.source = source }, body)
  }

  /// Perform a closure while the appearance resolves styles for a part of the keyboard.
  package func resolving<Result>(_ part: StyledPart, _ body: () throws -> Result) rethrows -> Result
  {
    guard let appearance = self as? StandardKeyboardAppearance else { return try body() }
    return try appearance.resolving({ $0.part = part }, body)
  }

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

/// The keyboard and its part whose styles are being resolved, beyond what methods are told.
struct StyleScope {

  var context: KeyboardContext

  /// The traits and the theme, or `nil` for those of the context as they are now.
  var source: StyleSource?

  var part = StyledPart()

  /// The key whose parts are being asked for, if any.
  var key: ButtonStyleResolution?
}

/// A part of a keyboard whose style is being resolved.
package struct StyledPart {

  package var place: KeyboardLayout.KeyPlace?

  /// The action of a callout's key, or `nil` outside of callouts.
  package var action: KeyboardAction?

  /// The kind of callout, or `nil` for both.
  package var callout: CalloutKind?

  package init(
    place: KeyboardLayout.KeyPlace? = nil, action: KeyboardAction? = nil,
    callout: CalloutKind? = nil
  ) {
    self.place = place
    self.action = action
    self.callout = callout
  }
}
