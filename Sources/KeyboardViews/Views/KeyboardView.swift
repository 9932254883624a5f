public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
public import KeyboardStyling

/// A whole keyboard: its background, the toolbar with suggestions, and all keys.
///
/// Drawing it takes three stages that can be taken singly: ``placed(in:)`` decides where the keys
/// are, ``PlacedKeyboard/styled(in:)`` how they look, and ``StyledKeyboard/draw(in:context:into:)``
/// composes the scene.
public struct KeyboardView: View {

  /// The surroundings of the keyboard.
  public var keyboardContext: KeyboardContext

  /// The keys, or `nil` for those that the layout service has for the context.
  public var layout: KeyboardLayout?

  /// Makes the layout where none is given.
  public var layoutService: any KeyboardLayoutService

  /// Says how everything looks where no modifier does.
  public var appearance: any KeyboardAppearance

  /// The suggestions in the toolbar.
  public var suggestions: [Autocomplete.Suggestion]

  /// Whether there is a toolbar above the keys.
  public var showsToolbar = true

  /// What the emoji keyboard shows, for keyboard types that have one.
  public var emojiKeyboard = EmojiKeyboard()

  /// The keys that are pressed.
  public var pressedActions: Set<KeyboardAction> = []

  /// The callout over one of the keys, or `nil` for none.
  public var callout: KeyboardCallout.Presentation?

  /// The callouts of a running keyboard, which are shown instead of ``callout``.
  ///
  /// Its frames are points from the top left of the keyboard.
  public var calloutContext: KeyboardCalloutContext?

  /// Knows the secondary actions of keys, or `nil` for those of the context's locale.
  public var calloutService: (any KeyboardCalloutService)?

  /// The size of the view in points, or `nil` for the screen's width and the height of the keys.
  ///
  /// Rows share the height that is left below the toolbar.
  public var preferredSize: CGSize?

  /// A keyboard for a context.
  ///
  /// - Parameters:
  ///   - keyboardContext: The surroundings of the keyboard.
  ///   - layout: The keys, or `nil` for those of the layout service.
  ///   - layoutService: Makes the layout; by default, that of the context's locale.
  ///   - appearance: Says how everything looks; by default, the standard appearance.
  ///   - suggestions: The suggestions in the toolbar.
  public init(
    keyboardContext: KeyboardContext,
    layout: KeyboardLayout? = nil,
    layoutService: (any KeyboardLayoutService)? = nil,
    appearance: (any KeyboardAppearance)? = nil,
    suggestions: [Autocomplete.Suggestion] = []
  ) {
    self.keyboardContext = keyboardContext
    self.layout = layout
    self.layoutService = layoutService ?? KeyboardLayout.StandardService.allLocales()
    self.appearance = appearance ?? StandardKeyboardAppearance(keyboardContext: keyboardContext)
    self.suggestions = suggestions
  }

  /// A primitive draws itself and has no body.
  public typealias Body = Never

  /// The width of the view, and the height of toolbar, keys and edges together.
  ///
  /// A callout that needs room above adds as many whole points as it needs.
  ///
  /// Collapsed, it is as high as the bar.
  public func size(in context: ViewContext) -> CGSize {
    if let collapsedView {
      let size = collapsedView.size(in: context)
      return CGSize(width: preferredSize?.width ?? size.width, height: size.height)
    }
    let placed = placed(in: context)
    var size = placed.size
    size.height += placed.callouts(in: context).heightAbove
    return size
  }

  /// The room for a callout above the keyboard.
  public func overhang(in context: ViewContext) -> Double {
    collapsedView == nil ? placed(in: context).callouts(in: context).heightAbove : 0
  }

  /// Draws the keyboard or, while it is collapsed, the bar in its place.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    if let collapsedView {
      accessibilityRules.adapted(viewStyle(in: context)).drawBackground(
        in: frame, isDark: keyboardContext.traits.hasDarkColorScheme, into: &builder)
      return collapsedView.draw(in: frame, context: context, into: &builder)
    }
    placed(in: context).styled(in: context).draw(in: frame, context: context, into: &builder)
  }

  /// The keys of the keyboard, with the secondary actions that modifiers say they have.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    if let collapsedView { return collapsedView.touchableKeys(in: frame, context: context) }
    return placed(in: context).touchableKeys(in: context).map { key in
      var key = key
      key.frame = key.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      return key
    }
  }
}

extension KeyboardView {

  /// What takes the place of the keyboard while it is collapsed.
  private var collapsedView: Keyboard.CollapsedView<Autocomplete.Toolbar>? {
    guard keyboardContext.traits.isKeyboardCollapsed else { return nil }
    return Keyboard.CollapsedView(keyboardContext: keyboardContext) {
      Autocomplete.Toolbar(suggestions: suggestions)
    }
  }
}
