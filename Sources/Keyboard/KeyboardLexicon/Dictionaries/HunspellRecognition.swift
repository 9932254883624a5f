internal import SourceText

/// The rules of a dictionary from forms back to their stems, since deriving all forms takes minutes.
struct HunspellRecognition {

  /// Rules with the same replacement of letters.
  private struct Replacement {
    let strip: [Unicode.Scalar]
    var flags: [HunspellAffixes.Flag] = []
    var rules: [HunspellAffixes.Rule] = []

    func forEachRule(of flags: [HunspellAffixes.Flag], _ body: (HunspellAffixes.Rule) -> Void) {
      for (index, flag) in self.flags.enumerated() where flags.contains(flag) { body(rules[index]) }
    }
  }

  /// The replacements by affix, with empty entries where a longer affix begins or ends.
  private typealias Affixes = [[Unicode.Scalar]: [Replacement]]

  /// A form of a stem in its letter case, with its last suffix.
  private struct Form {
    let letters: [Unicode.Scalar]
    let rule: HunspellAffixes.Rule
    let stemFlags: [HunspellAffixes.Flag]
  }

  typealias Entry = (stem: [Unicode.Scalar], flags: [HunspellAffixes.Flag])

  private let rules: HunspellAffixes
  private let entries: ([Unicode.Scalar]) -> [Entry]
  private let prefixes: Affixes
  private let suffixes: Affixes

  /// Suffixes that others follow, and their flags.
  private let inner: Affixes
  private let followers: Set<HunspellAffixes.Flag>
  var steps: Int

  /// Some hundred for each word that is counted.
  static let maximumSteps = InputBudget.wordForms.steps

  init(_ dictionary: HunspellDictionary, letterCase: LetterCase, maximumSteps: Int = maximumSteps) {
    let stems = Dictionary(grouping: dictionary.entries.indices) {
      Self.key(dictionary.entries[$0].stem.unicodeScalars, letterCase)
    }
    self.init(dictionary.affixes, letterCase: letterCase, maximumSteps: maximumSteps) { key in
      (stems[key] ?? []).map { index in
        let entry = dictionary.entries[index]
        return (Array(entry.stem.unicodeScalars), dictionary.flags(of: entry))
      }
    }
  }

  init(
    _ rules: HunspellAffixes, letterCase: LetterCase, maximumSteps: Int = maximumSteps,
    entries: @escaping ([Unicode.Scalar]) -> [Entry]
  ) {
    self.rules = rules
    self.entries = entries
    steps = maximumSteps
    func key(_ letters: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
      Self.key(letters, letterCase)
    }
    func affixes(
      _ rules: [HunspellAffixes.Flag: [HunspellAffixes.Rule]], isPrefix: Bool,
      where isIncluded: (HunspellAffixes.Rule) -> Bool = { _ in true }
    ) -> Affixes {
      var table: [[Unicode.Scalar]: [[Unicode.Scalar]: Replacement]] = [:]
      for (flag, rules) in rules {
        for rule in rules where isIncluded(rule) {
          let (affix, strip) = (key(rule.affix), key(rule.strip))
          for count in 0..<affix.count {
            let part = isPrefix ? affix.prefix(count) : affix.suffix(count)
            table[Array(part), default: [:]] = table[Array(part)] ?? [:]
          }
          var replacement = table[affix]?[strip] ?? Replacement(strip: strip)
          replacement.flags.append(flag)
          replacement.rules.append(rule)
          table[affix, default: [:]][strip] = replacement
        }
      }
      return table.mapValues { Array($0.values) }
    }
    let suffixRules = rules.suffixes
    prefixes = affixes(rules.prefixes, isPrefix: true)
    suffixes = affixes(suffixRules, isPrefix: false)
    inner = affixes(suffixRules, isPrefix: false) { !$0.flags.isEmpty }
    followers = Set(suffixRules.values.joined().flatMap(\.flags))
  }

  private static func key(
    _ letters: some Sequence<Unicode.Scalar>, _ letterCase: LetterCase
  ) -> [Unicode.Scalar] {
    Array(letterCase.key(of: String(String.UnicodeScalarView(letters))).unicodeScalars)
  }

  /// Calls a closure with the forms that match a word in any case, and whether one is a stem.
  mutating func forEachForm(
    of word: [Unicode.Scalar], _ body: ([Unicode.Scalar], Bool) -> Void
  ) throws(LexiconError) {
    for (stem, flags) in entries(word) where !rules.isHidden(flags) { body(stem, true) }
    for form in suffixed(word, by: suffixes) where !rules.isHidden(form.rule.flags) {
      body(form.letters, false)
    }
    for count in 0...word.count {
      guard let replacements = prefixes[Array(word.prefix(count))] else { break }
      for prefix in replacements {
        let base = prefix.strip + word.dropFirst(count)
        steps -= prefix.rules.count
        for (stem, flags) in entries(base) {
          prefix.forEachRule(of: flags) { rule in
            guard let form = rule.prepended(to: stem), !rules.isHidden(rule.flags) else { return }
            body(form, false)
          }
        }
        for form in suffixed(base, by: suffixes) where form.rule.isCombinable {
          prefix.forEachRule(of: form.stemFlags + form.rule.flags) { rule in
            guard rule.isCombinable, let both = rule.prepended(to: form.letters) else { return }
            body(both, false)
          }
        }
      }
    }
    guard steps > 0 else {
      throw .tooManyForms(word: String(String.UnicodeScalarView(word.prefix(20))))
    }
  }

  private mutating func suffixed(
    _ word: [Unicode.Scalar], by table: Affixes, depth: Int = 1
  ) -> [Form] {
    var forms: [Form] = []
    for count in 0...word.count where steps > 0 {
      guard let replacements = table[Array(word.suffix(count))] else { break }
      for suffix in replacements {
        let base = Array(word.dropLast(count) + suffix.strip)
        steps -= suffix.rules.count
        for (stem, flags) in entries(base) {
          suffix.forEachRule(of: flags) { rule in
            guard let form = rule.appended(to: stem) else { return }
            forms.append(Form(letters: form, rule: rule, stemFlags: flags))
          }
        }
        guard depth < HunspellAffixes.maximumSuffixes,
          suffix.flags.contains(where: followers.contains)
        else { continue }
        for first in suffixed(base, by: inner, depth: depth + 1) {
          suffix.forEachRule(of: first.rule.flags) { rule in
            guard let form = rule.appended(to: first.letters) else { return }
            forms.append(Form(letters: form, rule: rule, stemFlags: first.stemFlags))
          }
        }
      }
    }
    return forms
  }
}
