internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// Image scaled, tinted and blurred for a box of pixels.
final class PreparedImage {

  /// Positions are relative to a pixel box: equal keys share an image.
  struct Key: Hashable {
    var file: ImageFile
    var isRepeated: Bool
    var isCovering: Bool
    var slices: Scene.Image.Slices?
    var tint: Color.Resolved?
    var deviation: Double
    var turn: Double

    /// In 1/256 pixel.
    var place: [Int]
    var width: Int
    var height: Int
  }

  let surface: Surface

  init(_ image: Scene.Image, _ decoded: DecodedImage, density: Double, box: PixelBox) {
    let blur = Blur(deviation: image.blur * density)
    let margin = image.blur > 0 ? blur.reach : 0
    let canvas = Surface(.color, width: box.width + 2 * margin, height: box.height + 2 * margin)
    let pen = Context(canvas)
    let origin = CGPoint(
      x: image.box.minX * density - Double(box.left - margin),
      y: image.box.minY * density - Double(box.top - margin))
    Self.paint(image, decoded, density: density, at: origin, with: pen)
    if let tint = image.tint { pen.tint(tint) }
    guard margin > 0 else {
      surface = canvas
      return
    }
    canvas.blurColors(with: blur)
    surface = Surface(.color, width: box.width, height: box.height)
    let cutter = Context(surface)
    cutter.setSource(
      canvas, at: CGPoint(x: -Double(margin), y: -Double(margin)), extending: .nothing)
    cutter.paint()
  }

  private static func paint(
    _ image: Scene.Image, _ decoded: DecodedImage, density: Double, at origin: CGPoint,
    with pen: borrowing Context
  ) {
    let (width, height) = (image.box.width * density, image.box.height * density)
    if image.turn != 0 {
      var upright = image
      upright.turn = 0
      pen.saved {
        pen.translate(x: origin.x + width / 2, y: origin.y + height / 2)
        pen.rotate(degrees: image.turn)
        paint(
          upright, decoded, density: density, at: CGPoint(x: -width / 2, y: -height / 2), with: pen)
      }
      return
    }
    let extending = image.pictureExtension
    if extending == .itself {
      return Tile(decoded, width: width, height: height).paint(at: origin, with: pen)
    }
    if let slices = image.slices {
      let size = CGSize(width: width, height: height)
      return SlicedImage(decoded, of: image, slices, size: size, density: density)
        .paint(at: origin, isCovering: extending == .edges, with: pen)
    }
    stretch(decoded, at: origin, width: width, height: height, extending: extending, with: pen)
  }

  static func stretch(
    _ decoded: DecodedImage, at origin: CGPoint, width: Double, height: Double,
    extending: Context.Extension, with pen: borrowing Context
  ) {
    let columns = Int(Double(decoded.width) / width)
    let rows = Int(Double(decoded.height) / height)
    let isReduced = columns > 1 || rows > 1
    let block = isReduced ? (max(columns, 1), max(rows, 1)) : (1, 1)
    let source = isReduced ? decoded.reduced(columns: block.0, rows: block.1) : decoded
    source.withSurface { surface in
      pen.setSource(
        surface, at: origin, pixelWidth: width * Double(block.0) / Double(decoded.width),
        pixelHeight: height * Double(block.1) / Double(decoded.height), extending: extending)
      pen.paint()
      // The pixels are released before the context.
      pen.setSource(Color.Resolved(hex: 0))
    }
  }

  static func key(_ image: Scene.Image, density: Double, box: PixelBox) -> Key {
    let place = [
      image.box.minX * density - Double(box.left), image.box.minY * density - Double(box.top),
      image.box.width * density, image.box.height * density,
    ]
    return Key(
      file: image.file, isRepeated: image.isRepeated, isCovering: image.isCovering,
      slices: image.slices, tint: image.tint, deviation: image.blur * density, turn: image.turn,
      place: place.map { Int(min(max($0 * 256, -1e15), 1e15).rounded()) },
      width: box.width, height: box.height)
  }
}

extension Scene.Image {

  var isCovering: Bool {
    let shape = clip.controlPointBox
    let tolerance = 0.01
    return box.minX <= shape.minX + tolerance && box.minY <= shape.minY + tolerance
      && box.maxX >= shape.maxX - tolerance && box.maxY >= shape.maxY - tolerance
  }

  /// Keeps edges sharp if the image covers its clipping path.
  var pictureExtension: Context.Extension {
    if isRepeated { return .itself }
    if turn != 0 { return .nothing }
    return isCovering ? .edges : .nothing
  }
}

extension Surface {

  fileprivate borrowing func blurColors(with blur: Blur) {
    let (width, height) = (width, height)
    var plane = [UInt8](repeating: 0, count: width * height)
    withBytes { bytes, stride in
      for part in 0..<4 {
        plane.withUnsafeMutableBufferPointer { plane in
          for y in 0..<height {
            for x in 0..<width { plane[y * width + x] = bytes[y * stride + x * 4 + part] }
          }
          blur.apply(to: plane, width: width, height: height, stride: width)
          for y in 0..<height {
            for x in 0..<width { bytes[y * stride + x * 4 + part] = plane[y * width + x] }
          }
        }
      }
    }
  }
}
