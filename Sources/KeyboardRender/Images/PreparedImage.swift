internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// A picture in the pixels that it is drawn with: scaled, tinted and blurred.
final class PreparedImage {

  /// What decides about the pixels: the picture's place from the corner of a box, so that equal keys
  /// share it.
  struct Key: Hashable {
    var file: ImageFile
    var isRepeated: Bool
    var isCovering: Bool
    var tint: Color.Resolved?
    var deviation: Double

    /// The picture's box from the corner of the pixels, in 1/256 pixel.
    var place: [Int]
    var width: Int
    var height: Int
  }

  let surface: Surface

  /// The pixels of a picture in a box of pixels, of which a point has so many.
  init(_ image: Scene.Image, _ decoded: DecodedImage, density: Double, box: PixelBox) {
    let blur = Blur(deviation: image.blur * density)
    let margin = image.blur > 0 ? blur.reach : 0
    let canvas = Surface(.color, width: box.width + 2 * margin, height: box.height + 2 * margin)
    let pen = Context(canvas)
    let origin = Point(
      x: image.box.minX * density - Double(box.left - margin),
      y: image.box.minY * density - Double(box.top - margin))
    Self.paint(image, decoded, density: density, at: origin, with: pen)
    if let tint = image.tint {
      pen.tint(red: tint.red, green: tint.green, blue: tint.blue, alpha: tint.opacity)
    }
    guard margin > 0 else {
      surface = canvas
      return
    }
    canvas.blurColors(with: blur)
    surface = Surface(.color, width: box.width, height: box.height)
    let cutter = Context(surface)
    cutter.setSource(
      canvas, at: Point(x: -Double(margin), y: -Double(margin)), extending: .nothing)
    cutter.paint()
  }

  private static func paint(
    _ image: Scene.Image, _ decoded: DecodedImage, density: Double, at origin: Point,
    with pen: borrowing Context
  ) {
    let (width, height) = (image.box.width * density, image.box.height * density)
    let extending = image.pictureExtension
    let columns = Int(Double(decoded.width) / width)
    let rows = Int(Double(decoded.height) / height)
    // The blocks at the edges of a repeated picture would have to reach into the next one.
    if extending != .itself, columns > 1 || rows > 1 {
      let (columns, rows) = (max(columns, 1), max(rows, 1))
      var reduced = ReducedImage(decoded, columns: columns, rows: rows)
      let (reducedWidth, reducedHeight) = (reduced.width, reduced.height)
      reduced.pixels.withUnsafeMutableBufferPointer { pixels in
        let surface = Surface(borrowing: pixels, width: reducedWidth, height: reducedHeight)
        pen.setSource(
          surface, at: origin, pixelWidth: width * Double(columns) / Double(decoded.width),
          pixelHeight: height * Double(rows) / Double(decoded.height), extending: extending)
        pen.paint()
        // The pixels go away before the pen does.
        pen.setSource(red: 0, green: 0, blue: 0, alpha: 0)
      }
    } else {
      decoded.withSurface { surface in
        pen.setSource(
          surface, at: origin, pixelWidth: width / Double(decoded.width),
          pixelHeight: height / Double(decoded.height), extending: extending)
        pen.paint()
        pen.setSource(red: 0, green: 0, blue: 0, alpha: 0)
      }
    }
  }

  static func key(_ image: Scene.Image, density: Double, box: PixelBox) -> Key {
    let place = [
      image.box.minX * density - Double(box.left), image.box.minY * density - Double(box.top),
      image.box.width * density, image.box.height * density,
    ]
    return Key(
      file: image.file, isRepeated: image.isRepeated, isCovering: image.isCovering,
      tint: image.tint, deviation: image.blur * density,
      place: place.map { Int(min(max($0 * 256, -1e15), 1e15).rounded()) },
      width: box.width, height: box.height)
  }
}

extension Scene.Image {

  /// Whether the picture reaches to the edges of the shape that it is cut to.
  var isCovering: Bool {
    let shape = clip.controlPointBox
    let tolerance = 0.01
    return box.minX <= shape.minX + tolerance && box.minY <= shape.minY + tolerance
      && box.maxX >= shape.maxX - tolerance && box.maxY >= shape.maxY - tolerance
  }

  /// How the picture goes on: the edges of one that covers its shape stay sharp.
  var pictureExtension: Context.Extension {
    if isRepeated { return .itself }
    return isCovering ? .edges : .nothing
  }
}

extension Surface {

  /// Blur the four parts of every pixel, with nothing around them.
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
