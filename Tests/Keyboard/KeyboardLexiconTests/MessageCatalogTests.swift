import Testing

@testable import KeyboardLexicon

/// Messages of catalogs, which may be damaged.
@Suite struct MessageCatalogTests {

  /// A catalog of messages and their translations.
  private static func catalog(_ messages: [(String, String)], isLittle: Bool = true) -> [UInt8] {
    func bytes(_ numbers: [UInt32]) -> [UInt8] {
      numbers.flatMap { number in
        withUnsafeBytes(of: isLittle ? number.littleEndian : number.bigEndian, Array.init)
      }
    }
    let count = messages.count
    var (tables, text): ([UInt32], [UInt8]) = ([], [])
    for list in [messages.map(\.0), messages.map(\.1)] {
      for message in list {
        tables += [UInt32(message.utf8.count), UInt32(28 + 16 * count + text.count)]
        text += Array(message.utf8) + [0]
      }
    }
    let header = [0x9504_12DE, 0, count, 28, 28 + 8 * count, 0, 0].map(UInt32.init)
    return bytes(header + tables) + text
  }

  private static let messages = [
    ("", "Language: de"), ("%d file\0%d files", "%d Datei\0%d Dateien"),
    ("_Save", "_Speichern"), ("a <b>dog</b>", "ein <b>Hund</b> &frisst"), ("x", "größer"),
  ]
  private static let plain = ["%d Datei", "Speichern", "ein Hund frisst", "größer"]

  @Test(arguments: [true, false])
  func translationsAreWithoutMarks(isLittle: Bool) {
    let catalog = MessageCatalog(Self.catalog(Self.messages, isLittle: isLittle))
    #expect(catalog?.messages == Self.plain)
  }

  @Test func noCutCatalogIsReadBeyondItsEnd() {
    let bytes = Self.catalog(Self.messages)
    for count in bytes.indices {
      let messages = MessageCatalog(Array(bytes.prefix(count)))?.messages ?? []
      #expect(messages.count <= Self.messages.count)
    }
  }

  /// Numbers at the places of the count, of both tables, and of a length and a start.
  @Test(arguments: [8, 12, 16, 36, 40, 76, 80], [0x7FFF_FFFF, 0xFFFF_FFFF] as [UInt32])
  func hugeNumbersAreNone(offset: Int, number: UInt32) {
    var bytes = Self.catalog(Self.messages)
    withUnsafeBytes(of: number.littleEndian) {
      bytes.replaceSubrange(offset..<offset + 4, with: $0)
    }
    #expect((MessageCatalog(bytes)?.messages ?? []).count <= bytes.count / 8)
  }

  @Test func overlappingMessagesAreNoLongerThanTheFile() {
    // All of the lengths and starts are those of one text.
    let table = [UInt8](repeating: 1, count: 4000)
    let header = [0x9504_12DE, 0, 400, 28, 28, 0, 0] as [UInt32]
    var bytes = header.flatMap { withUnsafeBytes(of: $0.littleEndian, Array.init) } + table
    for entry in 0..<400 {
      for (part, number) in [(0, 3000), (4, 28)] {
        withUnsafeBytes(of: UInt32(number).littleEndian) {
          bytes.replaceSubrange(28 + entry * 8 + part..<32 + entry * 8 + part, with: $0)
        }
      }
    }
    #expect(MessageCatalog(bytes)?.messages.count == 1)
  }

  @Test(arguments: ["", "\u{DE}\u{12}", "Der Hund frisst."])
  func othersAreNoCatalogs(text: String) { #expect(MessageCatalog(Array(text.utf8)) == nil) }

  @Test(
    arguments: [
      ("<p>Der <b>Hund</b>&nbsp;frisst.<br/>Die", "\n\nDer Hund frisst.\n\nDie"),
      ("<H1 id='a'>ä</H1>ö", "\n\näö"), ("a<param>b", "ab"), ("a < b", "a "), ("<", ""), ("", ""),
    ])
  func pagesAreWithoutElements(page: String, text: String) {
    #expect(MarkedText.plain(page) == text)
  }
}
