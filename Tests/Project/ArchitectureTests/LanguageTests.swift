import Foundation
import Testing

/// Phrases that make prose hard to read, and the length of sentences in guides.
@Suite struct LanguageTests {

  /// Phrases by the number of summaries that may have them.
  static let phrases: [(pattern: String, most: Int)] = [
    ("^The [a-z ]+ (that|which) ", 20), ("those of", 10), ("that of", 10), ("of which", 5),
    ("so that", 5), ("^What ", 0), ("as far as", 0), ("in vain", 0),
  ]

  private static let summaries = Project.sources.flatMap { source -> [String] in
    let text = Project.text(of: source.path)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    return zip([""] + lines, lines).filter { $1.hasPrefix("/// ") && !$0.hasPrefix("///") }
      .map { String($0.1.dropFirst(4)) }
  }

  @Test(arguments: phrases)
  func fewSummariesHaveThePhrase(pattern: String, most: Int) throws {
    let phrase = try Regex(pattern)
    let found = Self.summaries.filter { $0.contains(phrase) }
    #expect(Self.summaries.count > 3000)
    #expect(found.count <= most, "\(found.count): \(found.prefix(5).joined(separator: "\n"))")
  }

  /// Phrases in the strings of sources, which people read as messages and help.
  @Test(arguments: [
    "those of", "that of", "of which", "so that", "in vain", "as far as", "whatever", "told",
  ])
  func messagesAvoidThePhrase(phrase: String) throws {
    let expression = try Regex("(^|[ “(])\(phrase)($|[ ”).,;])")
    let found = Self.messages.filter { $0.text.contains(expression) }
      .map { "\($0.path): \($0.text)" }
    #expect(found.count <= 3, "\(found.count): \(found.joined(separator: "\n"))")
  }

  /// String literals of several words, which lines in quotation marks have at odd places.
  private static let messages = Project.sources.flatMap { source in
    Project.text(of: source.path).split(separator: "\n")
      .filter { $0.utf8.contains(UInt8(ascii: "\"")) && !$0.drop { $0 == " " }.hasPrefix("//") }
      .flatMap { line in
        line.replacing(#"\""#, with: "").split(separator: "\"", omittingEmptySubsequences: false)
          .enumerated().filter { !$0.offset.isMultiple(of: 2) && $0.element.contains(" ") }
          .map { (path: source.path, text: String($0.element)) }
      }
  }

  static let guides = [
    "README.md", "AGENTS.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md", "RELEASING.md",
    "Themes/README.md", "Themes/CONCEPTS.md", "Themes/TUTORIAL.md", "Themes/COOKBOOK.md",
    "Snapshots/README.md", "Gallery/README.md", "Gallery/STORES.md", "Gallery/SCALE.md",
    "Sources/Programs/README.md",
    "Sources/Programs/FAQ.md", "Sources/Programs/COMPARISON.md", "Sources/Products/README.md",
    "Sources/Keyboard/README.md", "Sources/Drawing/README.md", "Sources/Themes/README.md",
  ]

  @Test(arguments: guides)
  func sentencesAreShort(page: String) {
    var prose = Project.text(of: page).replacing(#/```(?s).*?```/#, with: "")
    prose = prose.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in !["|", "#", "!", "<"].contains { line.hasPrefix($0) } }
      .joined(separator: "\n")
    let sentences = prose.split(separator: #/[.!?:](?=\s)|\n\n|\n- /#).map {
      $0.split { $0.isWhitespace }.count
    }.filter { $0 > 2 }
    let words = sentences.reduce(0, +)
    #expect(!sentences.isEmpty && words <= sentences.count * 20)
  }
}
