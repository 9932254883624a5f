import Foundation
internal import SourceText

/// Dictionary of Hunspell, whose forms are derived on demand.
package struct HunspellDictionary {

  struct Entry {

    let line: Substring
    let stem: Substring
    fileprivate let flags: Substring

    /// The entry of a line, or `nil` if its word has other signs than a keyboard corrects.
    fileprivate init?(line: Substring) {
      let entry = line.prefix { $0 != "\t" && $0 != " " }
      let parts = entry.split(separator: "/", maxSplits: 1)
      guard let stem = parts.first, DictionaryLexicon.isWord(stem) else { return nil }
      self.line = entry
      self.stem = stem
      flags = parts.count > 1 ? parts[1] : ""
    }
  }

  let affixes: HunspellAffixes
  let entries: [Entry]

  package init?(affixes affixBytes: [UInt8], words wordBytes: [UInt8]) {
    let encoding = HunspellAffixes.encoding(of: affixBytes)
    guard let affixText = EncodedText.decode(affixBytes, encoding: encoding),
      let wordText = EncodedText.decode(wordBytes, encoding: encoding)
    else { return nil }
    affixes = HunspellAffixes(text: affixText)
    // The first line is the number of words.
    entries = wordText.split(whereSeparator: \.isNewline).dropFirst().compactMap(Entry.init)
  }

  func flags(of entry: Entry) -> [HunspellAffixes.Flag] { affixes.flags(of: String(entry.flags)) }

  func forEachStem(_ body: (String) -> Void) {
    for entry in entries where !affixes.isHidden(flags(of: entry)) { body(String(entry.stem)) }
  }

  /// Calls a closure with derived forms, at first equally many of each word.
  func forEachDerivedForm(limit: Int, maximumSteps: Int = maximumSteps, _ body: (String) -> Void) {
    var (rest, steps) = (limit, maximumSteps)
    let share = max(1, limit / max(1, entries.count))
    for range in [0..<share, share..<Int.max] {
      for entry in entries where rest > 0 && steps > 0 {
        let wanted = range.upperBound == Int.max ? share + rest : share
        var derivation = HunspellDerivation(dictionary: self, limit: wanted, steps: steps)
        derivation.addForms(of: Array(entry.stem.unicodeScalars), flags: flags(of: entry))
        steps = derivation.steps
        for form in derivation.forms.dropFirst(range.lowerBound).prefix(rest) {
          body(String(String.UnicodeScalarView(form)))
          rest -= 1
        }
      }
    }
  }

  /// Rules to try for forms that are rare; all of Hungarian would be two billion.
  package static let maximumSteps = InputBudget.dictionary.steps
}

/// The forms of a stem: with suffixes, up to two, with a prefix, and with both.
private struct HunspellDerivation {

  let dictionary: HunspellDictionary
  let limit: Int
  var steps: Int
  var forms: [[Unicode.Scalar]] = []

  private var isDone: Bool { forms.count >= limit || steps <= 0 }

  private mutating func add(_ form: [Unicode.Scalar]?, hidden: [HunspellAffixes.Flag] = []) {
    guard let form, !isDone, !dictionary.affixes.isHidden(hidden) else { return }
    forms.append(form)
  }

  mutating func addForms(of stem: [Unicode.Scalar], flags: [HunspellAffixes.Flag]) {
    let prefixes = flags.flatMap { dictionary.affixes.prefixes[$0] ?? [] }
    for prefix in prefixes where !isDone {
      steps -= 1
      add(prefix.prepended(to: stem), hidden: prefix.flags)
    }
    addSuffixed(stem, flags: flags, prefixes: prefixes, depth: 1)
  }

  private mutating func addSuffixed(
    _ word: [Unicode.Scalar], flags: [HunspellAffixes.Flag], prefixes: [HunspellAffixes.Rule],
    depth: Int
  ) {
    for flag in flags {
      for rule in dictionary.affixes.suffixes[flag] ?? [] where !isDone {
        steps -= 1
        guard let form = rule.appended(to: word) else { continue }
        add(form, hidden: rule.flags)
        let own = rule.flags.flatMap { dictionary.affixes.prefixes[$0] ?? [] }
        for prefix in prefixes + own where rule.isCombinable && prefix.isCombinable && !isDone {
          steps -= 1
          add(prefix.prepended(to: form))
        }
        guard depth < HunspellAffixes.maximumSuffixes, !rule.flags.isEmpty else { continue }
        addSuffixed(form, flags: rule.flags, prefixes: prefixes, depth: depth + 1)
      }
    }
  }
}

/// Decoder of texts in legacy encodings, using iconv.
enum EncodedText {

  static func decode(_ bytes: [UInt8], encoding: String) -> String? {
    if ["UTF-8", "UTF8"].contains(encoding.uppercased()) {
      return String(decoding: bytes, as: UTF8.self)
    }
    let converter = iconv_open("UTF-8", encoding)
    guard converter != iconv_t(bitPattern: -1) else { return nil }
    defer { iconv_close(converter) }
    var input = bytes.map(CChar.init(bitPattern:))
    // A byte of the single-byte encodings takes up to three in UTF-8.
    var output = [CChar](repeating: 0, count: bytes.count * 3 + 1)
    let written = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        var (from, to) = (input.baseAddress, output.baseAddress)
        var (rest, room) = (input.count, output.count)
        let result = iconv(converter, &from, &rest, &to, &room)
        return result == -1 ? nil : output.count - room
      }
    }
    return written.map {
      String(decoding: output[..<$0].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}
