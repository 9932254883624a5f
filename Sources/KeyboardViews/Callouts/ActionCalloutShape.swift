import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// The outline of the callout that offers secondary actions, and the places of its items.
///
/// Source of the numbers: KeyboardKit 9.5.3 ActionCallout.
struct ActionCalloutShape: Hashable, Sendable {

  /// The part with the items.
  let bubble: CGRect

  /// The bubble as one closed line, on phones with its neck and the key.
  let outline: Path

  /// The places of the items, in the order from left to right that a single row has.
  let items: [CGRect]

  /// The shape over a key.
  ///
  /// - Parameters:
  ///   - anchor: The key and the room around it.
  ///   - style: The sizes of bubble, items and curves.
  ///   - count: The number of items, at least 1.
  ///   - alignment: The side of the key at which the items start.
  ///   - isPad: Whether the bubble lies over the key instead of growing out of it.
  init(
    anchor: CalloutAnchor, style: KeyboardCallout.CalloutStyle, count: Int,
    alignment: HorizontalAlignment, isPad: Bool
  ) {
    let grid = ActionCalloutGrid(
      anchor: anchor, style: style, count: count, alignment: alignment, isPad: isPad)
    bubble = grid.bubble
    items = (0..<count).map(grid.frame(ofItem:))
    let radius = min(max(style.cornerRadius, 0), bubble.width / 2, bubble.height / 2)
    guard !isPad else {
      outline = Path(roundedRect: bubble, cornerRadius: radius)
      return
    }
    let key = anchor.key
    let covered = CGRect(
      x: key.minX, y: bubble.maxY, width: key.width, height: key.maxY - bubble.maxY)
    let measures = anchor.shoulders(
      curve: style.curveSize, bubbleCornerRadius: radius, bubbleHeight: bubble.height,
      stemHeight: covered.height)
    let stem = CalloutStem(
      key: covered, cornerRadius: anchor.cornerRadius,
      left: .action(reach: key.minX - bubble.minX, measures: measures),
      right: .action(reach: bubble.maxX - key.maxX, measures: measures))
    outline = Path(bubble: bubble, cornerRadius: radius, stem: stem)
  }
}
