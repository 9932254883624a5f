import Foundation

/// Finds the edges of a key's face in a picture, near an expected frame.
struct FrameEdges {

  let picture: PicturePixels

  /// The expected frame, in points of the picture.
  let expected: CGRect

  /// The reach of the search outside of the frame, less than the gap to the next key, and inside.
  private static let reach = (outside: 2.6, inside: 4.0)

  /// The contrast between face and board that is needed to tell them apart, in levels.
  private static let leastContrast = 9.0

  /// Return the largest distance of an edge from the expected one in points, or `nil` if no edge
  /// stands out.
  func largestDifference() -> Double? {
    let (box, found) = (expected, Self.places)
    let left = found.compactMap { share in
      offset(
        from: CGPoint(x: box.minX, y: box.minY + box.height * share), inwards: (1, 0),
        reach: Self.reach)
    }
    let right = found.compactMap { share in
      offset(
        from: CGPoint(x: box.maxX, y: box.minY + box.height * share), inwards: (-1, 0),
        reach: Self.reach)
    }
    let top = found.compactMap { share in
      offset(
        from: CGPoint(x: box.minX + box.width * share, y: box.minY), inwards: (0, 1),
        reach: Self.reach)
    }
    let bottom = found.compactMap { share in
      offset(
        from: CGPoint(x: box.minX + box.width * share, y: box.maxY), inwards: (0, -1),
        reach: Self.reach)
    }
    let medians = [left, right, top, bottom].filter { $0.count > found.count / 2 }
      .map { abs(PicturePixels.percentile(0.5, of: $0)) }
    return medians.max()
  }

  /// The radius of the upper left corner, from the distance to the face along its diagonal; `nil` if
  /// the corner doesn't stand out.
  var cornerRadius: Double? {
    let share = 0.5.squareRoot()
    return offset(
      from: CGPoint(x: expected.minX, y: expected.minY), inwards: (share, share),
      reach: (outside: 1, inside: 8)
    ).map { $0 / (2.0.squareRoot() - 1) }
  }

  /// The places along an edge, clear of the corners.
  private static let places = [0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65]

  /// Return the distance of the edge from a point, positive inwards, where the color is halfway
  /// between those inside and outside.
  private func offset(
    from point: CGPoint, inwards: (x: Double, y: Double), reach: (outside: Double, inside: Double)
  ) -> Double? {
    func color(_ distance: Double) -> SIMD3<Double> {
      picture.color(x: point.x + inwards.x * distance, y: point.y + inwards.y * distance)
    }
    let (outside, inside) = (color(-reach.outside), color(reach.inside))
    let direction = inside - outside
    let length = (direction * direction).sum()
    guard length.squareRoot() >= Self.leastContrast else { return nil }
    let step = 0.5 / picture.scale
    var previous = (distance: -reach.outside, share: 0.0)
    for distance in stride(from: -reach.outside, through: reach.inside, by: step) {
      let share = ((color(distance) - outside) * direction).sum() / length
      if share >= 0.5 {
        let rest = (0.5 - previous.share) / max(share - previous.share, 0.01)
        return previous.distance + (distance - previous.distance) * rest
      }
      previous = (distance, share)
    }
    return nil
  }
}
