import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// Key of a callout, and the room for its bubble.
struct CalloutAnchor: Hashable, Sendable {

  /// The visible key in points from the top left of the view.
  let key: CGRect

  let cornerRadius: Double

  /// The left end of the area for bubbles, at the key or left of it.
  let availableMinX: Double

  /// The right end of the area for bubbles, at the key or right of it.
  let availableMaxX: Double

  init(key: CGRect, cornerRadius: Double, viewWidth: Double, margin: Double = 0) {
    self.key = key
    self.cornerRadius = min(max(cornerRadius, 0), key.width / 2, key.height / 2)
    availableMinX = min(margin, key.minX)
    availableMaxX = max(viewWidth - margin, key.maxX)
  }

  var availableWidth: Double { availableMaxX - availableMinX }

  func fittedLeft(_ left: Double, width: Double) -> Double {
    max(min(left, availableMaxX - width), availableMinX)
  }

  func shoulders(
    curve: CGSize, bubbleCornerRadius: Double, bubbleHeight: Double, stemHeight: Double
  ) -> CalloutShoulderMeasures {
    CalloutShoulderMeasures(
      curve: CGSize(width: max(curve.width, 0), height: max(curve.height, 0)),
      cornerRadius: bubbleCornerRadius, bubbleRoom: bubbleHeight - bubbleCornerRadius,
      keyRoom: max(stemHeight - cornerRadius, 0))
  }

  /// Returns the left side of a bubble that fits, over the key or centered over it.
  func left(
    of width: Double, for style: KeyboardCallout.CalloutStyle, overKey left: Double
  ) -> Double {
    fittedLeft(style.placement == .center ? key.midX - width / 2 : left, width: width)
  }
}

/// Source of the metrics: KeyboardKit 9.5.3 InputCallout and ActionCallout.
struct CalloutShape: Hashable, Sendable {

  let bubble: CGRect
  let items: [CGRect]
  var coveredKey: CGRect?

  /// The bubble as a closed path, with neck and key where it extends from the key.
  let outline: Path

  static func cornerRadius(of bubble: CGRect, style: KeyboardCallout.CalloutStyle) -> Double {
    min(max(style.cornerRadius, 0), bubble.width / 2, bubble.height / 2)
  }

  /// The bubble is at least as large as the text; a flat one is at most as high as the key.
  static func input(
    anchor: CalloutAnchor, style: KeyboardCallout.CalloutStyle, textSize: CGSize, isFlat: Bool
  ) -> CalloutShape {
    let key = anchor.key
    let minimum = style.inputItemMinSize
    let height = max(isFlat ? key.height : minimum.height, textSize.height, 1)
    let reach = CalloutShoulder.naturalInputReach(
      curveWidth: max(style.curveSize.width, 0), cornerRadius: max(style.cornerRadius, 0))
    let wanted = max(minimum.width, key.width + 2 * reach, textSize.width)
    let width = max(min(wanted, anchor.availableWidth), key.width)
    let left = anchor.fittedLeft(key.midX - width / 2, width: width)
    if style.isFloating {
      let top = key.minY - height
      return floating(
        CGRect(x: left, y: top, width: width, height: height), items: [], over: key, style: style)
    }
    let bubble = CGRect(x: left, y: key.minY + inputOverlap - height, width: width, height: height)
    return CalloutShape(
      bubble: bubble, items: [bubble], coveredKey: key,
      outline: outline(
        of: bubble, covering: key, anchor: anchor, style: style, shoulder: CalloutShoulder.input))
  }

  /// On pads, the bubble floats over the key instead of extending from it.
  static func actions(
    anchor: CalloutAnchor, style: KeyboardCallout.CalloutStyle, count: Int,
    alignment: HorizontalAlignment, isPad: Bool
  ) -> CalloutShape {
    let grid = ActionCalloutGrid(
      anchor: anchor, style: style, count: count, alignment: alignment, isPad: isPad)
    let items = (0..<count).map(grid.frame(ofItem:))
    let (bubble, key) = (grid.bubble, anchor.key)
    if style.isFloating { return floating(bubble, items: items, over: key, style: style) }
    if isPad {
      let radius = cornerRadius(of: bubble, style: style)
      return CalloutShape(
        bubble: bubble, items: items, outline: Path(roundedRect: bubble, cornerRadius: radius))
    }
    let covered = CGRect(
      x: key.minX, y: bubble.maxY, width: key.width, height: key.maxY - bubble.maxY)
    return CalloutShape(
      bubble: bubble, items: items, coveredKey: key,
      outline: outline(
        of: bubble, covering: covered, anchor: anchor, style: style,
        shoulder: CalloutShoulder.action))
  }

  private static func outline(
    of bubble: CGRect, covering covered: CGRect, anchor: CalloutAnchor,
    style: KeyboardCallout.CalloutStyle,
    shoulder: (Double, CalloutShoulderMeasures) -> CalloutShoulder
  ) -> Path {
    let radius = cornerRadius(of: bubble, style: style)
    let measures = anchor.shoulders(
      curve: style.curveSize, bubbleCornerRadius: radius, bubbleHeight: bubble.height,
      stemHeight: covered.height)
    let stem = CalloutStem(
      key: covered, cornerRadius: anchor.cornerRadius,
      left: shoulder(anchor.key.minX - bubble.minX, measures),
      right: shoulder(bubble.maxX - anchor.key.maxX, measures))
    return Path(bubble: bubble, cornerRadius: radius, stem: stem)
  }

  // Callouts that leave their key visible: a bubble alone, or with a pointer to the key.

  static func floating(
    _ bubble: CGRect, items: [CGRect], over key: CGRect, style: KeyboardCallout.CalloutStyle
  ) -> CalloutShape {
    let hasPointer = style.stem == .pointer
    let distance = hasPointer ? Metrics.pointerHeight : Metrics.gap
    let offset = style.offset ?? .zero
    let bottom = key.minY - distance + offset.y
    let placed = { (rect: CGRect) in rect.offsetBy(dx: offset.x, dy: bottom - bubble.maxY) }
    let moved = placed(bubble)
    let radius = cornerRadius(of: bubble, style: style)
    let outline =
      hasPointer
      ? Path(bubble: moved, cornerRadius: radius, pointingTo: key.midX, width: style.stemWidth)
      : Path(roundedRect: moved, cornerRadius: radius)
    return CalloutShape(
      bubble: moved, items: items.isEmpty ? [moved] : items.map(placed), outline: outline)
  }
}

/// In points.
private enum Metrics {
  static let gap = 6.0
  static let pointerHeight = 9.0

  /// A share of the pointer's width, from which its sides curve to the tip.
  static let tip = 0.16
}

extension Path {

  /// The pointer is between the corners of the bubble, as near to its target as these allow.
  fileprivate init(
    bubble: CGRect, cornerRadius radius: Double, pointingTo target: Double, width: Double
  ) {
    let half = min(width / 2, bubble.width / 2 - radius)
    let center = min(max(target, bubble.minX + radius + half), bubble.maxX - radius - half)
    let tip = CGPoint(x: center, y: bubble.maxY + Metrics.pointerHeight)
    let round = half * Metrics.tip
    self.init(bubble: bubble, cornerRadius: radius) { path in
      path.addLine(to: CGPoint(x: bubble.maxX, y: bubble.maxY - radius))
      path.addCorner(
        CGPoint(x: bubble.maxX, y: bubble.maxY),
        to: CGPoint(x: bubble.maxX - radius, y: bubble.maxY))
      if half > 0 {
        path.addLine(to: CGPoint(x: center + half, y: bubble.maxY))
        path.addCurve(
          to: tip, control1: CGPoint(x: center + half / 2, y: bubble.maxY),
          control2: CGPoint(x: center + 2 * round, y: tip.y))
        path.addCurve(
          to: CGPoint(x: center - half, y: bubble.maxY),
          control1: CGPoint(x: center - 2 * round, y: tip.y),
          control2: CGPoint(x: center - half / 2, y: bubble.maxY))
      }
      path.addLine(to: CGPoint(x: bubble.minX + radius, y: bubble.maxY))
      path.addCorner(
        CGPoint(x: bubble.minX, y: bubble.maxY),
        to: CGPoint(x: bubble.minX, y: bubble.maxY - radius))
    }
  }
}
