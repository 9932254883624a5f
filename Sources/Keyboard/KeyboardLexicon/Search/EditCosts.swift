import Foundation

final class EditCosts {

  struct Rule {
    let typed: [UInt8]
    let meant: [UInt8]
    let cost: Int32
  }

  let weights: EditWeights

  /// By the last label of the letters of the word.
  let rules: [[Rule]]

  private let size: Int
  let lastRow: Int
  private let substitutions: UnsafeMutablePointer<Int32>
  private let neighbors: [Bool]
  private let marks: [Bool]

  init(
    lexicon: Lexicon, language: String, positions: KeyPositions,
    weights: EditWeights = EditWeights()
  ) {
    self.weights = weights
    let letters = lexicon.alphabet
    size = letters.count + 1
    lastRow = letters.count
    marks = letters.map { Self.markLetters.contains($0) } + [false]
    var neighbors = [Bool](repeating: false, count: size * size)
    substitutions = .allocate(capacity: size * size)
    substitutions.initialize(repeating: weights.substitution, count: size * size)
    let shapes = letters.map(LetterShape.init)
    for (row, first) in letters.enumerated() {
      for (column, second) in letters.enumerated() {
        let index = row * size + column
        neighbors[index] = row != column && positions.areNeighbors(first, second)
        substitutions[index] =
          row == column
          ? 0
          : shapes[row].cost(to: shapes[column], areNeighbors: neighbors[index], weights: weights)
      }
    }
    self.neighbors = neighbors
    rules = Self.rules(ofLanguage: language, lexicon: lexicon)
  }

  deinit { substitutions.deallocate() }

  private static let markLetters: Set<Unicode.Scalar> = ["'", "-"]

  private static func rules(ofLanguage language: String, lexicon: Lexicon) -> [[Rule]] {
    var rules = [[Rule]](repeating: [], count: lexicon.alphabet.count)
    for rule in SoundRule.rules(ofLanguage: language) {
      let typed = rule.typed.unicodeScalars.compactMap(lexicon.label(of:))
      let meant = rule.meant.unicodeScalars.compactMap(lexicon.label(of:))
      guard typed.count == rule.typed.unicodeScalars.count,
        meant.count == rule.meant.unicodeScalars.count, let last = meant.last,
        !typed.isEmpty
      else { continue }
      rules[Int(last)].append(Rule(typed: typed, meant: meant, cost: rule.cost))
    }
    return rules
  }
}

extension EditCosts {

  @inline(__always)
  private func row(_ label: UInt8) -> Int { min(Int(label), lastRow) }

  @inline(__always)
  func replacements(for meant: UInt8) -> UnsafePointer<Int32> {
    UnsafePointer(substitutions + row(meant) * size)
  }

  @inline(__always)
  func missing(_ letter: UInt8, after previous: UInt8) -> Int32 {
    if letter == previous { return weights.missingDouble }
    return marks[row(letter)] ? weights.missingMark : weights.missing
  }

  func extras(of typed: [UInt8]) -> [Int32] {
    typed.indices.map { index in
      let next = index + 1 < typed.count ? typed[index + 1] : nil
      return index == 0
        ? extra(typed[index], after: nil, before: next) + weights.first
        : extra(typed[index], after: typed[index - 1], before: next)
    }
  }

  private func extra(_ letter: UInt8, after previous: UInt8?, before next: UInt8?) -> Int32 {
    if letter == previous || letter == next { return weights.extraDouble }
    if marks[row(letter)] { return weights.extraMark }
    let isBeside = [previous, next].contains { other in
      other.map { neighbors[row(letter) * size + row($0)] } ?? false
    }
    return isBeside ? weights.extraNeighbor : weights.extra
  }
}

/// The properties of a letter that make slips between letters likely.
private struct LetterShape {

  let base: Character
  let isVowel: Bool
  let sound: Int?

  init(_ letter: Unicode.Scalar) {
    let text = String(Character(letter)).decomposedStringWithCanonicalMapping
    let base = Self.strokes[letter] ?? text.unicodeScalars.first.map(Character.init) ?? "?"
    self.base = base
    isVowel = Self.vowels.contains(base)
    sound = Self.sounds.firstIndex { $0.contains(base) }
  }

  func cost(to other: Self, areNeighbors: Bool, weights: EditWeights) -> Int32 {
    if base == other.base { return weights.accent }
    var cost = areNeighbors ? weights.neighbor : weights.substitution
    if isVowel && other.isVowel { cost = min(cost, weights.vowel) }
    if sound != nil && sound == other.sound { cost = min(cost, weights.likeSound) }
    return cost
  }

  /// Letters whose strokes Unicode doesn't take for accents.
  private static let strokes: [Unicode.Scalar: Character] = [
    "ø": "o", "ł": "l", "đ": "d", "ı": "i", "ħ": "h",
  ]

  private static let vowels: Set<Character> = Set("aeiouyаеиоуыэюяαεηιουω")

  private static let sounds: [Set<Character>] = [
    ["c", "k", "q"], ["s", "z", "c"], ["d", "t"], ["b", "p"], ["m", "n"], ["f", "v", "w"],
    ["g", "j"],
  ]
}
