import Embedded
import Foundation
import Testing

@testable import KeyboardCore

@Suite struct EmojiTableTests {

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../Sources/Data/Embedded/Emojis")

  @Test func theListIsTheFolder() throws {
    let names = embedded_emojis().stems
    #expect(names.sorted() == EmojiCategory.standardCategories.map(\.id).sorted())
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.filter { $0.hasSuffix(".txt") }.sorted() == names.map { "\($0).txt" }.sorted())
  }

  @Test(
    arguments: zip(
      EmojiCategory.standardCategories, [555, 154, 136, 85, 218, 264, 224, 270]))
  func everyLineIsAnEntry(category: EmojiCategory, count: Int) throws {
    let file = try String(
      contentsOf: Self.folder.appending(path: "\(category.id).txt"), encoding: .utf8)
    let entries = EmojiTable.categories[category.id, default: []]
    #expect(entries.count == count)
    #expect(file == entries.map { "\($0.emoji.char) \($0.version) \($0.name)\n" }.joined())
  }

  @Test func everyEntryIsOneEmojiThatNoOtherEntryHas() {
    let entries = EmojiTable.categories.values.joined()
    for entry in entries {
      #expect(entry.emoji.char.isSingleEmoji, "\(entry)")
      #expect(entry.version <= EmojiVersion.v16_0.version, "\(entry)")
    }
    #expect(EmojiTable.byEmoji.count == entries.count)
  }

  @Test func otherLinesAreSkipped() {
    let entries = EmojiTable.entries(of: Array("😀 1.0 grinning face\n\n😀 x\n😀 y z\n".utf8))
    #expect(entries.map(\.name) == ["grinning face"])
  }
}
