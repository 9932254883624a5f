internal import Cairo
internal import Foundation
internal import KeyboardDrawing

extension Canvas {

  func material(_ path: Path, _ material: Material, over nodes: ArraySlice<Scene.Node>) {
    if drawSharp(material, in: path) { return }
    guard let box = visibleBox(of: path) else { return }
    let pixels = pixels(of: material, in: path, box: box)
    pixels.setSource(of: context, at: pixels.origin)
    context.add(path, scale: scale)
    context.fill()
  }

  func pixels(of material: Material, in path: Path, box: PixelBox) -> MaterialPixels {
    MaterialPixels(
      material, in: path, box: box, of: context, scale: scale, width: Int(width),
      height: Int(height))
  }

  func visibleBox(of path: Path) -> PixelBox? {
    let (path, clip) = (path.controlPointBox, context.clipBox)
    let left = max(Double(path.minX) * scale, clip.left, 0).rounded(.down)
    let top = max(Double(path.minY) * scale, clip.top, 0).rounded(.down)
    let right = min(Double(path.maxX) * scale, clip.right, width).rounded(.up)
    let bottom = min(Double(path.maxY) * scale, clip.bottom, height).rounded(.up)
    guard right > left, bottom > top else { return nil }
    return PixelBox(
      left: Int(left), top: Int(top), width: Int(right - left), height: Int(bottom - top))
  }
}

extension MaterialPixels {

  func setSource(of context: borrowing Context, at origin: CGPoint) {
    context.setSource(
      surface, at: origin, pixelWidth: side, pixelHeight: side, extending: .edges)
  }
}
