public import Foundation
public import KeyboardDrawing
public import KeyboardInput
import KeyboardStyling

/// In points.
private let gap = 8.0

extension KeyboardStatus {

  /// An icon and a text that show whether a feature is enabled.
  public struct Label: PrimitiveView {

    private let isEnabled: Bool
    private let text: String

    /// Create a label with a text for each state.
    public init(isEnabled: Bool, enabledText: String, disabledText: String) {
      self.isEnabled = isEnabled
      text = isEnabled ? enabledText : disabledText
    }

    /// Return the size of icon and text side by side.
    public func size(in context: ViewContext) -> CGSize {
      let look = look(in: context)
      let line = max(look.text.font.size, look.icon.font.size) * TextRun.lineHeight
      let width = context.text.width(of: text, font: look.text.font)
      return CGSize(
        width: (look.iconWidth + gap + width).rounded(.up), height: line.rounded(.up))
    }

    /// Draw the icon and the text.
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
