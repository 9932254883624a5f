public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
import KeyboardStyling

extension Keyboard {

  /// A bar above a keyboard, with the available width and any content.
  public struct Toolbar<Content: View>: View {

    private let content: Content

    /// Creates a bar with a content.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The content.
    public var body: Content { content }

    /// Returns the width of the content, and a height within the limits of the style.
    public func size(in context: ViewContext) -> CGSize {
      let size = content.size(in: context)
      return CGSize(width: size.width, height: context.barStyle.height(around: size.height))
    }

    /// Returns the proposed width.
    public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
      let size = content.size(for: proposal, in: context)
      return CGSize(
        width: proposal.width ?? size.width, height: context.barStyle.height(around: size.height))
    }

    /// Draws the background and the content.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      let color = context.barStyle.backgroundColor
      builder.fill(Path(frame), color.resolved(isDark: context.environment.isDark))
      content.draw(in: frame, context: context, into: &builder)
    }
  }

  /// The bar in place of a collapsed keyboard: a content, a line and a button that expands it.
  public struct CollapsedView<Content: View>: PrimitiveView {

    private let keyboardContext: KeyboardContext
    private let content: Content

    /// Creates a bar for the keyboard of a context, which its button expands.
    public init(keyboardContext: KeyboardContext, @ViewBuilder content: () -> Content) {
      self.keyboardContext = keyboardContext
      self.content = content()
    }

    /// Returns the width of the keyboard and the height of the bar.
    public func size(in context: ViewContext) -> CGSize {
      let content = content.size(in: context)
      let height = context.barStyle.height(around: content.height)
      return CGSize(width: keyboardContext.traits.keyboardWidth, height: height)
    }

    /// Draws the content, the line and the button.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      var context = context
      context.environment.colorScheme = keyboardContext.traits.colorScheme
      let isDark = keyboardContext.traits.hasDarkColorScheme
      let button = buttonFrame(in: frame)
      Toolbar { content }.draw(in: contentFrame(in: frame), context: context, into: &builder)
      let minHeight = context.barStyle.minHeight
      let height = min(max(minHeight - 2 * buttonPadding, 0), frame.height)
      let line = CGRect(
        x: button.minX - 0.5, y: frame.midY - height / 2, width: 0.5, height: height)
      builder.fill(
        Path(context.grid.snapped(line)), Color.secondary.opacity(0.5).resolved(isDark: isDark))
      let color = Color.keyboardButtonForeground(for: keyboardContext).resolved(isDark: isDark)
      Icon.named(Image.keyboard.name)?.draw(
        in: &builder, centeredAt: button.center, fontSize: buttonFont.size,
        weight: buttonFont.weight, color: color)
      builder.element(
        .key, name: Self.expandName, box: button,
        style: [
          .init("foregroundColor", .color(color)), .init("image", .text(Image.keyboard.name)),
        ])
    }

    /// Returns the keys of the content, and the button.
    public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
      let expand = ReleaseHandler { [keyboardContext] in
        keyboardContext.isKeyboardCollapsed = false
      }
      return content.touchableKeys(in: contentFrame(in: frame), context: context) + [
        TouchableKey(
          action: .custom(named: Self.expandName), frame: buttonFrame(in: frame),
          actionHandler: expand)
      ]
    }

    private static var expandName: String { "expandKeyboard" }

    private func buttonFrame(in frame: CGRect) -> CGRect {
      let width = Icon.side(fontSize: buttonFont.size) + 2 * buttonPadding
      return CGRect(x: frame.maxX - width, y: frame.minY, width: width, height: frame.height)
    }

    private func contentFrame(in frame: CGRect) -> CGRect {
      CGRect(
        x: frame.minX, y: frame.minY, width: max(buttonFrame(in: frame).minX - frame.minX, 0),
        height: frame.height)
    }
  }
}

extension Keyboard.ToolbarStyle {

  func height(around content: CGFloat) -> CGFloat {
    height ?? min(max(content, minHeight), maxHeight ?? .infinity)
  }
}

/// In points, from the line and the edges (source: KeyboardKit 9.5.3 Keyboard+CollapsedView).
private let buttonPadding = 10.0

private let buttonFont = Font.title3.weight(.light)

/// In points.
private let gap = 8.0

extension KeyboardStatus {

  /// An icon and a text that show whether a feature is enabled.
  public struct Label: PrimitiveView {

    private let isEnabled: Bool
    private let text: String

    /// Creates a label with a text for each state.
    public init(isEnabled: Bool, enabledText: String, disabledText: String) {
      self.isEnabled = isEnabled
      text = isEnabled ? enabledText : disabledText
    }

    /// Returns the size of icon and text side by side.
    public func size(in context: ViewContext) -> CGSize {
      let look = look(in: context)
      let line = max(look.text.font.size, look.icon.font.size) * TextRun.lineHeight
      let width = context.text.width(of: text, font: look.text.font)
      return CGSize(width: (look.iconWidth + gap + width).rounded(.up), height: line.rounded(.up))
    }

    /// Draws the icon and the text.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      let look = look(in: context)
      let place = CGPoint(x: frame.minX + look.iconWidth / 2, y: frame.midY)
      Icon.named(look.name)?.draw(
        in: &builder, centeredAt: place, fontSize: look.icon.font.size,
        weight: look.icon.font.weight, color: look.icon.color)
      let left = frame.minX + look.iconWidth + gap
      let box = CGRect(
        x: left, y: frame.minY, width: max(frame.maxX - left, 0), height: frame.height)
      builder.text(
        text, font: look.text.font, color: look.text.color, box: box, alignment: .left,
        minimumScale: 0.5)
      builder.element(
        .label, name: text, box: frame,
        style: [
          .init("foregroundColor", .color(look.text.color)), .init("image", .text(look.name)),
          .init("imageColor", .color(look.icon.color)), .init("text", .text(text)),
        ])
    }

    private func look(in context: ViewContext) -> Look {
      let style = context.environment.keyboardStatusLabelStyle
      return Look(
        name: isEnabled ? style.enabledIcon.name : style.disabledIcon.name,
        icon: Part(isEnabled ? style.enabledIconStyle : style.disabledIconStyle, in: context),
        text: Part(isEnabled ? style.enabledTextStyle : style.disabledTextStyle, in: context))
    }
  }

  private struct Look {
    let name: String
    let icon: Part
    let text: Part

    var iconWidth: Double { Icon.side(fontSize: icon.font.size) }
  }

  private struct Part {
    let font: Font
    let color: Color.Resolved

    init(_ style: LabelStyle.ComponentStyle, in context: ViewContext) {
      font = style.font?.font ?? context.environment.font
      color = (style.color ?? context.environment.foregroundColor)
        .resolved(isDark: context.environment.isDark)
    }
  }
}
