import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// In points (source: an iPhone 16 Pro with a beta of iOS 26; input callouts on 26.5 by others).
private enum Metrics {
  static let cell = CGSize(width: 36.9, height: 43.7)
  static let rowPitch = 63.0
  static let margin = CGSize(width: 10.67, height: 10.33)
  static let distanceToKey = 4.7
  static let rowsOfSix = 12
  static let inputReach = 12.65
  static let inputHeight = 54.0
  static let inputDistance = 12.0
  static let neckDepth = 5.0
}

extension CalloutShape {

  /// Rows fill up from the bottom; the first item is over the center of the key if there is room.
  static func liquidGlassActions(
    anchor: CalloutAnchor, style: KeyboardCallout.CalloutStyle, count: Int,
    alignment: HorizontalAlignment
  ) -> CalloutShape {
    let (cell, margin, key) = (Metrics.cell, Metrics.margin, anchor.key)
    let room = max(Int((anchor.availableWidth - 2 * margin.width) / cell.width + 1e-6), 1)
    let wanted = style.columnLimit ?? (count >= Metrics.rowsOfSix ? 6 : count)
    let (rows, columns) = ActionCalloutGrid.rowsAndColumns(of: count, limit: min(wanted, room))
    let width = Double(columns) * cell.width + 2 * margin.width
    let isTrailing = alignment == .trailing
    let side = margin.width + cell.width / 2
    let left = anchor.left(
      of: width, for: style, overKey: isTrailing ? key.midX + side - width : key.midX - side)
    let height = Double(rows - 1) * Metrics.rowPitch + cell.height + 2 * margin.height
    let bubble = CGRect(
      x: left, y: key.minY - Metrics.distanceToKey - height, width: width, height: height)
    let items: [CGRect] = (0..<count).map { index in
      let (row, step) = (isTrailing ? count - 1 - index : index).quotientAndRemainder(
        dividingBy: columns)
      let column = isTrailing ? columns - 1 - step : step
      return CGRect(
        x: left + margin.width + Double(column) * cell.width,
        y: bubble.maxY - margin.height - cell.height - Double(row) * Metrics.rowPitch,
        width: cell.width, height: cell.height)
    }
    if style.isFloating { return floating(bubble, items: items, over: key, style: style) }
    return CalloutShape(
      bubble: bubble, items: items,
      outline: Path(continuousRoundedRect: bubble, cornerRadius: style.cornerRadius))
  }

  static func liquidGlassInput(
    anchor: CalloutAnchor, style: KeyboardCallout.CalloutStyle, textSize: CGSize, isFlat: Bool
  ) -> CalloutShape {
    let key = anchor.key
    let height = isFlat ? max(key.height, 1) : Metrics.inputHeight
    let width = max(
      min(max(key.width + 2 * Metrics.inputReach, textSize.width), anchor.availableWidth),
      key.width)
    let left = anchor.fittedLeft(key.midX - width / 2, width: width)
    if style.isFloating {
      let top = key.minY - height
      return floating(
        CGRect(x: left, y: top, width: width, height: height), items: [], over: key, style: style)
    }
    let bubble = CGRect(
      x: left, y: key.minY - Metrics.inputDistance - height, width: width, height: height)
    let radius = min(max(style.cornerRadius, 0), width / 2, height / 2)
    let stem = CalloutStem(
      key: key, cornerRadius: anchor.cornerRadius,
      left: .liquidGlass(reach: key.minX - left, cornerRadius: radius),
      right: .liquidGlass(reach: bubble.maxX - key.maxX, cornerRadius: radius))
    return CalloutShape(
      bubble: bubble, items: [bubble], coveredKey: key,
      outline: Path(bubble: bubble, cornerRadius: radius, stem: stem))
  }
}

extension CalloutShoulder {

  fileprivate static func liquidGlass(reach: Double, cornerRadius: Double) -> CalloutShoulder {
    let top = -Metrics.inputDistance - cornerRadius
    let middle = CGPoint(x: reach / 2, y: -Metrics.inputDistance + 2)
    let corner = Curve(
      start: CGPoint(x: reach, y: top),
      control1: CGPoint(x: reach, y: top + cornerRadius * 0.6),
      control2: CGPoint(x: reach * 0.72, y: middle.y - 4), end: middle)
    let neck = Curve(
      start: middle, control1: CGPoint(x: reach * 0.28, y: middle.y + 4),
      control2: CGPoint(x: 0, y: middle.y + 7), end: CGPoint(x: 0, y: Metrics.neckDepth))
    return CalloutShoulder(curves: [corner, neck])
  }
}

/// The part of a callout's outline below its bubble: both shoulders and the key between them.
struct CalloutStem: Hashable, Sendable {

  let key: CGRect
  let cornerRadius: Double
  let left: CalloutShoulder
  let right: CalloutShoulder

  var path: Path {
    Path { path in
      path.add(self)
      path.closeSubpath()
    }
  }
}

extension Path {

  init(bubble: CGRect, cornerRadius: Double, stem: CalloutStem) {
    self.init(bubble: bubble, cornerRadius: cornerRadius) { $0.add(stem) }
  }

  /// The lower side goes from right to left, below the upper corners.
  init(bubble: CGRect, cornerRadius: Double, addingLowerSide add: (inout Path) -> Void) {
    let radius = cornerRadius
    self.init { path in
      path.move(to: CGPoint(x: bubble.minX + radius, y: bubble.minY))
      path.addLine(to: CGPoint(x: bubble.maxX - radius, y: bubble.minY))
      path.addCorner(
        CGPoint(x: bubble.maxX, y: bubble.minY),
        to: CGPoint(x: bubble.maxX, y: bubble.minY + radius))
      add(&path)
      path.addLine(to: CGPoint(x: bubble.minX, y: bubble.minY + radius))
      path.addCorner(
        CGPoint(x: bubble.minX, y: bubble.minY),
        to: CGPoint(x: bubble.minX + radius, y: bubble.minY))
      path.closeSubpath()
    }
  }

  fileprivate mutating func add(_ stem: CalloutStem) {
    let key = stem.key
    let radius = stem.cornerRadius
    add(stem.right.placed(x: key.maxX, y: key.minY, outwards: 1))
    addLine(to: CGPoint(x: key.maxX, y: key.maxY - radius))
    addCorner(CGPoint(x: key.maxX, y: key.maxY), to: CGPoint(x: key.maxX - radius, y: key.maxY))
    addLine(to: CGPoint(x: key.minX + radius, y: key.maxY))
    addCorner(CGPoint(x: key.minX, y: key.maxY), to: CGPoint(x: key.minX, y: key.maxY - radius))
    add(stem.left.placed(x: key.minX, y: key.minY, outwards: -1).reversed().map(\.reversed))
  }

  private mutating func add(_ curves: [CalloutShoulder.Curve]) {
    for curve in curves {
      isEmpty ? move(to: curve.start) : addLine(to: curve.start)
      addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
  }
}
