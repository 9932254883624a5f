package struct HunspellDictionary {

  private let affixes: HunspellAffixes
  private let lines: [Substring]

  package init?(affixes affixBytes: [UInt8], words wordBytes: [UInt8]) {
    let encoding = HunspellAffixes.encoding(of: affixBytes)
    guard let affixText = EncodedText.decode(affixBytes, encoding: encoding),
      let wordText = EncodedText.decode(wordBytes, encoding: encoding)
    else { return nil }
    affixes = HunspellAffixes(text: affixText)
    // The first line is the number of words.
    lines = Array(wordText.split(whereSeparator: \.isNewline).dropFirst())
  }

  /// The closure is told whether a form is a word of the file itself; errors are rules with more
  /// forms than any language has.
  package func forEachForm(
    mostSteps: Int = mostSteps, _ body: (String, _ isStem: Bool) -> Void
  ) throws(LexiconError) {
    var steps = Steps(rest: mostSteps)
    for line in lines {
      let entry = line.prefix { $0 != "\t" && $0 != " " }
      let parts = entry.split(separator: "/", maxSplits: 1)
      guard let stem = parts.first, stem.utf8.count <= Self.longestStem,
        stem.allSatisfy({ $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" })
      else { continue }
      let flags = parts.count > 1 ? affixes.flags(of: String(parts[1])) : []
      if !isHidden(flags) { body(String(stem), true) }
      forEachForm(of: Array(stem.unicodeScalars), flags: flags, steps: &steps) {
        body(String(String.UnicodeScalarView($0)), false)
      }
      guard steps.rest > 0 else { throw .tooManyForms(word: String(stem.prefix(20))) }
    }
  }

  /// The longest word with derived ones in bytes.
  private static let longestStem = 200

  /// Three times the rules of Polish, which are the most of all languages here.
  package static let mostSteps = 300_000_000

  private struct Steps { var rest: Int }

  private func isHidden(_ flags: [HunspellAffixes.Flag]) -> Bool {
    !affixes.hidden.isEmpty && flags.contains(where: affixes.hidden.contains)
  }

  /// Call a closure with the forms of a stem: with suffixes, up to two, with a prefix, and with both.
  private func forEachForm(
    of stem: [Unicode.Scalar], flags: [HunspellAffixes.Flag], steps: inout Steps,
    _ body: ([Unicode.Scalar]) -> Void
  ) {
    let prefixes = flags.flatMap { affixes.prefixes[$0] ?? [] }
    steps.rest -= prefixes.count
    for prefix in prefixes {
      if let form = prefix.prepended(to: stem), !isHidden(prefix.flags) { body(form) }
    }
    forEachSuffixed(stem, flags: flags, depth: 0, steps: &steps) { form, rule, steps in
      if !isHidden(rule.flags) { body(form) }
      let own = rule.flags.flatMap { affixes.prefixes[$0] ?? [] }
      guard rule.isCombinable else { return }
      steps.rest -= prefixes.count + own.count
      for prefix in prefixes + own where prefix.isCombinable {
        if let both = prefix.prepended(to: form) { body(both) }
      }
    }
  }

  /// As Hunspell itself allows.
  private static let mostSuffixes = 2

  private func forEachSuffixed(
    _ word: [Unicode.Scalar], flags: [HunspellAffixes.Flag], depth: Int, steps: inout Steps,
    _ body: ([Unicode.Scalar], HunspellAffixes.Rule, _ steps: inout Steps) -> Void
  ) {
    guard depth < Self.mostSuffixes else { return }
    for flag in flags {
      for rule in affixes.suffixes[flag] ?? [] where steps.rest > 0 {
        steps.rest -= 1
        guard let form = rule.appended(to: word) else { continue }
        body(form, rule, &steps)
        if !rule.flags.isEmpty {
          forEachSuffixed(form, flags: rule.flags, depth: depth + 1, steps: &steps, body)
        }
      }
    }
  }
}
