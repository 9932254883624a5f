internal import Embedded

/// The embedded emoji tables; the only code that reads their bytes.
enum EmojiTable {

  struct Entry: Sendable {

    let emoji: Emoji

    /// The version of Emoji that introduced it, such as 12.1.
    let version: Double

    let name: String
  }

  static let categories: [String: [Entry]] = Dictionary(
    uniqueKeysWithValues: zip(
      embedded_emojis().stems, embedded_emojis().list.map { entries(of: $0.content) }))

  static let byEmoji: [String: Entry] = Dictionary(
    categories.values.joined().map { ($0.emoji.char, $0) }, uniquingKeysWith: { first, _ in first })

  static func entries(of bytes: some Collection<UInt8>) -> [Entry] {
    let (lineFeed, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    var entries: [Entry] = []
    entries.reserveCapacity(bytes.count / 24)
    for line in bytes.split(separator: lineFeed) {
      let fields = line.split(separator: space, maxSplits: 2)
      guard fields.count == 3 else { continue }
      guard let version = Double(String(decoding: fields[1], as: UTF8.self)) else { continue }
      let emoji = Emoji(String(decoding: fields[0], as: UTF8.self))
      let name = String(decoding: fields[2], as: UTF8.self)
      entries.append(Entry(emoji: emoji, version: version, name: name))
    }
    return entries
  }
}
