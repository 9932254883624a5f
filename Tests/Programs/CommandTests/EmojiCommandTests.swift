import Foundation
import TestSupport
import Testing

@Suite struct EmojiCommandTests: ProgramSuite {

  private func elements(_ line: String) throws -> [String: [String]] {
    let object = try run("\(line) --emit scene").object
    let elements = try #require(object?["elements"] as? [[String: Any]])
    return Dictionary(grouping: elements) { $0["role"] as? String ?? "" }
      .mapValues { $0.compactMap { $0["name"] as? String } }
  }

  @Test(arguments: [("activity", "🎃"), ("flags", "🏁"), ("foodAndDrink", "🍇")])
  func categoryComesFirst(category: String, first: String) throws {
    let all = try elements("--keyboard-type emojis --emojis \(category)")
    #expect(all["key"]?.first == first)
  }

  @Test func recentEmojisAreACategory() throws {
    let all = try elements("--keyboard-type emojis --emojis 🚀👍🏽,🇸🇪")
    #expect(all["key"]?.prefix(3) == ["🚀", "👍🏽", "🇸🇪"])
    #expect(all["key"]?.contains("recent") == true)
    #expect(all["label"]?.count == 2)
    let standard = try elements("--keyboard-type emojis")
    #expect(standard["key"]?.first == "😀")
    #expect(standard["key"]?.contains("recent") == false)
  }

  @Test func searchShowsWhatIsFound() throws {
    let all = try elements("--keyboard-type emojiSearch --emojis rocket")
    #expect(all["key"]?.first == "🚀" && all["key"]?.contains("q") == true)
    let layout = try run("layout --keyboard-type emojiSearch --emojis rocket").text
    #expect(layout.contains("🚀") && !layout.contains("😀"))
  }

  @Test(arguments: [
    ("-l fr --emojis tête", "🤯"), ("-l de --emojis Hunde", "🐕"),
    ("--emojis cats", "😺"), ("--emojis 16", ""), ("--emojis selector", ""),
  ])
  func searchReadsWordsOfTheLanguage(options: String, first: String) throws {
    let keys = try elements("--keyboard-type emojiSearch \(options)")["key"] ?? []
    let found = keys.prefix { $0.unicodeScalars.first?.properties.isEmojiPresentation == true }
    #expect(first.isEmpty ? found.isEmpty : found.contains(first), "\(keys)")
  }

  @Test func skinTonesAreACallout() throws {
    let all = try elements("--keyboard-type emojis --emojis 👍 --long-press 👍:2")
    #expect(all["calloutItem"] == ["👍", "👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿"])
  }

  @Test(arguments: [
    ("--emojis flags", "requires --keyboard-type emojis or emojiSearch"),
    ("--keyboard-type emojis --emoji-query a", "requires --keyboard-type emojiSearch"),
    ("--keyboard-type emojis --emojis flag", "did you mean “flags”?"),
    ("--keyboard-type emojis --emojis recent", "There is no emoji category “recent”"),
    ("--keyboard-type emojis --emojis 😀x", "--emojis has “x”, which isn't an emoji"),
    (
      "--keyboard-type emojis --emojis " + String(repeating: "😀", count: 201),
      "--emojis has 201 emojis; at most 200 are kept"
    ),
  ])
  func saysWhatIsWrong(line: String, message: String) throws {
    let run = try run("\(line) -o -")
    #expect(run.exitCode == 2 && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
