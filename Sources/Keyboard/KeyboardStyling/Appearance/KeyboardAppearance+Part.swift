package import KeyboardCore

extension KeyboardAppearance {

  // Appearances of other classes resolve all styles in their own context.

  package func withContext<Result>(
    _ context: KeyboardContext, _ body: () throws -> Result
  ) rethrows -> Result {
    guard let appearance = self as? StandardKeyboardAppearance else { return try body() }
    var (context, source) = (context, nil as StyleSource?)
    return try appearance.resolving(
      {
        swap(&context, &$0.context)
        swap(&source, &$0.source)
      }, body)
  }

  /// Traits and theme stay the same in the closure, which resolves many styles.
  package func resolvingKeyboard<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let appearance = self as? StandardKeyboardAppearance else { return try body() }
    var source: StyleSource? = appearance.currentSource()
    return try appearance.resolving({ swap(&source, &$0.source) }, body)
  }

  package func resolving<Result>(_ part: StyledPart, _ body: () throws -> Result) rethrows -> Result
  {
    guard let appearance = self as? StandardKeyboardAppearance else { return try body() }
    var part = part
    return try appearance.resolving({ swap(&part, &$0.part) }, body)
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
  var source: StyleSource?
  var part = StyledPart()
  var key: ButtonStyleResolution?
}

package struct StyledPart {

  package var place: KeyboardLayout.KeyPlace?
  package var action: KeyboardAction?
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
