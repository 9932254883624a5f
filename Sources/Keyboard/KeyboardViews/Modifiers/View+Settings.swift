import Foundation
public import KeyboardCore
import KeyboardDrawing

/// Modifiers that take precedence over the user's settings.
extension View {

  /// Draws the view and its keyboards in a color scheme, instead of their contexts' own.
  ///
  /// An appearance that isn't a subclass of `StandardKeyboardAppearance` keeps its own color scheme, as do
  /// themes that modifiers outside of this one apply.
  public func keyboardAppearance(_ colorScheme: ColorScheme) -> EnvironmentModifier<Self> {
    transformEnvironment {
      $0.keyboardAppearance = colorScheme
      $0.colorScheme = colorScheme
    }
  }

  /// Docks keyboards to an edge, or `nil` to use the edge of their contexts.
  ///
  /// ```swift
  /// let docked = view.keyboardDockEdge(.trailing)
  /// docked.touchableKeys(measuring: .fixedAdvance).map(\.frame.minX).min() ?? 0 > 0  // → true
  /// ```
  public func keyboardDockEdge(_ edge: Keyboard.DockEdge?) -> EnvironmentModifier<Self> {
    environment(\.keyboardDockEdge, edge)
  }

  /// Sets the display mode of the input toolbar, or `nil` to use the mode of the context.
  ///
  /// ```swift
  /// let withDigits = view.keyboardInputToolbarDisplayMode(.numbers)
  /// withDigits.touchableKeys(measuring: .fixedAdvance).contains { $0.action == .character("1") }  // → true
  /// ```
  public func keyboardInputToolbarDisplayMode(
    _ mode: Keyboard.InputToolbarDisplayMode?
  ) -> EnvironmentModifier<Self> {
    environment(\.keyboardInputToolbarDisplayMode, mode)
  }

  /// Sets the behavior of a long press on space, or `nil` for the contexts' own.
  public func keyboardSpaceLongPressBehavior(
    _ behavior: Keyboard.SpaceLongPressBehavior?
  ) -> EnvironmentModifier<Self> {
    environment(\.keyboardSpaceLongPressBehavior, behavior)
  }

  /// Sets the menu at the leading edge of space, or `nil` for the contexts' own.
  public func keyboardSpaceContextMenuLeading(
    _ type: Keyboard.SpaceMenuType?
  ) -> EnvironmentModifier<Self> {
    environment(\.keyboardSpaceContextMenuLeading, type)
  }

  /// Sets the menu at the trailing edge of space, or `nil` for the contexts' own.
  public func keyboardSpaceContextMenuTrailing(
    _ type: Keyboard.SpaceMenuType?
  ) -> EnvironmentModifier<Self> {
    environment(\.keyboardSpaceContextMenuTrailing, type)
  }

  /// Disables or enable autocorrection in the view.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> EnvironmentModifier<Self> {
    environment(\.isAutocorrectionDisabled, isDisabled)
  }

  /// Disables autocorrection in a context when the view is drawn, if its environment disables it.
  public func autocorrectionDisabled(
    with context: AutocompleteContext
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { values in
      guard values.isAutocorrectionDisabled, context.isAutocorrectEnabled else { return }
      context.isAutocorrectEnabled = false
    }
  }

  /// Gives the view a key's size without insets, or its own width if that depends on the row.
  public func keyboardLayoutItemSize(
    for item: KeyboardLayout.Item, rowWidth: Double, inputWidth: Double
  ) -> some View {
    LayoutItemSize(content: self, item: item, rowWidth: rowWidth, inputWidth: inputWidth)
  }

  /// Change the view by a modifier.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> Modifier.Body {
    modifier.body(content: ViewGroup([self]))
  }
}

/// View in the size of a layout item without its insets.
private struct LayoutItemSize<Content: View>: PrimitiveView {

  let content: Content
  let item: KeyboardLayout.Item
  let rowWidth: Double
  let inputWidth: Double

  func size(in context: ViewContext) -> CGSize {
    let insets = item.edgeInsets
    let width = item.width(
      forRowWidth: rowWidth, inputWidth: inputWidth, edgeInsets: insets.leading + insets.trailing)
    return CGSize(
      width: width ?? Double(content.size(in: context).width),
      height: max(item.size.height - insets.top - insets.bottom, 0))
  }

  func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    content.draw(in: frame, context: context, into: &builder)
  }
}

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

  typealias Content = ViewGroup

  /// Returns the changed view.
  @ViewBuilder func body(content: Content) -> Body
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

    /// Creates a modifier for a context.
    public init(context: AutocompleteContext) { self.context = context }

    /// Returns the view; the context changes when it is drawn.
    public func body(content: Content) -> some View {
      content.autocorrectionDisabled(with: context)
    }
  }
}
