public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
public import KeyboardStyling
import SourceText

/// A complete keyboard: its background, the toolbar with suggestions, and all keys.
///
/// ```swift
/// let view = KeyboardView(keyboardContext: context)
///   .keyboardTheme(.tron)
///   .keyboardCalloutActions { $0.action == .backspace ? [.character("1")] : nil }
/// let backspace = view.touchableKeys(measuring: .fixedAdvance).first { $0.action == .backspace }
/// backspace?.calloutActions  // → [.character("1")]
/// let bytes = try KeyboardRenderer().png(of: view, scale: 3)
/// ```
///
/// Source: KeyboardKit 9.5.3 KeyboardView.
///
/// It is drawn in three stages, which are also available individually: ``placed(in:)`` computes the
/// frames of the keys, ``PlacedKeyboard/styled(in:)`` resolves their styles, and
/// ``StyledKeyboard/draw(in:context:into:)`` composes the scene.
public struct KeyboardView: PrimitiveView {

  /// The context of the keyboard.
  public var keyboardContext: KeyboardContext

  /// The keys, or `nil` for the layout service's.
  public var layout: KeyboardLayout?

  /// The layout service, for keyboards without an explicit layout.
  public var layoutService: any KeyboardLayoutService

  /// The appearance, over which style modifiers take precedence.
  public var appearance: any KeyboardAppearance

  /// The suggestions in the toolbar.
  public var suggestions: [Autocomplete.Suggestion]

  /// The items of an app in the toolbar, or `nil` for suggestions alone.
  ///
  /// ```swift
  /// var view = KeyboardView(keyboardContext: context)
  /// view.toolbarItems = .init(trailing: [.init(icon: .init(.standard(.settings)))])
  /// view.scene(measuring: .fixedAdvance).elements.contains { $0.name == "keyboardSettings" }  // → true
  /// ```
  public var toolbarItems: Keyboard.ToolbarItems?

  /// Whether a toolbar is shown above the keys.
  public var showsToolbar = true

  /// The content of the emoji keyboard, for keyboard types that have one.
  ///
  /// ```swift
  /// context.keyboardType = .emojis
  /// var view = KeyboardView(keyboardContext: context)
  /// view.emojiKeyboard = EmojiKeyboard(category: .foodAndDrink)
  /// view.touchableKeys(measuring: .fixedAdvance).contains { $0.action == .emoji("🍏") }  // → true
  /// ```
  public var emojiKeyboard = EmojiKeyboard()

  /// The pressed keys.
  ///
  /// ```swift
  /// var view = KeyboardView(keyboardContext: context)
  /// view.pressedActions = [.shift(.lowercased), .character("q")]
  /// view.scene(measuring: .fixedAdvance) == KeyboardView(keyboardContext: context).scene(measuring: .fixedAdvance)  // → false
  /// ```
  public var pressedActions: Set<KeyboardAction> = []

  /// The touched suggestion, if any.
  public var pressedSuggestion: Autocomplete.Suggestion?

  /// The probabilities of next characters, from 0 to 1, by which their keys get larger touch areas.
  public var nextCharacterPredictions: [Character: Double] = [:]

  /// The callout over one of the keys, or `nil` for none.
  ///
  /// ```swift
  /// var view = KeyboardView(keyboardContext: context)
  /// view.callout = .actions(of: .character("e"), selectedIndex: 1)
  /// view.scene(measuring: .fixedAdvance).elements.contains { $0.role == .actionCallout }  // → true
  /// ```
  public var callout: KeyboardCallout.Presentation?

  /// The callouts of a running keyboard, with frames from its top left, in place of ``callout``.
  public var calloutContext: KeyboardCalloutContext?

  /// The service of secondary actions, or `nil` for the one of the context's locale.
  public var calloutService: (any KeyboardCalloutService)? {
    didSet {
      (calloutService as? KeyboardCallout.StandardCalloutService)?
        .join(keyboardContext: keyboardContext)
    }
  }

  /// The size of the view in points, or `nil` for the screen's width and the height of the keys.
  ///
  /// ```swift
  /// var view = KeyboardView(keyboardContext: context)
  /// view.preferredSize = CGSize(width: 320, height: 240)
  /// view.scene(measuring: .fixedAdvance).size  // → CGSize(width: 320, height: 240)
  /// ```
  ///
  /// Rows share the height that remains below the toolbar.
  public var preferredSize: CGSize?

  /// Views in place of standard ones, or `nil`; shared, which keeps copies cheap.
  var sharedBuilders: PropertyStorage<Builders>?

  var builders: Builders? { sharedBuilders?.value }

  /// Creates a keyboard for a context, by default with the standard layouts and appearance.
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
    (layoutService as? KeyboardLayout.StandardService)?.joinAllLocales()
    (appearance as? StandardKeyboardAppearance)?.join(keyboardContext: keyboardContext)
    self.suggestions = suggestions
  }

  /// Returns the size of the keyboard with its callouts, or of the bar of a collapsed one.
  public func size(in context: ViewContext) -> CGSize {
    if let collapsedView {
      let size = collapsedView.size(in: context)
      return CGSize(width: preferredSize?.width ?? size.width, height: size.height)
    }
    let placed = placed(in: context)
    return changing(placed.size) { $0.height += placed.heightAbove(in: context) }
  }

  /// Returns the height of callouts above the keyboard, in points.
  public func overhang(in context: ViewContext) -> Double {
    collapsedView == nil ? placed(in: context).heightAbove(in: context) : 0
  }

  /// Draws the keyboard or, while it is collapsed, the bar in its place.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    if collapsedView != nil {
      return adjusted(in: context) {
        if $0.rendersBackground(in: context) {
          $0.accessibilityRules.adapted($0.viewStyle(in: context)).drawBackground(
            in: frame, traits: $0.keyboardContext.traits, into: &builder)
        }
        $0.collapsedView?.draw(in: frame, context: context, into: &builder)
      }
    }
    placed(in: context).styled(in: context).draw(in: frame, context: context, into: &builder)
  }

  /// Returns the keys with the secondary actions of modifiers, and the suggestions.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    if let collapsedView { return collapsedView.touchableKeys(in: frame, context: context) }
    return placed(in: context).touchableKeys(in: context).map { key in
      return changing(key) { $0.frame = $0.frame.offsetBy(dx: frame.minX, dy: frame.minY) }
    }
  }

  private var collapsedView: (any View)? {
    guard keyboardContext.traits.isKeyboardCollapsed else { return nil }
    let view = Keyboard.CollapsedView(keyboardContext: keyboardContext) { toolbar() }
    return builders?.collapsed(view, in: keyboardContext) ?? view
  }

  func rendersBackground(in context: ViewContext) -> Bool {
    switch context.environment.keyboardViewBackground {
    case .automatic: builders?.rendersBackground ?? true
    case .visible: true
    case .hidden: false
    }
  }

  /// Calls a closure with the keyboard in the color scheme and accessibility of its environment.
  func adjusted<Result>(in context: ViewContext, _ body: (KeyboardView) -> Result) -> Result {
    let own = (appearance as? StandardKeyboardAppearance)?.accessibility
    var keyboard = self
    keyboard.keyboardContext = context.environment.adjusted(keyboardContext, by: own)
    if keyboard.keyboardContext === keyboardContext { return body(self) }
    return appearance.withContext(keyboard.keyboardContext) { body(keyboard) }
  }

  func toolbar(style: SharedValue<Autocomplete.ToolbarStyle>? = nil) -> Autocomplete.Toolbar {
    var toolbar = Autocomplete.Toolbar(suggestions: suggestions)
    toolbar.style = style
    let traits = keyboardContext.traits
    toolbar.hasEqualParts = traits.design.layout.hasEqualSuggestions
    if toolbarItems != nil || style == nil || style?.value.alignment != nil {
      toolbar.isRightToLeft = traits.localeProfile.direction == .rightToLeft
      toolbar.itemBar = toolbarItems.map {
        .init(items: $0, design: traits.design, isRightToLeft: toolbar.isRightToLeft)
      }
    }
    if traits.offersPasswords { toolbar.passwords = .init(design: traits.design) }
    toolbar.pressedSuggestion = pressedSuggestion
    return toolbar
  }

  /// Applies all styles of a theme, resolved in the keyboard's own context.
  ///
  /// ```swift
  /// let tron = KeyboardView(keyboardContext: context).keyboardTheme(.tron)
  /// tron.scene(measuring: .fixedAdvance).size.width  // → 390
  /// ```
  ///
  /// An inner style modifier takes precedence, as with single styles.
  public func keyboardTheme(
    _ theme: some KeyboardThemeConvertible
  ) -> EnvironmentModifier<KeyboardView> {
    keyboardTheme(theme.keyboardTheme, context: keyboardContext)
  }

  /// Creates a keyboard for contexts and services, with suggestions and callouts.
  public init(state: Keyboard.State, services: Keyboard.Services) {
    self.init(
      keyboardContext: state.keyboardContext, layoutService: services.layoutService,
      appearance: services.styleService, suggestions: state.autocompleteContext.suggestions)
    nextCharacterPredictions = state.autocompleteContext.nextCharacterPredictions
    calloutContext = state.calloutContext
    calloutService = services.calloutService
  }
}
