import Foundation
public import KeyboardCore
public import KeyboardDrawing

/// The standard appearance with a theme, with parts for subclasses to override individually.
///
/// An override in a subclass wins over the theme, and the theme wins over the standard.
///
/// ```swift
/// let appearance = KeyboardThemeAppearance(theme: .tron, keyboardContext: context)
/// let pressed = appearance.buttonStyle(for: .space, isPressed: true)
/// pressed.borderSize  // → 2
/// let view = KeyboardView(keyboardContext: context, appearance: appearance)
/// ```
nonisolated open class KeyboardThemeAppearance: StandardKeyboardAppearance {

  /// The theme of keys, callouts, toolbar and background.
  open var theme: KeyboardTheme

  /// Creates an appearance for a theme, or for a convertible value such as `.cottonCandy`.
  public init(theme: some KeyboardThemeConvertible, keyboardContext: KeyboardContext) {
    self.theme = theme.keyboardTheme
    super.init(keyboardContext: keyboardContext)
  }

  package override var accessibility: KeyboardAccessibility? { theme.accessibility }

  open override var backgroundStyle: Keyboard.Background {
    viewStyle.background ?? super.backgroundStyle
  }

  open override var foregroundColor: Color? { viewStyle.foregroundColor ?? super.foregroundColor }

  private var viewStyle: KeyboardViewStyle { source.themeViewStyle }

  /// The standard insets with room for the largest shadow (source: images, KeyboardKit Pro 7.8).
  open override var keyboardEdgeInsets: EdgeInsets {
    viewStyle.edgeInsets ?? super.keyboardEdgeInsets
  }

  package override var automaticEdgeInsets: EdgeInsets {
    var insets = super.automaticEdgeInsets
    let shadow = theme.largestShadowSize
    if shadow > 0 { insets.bottom = max(insets.bottom, shadow - 4) }
    return insets
  }

  /// The properties above over the other fields of the theme.
  open override var keyboardViewStyle: KeyboardViewStyle {
    let style = super.keyboardViewStyle
    // Only rules set other fields but stickers.
    let hasBoardRules = theme.rules.contains { $0.element == .board }
    return hasBoardRules || viewStyle.stickers != nil ? viewStyle.extended(with: style) : style
  }

  open override var emojiPartStyles: Emoji.PartStyles {
    super.emojiPartStyles.extended(with: theme.themeEmojiPartStyles(for: source.traits))
  }

  open override func numberPadLettersStyle(
    for action: KeyboardAction, isPressed: Bool
  ) -> Keyboard.LabelStyle? {
    source.themeLabelStyle(.letters, for: action, isPressed: isPressed, at: part.place)
      ?? super.numberPadLettersStyle(for: action, isPressed: isPressed)
  }

  /// The theme's callout style over the standard, or `nil` if the theme sets none of its fields.
  open override var calloutStyle: KeyboardCallout.CalloutStyle? {
    theme.themeCalloutStyle(for: part, traits: source.traits).map {
      .resolved(theme: $0, standard: .standard)
    } ?? super.calloutStyle
  }

  /// The theme's toolbar style over the standard; its text has the theme's color by default.
  open override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
    .resolved(
      theme: theme.layers(ofToolbarFor: source.traits, on: viewStyle).folded(),
      standard: super.autocompleteToolbarStyle)
  }

  override func currentSource() -> StyleSource {
    ThemeStyleSource(theme, traits: keyboardContext.traits)
  }

  open override func labelStyle(
    for action: KeyboardAction, isPressed: Bool
  ) -> Keyboard.LabelStyle? {
    let standard = super.labelStyle(for: action, isPressed: isPressed)
    let own = source.themeLabelStyle(
      action == .space ? .language : .hint, for: action, isPressed: isPressed, at: part.place)
    return own.map { standard?.extended(with: $0) ?? $0 } ?? standard
  }
}

extension KeyboardTheme {

  /// Returns the style of a key in this theme, over the standard.
  public func keyboardButtonStyle(
    for action: KeyboardAction, context: KeyboardContext, isPressed: Bool = false
  ) -> Keyboard.ButtonStyle {
    KeyboardThemeAppearance(theme: self, keyboardContext: context)
      .buttonStyle(for: action, isPressed: isPressed)
  }

  /// Returns the callout fields of this theme: by faces and texts of keys, its style, then rules.
  public func themeCalloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle? {
    themeCalloutStyle(for: Subject(element: .callout, traits: context.traits))
  }

  package func themeCalloutStyle(
    for part: StyledPart, traits: KeyboardTraits
  ) -> KeyboardCallout.CalloutStyle? {
    themeCalloutStyle(
      for: Subject(
        element: part.callout?.element ?? .callout, action: part.action, place: part.place,
        isPressed: part.action != nil, traits: traits))
  }

  /// Rules that name the key come between the types of keys and the callout style.
  package func themeCalloutStyle(for callout: Subject) -> KeyboardCallout.CalloutStyle? {
    let own = layers(ofCallout: callout).folded()
    var follower = CalloutFollower(board: calloutBoard(for: callout.traits), under: own)
    follower.follow(input: buttonStyles[.input], system: buttonStyles[.system])
    if let key = layers(followedBy: callout, own?.follow).folded() { follower.follow(key) }
    if own == nil, follower.style.isOpen { return nil }
    var style = follower.style.extended(with: own)
    if style.background?.isEmpty == true { style.background = nil }
    return style
  }

  package func layers(
    followedBy callout: Subject, _ following: KeyboardCallout.CalloutStyle.Following?
  ) -> [StyleLayer<Keyboard.ButtonStyle>] {
    guard callout.action != nil else { return [] }
    var key = callout
    key.element = .key
    guard following != .key else {
      key.isPressed = true
      return layers(ofKey: key)
    }
    return layers(ofKey: key).filter { layer in
      guard case .rule(let index) = layer.source else { return false }
      return rules[index].match.namesKeys
    }
  }
}

/// Styles of a theme for certain traits, cached for each part.
final class ThemeStyleSource: StyleSource {

  private let theme: KeyboardTheme
  private lazy var viewStyle = theme.themeViewStyle(for: traits)
  private lazy var rules = PreparedRules(theme.rules, traits: traits)
  private var styles: [[KeyboardTheme.LayerSource]: SharedValue<Keyboard.ButtonStyle>] = [:]

  /// Most keys have the sources of their neighbor.
  private var latest:
    (sources: [KeyboardTheme.LayerSource], style: SharedValue<Keyboard.ButtonStyle>)?

  init(_ theme: KeyboardTheme, traits: KeyboardTraits) {
    self.theme = theme
    super.init(traits: traits.adding(theme.accessibility))
  }

  override func themeButtonStyle(
    for action: KeyboardAction, isPressed: Bool, at place: KeyboardLayout.KeyPosition?
  ) -> SharedValue<Keyboard.ButtonStyle> {
    let sources = rules.sources(of: action, isPressed: isPressed, traits: traits, place: place)
    if let latest, latest.sources == sources { return latest.style }
    let style = styles[sources] ?? newStyle(from: sources)
    latest = (sources, style)
    return style
  }

  private func newStyle(
    from sources: [KeyboardTheme.LayerSource]
  ) -> SharedValue<Keyboard.ButtonStyle> {
    let style = SharedValue(theme.themeButtonStyle(from: sources))
    styles[sources] = style
    return style
  }

  override var themeViewStyle: KeyboardViewStyle { viewStyle }

  override func themeLabelStyle(
    _ label: KeyboardTheme.Element, for action: KeyboardAction, isPressed: Bool,
    at place: KeyboardLayout.KeyPosition?
  ) -> Keyboard.LabelStyle? {
    if !rules.haveLabels { return nil }
    let label = KeyboardTheme.Subject(
      element: label, action: action, place: place, isPressed: isPressed, traits: traits)
    return theme.layers(ofRules: rules.matches(of: label)).folded()
  }
}
