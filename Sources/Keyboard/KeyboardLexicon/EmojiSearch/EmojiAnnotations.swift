internal import KeyboardCore
package import KeyboardDocuments

/// The names and keywords of emojis in a language, by the annotations of CLDR.
///
/// Source: Unicode Technical Standard 35, part 2, “Annotations”.
package struct EmojiAnnotations {

  /// A line per emoji: itself, its name, and its keywords, separated by tabs.
  package let lines: [String]

  /// The annotations of files in XML, which have an element per line; others are skipped.
  ///
  /// Those of later files, such as of Portugal, precede those of earlier ones, such as of Portuguese.
  package init(_ files: [SourceFile]) {
    var names: [String: String] = [:]
    var keywords: [String: [String]] = [:]
    let most = InputBudget.annotations.values
    let lines = files.flatMap { file in
      String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).prefix(most)
    }
    for line in lines {
      guard let match = line.firstMatch(of: Self.annotation) else { continue }
      let (emoji, value) = (Self.plain(String(match.1)), String(match.3))
      if match.2 != nil {
        names[emoji] = value
      } else {
        keywords[emoji] = value.split(separator: "|").map { $0.trimming(" \t") }
      }
    }
    self.lines = Emoji.all.compactMap { emoji in
      let plain = Self.plain(emoji.char)
      guard let name = names[plain] else { return nil }
      return ([emoji.char, name] + (keywords[plain] ?? [])).joined(separator: "\t")
    }
  }

  private static var annotation: Regex<(Substring, Substring, Substring?, Substring)> {
    /<annotation cp="([^"]{1,64})"( type="tts")?>([^<\t\u{0}]{1,2000})<\/annotation>/
  }

  /// Files leave out the selectors that make an emoji of a sign.
  private static func plain(_ emoji: String) -> String { emoji.replacing("\u{FE0F}", with: "") }
}

/// The words of emojis that a lexicon has, read when they are first asked for.
final class LexiconEmojis {

  private let lexicon: Lexicon

  lazy var words: EmojiWords? = {
    guard let bytes = lexicon.noteParts.dropFirst(3).first else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return EmojiWords(
      lines: lines.prefix(InputBudget.annotations.values), letterCase: lexicon.letterCase)
  }()

  init(_ lexicon: Lexicon) { self.lexicon = lexicon }
}

extension Substring {

  fileprivate func trimming(_ signs: String) -> String {
    var text = self
    while let first = text.first, signs.contains(first) { text.removeFirst() }
    while let last = text.last, signs.contains(last) { text.removeLast() }
    return String(text)
  }
}
