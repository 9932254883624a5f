import Foundation
import TestSupport
import Testing

@testable import KeyboardLexicon

@Suite final class LexiconFileTests: FolderSuite {

  private static let words = ["the", "there", "Paris", "NASA", "McDonald", "may", "May", "naïve"]

  private static func bytes() -> [UInt8] {
    var builder = LexiconBuilder()
    for (index, word) in words.enumerated() { builder.add(word, count: Double(100 - index)) }
    builder.addPair("the", "there", count: 20)
    builder.note = "Made for a test"
    return builder.bytes()
  }

  @Test("A lexicon has its words in their spelling")
  func keepsWords() throws {
    let lexicon = try Lexicon(Self.bytes())
    for word in Self.words where word != "May" {
      let node = try #require(lexicon.word(word))
      #expect(lexicon.spelling(of: node) == word)
    }
    #expect(lexicon.word("th") == nil)
    #expect(lexicon.note == "Made for a test")
    let the = try #require(lexicon.word("the"))
    #expect(lexicon.successors(of: the).map { lexicon.spelling(of: $0.node) } == ["there"])
  }

  @Test("The same words give the same bytes")
  func isReproducible() { #expect(Self.bytes() == Self.bytes()) }

  @Test("A truncated file is an error", arguments: [0, 3, 40, 100])
  func refusesTruncated(count: Int) {
    #expect(throws: LexiconError.self) { try Lexicon(Array(Self.bytes().prefix(count))) }
  }

  @Test("Any changed byte is an error")
  func refusesChanged() {
    let bytes = Self.bytes()
    for index in stride(from: 0, to: bytes.count, by: 7) {
      var changed = bytes
      changed[index] ^= 0x41
      #expect(throws: LexiconError.self) { try Lexicon(changed) }
    }
  }

  @Test("A file that shrinks while it is in use changes nothing")
  func survivesTruncation() throws {
    let file = try folder.write(Data(Self.bytes()), to: "a.lexicon")
    let lexicon = try Lexicon(path: file.path)
    try #require(truncate(file.path, 0) == 0)
    #expect(lexicon.word("there").map(lexicon.spelling) == "there")
  }

  @Test("A pipe is an error at once")
  func refusesPipes() throws {
    let path = folder.url.appending(path: "a.lexicon").path
    try #require(mkfifo(path, 0o600) == 0)
    #expect(throws: LexiconError.unreadable(path: path)) { try Lexicon(path: path) }
  }

  @Test("A missing file is named")
  func namesMissingFile() {
    #expect(throws: LexiconError.unreadable(path: "/none.lexicon")) {
      try Lexicon(path: "/none.lexicon")
    }
  }

  @Test("A damaged lexicon of English gives way to that of the program")
  func fallsBack() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    let folder = LexiconFolder(url: url)
    try FileManager.default.createDirectory(at: folder.lexicons, withIntermediateDirectories: true)
    let english = try #require(DictionaryLocale.locale("en"))
    try Data("KBLX".utf8).write(to: folder.lexicon(of: english))
    #expect(try folder.open(english).word("the") != nil)
    #expect(throws: LexiconError.self) { try folder.open(english, fallsBack: false) }
  }

  @Test("A locale without a dictionary is an error")
  func refusesLocale() {
    let service = KeyboardLexiconService.make("sk")
    #expect(throws: LexiconError.noDictionary(locale: "sk")) {
      try service.immediateResult(for: "a")
    }
  }
}

extension Lexicon {

  /// Opens bytes as a file, whose name isn't needed any more then.
  convenience init(_ bytes: [UInt8]) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    try self.init(path: path)
  }
}
