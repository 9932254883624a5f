import Testing

@testable import KeyboardRender

@Suite struct TextCacheTests {

  @Test func computesEachTextWithItsPropertiesOnce() {
    var cache = TextCache<Int, String>()
    var computed: [String] = []
    for (text, size) in [("a", 1), ("a", 2), ("b", 1), ("a", 1), ("b", 1)] {
      let value = cache.value(of: text, size) {
        computed.append("\(text)\(size)")
        return "\(text)\(size)"
      }
      #expect(value == "\(text)\(size)")
    }
    #expect(computed == ["a1", "a2", "b1"])
  }

  @Test func keepsAtMostItsMaximum() {
    var cache = TextCache<Int, Int>(maximumCount: 3)
    var count = 0
    func look(for size: Int) {
      let value = cache.value(of: "a", size) {
        count += 1
        return size
      }
      #expect(value == size)
    }
    for size in 0..<3 { look(for: size) }
    for size in 0..<3 { look(for: size) }
    #expect(count == 3)
    // The fourth one empties the cache.
    look(for: 3)
    look(for: 0)
    look(for: 3)
    #expect(count == 5)
  }
}
