public import Foundation

/// A shadow or glow behind a text or an icon, in its shape.
///
/// A shadow without an offset is a glow.
public enum ContentEffect: Hashable, Sendable {

  /// A shadow with a blur radius, the standard deviation in points, at an offset in points.
  case shadow(Color.Resolved, radius: Double, offset: CGPoint)

  /// A line around the shape, outside of it, with a width in points.
  case outline(Color.Resolved, width: Double)
}

extension ContentEffect {

  var isInvisible: Bool {
    switch self {
    case .shadow(let color, let radius, let offset):
      color.isInvisible || (radius <= 0 && offset == .zero)
    case .outline(let color, let width): color.isInvisible || width <= 0
    }
  }

  var rounded: ContentEffect {
    switch self {
    case .shadow(let color, let radius, let offset):
      .shadow(color, radius: max(radius.roundedLength, 0), offset: offset.rounded)
    case .outline(let color, let width): .outline(color, width: width.roundedLength)
    }
  }

  func mapped(by map: Affine) -> ContentEffect {
    switch self {
    case .shadow(let color, let radius, let offset):
      .shadow(
        color, radius: radius * map.lengthFactor,
        offset: CGPoint(
          x: map.a * offset.x + map.c * offset.y, y: map.b * offset.x + map.d * offset.y))
    case .outline(let color, let width): .outline(color, width: width * map.lengthFactor)
    }
  }

  /// The visible extent of the effect around the shape, in points.
  var reach: Double {
    switch self {
    case .shadow(_, let radius, let offset): radius * 3 + max(abs(offset.x), abs(offset.y))
    case .outline(_, let width): width
    }
  }
}
