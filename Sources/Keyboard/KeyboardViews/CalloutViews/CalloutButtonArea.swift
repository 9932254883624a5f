public import Foundation
public import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

extension KeyboardCallout.InputCallout {

  /// The part of an input callout above the key, and the curves there.
  public struct ButtonArea: View {

    private let area: CalloutButtonArea

    /// Create the cover of a key with a frame in points.
    public init(frame: CGRect, buttonCornerRadius: Double) {
      area = CalloutButtonArea(key: frame, cornerRadius: buttonCornerRadius) { style, measures in
        let reach = Shoulder.naturalInputReach(
          curveWidth: style.curveSize.width, cornerRadius: style.cornerRadius)
        let shoulder = Shoulder.input(reach: reach, measures: measures)
        return (shoulder, shoulder)
      }
    }

    /// The cover, in the bounds of the curves down to the key's lower right corner.
    public var body: some View { area }
  }
}

extension KeyboardCallout.ActionCallout {

  /// The part of an action callout above the key, and the curves there.
  ///
  /// Its bubble starts at the key and extends to the right.
  public struct ButtonArea: View {

    private let area: CalloutButtonArea

    /// Create the cover of a key with a frame in points.
    public init(frame: CGRect, buttonCornerRadius: Double) {
      area = CalloutButtonArea(key: frame, cornerRadius: buttonCornerRadius) { style, measures in
        let far = style.cornerRadius + style.curveSize.height
        return (
          .action(reach: style.curveSize.width, measures: measures),
          .action(reach: far, measures: measures)
        )
      }
    }

    /// The cover, in the bounds of the curves down to the key's lower right corner.
    public var body: some View { area }
  }
}

private struct CalloutButtonArea: PrimitiveView {

  let key: CGRect
  let cornerRadius: Double
  let shoulders:
    (KeyboardCallout.CalloutStyle, ShoulderMeasures) -> (left: Shoulder, right: Shoulder)

  func size(in context: ViewContext) -> CGSize {
    let box = path(in: context).controlPointBox
    return CGSize(width: box.maxX, height: box.maxY)
  }

  func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let color = context.calloutStyle().backgroundColor
    builder.fill(
      path(in: context).offsetBy(x: frame.minX, y: frame.minY),
      color.resolved(isDark: context.environment.isDark))
  }

  private func path(in context: ViewContext) -> Path {
    let style = context.calloutStyle()
    let anchor = CalloutAnchor(key: key, cornerRadius: cornerRadius, viewWidth: key.maxX)
    let measures = anchor.shoulders(
      curve: style.curveSize, bubbleCornerRadius: style.cornerRadius,
      bubbleHeight: 2 * style.cornerRadius, stemHeight: key.height)
    let (left, right) = shoulders(style, measures)
    return CalloutStem(key: key, cornerRadius: anchor.cornerRadius, left: left, right: right).path
  }
}
