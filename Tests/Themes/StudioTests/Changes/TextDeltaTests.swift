import KeyboardDrawing
import Testing

@testable import Studio

@Suite struct TextDeltaTests {

  private static let alphabet = Array("ab\n{é😀")

  private static func text(_ numbers: inout SeededNumbers, upTo count: Int = 12) -> [UInt8] {
    let count = Int.random(in: 0...count, using: &numbers)
    return Array(
      String((0..<count).map { _ in alphabet.randomElement(using: &numbers) ?? "a" }).utf8)
  }

  private static func isText(_ bytes: [UInt8]) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }

  @Test func aDeltaLeadsFromOneTextToAnotherAndBack() {
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<500 {
      let (old, new) = (Self.text(&numbers), Self.text(&numbers))
      let delta = TextDelta(from: old, to: new)
      #expect(delta.fits(old))
      #expect(delta.applied(to: old) == new)
      #expect(delta.inverse.applied(to: new) == old)
      #expect(delta.isEmpty == (old == new))
      #expect(delta.parts.allSatisfy { Self.isText($0.old) && Self.isText($0.new) })
    }
  }

  @Test func aSequenceIsOneDelta() {
    var numbers = SeededNumbers(seed: 2)
    for _ in 0..<300 {
      let start = Self.text(&numbers, upTo: 20)
      var (text, all) = (start, TextDelta())
      for _ in 0..<6 {
        let offsets = text.indices.filter { text[$0] & 0xC0 != 0x80 } + [text.count]
        let ends = [offsets.randomElement(using: &numbers), offsets.randomElement(using: &numbers)]
          .compactMap(\.self).sorted()
        let new = Array(text[..<ends[0]]) + Self.text(&numbers, upTo: 4) + text[ends[1]...]
        all.append(TextDelta(from: text, to: new))
        text = new
        #expect(all.fits(start))
        #expect(all.applied(to: start) == text)
        #expect(all.inverse.applied(to: text) == start)
      }
    }
  }

  @Test func changesAtPlacesApartCommute() throws {
    var numbers = SeededNumbers(seed: 3)
    var rebased = 0
    for _ in 0..<500 {
      let base = Self.text(&numbers, upTo: 30)
      let deltas = (0..<2).map { _ -> TextDelta in
        let offsets = base.indices.filter { base[$0] & 0xC0 != 0x80 } + [base.count]
        let start = offsets.randomElement(using: &numbers) ?? 0
        let end = offsets.first { $0 > start } ?? base.count
        let part = TextDelta.Part(
          span: start..<end, old: Array(base[start..<end]), new: Self.text(&numbers, upTo: 3))
        return TextDelta([part])
      }
      guard let second = deltas[1].rebased(over: deltas[0]),
        let first = deltas[0].rebased(over: deltas[1])
      else { continue }
      rebased += 1
      let (left, right) = (deltas[0].applied(to: base), deltas[1].applied(to: base))
      #expect(second.fits(left) && first.fits(right))
      let isAtOnePlace =
        deltas[0].parts.first?.span.isEmpty == true
        && deltas[0].parts.first?.span
          == deltas[1].parts.first?.span
      #expect(isAtOnePlace || second.applied(to: left) == first.applied(to: right))
    }
    #expect(rebased > 200)
  }

  @Test func theSameBytesAreAConflict() {
    let (a, b) = (TextDelta(from: Array("one".utf8), to: Array("two".utf8)), "one")
    #expect(a.rebased(over: TextDelta(from: Array(b.utf8), to: Array("ten".utf8))) == nil)
  }
}
