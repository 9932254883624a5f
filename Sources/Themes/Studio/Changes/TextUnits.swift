/// The offsets of a text in UTF-16 code units, as browsers count them.
struct TextUnits: Sendable {

  private let bytes: [UInt8]

  /// A mark about every kilobyte; none for a text of ASCII.
  private var marks: [(byte: Int, unit: Int)] = []

  private static let stride = 1024

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard !bytes.allSatisfy({ $0 < 0x80 }) else { return }
    var (next, unit) = (0, 0)
    for (offset, byte) in bytes.enumerated() {
      if offset >= next, byte & 0xC0 != 0x80 {
        marks.append((offset, unit))
        next = offset + Self.stride
      }
      unit += Self.units(from: byte)
    }
  }

  /// Return the units of the code point that begins with a byte.
  private static func units(from byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }

  func unit(at byte: Int) -> Int {
    let byte = min(max(byte, 0), bytes.count)
    guard let mark = lastMark(where: { $0.byte <= byte }) else { return byte }
    return bytes[mark.byte..<byte].reduce(mark.unit) { $0 + Self.units(from: $1) }
  }

  /// Return nil beyond the end, and within a code point.
  func byte(at unit: Int) -> Int? {
    guard unit >= 0, let mark = lastMark(where: { $0.unit <= unit }) else {
      return bytes.indices.contains(unit) || unit == bytes.count ? unit : nil
    }
    var (offset, rest) = (mark.byte, unit - mark.unit)
    while offset < bytes.count, rest > 0 || bytes[offset] & 0xC0 == 0x80 {
      rest -= Self.units(from: bytes[offset])
      offset += 1
    }
    return rest == 0 ? offset : nil
  }

  private func lastMark(
    where isBefore: ((byte: Int, unit: Int)) -> Bool
  ) -> (byte: Int, unit: Int)? {
    var (low, high) = (0, marks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isBefore(marks[middle]) { low = middle } else { high = middle }
    }
    return marks.isEmpty ? nil : marks[low]
  }
}
