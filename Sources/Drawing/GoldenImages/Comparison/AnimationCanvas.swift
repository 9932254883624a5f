import Cairo
import KeyboardRender

struct AnimationCanvas {

  private let animation: PNG.Animation
  private let size: PixelSize
  private var bytes: [UInt8]
  private var disposed: (box: PixelRect, bytes: [UInt8])?

  init(_ animation: PNG.Animation, size: PixelSize) {
    self.animation = animation
    self.size = size
    bytes = Array(repeating: 0, count: size.width * size.height * 4)
  }

  mutating func show(_ index: Int) throws -> PNGPicture {
    let frame = animation.frames[index]
    let box = PixelRect(
      x: frame.box.x, y: frame.box.y, width: frame.box.width, height: frame.box.height)
    guard box.intersection(size.bounds) == box, !box.isEmpty else {
      throw RenderError.unreadablePNG("it exceeds the picture")
    }
    if let (box, content) = disposed { put(content, in: box, blending: .source) }
    switch frame.disposal {
    case .none: disposed = nil
    case .background: disposed = (box, Array(repeating: 0, count: box.width * box.height * 4))
    case .previous: disposed = (box, content(of: box))
    }
    put(try animation.image(of: frame).bytes, in: box, blending: frame.blending)
    return PNGPicture(width: size.width, height: size.height, bytes: bytes, isOpaque: false)
  }

  private func content(of box: PixelRect) -> [UInt8] {
    (box.y..<box.maxY).flatMap { y in
      let row = y * size.width
      return bytes[(row + box.x) * 4..<(row + box.maxX) * 4]
    }
  }

  private mutating func put(_ content: [UInt8], in box: PixelRect, blending: PNG.Blending) {
    for row in 0..<box.height {
      let start = ((box.y + row) * size.width + box.x) * 4
      let source = content[row * box.width * 4..<(row + 1) * box.width * 4]
      guard blending == .over else {
        bytes.replaceSubrange(start..<start + box.width * 4, with: source)
        continue
      }
      for column in 0..<box.width {
        blend(source, at: source.startIndex + column * 4, onto: start + column * 4)
      }
    }
  }

  /// Source: PNG specification, "Alpha channel processing".
  private mutating func blend(_ source: ArraySlice<UInt8>, at index: Int, onto place: Int) {
    let (over, under) = (Int(source[index + 3]), Int(bytes[place + 3]))
    guard over < 255, over > 0, under > 0 else {
      if over > 0 { for part in 0..<4 { bytes[place + part] = source[index + part] } }
      return
    }
    let rest = under * (255 - over)
    let sum = over * 255 + rest
    for part in 0..<3 {
      bytes[place + part] = UInt8(
        (Int(source[index + part]) * over * 255 + Int(bytes[place + part]) * rest) / sum)
    }
    bytes[place + 3] = UInt8(sum / 255)
  }
}
