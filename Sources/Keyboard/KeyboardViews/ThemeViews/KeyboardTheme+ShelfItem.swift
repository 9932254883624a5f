public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardStyling

// Source of the metrics in points: the published picture of the theme shelf.
private let side = 80.0
private let outerRadius = 10.0
private let keyInset = 10.0
private let keyAction = KeyboardAction.character("A")

/// The return key over a corner of the input key, which tells apart themes that share its face.
private let primaryAction = KeyboardAction.primary(.newLine)
private let primarySize = CGSize(width: 32, height: 22)
private let primaryInset = 6.0
private let primaryRadius = 6.0

/// The width in points of the line between an item and a background of the same color.
private let hairline = 0.5

extension KeyboardTheme {

  /// A tile for a theme: an input key, and the return key if it differs from other system keys.
  public struct ShelfItem: PrimitiveView {

    /// The theme.
    public var theme: KeyboardTheme

    /// The context of the style.
    public var keyboardContext: KeyboardContext

    /// Creates a tile for a theme.
    public init(theme: KeyboardTheme, keyboardContext: KeyboardContext) {
      self.theme = theme
      self.keyboardContext = keyboardContext
    }

    /// Returns a square of 80 points.
    public func size(in context: ViewContext) -> CGSize { CGSize(width: side, height: side) }

    /// Draws the background and the key.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      let isDark = keyboardContext.traits.hasDarkColorScheme
      let outline = Path(continuousRoundedRect: frame, cornerRadius: outerRadius)
      let appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: keyboardContext)
      let rules = AccessibilityRules(traits: keyboardContext.traits.adding(theme.accessibility))
      let viewStyle = rules.adapted(
        KeyboardViewStyle.resolved(appearance: appearance.keyboardViewStyle, standard: .standard))
      builder.fill(outline, Color.keyboardBackground.resolved(isDark: isDark))
      viewStyle.background?.draw(in: outline, area: frame, isDark: isDark, into: &builder)
      func key(
        _ action: KeyboardAction, in frame: CGRect, style: Keyboard.ButtonStyle,
        content: StyledKey.Content
      ) -> StyledKey {
        StyledKey(
          single: action, frame: context.grid.snapped(frame),
          style: rules.adapted(style, in: viewStyle), content: content,
          keyboardContext: keyboardContext, isPressed: false)
      }
      let input = key(
        keyAction, in: frame.insetBy(dx: keyInset, dy: keyInset),
        style: appearance.buttonStyle(for: keyAction, isPressed: false),
        content: .text("A", isRaised: false))
      let primary = primaryStyle(in: appearance).map { style in
        key(
          primaryAction, in: primaryFrame(in: frame), style: style,
          content: appearance.keyContent(for: primaryAction))
      }
      builder.element(Scene.Element(.theme, name: theme.identifier ?? theme.name, box: frame)) {
        input.draw(into: &$0)
        primary?.draw(into: &$0)
        $0.stroke(
          outline, .color(.separator(isDark: context.environment.isDark)),
          StrokeStyle(lineWidth: hairline))
      }
    }

    private func primaryFrame(in frame: CGRect) -> CGRect {
      CGRect(
        x: frame.maxX - primaryInset - primarySize.width,
        y: frame.maxY - primaryInset - primarySize.height, width: primarySize.width,
        height: primarySize.height)
    }

    /// Style of the return key, or `nil` if its face is like other system keys' or the system's.
    private func primaryStyle(in appearance: KeyboardThemeAppearance) -> Keyboard.ButtonStyle? {
      let standard = KeyboardThemeAppearance(theme: .standard, keyboardContext: keyboardContext)
      let isDark = keyboardContext.traits.hasDarkColorScheme
      func hasFace(_ style: Keyboard.ButtonStyle, of other: Keyboard.ButtonStyle) -> Bool {
        style.background == other.background
          && style.backgroundColor?.resolved(isDark: isDark)
            == other.backgroundColor?.resolved(isDark: isDark)
      }
      var style = appearance.buttonStyle(for: primaryAction, isPressed: false)
      let system = appearance.buttonStyle(for: .backspace, isPressed: false)
      let plain = standard.buttonStyle(for: primaryAction, isPressed: false)
      guard !hasFace(style, of: system), !hasFace(style, of: plain) else { return nil }
      style.cornerRadius = style.cornerRadius.map { min($0, primaryRadius) }
      return style
    }
  }

  /// The title of a theme collection, in capitals.
  public struct ShelfTitle: PrimitiveView {

    /// The title.
    public var text: String

    /// Creates the title of a collection.
    public init(collection: Collection) { text = collection.name }

    private static let font = Font.system(size: 17)

    private var capitals: String { text.uppercased() }

    /// Returns the size of the line of text.
    public func size(in context: ViewContext) -> CGSize {
      context.text.size(of: capitals, font: Self.font)
    }

    /// Draws the title, left-aligned.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      let color = Color.secondary.resolved(isDark: context.environment.isDark)
      builder.name(capitals, font: Self.font, color: color, box: frame)
      builder.element(
        .label, name: text, box: frame,
        style: [
          Scene.Property("foregroundColor", .color(color)),
          Scene.Property("fontSize", .number(Self.font.size)),
        ])
    }
  }
}

// Colors of lists with themes (source: Apple's Human Interface Guidelines, Color).
extension Color.Resolved {

  static func systemGroupedBackground(isDark: Bool) -> Self {
    Self(hex: isDark ? 0x000000 : 0xF2F2F7)
  }

  static func separator(isDark: Bool) -> Self {
    isDark ? Self(hex: 0x545458, opacity: 0.6) : Self(hex: 0x3C3C43, opacity: 0.18)
  }
}
