public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
import KeyboardStyling

/// In points, from the line and the edges (source: KeyboardKit 9.5.3 Keyboard+CollapsedView).
private let buttonPadding = 10.0

private let buttonFont = Font.title3.weight(.light)

extension Keyboard {

  /// The bar in place of a collapsed keyboard.
  ///
  /// It has a content, a line and a button that expands the keyboard.
  public struct CollapsedView<Content: View>: PrimitiveView {

    private let keyboardContext: KeyboardContext
    private let content: Content

    /// Create a bar for the keyboard of a context, which its button expands.
    public init(keyboardContext: KeyboardContext, @ViewBuilder content: () -> Content) {
      self.keyboardContext = keyboardContext
      self.content = content()
    }

    /// Return the width of the keyboard and the height of the bar.
    public func size(in context: ViewContext) -> CGSize {
      let content = content.size(in: context)
      let height = context.barStyle.height(around: content.height)
      return CGSize(width: keyboardContext.traits.keyboardWidth, height: height)
    }

    /// Draw the content, the line and the button.
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

    /// Return the keys of the content, and the button.
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
