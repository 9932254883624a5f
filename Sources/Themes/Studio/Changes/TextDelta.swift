/// Replacements in a text, in ascending order, which neither overlap nor touch.
struct TextDelta: Hashable, Sendable {

  /// Replacement of bytes, with the previous ones to undo it.
  struct Part: Hashable, Sendable {

    /// In bytes of the text before.
    var span: Range<Int>

    var old: [UInt8]
    var new: [UInt8]

    var growth: Int { new.count - old.count }
  }

  private(set) var parts: [Part]

  init(_ parts: [Part] = []) { self.parts = parts.filter { $0.old != $0.new } }

  init(from old: [UInt8], to new: [UInt8]) {
    var start = zip(old, new).prefix { $0 == $1 }.count
    // Neither end is within a code point.
    while start > 0, Self.isContinued(old, at: start) || Self.isContinued(new, at: start) {
      start -= 1
    }
    let most = min(old.count, new.count) - start
    var end = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    while end > 0, Self.isContinued(old, at: old.count - end) { end -= 1 }
    let span = start..<old.count - end
    self.init([Part(span: span, old: Array(old[span]), new: Array(new[start..<new.count - end]))])
  }

  private static func isContinued(_ bytes: [UInt8], at offset: Int) -> Bool {
    offset < bytes.count && bytes[offset] & 0xC0 == 0x80
  }

  var isEmpty: Bool { parts.isEmpty }

  var inverse: TextDelta {
    var shift = 0
    return TextDelta(
      parts.map { part in
        let start = part.span.lowerBound + shift
        shift += part.growth
        return Part(span: start..<start + part.new.count, old: part.new, new: part.old)
      })
  }

  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + parts.reduce(0) { $0 + $1.growth })
    var end = 0
    for part in parts {
      result += bytes[end..<part.span.lowerBound]
      result += part.new
      end = part.span.upperBound
    }
    return result + bytes[end...]
  }

  func fits(_ bytes: [UInt8]) -> Bool {
    var end = 0
    return parts.allSatisfy { part in
      defer { end = part.span.upperBound }
      return part.span.lowerBound >= end && part.span.upperBound <= bytes.count
        && bytes[part.span].elementsEqual(part.old)
    }
  }

  // MARK: Sequences

  mutating func append(_ next: TextDelta) {
    // The places before a part don't depend on it.
    for part in next.parts.reversed() { append(part) }
  }

  private mutating func append(_ next: Part) {
    var shift = 0
    var index = 0
    while index < parts.count,
      parts[index].span.upperBound + shift + parts[index].growth < next.span.lowerBound
    {
      shift += parts[index].growth
      index += 1
    }
    let first = index
    var merged = Part(span: 0..<0, old: [], new: next.new)
    // Places refer to the text between both.
    var start = next.span.lowerBound - shift
    var cursor = next.span.lowerBound
    while index < parts.count, parts[index].span.lowerBound + shift <= next.span.upperBound {
      let part = parts[index]
      let (low, high) = (
        part.span.lowerBound + shift, part.span.lowerBound + shift + part.new.count
      )
      if low < next.span.lowerBound {
        merged.new = part.new.prefix(next.span.lowerBound - low) + merged.new
        start = part.span.lowerBound
      } else {
        merged.old += next.old[cursor - next.span.lowerBound..<low - next.span.lowerBound]
      }
      if high > next.span.upperBound { merged.new += part.new.suffix(high - next.span.upperBound) }
      merged.old += part.old
      cursor = high
      shift += part.growth
      index += 1
    }
    if cursor < next.span.upperBound { merged.old += next.old[(cursor - next.span.lowerBound)...] }
    merged.span = start..<start + merged.old.count
    parts.replaceSubrange(first..<index, with: merged.old == merged.new ? [] : [merged])
  }

  /// Returns the replacements after others, or nil if both replaced the same bytes.
  func rebased(over others: TextDelta) -> TextDelta? {
    var moved: [Part] = []
    for part in parts {
      var shift = 0
      for other in others.parts {
        if other.span.upperBound <= part.span.lowerBound {
          shift += other.growth
        } else if other.span.lowerBound < part.span.upperBound {
          return nil
        }
      }
      var part = part
      part.span = part.span.lowerBound + shift..<part.span.upperBound + shift
      moved.append(part)
    }
    return TextDelta(moved)
  }
}
