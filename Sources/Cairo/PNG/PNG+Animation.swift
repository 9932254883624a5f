// The chunks of animated pictures, as the W3C's PNG specification, third edition, has them.
extension PNG {

  /// A rectangle of whole pixels.
  package struct Box: Hashable, Sendable {

    /// The columns and rows before the rectangle.
    package var x, y: Int

    /// The pixels in a row, and the rows.
    package var width, height: Int

    /// A rectangle of whole pixels.
    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// How a frame comes over the ones before.
  package enum Blending: UInt8, Hashable, Sendable {

    /// Its pixels replace those that were there.
    case source = 0

    /// Its pixels are painted over those that were there.
    case over = 1
  }

  /// How long a frame is shown, as a fraction of a second.
  package struct Delay: Hashable, Sendable {

    /// The number above the line.
    package var numerator: UInt16

    /// The number below the line, which isn't 0.
    package var denominator: UInt16

    /// A fraction of a second.
    package init(_ numerator: UInt16, _ denominator: UInt16) {
      self.numerator = numerator
      self.denominator = denominator
    }
  }

  /// The chunk that makes a picture an animation; it plays for ever if it plays 0 times.
  package static func animationControl(frameCount: Int, playCount: Int) -> Chunk {
    var content: [UInt8] = []
    content.append(bigEndian: UInt32(frameCount))
    content.append(bigEndian: UInt32(playCount))
    return Chunk("acTL", content[...])
  }

  /// The chunk before the pixels of a frame, which stays where it is when it is over.
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

  /// The chunk with the pixels of a frame that isn't the first.
  package static func frameData(sequence: Int, _ data: some Sequence<UInt8>) -> Chunk {
    var content: [UInt8] = []
    content.append(bigEndian: UInt32(sequence))
    content += data
    return Chunk("fdAT", content[...])
  }
}
