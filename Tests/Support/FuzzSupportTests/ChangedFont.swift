import KeyboardDrawing

/// A font file with changes in its tables, which most changes of bytes anywhere don't get to: the
/// directory stays, or is changed on purpose.
struct ChangedFont {

  private(set) var bytes: [UInt8]

  private let entries: [Int]

  /// Values at which counts, offsets and coordinates are misread.
  private static let values: [UInt16] = [
    0, 1, 2, 0x20, 0xFF, 0x7FFF, 0x8000, 0x8001, 0xFFFE, 0xFFFF,
  ]

  init(_ bytes: [UInt8], _ numbers: inout SeededNumbers) {
    self.bytes = bytes
    let count = bytes.count > 12 ? min(Int(bytes[4]) << 8 | Int(bytes[5]), 64) : 0
    entries = (0..<count).map { 12 + 16 * $0 }.filter { $0 + 16 <= bytes.count }
    for _ in 0..<Int.random(in: 1...8, using: &numbers) { change(&numbers) }
  }

  private func word(at place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private mutating func change(_ numbers: inout SeededNumbers) {
    guard let entry = entries.randomElement(using: &numbers) else { return }
    let (start, length) = (word(at: entry + 8), word(at: entry + 12))
    let end = min(start + length, bytes.count)
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0:
      // A table ends early, or is empty.
      set(UInt16(truncatingIfNeeded: Int.random(in: 0...length, using: &numbers)), at: entry + 14)
    case 1:
      // Two tables are one.
      guard let other = entries.randomElement(using: &numbers) else { return }
      for index in 8..<16 { bytes[entry + index] = bytes[other + index] }
    case 2:
      guard start + 2 < end, let other = entries.randomElement(using: &numbers) else { return }
      let from = word(at: other + 8)
      let count = min(Int.random(in: 1...32, using: &numbers), end - start, bytes.count - from)
      guard count > 0, from >= 0 else { return }
      bytes.replaceSubrange(start..<start + count, with: Array(bytes[from..<from + count]))
    default:
      guard start + 2 < end else { return }
      // The counts of most tables stand at their start.
      let reach = Bool.random(using: &numbers) ? min(start + 64, end) : end
      let place = Int.random(in: start...(reach - 2), using: &numbers)
      let known = UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
      let values =
        Self.values + [
          known &+ 1, known &- 1, known << 1, UInt16.random(in: 0...0xFFFF, using: &numbers),
        ]
      set(values.randomElement(using: &numbers) ?? 0, at: place)
    }
  }

  private mutating func set(_ value: UInt16, at place: Int) {
    (bytes[place], bytes[place + 1]) = (UInt8(value >> 8), UInt8(value & 0xFF))
  }
}
