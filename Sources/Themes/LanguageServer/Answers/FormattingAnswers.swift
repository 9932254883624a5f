import SourceText
import ThemeTools

/// Edit that formats a text.
struct FormattingAnswers {

  let text: OpenText

  /// Empty while the text has syntax errors; otherwise one edit from the first change to the last.
  var edits: JSONText {
    guard let formatted = try? ThemeFormatter.formatted(text.source).bytes,
      formatted != text.source.bytes
    else { return [] }
    let old = text.source.bytes
    let shared = zip(old, formatted).prefix { $0 == $1 }.count
    let start = old[..<shared].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let rest = min(old.count, formatted.count) - start
    let tail = zip(old.reversed(), formatted.reversed()).prefix(rest).prefix { $0 == $1 }.count
    // A whole number of lines.
    let end =
      old[(old.count - tail)...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? old.count
    let length = old.count - end
    let change = formatted[start..<formatted.count - length]
    return [
      TextEdits.edit(
        String(decoding: change, as: UTF8.self), replacing: start..<end, lines: text.lines)
    ]
  }
}
