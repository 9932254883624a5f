import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// The outline of a callout, and the places of its texts.
///
/// Source of the numbers: KeyboardKit 9.5.3 InputCallout and ActionCallout.
struct CalloutShape: Hashable, Sendable {

  /// The part with the texts.
  let bubble: CGRect

  /// The places of the texts, in the order from left to right that a single row has.
  let items: [CGRect]

  /// The bubble as one closed line, with its neck and the key where it grows out of the key.
  let outline: Path

  /// A bubble that grows out of a key and covers a part of it.
  private init(
    bubble: CGRect, items: [CGRect], covered: CGRect, anchor: CalloutAnchor,
    style: KeyboardCallout.CalloutStyle, shoulder: (Double, ShoulderMeasures) -> Shoulder
  ) {
    let key = anchor.key
    let radius = Self.cornerRadius(of: bubble, style: style)
    let measures = anchor.shoulders(
      curve: style.curveSize, bubbleCornerRadius: radius, bubbleHeight: bubble.height,
      stemHeight: covered.height)
    let stem = CalloutStem(
      key: covered, cornerRadius: anchor.cornerRadius,
      left: shoulder(key.minX - bubble.minX, measures),
      right: shoulder(bubble.maxX - key.maxX, measures))
    self.bubble = bubble
    self.items = items
    outline = Path(bubble: bubble, cornerRadius: radius, stem: stem)
  }

  /// A bubble that lies over its key.
  private init(bubble: CGRect, items: [CGRect], style: KeyboardCallout.CalloutStyle) {
    self.bubble = bubble
    self.items = items
    outline = Path(
      roundedRect: bubble, cornerRadius: Self.cornerRadius(of: bubble, style: style))
  }

  private static func cornerRadius(
    of bubble: CGRect, style: KeyboardCallout.CalloutStyle
  ) -> Double {
    min(max(style.cornerRadius, 0), bubble.width / 2, bubble.height / 2)
  }
}

extension CalloutShape {

  /// The callout that repeats a pressed key.
  ///
  /// - Parameters:
  ///   - anchor: The key and the room around it.
  ///   - style: The sizes of bubble and curves.
  ///   - textSize: The size of the text, which the bubble is never smaller than.
  ///   - isFlat: Whether the bubble is no higher than the key, as on phones that lie on their side.
  /// - Returns: The shape.
  static func input(
    anchor: CalloutAnchor, style: KeyboardCallout.CalloutStyle, textSize: CGSize, isFlat: Bool
  ) -> CalloutShape {
    let key = anchor.key
    let minimum = style.inputItemMinSize
    let height = max(isFlat ? key.height : minimum.height, textSize.height, 1)
    let reach = Shoulder.naturalInputReach(
      curveWidth: max(style.curveSize.width, 0), cornerRadius: max(style.cornerRadius, 0))
    let wanted = max(minimum.width, key.width + 2 * reach, textSize.width)
    let width = max(min(wanted, anchor.roomWidth), key.width)
    let left = anchor.fittedLeft(key.midX - width / 2, width: width)
    let bubble = CGRect(x: left, y: key.minY + inputOverlap - height, width: width, height: height)
    return CalloutShape(
      bubble: bubble, items: [bubble], covered: key, anchor: anchor, style: style,
      shoulder: Shoulder.input)
  }

  /// The callout that offers secondary actions.
  ///
  /// - Parameters:
  ///   - anchor: The key and the room around it.
  ///   - style: The sizes of bubble, items and curves.
  ///   - count: The number of items, at least 1.
  ///   - alignment: The side of the key at which the items start.
  ///   - isPad: Whether the bubble lies over the key instead of growing out of it.
  /// - Returns: The shape.
  static func actions(
    anchor: CalloutAnchor, style: KeyboardCallout.CalloutStyle, count: Int,
    alignment: HorizontalAlignment, isPad: Bool
  ) -> CalloutShape {
    let grid = ActionCalloutGrid(
      anchor: anchor, style: style, count: count, alignment: alignment, isPad: isPad)
    let items = (0..<count).map(grid.frame(ofItem:))
    if isPad { return CalloutShape(bubble: grid.bubble, items: items, style: style) }
    let (key, top) = (anchor.key, grid.bubble.maxY)
    return CalloutShape(
      bubble: grid.bubble, items: items,
      covered: CGRect(x: key.minX, y: top, width: key.width, height: key.maxY - top),
      anchor: anchor, style: style, shoulder: Shoulder.action)
  }
}
