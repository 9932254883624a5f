import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// The outline of the callout that repeats a pressed key.
///
/// Source of the numbers: KeyboardKit 9.5.3 InputCallout.
struct InputCalloutShape: Hashable, Sendable {

  /// The part above the key, in which the text stands.
  let bubble: CGRect

  /// The bubble, its neck and the key as one closed line.
  let outline: Path

  /// The shape over a key.
  ///
  /// - Parameters:
  ///   - anchor: The key and the room around it.
  ///   - style: The sizes of bubble and curves.
  ///   - textSize: The size of the text, which the bubble is never smaller than.
  ///   - isFlat: Whether the bubble is no higher than the key, as on phones that lie on their side.
  init(
    anchor: CalloutAnchor, style: KeyboardCallout.CalloutStyle, textSize: CGSize, isFlat: Bool
  ) {
    let key = anchor.key
    let minimum = style.inputItemMinSize
    let height = max(isFlat ? key.height : minimum.height, textSize.height, 1)
    let reach = Shoulder.naturalInputReach(
      curveWidth: max(style.curveSize.width, 0), cornerRadius: max(style.cornerRadius, 0))
    let wanted = max(minimum.width, key.width + 2 * reach, textSize.width)
    let width = max(min(wanted, anchor.roomWidth), key.width)
    let left = anchor.fittedLeft(key.midX - width / 2, width: width)
    bubble = CGRect(x: left, y: key.minY + inputOverlap - height, width: width, height: height)
    let radius = min(max(style.cornerRadius, 0), width / 2, height / 2)
    let measures = anchor.shoulders(
      curve: style.curveSize, bubbleCornerRadius: radius, bubbleHeight: height,
      stemHeight: key.height)
    let stem = CalloutStem(
      key: key, cornerRadius: anchor.cornerRadius,
      left: .input(reach: key.minX - bubble.minX, measures: measures),
      right: .input(reach: bubble.maxX - key.maxX, measures: measures))
    outline = Path(bubble: bubble, cornerRadius: radius, stem: stem)
  }
}
