public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
public import KeyboardStyling

/// Values passed down by view modifiers.
///
/// A style that is `nil` is resolved by the appearance, in the order of precedence documented at
/// `LayeredStyle.resolved(modifier:outerModifier:appearance:theme:standard:)`.
public struct EnvironmentValues {

  /// Whether autocorrection is disabled; no suggestion is highlighted then.
  public var isAutocorrectionDisabled = false

  /// The display scale, in pixels per point, above 0.
  public var displayScale = 3.0

  /// The color scheme.
  public var colorScheme = ColorScheme.light

  /// The color of text outside of a keyboard view.
  public var foregroundColor = Color.keyboardButtonForeground

  /// The font of text outside of a keyboard view.
  public var font = Font.body

  /// The insets of the area without keys, such as the home indicator's, in points.
  public var safeAreaInsets = EdgeInsets.zero

  /// The style of keys, by action and state.
  public var keyboardButtonStyle: Keyboard.ButtonStyleBuilder?

  package var keyboardLabelStyle: ((Keyboard.ButtonStyleBuilderParams) -> Keyboard.LabelStyle?)?

  /// The background, foreground and edge insets of keyboards.
  public var keyboardViewStyle: KeyboardViewStyle?

  /// Whether the background of keyboards is drawn; by default, as the keyboard says.
  public var keyboardViewBackground = Visibility.automatic

  /// Whether the toolbar scrolls where suggestions don't fit.
  public var autocompleteToolbarScrollMode = Autocomplete.ToolbarScrollMode.fixed

  /// The style of both callouts.
  public var keyboardCalloutStyle: KeyboardCallout.CalloutStyle? {
    get { calloutStyleBuilder?(StyledPart()) }
    set { calloutStyleBuilder = newValue.map { style in { _ in style } } }
  }

  package var calloutStyleBuilder: ((StyledPart) -> KeyboardCallout.CalloutStyle?)?

  /// The secondary actions of keys; `nil` leaves a key to the callout service.
  public var keyboardCalloutActions: KeyboardCallout.ActionsBuilder = { _ in nil }

  /// The style of the autocomplete toolbar.
  public var autocompleteToolbarStyle: Autocomplete.ToolbarStyle?

  /// The style of the toolbar above the keys, with any content.
  public var keyboardToolbarStyle: Keyboard.ToolbarStyle?

  /// The style of suggestions.
  public var autocompleteToolbarItemStyle: Autocomplete.ToolbarItemStyle?

  /// The style of separators between suggestions.
  public var autocompleteToolbarSeparatorStyle: Autocomplete.ToolbarSeparatorStyle?

  /// The style of emoji keyboards as a whole, by context, or `nil` for the device's.
  public var emojiKeyboardStyle: ((KeyboardContext) -> Emoji.KeyboardStyle)?

  /// The design of the key around the view, which its icons have.
  var design = KeyboardDesign.classic

  package var numberPadLettersStyle: ((Keyboard.ButtonStyleBuilderParams) -> Keyboard.LabelStyle?)?

  /// The look of the parts of the emoji keyboard in themes; `emojiKeyboardStyle` wins over it.
  public var emojiPartStyles = Emoji.PartStyles()

  /// The color scheme of keyboards, or `nil` for their contexts' own.
  public var keyboardAppearance: ColorScheme?

  /// The accessibility settings of keyboards beside their contexts', such as a theme's.
  public var keyboardAccessibility: KeyboardAccessibility?

  /// The edge of docked keyboards, or `nil` for their contexts' own.
  public var keyboardDockEdge: Keyboard.DockEdge?

  /// The display mode of the input toolbar, or `nil` for the contexts' own.
  public var keyboardInputToolbarDisplayMode: Keyboard.InputToolbarDisplayMode?

  /// The behavior of a long press on space, or `nil` for the contexts' own.
  public var keyboardSpaceLongPressBehavior: Keyboard.SpaceLongPressBehavior?

  /// The menu at the leading edge of space, or `nil` for the contexts' own.
  public var keyboardSpaceContextMenuLeading: Keyboard.SpaceMenuType?

  /// The menu at the trailing edge of space, or `nil` for the contexts' own.
  public var keyboardSpaceContextMenuTrailing: Keyboard.SpaceMenuType?

  /// The style of keyboard status labels.
  public var keyboardStatusLabelStyle = KeyboardStatus.LabelStyle.standard

  /// The contexts of the keyboard the view belongs to, if set.
  public var keyboardState: Keyboard.State?
  package var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Values of keys that other modules declare.
  package var custom: [ObjectIdentifier: Any] = [:]

  /// The look of buttons around their labels, or `nil` for the labels alone.
  package var buttonDecoration: ((ViewGroup) -> any View)?

  /// The status of the app's keyboard, if set.
  public var keyboardStatusContext: KeyboardStatusContext?

  /// Creates default values.
  public init() {}

  var isDark: Bool { colorScheme == .dark }

  /// Drawing doesn't change a context, so this is a copy where the environment asks for other traits.
  func adjusted(
    _ context: KeyboardContext, by own: KeyboardAccessibility? = nil
  ) -> KeyboardContext {
    guard keyboardAppearance != nil || keyboardAccessibility != nil || own != nil else {
      return context
    }
    return context.with { traits in
      traits.colorScheme = keyboardAppearance ?? traits.colorScheme
      traits = traits.adding(own).adding(keyboardAccessibility)
    }
  }

  mutating func add(_ accessibility: KeyboardAccessibility?) {
    guard let accessibility else { return }
    keyboardAccessibility = keyboardAccessibility?.union(accessibility) ?? accessibility
  }
}

/// Whether a part of a view is drawn.
public enum Visibility: CaseIterable, Sendable {

  /// As the view says.
  case automatic

  /// It is.
  case visible

  /// It isn't.
  case hidden
}

/// A view with a modified environment.
public struct EnvironmentModifier<Content: View>: PrimitiveView {

  fileprivate let content: Content
  fileprivate let change: (inout EnvironmentValues) -> Void

  /// Returns the size of the content in the modified environment.
  public func size(in context: ViewContext) -> CGSize { content.size(in: changed(context)) }

  /// Returns the size of the content in the modified environment.
  public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    content.size(for: proposal, in: changed(context))
  }

  /// Returns the overhang of the content in the modified environment.
  public func overhang(in context: ViewContext) -> Double {
    content.overhang(in: changed(context))
  }

  /// Draws the content in the modified environment.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    content.draw(in: frame, context: changed(context), into: &builder)
  }

  /// Returns the keys of the content in the modified environment.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    content.touchableKeys(in: frame, context: changed(context))
  }

  private func changed(_ context: ViewContext) -> ViewContext {
    var context = context
    change(&context.environment)
    return context
  }
}

extension View {

  /// Sets a value of the environment, unless an inner modifier sets it too.
  ///
  /// ```swift
  /// let inset = view.environment(\.safeAreaInsets, EdgeInsets(bottom: 34))
  /// inset.scene(measuring: .fixedAdvance).size.height > view.scene(measuring: .fixedAdvance).size.height  // → true
  /// ```
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Transform the environment with a closure.
  public func transformEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> EnvironmentModifier<Self> {
    EnvironmentModifier(content: self, change: change)
  }
}
