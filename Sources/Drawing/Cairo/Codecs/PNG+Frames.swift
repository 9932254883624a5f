extension PNG {

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

  /// Return nil if the file isn't animated.
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
    var content: [UInt8] = []
    content.append(bigEndian: UInt32(truncatingIfNeeded: frame.box.width))
    content.append(bigEndian: UInt32(truncatingIfNeeded: frame.box.height))
    content += header.content.dropFirst(8)
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
