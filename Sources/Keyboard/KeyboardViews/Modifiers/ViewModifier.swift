public import KeyboardCore

/// A change of views that has a type of its own.
///
/// ```swift
/// struct Tall: ViewModifier {
///   func body(content: Content) -> some View { content.autocompleteToolbarStyle(.init(height: 60)) }
/// }
/// let higher = view.modifier(Tall()).scene(measuring: .fixedAdvance).size.height
/// higher - view.scene(measuring: .fixedAdvance).size.height  // → 10
/// ```
public protocol ViewModifier {

  /// The type of the changed view.
  associatedtype Body: View

  /// The view that is changed.
  typealias Content = ViewGroup

  /// Return the changed view.
  @ViewBuilder func body(content: Content) -> Body
}

extension View {

  /// Change the view by a modifier.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> Modifier.Body {
    modifier.body(content: ViewGroup([self]))
  }
}

extension Autocomplete {

  /// Turns autocorrection off in a context where the environment of the view disables it.
  ///
  /// ```swift
  /// let context = AutocompleteContext()
  /// let own = view.modifier(Autocomplete.AutocorrectionDisabledToContextModifer(context: context))
  /// _ = own.autocorrectionDisabled().scene(measuring: .fixedAdvance)
  /// context.isAutocorrectEnabled  // → false
  /// ```
  ///
  /// The name is that of KeyboardKit 9.5.3.
  public struct AutocorrectionDisabledToContextModifer: ViewModifier {

    private let context: AutocompleteContext

    /// Create a modifier for a context.
    public init(context: AutocompleteContext) { self.context = context }

    /// Return the view; the context changes when it is drawn.
    public func body(content: Content) -> some View {
      content.autocorrectionDisabled(with: context)
    }
  }
}
