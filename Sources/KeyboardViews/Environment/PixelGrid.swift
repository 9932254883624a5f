package import Foundation

/// The pixel grid of a display.
///
/// Frames computed from fractions of the width rarely align with pixels. As on a device, each edge
/// of a frame is rounded to the nearest pixel, so that fills are crisp and gaps differ by at most a
/// pixel.
package struct PixelGrid: Hashable, Sendable {

  /// The display scale, in pixels per point.
  let scale: Double

  /// A length or coordinate rounded to the nearest pixel; halves round up.
  func snapped(_ value: Double) -> Double {
    (value * scale + 0.5).rounded(.down) / scale
  }

  /// A frame with each edge rounded to the nearest pixel.
  package func snapped(_ frame: CGRect) -> CGRect {
    let minX = snapped(frame.minX)
    let minY = snapped(frame.minY)
    return CGRect(
      x: minX, y: minY, width: snapped(frame.maxX) - minX, height: snapped(frame.maxY) - minY)
  }

  /// A rectangle of a size centered in a frame, both aligned to pixels.
  ///
  /// An odd remainder leaves an additional pixel below and to the right.
  func centered(_ size: CGSize, in frame: CGRect) -> CGRect {
    let width = snapped(size.width)
    let height = snapped(size.height)
    return CGRect(
      x: floored(frame.midX - width / 2), y: floored(frame.midY - height / 2),
      width: width, height: height)
  }

  private func floored(_ value: Double) -> Double {
    // The epsilon absorbs rounding errors of coordinates on whole pixels.
    (value * scale + 1e-6).rounded(.down) / scale
  }
}

extension CGRect {

  /// The point in the middle.
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
