// The chunks of animated PNG files (source: W3C PNG specification, third edition).
extension PNG {

  /// A rectangle in pixels.
  package struct Box: Hashable, Sendable {

    /// The column and row of the top left corner.
    package var x, y: Int

    /// The width and height.
    package var width, height: Int

    /// Create a rectangle.
    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The blend operation of a frame over the preceding ones.
  package enum Blending: UInt8, Hashable, Sendable {

    /// Its pixels replace those of the canvas.
    case source = 0

    /// Its pixels are composited over those of the canvas.
    case over = 1
  }

  /// The duration of a frame as a fraction of a second.
  package struct Delay: Hashable, Sendable {

    /// The number above the line.
    package var numerator: UInt16

    /// The number below the line, which isn't 0.
    package var denominator: UInt16

    /// Create a delay.
    package init(_ numerator: UInt16, _ denominator: UInt16) {
      self.numerator = numerator
      self.denominator = denominator
    }
  }

  /// The `acTL` chunk of an animation; a play count of 0 repeats forever.
  package static func animationControl(frameCount: Int, playCount: Int) -> Chunk {
    var content: [UInt8] = []
    content.append(bigEndian: UInt32(frameCount))
    content.append(bigEndian: UInt32(playCount))
    return Chunk("acTL", content[...])
  }

  /// The `fcTL` chunk before the pixels of a frame, which remains on the canvas afterwards.
  package static func frameControl(
    sequence: Int, box: Box, delay: Delay, blending: Blending
  ) -> Chunk {
    var content: [UInt8] = []
    for number in [sequence, box.width, box.height, box.x, box.y] {
      content.append(bigEndian: UInt32(number))
    }
    content.append(bigEndian: delay.numerator)
    content.append(bigEndian: delay.denominator)
    let leavesFrameThere: UInt8 = 0
    content += [leavesFrameThere, blending.rawValue]
    return Chunk("fcTL", content[...])
  }

  /// The `fdAT` chunk with the pixels of a frame other than the first.
  package static func frameData(sequence: Int, _ data: some Sequence<UInt8>) -> Chunk {
    var content: [UInt8] = []
    content.append(bigEndian: UInt32(sequence))
    content += data
    return Chunk("fdAT", content[...])
  }
}
