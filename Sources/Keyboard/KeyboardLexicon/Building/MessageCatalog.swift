/// The translated messages of a catalog of gettext.
///
/// Source: GNU gettext manual, “The Format of GNU MO Files”.
package struct MessageCatalog {

  /// The translations, of those with plural forms the first one.
  package let messages: [String]

  /// The messages of a file, or `nil` if it isn't a catalog; those outside of the file are left out.
  package init?(_ bytes: [UInt8]) {
    func number(_ offset: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - 4 else { return nil }
      return (0..<4).reduce(0) { $0 << 8 | Int(bytes[offset + (isLittle ? 3 - $1 : $1)]) }
    }
    let isLittle = bytes.starts(with: Self.magic.reversed())
    guard isLittle || bytes.starts(with: Self.magic), let count = number(Self.countOffset),
      let originals = number(Self.originalsOffset), let table = number(Self.translationsOffset)
    else { return nil }
    // Messages may overlap, but are no longer than the file.
    let mostMessages = bytes.count / Self.entrySize
    var rest = bytes.count
    messages = (0..<min(count, mostMessages)).compactMap { index in
      let entry = index * Self.entrySize
      // The translation of the empty message is a header.
      guard number(originals + entry) != 0, let length = number(table + entry),
        let start = number(table + entry + 4), start <= bytes.count,
        length <= min(rest, bytes.count - start)
      else { return nil }
      rest -= length
      let text = bytes[start..<start + length].prefix { $0 != 0 }
      return Self.plain(String(decoding: text, as: UTF8.self))
    }
  }

  /// Return a message without its mnemonics, such as `_File` or `&File`, and its markup.
  private static func plain(_ message: String) -> String {
    guard message.contains(where: { "_&~<".contains($0) }) else { return message }
    return message.replacing(/<[^<>]{1,500}>/, with: "")
      .replacing(/[_&~](?=\p{L})/, with: "")
  }

  private static let magic: [UInt8] = [0x95, 0x04, 0x12, 0xDE]
  private static let countOffset = 8
  private static let originalsOffset = 12
  private static let translationsOffset = 16
  private static let entrySize = 8
}
