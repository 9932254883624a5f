import Foundation

/// The ink of a key's text or icon: what differs from the most frequent color of the key's face.
struct KeyInk {

  /// A part of a key of two characters.
  enum Part: Sendable {
    case whole, upper, lower
  }

  /// The box of the pixels whose contrast is over 40 % of the strongest one, in points.
  let box: CGRect

  /// The sum of the contrasts relative to the strongest one, in square points.
  let mass: Double

  /// The color with the strongest contrast.
  let color: SIMD3<Double>

  /// Measure a part of a face in points; `nil` without ink.
  ///
  /// The edges of the face, which have highlights, are left out.
  init?(in picture: PicturePixels, face: CGRect, part: Part = .whole) {
    let inner = face.insetBy(dx: 4, dy: 3)
    // Above a letter, a second character ends 5 points above the middle at the lowest.
    let divide = face.midY - 4
    let area =
      switch part {
      case .whole: inner
      case .upper:
        CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: divide - inner.minY)
      case .lower: CGRect(x: inner.minX, y: divide, width: inner.width, height: inner.maxY - divide)
      }
    let step = 1 / picture.scale
    let columns = Array(stride(from: (area.minX / step).rounded() * step, to: area.maxX, by: step))
    let rows = Array(stride(from: (area.minY / step).rounded() * step, to: area.maxY, by: step))
    let colors = rows.map { y in
      columns.map { x in picture.color(x: x + step / 2, y: y + step / 2) }
    }
    let ground = PicturePixels.median(colors.flatMap { $0 })
    let contrasts = colors.map { $0.map { PicturePixels.difference($0, ground) } }
    let strongest = contrasts.joined().max() ?? 0
    guard strongest >= 20 else { return nil }
    let isInk = { (contrast: Double) in contrast > 0.4 * strongest }
    let inkRows = rows.indices.filter { contrasts[$0].contains(where: isInk) }
    let inkColumns = columns.indices.filter { column in
      contrasts.contains { isInk($0[column]) }
    }
    guard let top = inkRows.first, let bottom = inkRows.last, let left = inkColumns.first,
      let right = inkColumns.last
    else { return nil }
    box = CGRect(
      x: columns[left], y: rows[top], width: columns[right] - columns[left] + step,
      height: rows[bottom] - rows[top] + step)
    mass = contrasts.joined().reduce(0, +) / strongest * step * step
    color =
      zip(colors.joined(), contrasts.joined()).max { $0.1 < $1.1 }?.0 ?? ground
  }
}
