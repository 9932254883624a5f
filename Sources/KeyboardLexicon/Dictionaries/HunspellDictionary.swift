/// The words of a Hunspell dictionary with all of their forms.
package struct HunspellDictionary {

  private let affixes: HunspellAffixes
  private let lines: [Substring]

  /// The dictionary of an affix file and a word file, or `nil` if their encoding is unknown.
  package init?(affixes affixBytes: [UInt8], words wordBytes: [UInt8]) {
    let encoding = HunspellAffixes.encoding(of: affixBytes)
    guard let affixText = EncodedText.decode(affixBytes, encoding: encoding),
      let wordText = EncodedText.decode(wordBytes, encoding: encoding)
    else { return nil }
    affixes = HunspellAffixes(text: affixText)
    // The first line is the number of words.
    lines = Array(wordText.split(whereSeparator: \.isNewline).dropFirst())
  }

  /// Call a closure with each form, and whether it is a word of the file itself.
  package func forEachForm(_ body: (String, _ isStem: Bool) -> Void) {
    for line in lines {
      let entry = line.prefix { $0 != "\t" && $0 != " " }
      let parts = entry.split(separator: "/", maxSplits: 1)
      guard let stem = parts.first,
        stem.allSatisfy({ $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" })
      else { continue }
      let flags = parts.count > 1 ? affixes.flags(of: String(parts[1])) : []
      if !isHidden(flags) { body(String(stem), true) }
      forEachForm(of: Array(stem), flags: flags) { body(String($0), false) }
    }
  }

  private func isHidden(_ flags: [HunspellAffixes.Flag]) -> Bool {
    !affixes.hidden.isEmpty && flags.contains(where: affixes.hidden.contains)
  }

  /// Call a closure with the forms of a stem: with suffixes, up to two, with a prefix, and with both.
  private func forEachForm(
    of stem: [Character], flags: [HunspellAffixes.Flag], _ body: ([Character]) -> Void
  ) {
    let prefixes = flags.flatMap { affixes.prefixes[$0] ?? [] }
    for prefix in prefixes {
      if let form = prefix.prepended(to: stem), !isHidden(prefix.flags) { body(form) }
    }
    forEachSuffixed(stem, flags: flags, depth: 0) { form, rule in
      if !isHidden(rule.flags) { body(form) }
      let own = rule.flags.flatMap { affixes.prefixes[$0] ?? [] }
      guard rule.isCombinable else { return }
      for prefix in prefixes + own where prefix.isCombinable {
        if let both = prefix.prepended(to: form) { body(both) }
      }
    }
  }

  /// The most suffixes of a form, as Hunspell itself allows.
  private static let mostSuffixes = 2

  private func forEachSuffixed(
    _ word: [Character], flags: [HunspellAffixes.Flag], depth: Int,
    _ body: ([Character], HunspellAffixes.Rule) -> Void
  ) {
    guard depth < Self.mostSuffixes else { return }
    for flag in flags {
      for rule in affixes.suffixes[flag] ?? [] {
        guard let form = rule.appended(to: word) else { continue }
        body(form, rule)
        if !rule.flags.isEmpty { forEachSuffixed(form, flags: rule.flags, depth: depth + 1, body) }
      }
    }
  }
}
