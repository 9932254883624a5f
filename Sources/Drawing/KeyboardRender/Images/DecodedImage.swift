internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// Pixels of an image file, turned upright.
struct DecodedImage: Sendable {

  private(set) var width: Int
  private(set) var height: Int

  /// Premultiplied pixels `0xAARRGGBB`, row by row from the top.
  private(set) var pixels: [UInt32]

  /// Whether all decoders agree on the pixels; then documents can embed the file.
  private(set) var isPlain: Bool
}

extension DecodedImage {

  /// Untrusted files are safe: damaged and oversized files throw.
  init(_ file: ImageFile) throws(RenderError) {
    guard file.width * file.height <= PNG.largestPixelCount else {
      throw .unreadableImage("it has \(file.width)×\(file.height) pixels, which is too many")
    }
    if let vector = file.vector {
      self.init(vector, width: file.width, height: file.height)
      return
    }
    let result = file.bytes.withUnsafeBytes { bytes in
      Result { () throws(CairoError) in try Self.decode(bytes, format: file.format) }
    }
    do {
      self = try result.get().oriented(file.orientation)
    } catch .image(let reason) {
      throw .unreadableImage(reason)
    } catch {
      throw .library(error.reason)
    }
    guard width == file.width, height == file.height else {
      throw .unreadableImage("the size in its header differs from the size of its pixels")
    }
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer, format: ImageFile.Format
  ) throws(CairoError) -> DecodedImage {
    switch format {
    case .png:
      let image = try PNG.decode(Array(bytes))
      return DecodedImage(
        width: image.width, height: image.height,
        pixels: premultiplied(image.bytes, count: image.width * image.height), isPlain: true)
    case .vector: throw .image("it has no pixels")
    case .webp: return try webp(bytes)
    case .jpeg:
      let image = try JPEG.decode(bytes)
      return DecodedImage(
        width: image.width, height: image.height, pixels: image.pixels, isPlain: !image.isForPrint)
    }
  }

  func withSurface<Value>(_ body: (borrowing Surface) -> Value) -> Value {
    pixels.withUnsafeBufferPointer { pixels in
      // Cairo only reads from sources.
      let surface = Surface(
        borrowing: UnsafeMutableBufferPointer(mutating: pixels), width: width, height: height)
      return body(surface)
    }
  }

  /// A file is only plain in the first of the eight EXIF orientations.
  private func oriented(_ orientation: Int) -> DecodedImage {
    guard orientation > 1 else { return self }
    let isTransposed = orientation > 4
    var result = self
    result.isPlain = false
    if isTransposed { (result.width, result.height) = (height, width) }
    // The sides of the file that become the left and top sides of the image.
    let fromRight = [2, 3, 7, 8].contains(orientation)
    let fromBottom = [3, 4, 6, 7].contains(orientation)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let (column, row) = isTransposed ? (y, x) : (x, y)
        let source =
          (fromBottom ? height - 1 - row : row) * width + (fromRight ? width - 1 - column : column)
        result.pixels[y * result.width + x] = pixels[source]
      }
    }
    return result
  }

  /// Documents embed the pixels, since few viewers read the format.
  private static func webp(_ bytes: UnsafeRawBufferPointer) throws(CairoError) -> DecodedImage {
    guard let file = ImageFile(Data(bytes)),
      let pixels = WebP.decode(Array(bytes), width: file.width, height: file.height)
    else { throw .image("it is damaged, or an animation") }
    return DecodedImage(
      width: file.width, height: file.height,
      pixels: premultiplied(pixels, count: file.width * file.height), isPlain: false)
  }

  private static func premultiplied(_ bytes: [UInt8], count: Int) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: count) { pixels, initializedCount in
      bytes.withUnsafeBufferPointer { bytes in
        for index in 0..<count {
          let alpha = UInt32(bytes[index * 4 + 3])
          let part = { (offset: Int) in (UInt32(bytes[index * 4 + offset]) * alpha + 127) / 255 }
          pixels[index] = alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
        }
      }
      initializedCount = count
    }
  }

  /// Draws a drawing into pixels, stretched to their number; without surroundings, its text is black.
  init(_ image: VectorImage, width: Int, height: Int) {
    var builder = SceneBuilder(size: CGSize(width: width, height: height))
    let (across, down) = (
      Double(width) / image.viewBox.width, Double(height) / image.viewBox.height
    )
    // Lines and circles stay even: the longer side decides.
    let scale = max(across, down)
    let map = Affine(
      a: scale, d: scale, e: -image.viewBox.minX * scale, f: -image.viewBox.minY * scale)
    builder.vector(image, in: map, colors: VectorColors(current: Color.Resolved(hex: 0)))
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBufferPointer { pixels in
      let pen = Context(Surface(borrowing: pixels, width: width, height: height))
      pen.scale(x: across / scale, y: down / scale)
      pen.draw(builder.scene.nodes)
    }
    self.init(width: width, height: height, pixels: pixels, isPlain: false)
  }
}

/// Image for documents, with its JPEG file if that can be embedded unchanged.
final class EmbeddedImage {

  let surface: Surface

  init(_ image: DecodedImage, of file: ImageFile) {
    surface = Surface(copying: image.pixels, width: image.width, height: image.height)
    guard image.isPlain, file.format == .jpeg else { return }
    file.bytes.withUnsafeBytes { surface.keep(jpeg: $0) }
  }
}

extension Context {

  /// Drawings have shapes and groups only.
  fileprivate borrowing func draw(_ nodes: [Scene.Node]) {
    for node in nodes {
      switch node {
      case .fill(let path, let paint):
        setSource(paint, scale: 1)
        add(path, scale: 1)
        fill()
      case .stroke(let path, let paint, let style):
        setSource(paint, scale: 1)
        add(path, scale: 1)
        stroke(style, scale: 1)
      case .group(let group):
        saved {
          if let clip = group.clip {
            add(clip, scale: 1)
            self.clip()
          }
          if group.isIsolated {
            layer(opacity: group.opacity, blend: group.blend) { draw(group.nodes) }
          } else {
            draw(group.nodes)
          }
        }
      case .text, .image, .shadow, .material: break
      }
    }
  }
}
