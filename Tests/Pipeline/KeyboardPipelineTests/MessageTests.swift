import KeyboardKit
import Testing

@testable import KeyboardPipeline
@testable import KeyboardViews

@Suite struct MessageTests {

  private static func pipeline(_ text: String) -> RenderPipeline {
    RenderPipeline(
      files: FileReader(
        file: { path, _ in SourceFile(name: path, text: text) },
        companion: { path, _ in throw Diagnostics(code: .unreadableFile, "There is no \(path)") }))
  }

  private static func scene(_ words: String, chat: String = "") throws -> Scene {
    let arguments = try RenderArguments(ArgumentLine.split(words))
    return try pipeline(chat).drawing(of: RenderRequest(arguments)).scene
  }

  static let refused: [(chat: String, line: Int, says: String)] = [
    ("[]", 1, "must be an object"),
    ("{}", 1, "must have a title and messages"),
    ("{\"title\": \"A\",\n\"messages\": [{}]}", 2, "must have a text"),
    ("{\"title\": \"A\",\n\"messages\": [{\"text\": \"\"}]}", 2, "1 to 1000 characters"),
    ("{\"title\": \"A\",\n\"messages\": [{\"text\": \"a\\u202e\"}]}", 2, "U+202E"),
    ("{\"title\": \"A\",\n\"messages\": [{\"txt\": \"a\"}]}", 2, "no key “txt”"),
    ("{\"title\": \"A\",\n\n\"messages\": \"a\"}", 3, "must be an array"),
    ("{\"title\": 7, \"messages\": []}", 1, "must be a string"),
    (
      "{\"title\": \"A\", \"messages\": ["
        + [String](repeating: "{\"text\": \"a\"}", count: 201).joined(separator: ",") + "]}", 1,
      "at most 200 messages"
    ),
  ]

  @Test(arguments: refused)
  func refusesWithThePlace(chat: String, line: Int, says: String) throws {
    let error = #expect(throws: Diagnostics.self) {
      try Self.scene("--screen --chat chat.json", chat: chat)
    }
    let first = try #require(error?.list.first)
    #expect(first.place?.file == "chat.json" && first.place?.range?.start.line == line)
    #expect(first.message.contains(says), "\(first.message)")
  }

  @Test(arguments: ["--chat default", "--frame --screen", "--screen --size 300x200"])
  func refusesOptionsThatExcludeEachOther(line: String) {
    #expect(throws: Diagnostics.self) {
      try RenderRequest(RenderArguments(ArgumentLine.split(line)))
    }
  }

  @Test func ownMessagesAreAtTheTrailingEdge() throws {
    let chat = """
      { "title": "Ana", "placeholder": "Message", "messages": [
        { "from": "Ana", "time": "9:32", "text": "Are you there?" }, { "text": "Yes!" } ] }
      """
    for (locale, isLeft) in [("en", false), ("ar", true)] {
      let scene = try Self.scene("--screen --chat chat.json --locale \(locale)", chat: chat)
      #expect(scene.size.width == 390 && scene.size.height == 844)
      let own = try #require(scene.elements.first { $0.name == "ownMessage" }?.box)
      let other = try #require(scene.elements.first { $0.name == "message" }?.box)
      #expect(own.minY > other.maxY && (own.midX < other.midX) == isLeft)
      let texts = Set(scene.texts)
      #expect(texts.isSuperset(of: ["Ana", "A", "9:32", "Are you there?", "Yes!", "Message"]))
    }
  }

  @Test func wrapsLongMessagesAndLeavesOutWhatDoesNotFit() throws {
    let text = [String](repeating: "word", count: 60).joined(separator: " ")
    let chat = """
      { "title": "Ana", "messages": [ { "text": "First" }, { "text": "\(text)" } ] }
      """
    let scene = try Self.scene("--screen --chat chat.json", chat: chat)
    let lines = scene.texts.filter { $0.hasPrefix("word") }
    #expect(lines.count > 3 && lines.joined(separator: " ") == text)
    let screen = scene.size.width
    for element in scene.elements where element.name == "ownMessage" {
      #expect(element.box.width < screen * 0.8)
    }
    let small = try Self.scene("--screen --chat chat.json --orientation landscape", chat: chat)
    #expect(!small.texts.contains("First"))
  }

  /// In each language the same scene, with the same turns.
  @Test func conversationsAreThereInManyLanguages() throws {
    let languages = EmbeddedConversations.languages
    #expect(languages.count >= 20)
    for language in languages {
      let profile = LocaleProfile.profile(forIdentifier: language)
      let thread = try MessageThread.standard(for: profile)
      #expect(thread.messages.map { $0.sender == nil } == [false, true, false, true, false])
      #expect(thread.placeholder != nil && thread.messages[0].time != nil, "\(language)")
      let isRightToLeft = profile.direction == .rightToLeft
      #expect(thread.messages.allSatisfy { $0.text.isRightToLeft == isRightToLeft })
    }
  }

  @Test func noLanguageStandsForAnother() {
    let error = #expect(throws: Diagnostics.self) {
      try Self.scene("--screen --chat default --locale fo")
    }
    #expect(error?.list.first?.message.contains("in Faroese") == true)
  }

  /// Without the option, a screen has gray bars, and no text but the time and that of the field.
  @Test func screensWithoutMessagesAreAsBefore() throws {
    let frame = try Self.scene("--frame")
    let screen = try Self.scene("--screen")
    #expect(screen.texts == frame.texts && screen.texts.contains("9:41"))
    #expect(!screen.elements.contains { ["bezel", "dynamicIsland"].contains($0.name) })
  }
}

extension Scene {

  fileprivate var texts: [String] { nodes.flatMap(\.texts) }
}

extension Scene.Node {

  fileprivate var texts: [String] {
    switch self {
    case .text(let run): [run.text]
    case .group(let group): group.nodes.flatMap(\.texts)
    default: []
    }
  }
}
