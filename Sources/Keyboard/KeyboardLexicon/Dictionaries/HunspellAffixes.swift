/// Source: hunspell(5); compounds, conversions and suggestions don't matter here.
struct HunspellAffixes {

  typealias Flag = String

  /// Affix with the text that it replaces and the condition for it.
  struct Rule {

    let strip: [Unicode.Scalar]
    let affix: [Unicode.Scalar]
    let flags: [Flag]
    let condition: [LetterSet]
    let isCombinable: Bool

    func appended(to word: [Unicode.Scalar]) -> [Unicode.Scalar]? {
      guard word.count >= max(condition.count, strip.count),
        word.suffix(strip.count).elementsEqual(strip),
        zip(condition, word.suffix(condition.count)).allSatisfy({ $0.contains($1) })
      else { return nil }
      return word.dropLast(strip.count) + affix
    }

    func prepended(to word: [Unicode.Scalar]) -> [Unicode.Scalar]? {
      guard word.count >= max(condition.count, strip.count), word.starts(with: strip),
        zip(condition, word).allSatisfy({ $0.contains($1) })
      else { return nil }
      return affix + word.dropFirst(strip.count)
    }
  }

  struct LetterSet {
    let letters: Set<Unicode.Scalar>
    let isInverted: Bool

    func contains(_ letter: Unicode.Scalar) -> Bool { letters.contains(letter) != isInverted }
  }

  static let maximumSuffixes = 2

  private enum Notation { case character, long, number }

  private(set) var prefixes: [Flag: [Rule]] = [:]
  private(set) var suffixes: [Flag: [Rule]] = [:]
  private(set) var hidden: Set<Flag> = []

  /// Counting lines.
  private(set) var lines: [Substring] = []
  private var notation = Notation.character
  private var aliases: [[Flag]] = []
  private let maximumLetters: Int

  static func encoding(of bytes: [UInt8]) -> String {
    let line = bytes.split(separator: UInt8(ascii: "\n")).first {
      $0.starts(with: Array("SET ".utf8))
    }
    let fields = line.map {
      String(decoding: $0, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    }
    return fields?.dropFirst().first.map(String.init) ?? "UTF-8"
  }

  /// The rules of an affix file with up to a number of letters; unknown lines are skipped.
  init(text: String, maximumLetters: Int = longestAffix) {
    self.maximumLetters = maximumLetters
    var combinable: [String: Bool] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let fields = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard fields.count > 1 else { continue }
      if Self.keywords.contains(fields[0]) { lines.append(line) }
      switch fields[0] {
      case "FLAG":
        notation = fields[1] == "long" ? .long : fields[1] == "num" ? .number : .character
      case "AF":
        if Int(fields[1]) == nil || !aliases.isEmpty || fields.count > 2 {
          aliases.append(flags(of: fields[1]))
        }
      case "NEEDAFFIX", "ONLYINCOMPOUND", "FORBIDDENWORD": hidden.formUnion(flags(of: fields[1]))
      case "PFX", "SFX":
        let key = fields[0] + fields[1]
        guard let isCombinable = combinable[key] else {
          combinable[key] = fields.count > 2 && fields[2] == "Y"
          continue
        }
        add(fields, isPrefix: fields[0] == "PFX", isCombinable: isCombinable)
      default: break
      }
    }
  }

  private static let keywords: Set = [
    "FLAG", "AF", "NEEDAFFIX", "ONLYINCOMPOUND", "FORBIDDENWORD", "PFX", "SFX",
  ]

  func isHidden(_ flags: [Flag]) -> Bool {
    !hidden.isEmpty && flags.contains(where: hidden.contains)
  }

  func flags(of text: String) -> [Flag] {
    if !aliases.isEmpty, let index = Int(text) {
      return aliases.indices.contains(index - 1) ? aliases[index - 1] : []
    }
    switch notation {
    case .character: return text.map(String.init)
    case .number: return text.split(separator: ",").map(String.init)
    case .long:
      let letters = Array(text)
      return stride(from: 0, to: letters.count - 1, by: 2).map { String(letters[$0...$0 + 1]) }
    }
  }

  private mutating func add(_ fields: [String], isPrefix: Bool, isCombinable: Bool) {
    guard fields.count > 3, fields[3].utf8.count <= Self.longestAffix else { return }
    let parts = fields[3].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0].unicodeScalars.count <= maximumLetters else { return }
    let rule = Rule(
      strip: fields[2] == "0" ? [] : Array(fields[2].unicodeScalars),
      affix: parts[0] == "0" ? [] : Array(parts[0].unicodeScalars),
      flags: parts.count > 1 ? flags(of: String(parts[1])) : [],
      condition: fields.count > 4 ? Self.condition(fields[4]) : [], isCombinable: isCombinable)
    if isPrefix {
      prefixes[fields[1], default: []].append(rule)
    } else {
      suffixes[fields[1], default: []].append(rule)
    }
  }

  /// In bytes, with flags; dictionaries have up to a hundred.
  static let longestAffix = 1_000

  private static func condition(_ text: String) -> [LetterSet] {
    guard text != "." else { return [] }
    var sets: [LetterSet] = []
    var letters: Set<Unicode.Scalar>?
    var isInverted = false
    for letter in text.unicodeScalars {
      switch (letter, letters) {
      case ("[", nil): (letters, isInverted) = ([], false)
      case ("]", let inside?):
        sets.append(LetterSet(letters: inside, isInverted: isInverted))
        letters = nil
      case ("^", let inside?) where inside.isEmpty: isInverted = true
      case (_, _?): letters?.insert(letter)
      case (".", nil): sets.append(LetterSet(letters: [], isInverted: true))
      default: sets.append(LetterSet(letters: [letter], isInverted: false))
      }
    }
    return sets
  }
}
