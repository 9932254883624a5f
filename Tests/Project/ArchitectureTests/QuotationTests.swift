import Testing

/// The quotation marks of messages, and the apostrophes of messages and comments.
@Suite struct QuotationTests {

  /// Straight quotation marks around an interpolated value, as in prose: at the start of a literal
  /// or after a space, and before a space, a punctuation mark or the end of the literal.
  ///
  /// Markup and code write them after `=`, `(` or `:`, and JSON before a colon.
  static var straight: Regex<(Substring, Substring, Substring, Substring)> {
    #/(^\s*"|[ “])(\\"|')\\\((?:[^()]|\([^()]*\))*\)\2([ .,;?!)]|"\s*[+,)]?$)/#
  }

  /// The beginnings of interpolated values in straight quotation marks, of any kind.
  static let quoted = [#"\"\("#, #"'\("#]

  /// The file whose messages are worded as those of ArgumentParser, which parses the other commands.
  static let parser = "Sources/Pipeline/KeyboardPipeline/RenderOptions/RenderOption+Words.swift"

  @Test func messagesQuoteValuesTypographically() {
    let straight = Self.straight
    for source in Project.sources where source.path != Self.parser {
      let lines = Project.text(of: source.path).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where Self.quoted.contains(where: line.contains) {
        #expect(
          !line.contains(straight),
          "\(source.path):\(index + 1) quotes a value with straight quotation marks")
      }
    }
  }

  @Test(arguments: [
    (#"  "There is no theme \"\(name)\" here""#, true), (#"  "No theme '\(name)'""#, true),
    (#"  "There is no theme \(name.quoted)""#, false), (#"  "<path d=\"\(data)\" />""#, false),
    (#"  "builtIn(\"\(name)\")""#, false), (#"  "\"\(key)\": {""#, false),
  ])
  func proseIsToldFromMarkup(line: String, isMessage: Bool) {
    #expect(line.contains(Self.straight) == isMessage)
  }

  /// An English contraction or genitive with a typographic apostrophe; keys and texts that are typed
  /// have the apostrophe alone.
  static var apostrophe: Regex<Substring> { #/[A-Za-z]’(?:s|t|re|ve|ll|d|m)\b/# }

  @Test func apostrophesAreStraight() {
    for source in Project.sources {
      let text = Project.text(of: source.path)
      guard text.contains("’") else { continue }
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        #expect(
          !line.contains(Self.apostrophe),
          "\(source.path):\(index + 1) has a typographic apostrophe")
      }
    }
  }

  @Test(arguments: [
    ("the theme’s file", true), ("the theme's file", false), ("[\"’\", \"‘\"]", false),
  ])
  func apostrophesAreToldFromKeys(line: String, isWord: Bool) {
    #expect(line.contains(Self.apostrophe) == isWord)
  }
}
