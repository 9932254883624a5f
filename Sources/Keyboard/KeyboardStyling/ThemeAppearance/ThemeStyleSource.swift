import Foundation
import KeyboardCore

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
    for action: KeyboardAction, isPressed: Bool, at place: KeyboardLayout.KeyPlace?
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

  override var hasBoardRules: Bool { theme.rules.contains { $0.element == .board } }

  override var largestShadowSize: CGFloat { theme.largestShadowSize }

  override var themeToolbarStyle: Autocomplete.ToolbarStyle? {
    theme.layers(ofToolbarFor: traits, on: viewStyle).folded()
  }

  override var themeEmojiPartStyles: Emoji.PartStyles { theme.themeEmojiPartStyles(for: traits) }

  override func themeCalloutStyle(for part: StyledPart) -> KeyboardCallout.CalloutStyle? {
    theme.themeCalloutStyle(for: part, traits: traits)
  }

  override func themeLabelStyle(
    _ label: KeyboardTheme.Element, for action: KeyboardAction, isPressed: Bool,
    at place: KeyboardLayout.KeyPlace?
  ) -> Keyboard.LabelStyle? {
    if !rules.haveLabels { return nil }
    let label = KeyboardTheme.Subject(
      element: label, action: action, place: place, isPressed: isPressed, traits: traits)
    return theme.layers(ofRules: rules.matches(of: label)).folded()
  }
}
