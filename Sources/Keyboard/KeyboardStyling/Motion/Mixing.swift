import Foundation
import KeyboardCore
import KeyboardDrawing
import SourceText

/// Values between two others, or nil; a spring's progress beyond 0...1 continues numbers only.
enum Mixing {

  static func number(_ first: Double, _ second: Double, _ progress: Double) -> Double {
    first + (second - first) * progress
  }

  static func color(_ first: Color?, _ second: Color?, _ progress: Double) -> Color? {
    guard let start = first ?? second?.opacity(0), let end = second ?? first?.opacity(0) else {
      return nil
    }
    let share = min(max(progress, 0), 1)
    return Color(
      light: ColorSpace.oklab.mix(start.light, end.light, share: share),
      dark: ColorSpace.oklab.mix(start.dark, end.dark, share: share))
  }

  static func point(_ first: CGPoint, _ second: CGPoint, _ progress: Double) -> CGPoint {
    CGPoint(x: number(first.x, second.x, progress), y: number(first.y, second.y, progress))
  }

  static func insets(_ first: EdgeInsets, _ second: EdgeInsets, _ progress: Double) -> EdgeInsets {
    EdgeInsets(
      top: number(first.top, second.top, progress),
      leading: number(first.leading, second.leading, progress),
      bottom: number(first.bottom, second.bottom, progress),
      trailing: number(first.trailing, second.trailing, progress))
  }

  static func corners(
    _ first: Keyboard.Corners, _ second: Keyboard.Corners, _ progress: Double,
    in range: ClosedRange<Double>
  ) -> Keyboard.Corners? {
    var corners = second
    if first.radii != nil || second.radii != nil {
      guard let start = first.radii, let end = second.radii,
        let mixed = radii(start, end, progress)
      else { return nil }
      corners.radii = mixed
    }
    if first.radius != nil || second.radius != nil {
      corners.radius = range.clamped(number(first.radius ?? 0, second.radius ?? 0, progress))
    }
    return corners
  }

  private static func radii(
    _ first: Keyboard.CornerRadii, _ second: Keyboard.CornerRadii, _ progress: Double
  ) -> Keyboard.CornerRadii? {
    let corners: [WritableKeyPath<Keyboard.CornerRadii, Keyboard.CornerRadius?>] = [
      \.topLeading, \.topTrailing, \.bottomLeading, \.bottomTrailing,
    ]
    var radii = second
    for corner in corners {
      switch (first[keyPath: corner], second[keyPath: corner]) {
      case (nil, nil): break
      case (.points(let start), .points(let end)):
        radii[keyPath: corner] = .points(max(number(start, end, progress), 0))
      case (.percent(let start), .percent(let end)):
        radii[keyPath: corner] = .percent(max(number(start, end, progress), 0))
      default: return nil
      }
    }
    return radii
  }

  /// Of lists of different length, the further shadows appear or disappear.
  static func shadows(
    _ first: [Keyboard.KeyShadow], _ second: [Keyboard.KeyShadow], _ progress: Double
  ) -> [Keyboard.KeyShadow]? {
    var shadows: [Keyboard.KeyShadow] = []
    for index in 0..<max(first.count, second.count) {
      let start = index < first.count ? first[index] : second[index].mapColor { $0.opacity(0) }
      let end = index < second.count ? second[index] : first[index].mapColor { $0.opacity(0) }
      guard start.isInner == end.isInner else { return nil }
      shadows.append(
        Keyboard.KeyShadow(
          color: color(start.color, end.color, progress) ?? end.color,
          radius: max(number(start.radius, end.radius, progress), 0),
          offset: point(start.offset, end.offset, progress),
          spread: number(start.spread, end.spread, progress), isInner: end.isInner))
    }
    return shadows
  }

  /// A gradient without a partner fades, unless it is in place of a color.
  static func gradient(
    _ first: KeyboardGradient?, _ second: KeyboardGradient?, _ progress: Double
  ) -> KeyboardGradient? {
    func invisible(_ gradient: KeyboardGradient) -> KeyboardGradient {
      gradient.mapColors { $0.opacity(0) }
    }
    guard let start = first ?? second.map(invisible), let end = second ?? first.map(invisible),
      start.stops.count == end.stops.count, start.isRepeating == end.isRepeating,
      let shape = shape(start.shape, end.shape, progress)
    else { return nil }
    let share = min(max(progress, 0), 1)
    return KeyboardGradient(
      shape: shape,
      stops: zip(start.stops, end.stops).map {
        KeyboardGradient.Stop(
          color: color($0.color, $1.color, share) ?? $1.color,
          location: number($0.location, $1.location, share))
      }, isRepeating: end.isRepeating)
  }

  private static func shape(
    _ first: KeyboardGradient.Shape, _ second: KeyboardGradient.Shape, _ progress: Double
  ) -> KeyboardGradient.Shape? {
    switch (first, second) {
    case (.linear(let start, let end), .linear(let otherStart, let otherEnd)):
      .linear(from: point(start, otherStart, progress), to: point(end, otherEnd, progress))
    case (.angle(let start), .angle(let end)): .angle(degrees: number(start, end, progress))
    case (
      .radial(let start, let radius, let focus), .radial(let end, let otherRadius, let otherFocus)
    ):
      .radial(
        center: point(start, end, progress),
        radius: max(number(radius, otherRadius, progress), 0.001),
        focus: focus == nil && otherFocus == nil
          ? nil : point(focus ?? start, otherFocus ?? end, progress))
    case (.conic(let start, let degrees), .conic(let end, let otherDegrees)):
      .conic(center: point(start, end, progress), degrees: number(degrees, otherDegrees, progress))
    default: nil
    }
  }

  static func background(
    _ first: Keyboard.Background, _ second: Keyboard.Background, _ progress: Double
  ) -> Keyboard.Background? {
    var (start, end) = (first, second)
    for path in [\Keyboard.Background.gradient, \.overlay] {
      let mixed = gradient(start[keyPath: path], end[keyPath: path], progress)
      if mixed == nil, start[keyPath: path] != nil || end[keyPath: path] != nil { return nil }
      (start[keyPath: path], end[keyPath: path]) = (mixed, mixed)
    }
    for path in [\Keyboard.Background.backgroundColor, \.overlayColor] {
      let mixed = color(start[keyPath: path], end[keyPath: path], progress)
      (start[keyPath: path], end[keyPath: path]) = (mixed, mixed)
    }
    // Pictures and materials have nothing between.
    return start == end ? end : nil
  }
}
