import Foundation

/// The pixels of the screen that a picture is composed for.
///
/// Frames come from fractions of the width and rarely end on a pixel. As on the device, every edge of
/// a frame moves to the nearest pixel, so that fills are crisp and gaps differ by a pixel at most.
struct PixelGrid: Hashable, Sendable {

  /// How many pixels a point has.
  let scale: Double

  /// A length or place moved to the nearest pixel; halves go up.
  func snapped(_ value: Double) -> Double {
    (value * scale + 0.5).rounded(.down) / scale
  }

  /// A frame with each edge moved to the nearest pixel.
  func snapped(_ frame: CGRect) -> CGRect {
    let minX = snapped(frame.minX)
    let minY = snapped(frame.minY)
    return CGRect(
      x: minX, y: minY, width: snapped(frame.maxX) - minX, height: snapped(frame.maxY) - minY)
  }

  /// A box of a size in the middle of a frame, both in whole pixels.
  ///
  /// Where that can't be, half a pixel more is left below and to the right.
  func centered(_ size: CGSize, in frame: CGRect) -> CGRect {
    let width = snapped(size.width)
    let height = snapped(size.height)
    return CGRect(
      x: floored(frame.midX - width / 2), y: floored(frame.midY - height / 2),
      width: width, height: height)
  }

  private func floored(_ value: Double) -> Double {
    // The tiny addition keeps places that are whole pixels but for rounding errors where they are.
    (value * scale + 1e-6).rounded(.down) / scale
  }
}

extension CGRect {

  /// The point in the middle.
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
