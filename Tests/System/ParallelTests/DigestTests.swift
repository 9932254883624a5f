import Parallel
import Testing

@Suite struct DigestTests {

  static let examples: [(String, String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ]

  @Test(arguments: examples)
  func isTheOneOfTheStandard(text: String, digest: String) {
    #expect(Digest.text(of: Array(text.utf8)) == digest)
  }

  @Test(arguments: [1, 7, 55, 56, 63, 64, 65, 130])
  func doesNotDependOnTheParts(size: Int) {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    var digest = Digest()
    for start in stride(from: 0, to: bytes.count, by: size) {
      digest.add(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    #expect(digest.text == Digest.text(of: bytes))
  }

  @Test func textsKeepTheirLimits() {
    var first = Digest()
    var second = Digest()
    first.add("ab")
    first.add("c")
    second.add("a")
    second.add("bc")
    #expect(first.text != second.text)
  }
}
