internal import CPNG

/// Text entries for libpng, which own their C strings.
struct TextEntries: ~Copyable {

  let pointer: UnsafeMutablePointer<cpng_text>
  let count: Int

  init(_ texts: [PNG.Text]) {
    count = texts.count
    pointer = .allocate(capacity: max(texts.count, 1))
    for (index, text) in texts.enumerated() {
      let entry = cpng_text(
        keyword: Self.copy(Self.keywordBytes(text.keyword)), text: Self.copy(text.text.utf8))
      (pointer + index).initialize(to: entry)
    }
  }

  deinit {
    for index in 0..<count {
      pointer[index].keyword.deallocate()
      pointer[index].text.deallocate()
    }
    pointer.deallocate()
  }

  /// The Latin-1 bytes of a keyword; libpng truncates it and drops invalid bytes.
  private static func keywordBytes(_ keyword: String) -> [UInt8] {
    keyword.unicodeScalars.prefix(79).map { $0.value < 256 ? UInt8($0.value) : UInt8(ascii: "?") }
  }

  /// A zero-terminated copy, truncated at the first zero byte.
  private static func copy(_ bytes: some Sequence<UInt8>) -> UnsafeMutablePointer<CChar> {
    let bytes = Array(bytes.prefix { $0 != 0 })
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for (index, byte) in bytes.enumerated() {
      (copy + index).initialize(to: CChar(bitPattern: byte))
    }
    (copy + bytes.count).initialize(to: 0)
    return copy
  }
}
