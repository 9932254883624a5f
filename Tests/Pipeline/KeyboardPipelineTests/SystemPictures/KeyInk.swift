import Foundation

/// The ink of a key's text or icon: what differs from the most frequent color of the key's face.
struct KeyInk {

  /// A part of a key of two characters.
  enum Part: Sendable {
    case whole

    /// The part above or below a line, in points below the middle.
    case above(Double)
    case below(Double)

    /// Between a letter and the second character above it.
    static let upper = above(-1)
    static let lower = below(-1)
  }

  /// The box of the pixels whose contrast is over 40 % of the strongest one, in points.
  let box: CGRect

  /// The sum of the contrasts relative to the strongest one, in square points.
  let mass: Double

  let color: SIMD3<Double>

  /// Measure a part of a face in points; `nil` without ink.
  ///
  /// The edges of the face, which have highlights, are left out.
  init?(in picture: PicturePixels, face: CGRect, part: Part = .whole) {
    let inner = face.insetBy(dx: 4, dy: 3)
    let (top, bottom): (Double, Double) =
      switch part {
      case .whole: (inner.minY, inner.maxY)
      case .above(let line): (inner.minY, face.midY + line)
      case .below(let line): (face.midY + line, inner.maxY)
      }
    let area = CGRect(x: inner.minX, y: top, width: inner.width, height: bottom - top)
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
    guard let first = inkRows.first, let last = inkRows.last, let left = inkColumns.first,
      let right = inkColumns.last
    else { return nil }
    box = CGRect(
      x: columns[left], y: rows[first], width: columns[right] - columns[left] + step,
      height: rows[last] - rows[first] + step)
    mass = contrasts.joined().reduce(0, +) / strongest * step * step
    color =
      zip(colors.joined(), contrasts.joined()).max { $0.1 < $1.1 }?.0 ?? ground
  }
}
