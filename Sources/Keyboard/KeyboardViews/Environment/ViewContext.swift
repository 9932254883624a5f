package import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
public import KeyboardStyling

/// The input of a view's layout and drawing.
public struct ViewContext {

  /// The values set by modifiers around the view.
  public var environment: EnvironmentValues

  /// Measures text.
  public let text: TextMeasure

  let appearances = AppearanceActions.Performed()

  /// Creates a context with an environment.
  public init(environment: EnvironmentValues = EnvironmentValues(), text: TextMeasure) {
    self.environment = environment
    self.text = text
  }

  /// Whether the emoji font lacks a glyph for an emoji, which keyboards hide then.
  package func hides(_ emoji: Emoji) -> Bool {
    emoji.isUnavailableInCurrentRuntime && !text.drawsEmoji(emoji.char)
  }

  package var grid: PixelGrid { PixelGrid(scale: environment.displayScale) }

  // The only look-up for views, in the order of `LayeredStyle.resolved`.

  func buttonStyle(
    for action: KeyboardAction, isPressed: Bool, at place: KeyboardLayout.KeyPosition? = nil,
    in keyboardContext: KeyboardContext, over style: Keyboard.ButtonStyle
  ) -> Keyboard.ButtonStyle {
    guard let builder = environment.keyboardButtonStyle else { return style }
    let parameters = Keyboard.ButtonStyleBuilderParams(
      action: action, isPressed: isPressed, place: place, context: keyboardContext)
    return .resolved(modifier: builder(parameters), standard: style)
  }

  func labelStyle(
    for action: KeyboardAction, isPressed: Bool, at place: KeyboardLayout.KeyPosition?,
    in keyboardContext: KeyboardContext, over style: Keyboard.LabelStyle?
  ) -> Keyboard.LabelStyle? {
    let modifier = environment.keyboardLabelStyle?(
      Keyboard.ButtonStyleBuilderParams(
        action: action, isPressed: isPressed, place: place, context: keyboardContext))
    guard let modifier else { return style }
    return .resolved(modifier: modifier, appearance: style, standard: .init())
  }

  func viewStyle(over style: KeyboardViewStyle) -> KeyboardViewStyle {
    .resolved(modifier: environment.keyboardViewStyle, appearance: style, standard: .standard)
  }

  func calloutStyle(
    of part: StyledPart = StyledPart(), over style: KeyboardCallout.CalloutStyle? = nil
  ) -> KeyboardCallout.CalloutStyle {
    .resolved(
      modifier: environment.calloutStyleBuilder?(part), appearance: style, standard: .standard)
  }

  var barStyle: Keyboard.ToolbarStyle {
    .resolved(modifier: environment.keyboardToolbarStyle, standard: .standard)
  }

  func toolbarStyle(over style: Autocomplete.ToolbarStyle) -> Autocomplete.ToolbarStyle {
    // Items and separators get their standards where they are drawn.
    .resolved(modifier: environment.autocompleteToolbarStyle, standard: style)
  }

  func toolbarItemStyle(
    for suggestion: Autocomplete.Suggestion, over style: Autocomplete.ToolbarItemStyle?
  ) -> Autocomplete.ToolbarItemStyle {
    .resolved(
      modifier: environment.autocompleteToolbarItemStyle, appearance: style,
      standard: suggestion.isAutocorrect ? .standardAutocorrect : .standard)
  }

  func toolbarSeparatorStyle(
    over style: Autocomplete.ToolbarSeparatorStyle?
  ) -> Autocomplete.ToolbarSeparatorStyle {
    .resolved(
      modifier: environment.autocompleteToolbarSeparatorStyle, appearance: style,
      standard: .standard)
  }

  func calloutActions(
    for action: KeyboardAction, in keyboardContext: KeyboardContext
  ) -> [KeyboardAction]? {
    environment.keyboardCalloutActions(
      KeyboardCallout.ActionsBuilderParams(action: action, context: keyboardContext))
  }

  func emojiStyle(for keyboardContext: KeyboardContext) -> Emoji.KeyboardStyle {
    environment.emojiKeyboardStyle?(keyboardContext) ?? .standard(for: keyboardContext)
  }
}

/// Edges of frames are rounded to pixels, as on a device: fills are crisp, and gaps even.
package struct PixelGrid: Hashable, Sendable {

  /// In pixels per point.
  let scale: Double

  /// Halves round up.
  func snapped(_ value: Double) -> Double {
    (value * scale + 0.5).rounded(.down) / scale
  }

  package func snapped(_ frame: CGRect) -> CGRect {
    let minX = snapped(frame.minX)
    let minY = snapped(frame.minY)
    return CGRect(
      x: minX, y: minY, width: snapped(frame.maxX) - minX, height: snapped(frame.maxY) - minY)
  }

  /// An odd remainder leaves an additional pixel below and to the right.
  func centered(_ size: CGSize, in frame: CGRect) -> CGRect {
    let width = snapped(size.width)
    let height = snapped(size.height)
    return CGRect(
      x: floored(frame.midX - width / 2), y: floored(frame.midY - height / 2),
      width: width, height: height)
  }

  private func floored(_ value: Double) -> Double {
    // The epsilon absorbs rounding errors of coordinates on whole pixels.
    (value * scale + 1e-6).rounded(.down) / scale
  }
}

extension KeyboardStatus {

  /// The style of keyboard status labels.
  public struct LabelStyle: Hashable, Sendable {

    /// The style of the icon or text of a label.
    public struct ComponentStyle: Hashable, Sendable {

      /// The color, or `nil` for the environment's.
      public var color: Color?

      /// The font, or `nil` for the environment's.
      public var font: KeyboardFont?

      /// Creates a style, by default the environment's.
      public init(color: Color? = nil, font: KeyboardFont? = nil) {
        self.color = color
        self.font = font
      }
    }

    /// The icon of an enabled status.
    public var enabledIcon: Image

    /// The style of the icon of an enabled status.
    public var enabledIconStyle: ComponentStyle

    /// The style of the text of an enabled status.
    public var enabledTextStyle: ComponentStyle

    /// The icon of a disabled status.
    public var disabledIcon: Image

    /// The style of the icon of a disabled status.
    public var disabledIconStyle: ComponentStyle

    /// The style of the text of a disabled status.
    public var disabledTextStyle: ComponentStyle

    /// Creates a style, by default with a green check mark and an orange warning.
    public init(
      enabledIcon: Image = Image(systemName: "checkmark.circle.fill"),
      enabledIconStyle: ComponentStyle = .init(color: .green),
      enabledTextStyle: ComponentStyle = .init(),
      disabledIcon: Image = Image(systemName: "exclamationmark.triangle.fill"),
      disabledIconStyle: ComponentStyle = .init(color: .orange),
      disabledTextStyle: ComponentStyle = .init()
    ) {
      self.enabledIcon = enabledIcon
      self.enabledIconStyle = enabledIconStyle
      self.enabledTextStyle = enabledTextStyle
      self.disabledIcon = disabledIcon
      self.disabledIconStyle = disabledIconStyle
      self.disabledTextStyle = disabledTextStyle
    }

    /// The standard style.
    public static let standard = Self()
  }
}

extension Autocomplete {

  /// Whether a toolbar scrolls.
  ///
  /// ```swift
  /// let long = KeyboardView(
  ///   keyboardContext: context,
  ///   suggestions: (1...9).map { Autocomplete.Suggestion(text: "suggestion \($0)") })
  /// let scrolled = long.autocompleteToolbarScrollMode(.scrolled(by: 1_000_000))
  /// let shown = scrolled.touchableKeys(measuring: .fixedAdvance).compactMap(\.suggestion?.text)
  /// shown.last  // → "suggestion 9"
  /// ```
  ///
  /// Source of the name: the release notes of KeyboardKit 10.4.
  public enum ToolbarScrollMode: Hashable, Sendable {

    /// All suggestions share the width of the bar.
    case fixed

    /// Suggestions have their own widths; so many points of them are scrolled past the start.
    case scrolled(by: Double)

    /// A bar that isn't scrolled yet.
    public static let scrollable = ToolbarScrollMode.scrolled(by: 0)
  }
}

extension View {

  /// Lets the toolbar of suggestions scroll, or let them share its width.
  public func autocompleteToolbarScrollMode(
    _ mode: Autocomplete.ToolbarScrollMode
  ) -> EnvironmentModifier<Self> {
    environment(\.autocompleteToolbarScrollMode, mode)
  }
}
