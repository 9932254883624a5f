internal import CImages

// The chunks of animated PNG files (source: W3C PNG specification, third edition).
extension PNG {

  package struct Box: Hashable, Sendable {

    package var x, y: Int
    package var width, height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  package enum Blending: UInt8, Hashable, Sendable {

    case source = 0
    case over = 1
  }

  package struct Delay: Hashable, Sendable {

    package var numerator: UInt16

    /// A denominator, never 0.
    package var denominator: UInt16

    package init(_ numerator: UInt16, _ denominator: UInt16) {
      self.numerator = numerator
      self.denominator = denominator
    }
  }

  /// Returns the `acTL` chunk of an animation; a play count of 0 repeats forever.
  package static func animationControl(frameCount: Int, playCount: Int) -> Chunk {
    Chunk("acTL", words(frameCount, playCount)[...])
  }

  /// Returns the `fcTL` chunk before the pixels of a frame, which remains on the canvas afterwards.
  package static func frameControl(
    sequence: Int, box: Box, delay: Delay, blending: Blending
  ) -> Chunk {
    var content = words(sequence, box.width, box.height, box.x, box.y)
    content.append(bigEndian: delay.numerator)
    content.append(bigEndian: delay.denominator)
    let leavesFrameThere: UInt8 = 0
    content += [leavesFrameThere, blending.rawValue]
    return Chunk("fcTL", content[...])
  }

  package static func frameData(sequence: Int, _ data: some Sequence<UInt8>) -> Chunk {
    Chunk("fdAT", (words(sequence) + data)[...])
  }

  fileprivate static func words(_ numbers: Int...) -> [UInt8] {
    numbers.reduce(into: []) { $0.append(bigEndian: UInt32(truncatingIfNeeded: $1)) }
  }

  package static func changedBox(from before: [UInt32], to after: [UInt32], width: Int) -> Box? {
    precondition(before.count == after.count, "Only images of a size have changes.")
    guard width > 0 else { return nil }
    let box = before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        cpng_changed_box(
          before.baseAddress, after.baseAddress, UInt32(width), UInt32(after.count / width))
      }
    }
    guard box.width > 0 else { return nil }
    return Box(x: Int(box.x), y: Int(box.y), width: Int(box.width), height: Int(box.height))
  }

  /// Pixels of a frame as a replacement, and as an overlay if that has the same result.
  package struct Changes {

    package var all: [UInt32]

    /// Nil unless compositing it equals replacement and leaves any pixel transparent.
    package var overlay: [UInt32]?
  }

  package static func changes(
    from before: [UInt32], to after: [UInt32], width: Int, in box: Box
  ) -> Changes {
    precondition(
      before.count == after.count && box.x + box.width <= width
        && (box.y + box.height) * width <= after.count, "Changes lie inside of both images.")
    let count = box.width * box.height
    var all = [UInt32](repeating: 0, count: count)
    var overlay = all
    let cBox = cpng_box(
      x: UInt32(box.x), y: UInt32(box.y), width: UInt32(box.width), height: UInt32(box.height))
    let change = before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        cpng_copy_changes(
          before.baseAddress, after.baseAddress, UInt32(width), cBox, &all, &overlay)
      }
    }
    // Compositing is only exact where the new pixels are opaque.
    return Changes(all: all, overlay: change.has_unchanged && change.covers ? overlay : nil)
  }

  package struct Animation: Sendable {

    /// The number of loops; 0 repeats forever.
    package var playCount: Int

    package var frames: [Frame]
    private let header: Chunk
    private let colors: [Chunk]
  }

  package struct Frame: Sendable {

    package var box: Box
    package var seconds: Double
    package var disposal: Disposal
    package var blending: Blending

    fileprivate var data: [ArraySlice<UInt8>] = []
  }

  package enum Disposal: UInt8, Hashable, Sendable {

    case none = 0
    case background = 1
    case previous = 2
  }
}

extension PNG.Animation {

  package init?(_ file: [UInt8]) {
    let chunks = PNG.chunks(of: file)
    guard let control = chunks.first(where: { $0.name == "acTL" }), control.content.count == 8,
      let header = chunks.first, header.name == "IHDR", header.content.count == 13
    else { return nil }
    self.header = header
    colors = chunks.filter { $0.name == "PLTE" || $0.name == "tRNS" }
    playCount = control.content.number(at: 4, count: 4)
    frames = []
    for chunk in chunks {
      switch chunk.name {
      case "fcTL": PNG.Frame(chunk.content).map { frames.append($0) }
      // Without a control before it, the picture of other viewers isn't a frame.
      case "IDAT" where !frames.isEmpty: frames[frames.count - 1].data.append(chunk.content)
      case "fdAT" where !frames.isEmpty:
        frames[frames.count - 1].data.append(chunk.content.dropFirst(4))
      default: break
      }
    }
  }

  package func image(of frame: PNG.Frame) throws(CairoError) -> PNG.Image {
    let content = PNG.words(frame.box.width, frame.box.height) + header.content.dropFirst(8)
    var file = PNG.signature + PNG.Chunk("IHDR", content[...]).bytes
    for chunk in colors { file += chunk.bytes }
    for part in frame.data { file += PNG.Chunk("IDAT", part).bytes }
    return try PNG.decode(file + PNG.Chunk("IEND", []).bytes)
  }
}

extension PNG.Frame {

  fileprivate init?(_ content: ArraySlice<UInt8>) {
    guard content.count == 26 else { return nil }
    box = PNG.Box(
      x: content.number(at: 12, count: 4), y: content.number(at: 16, count: 4),
      width: content.number(at: 4, count: 4), height: content.number(at: 8, count: 4))
    let (numerator, denominator) = (
      content.number(at: 20, count: 2), content.number(at: 22, count: 2)
    )
    // A denominator of 0 stands for hundredths.
    seconds = Double(numerator) / Double(denominator == 0 ? 100 : denominator)
    disposal = PNG.Disposal(rawValue: UInt8(content.number(at: 24, count: 1))) ?? .none
    blending = PNG.Blending(rawValue: UInt8(content.number(at: 25, count: 1))) ?? .source
  }
}

extension ArraySlice<UInt8> {

  func number(at offset: Int, count: Int) -> Int {
    guard offset + count <= self.count else { return 0 }
    return self[startIndex + offset..<startIndex + offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
