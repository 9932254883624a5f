import Embedded
import Foundation
import KeyboardCore

/// Costs of slips between the letters of a lexicon, in tenths of a natural logarithm.
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
    for (first, second, cost) in SoundRules.table[language] ?? [] {
      for (typedText, meantText) in [(first, second), (second, first)] {
        let typed = typedText.unicodeScalars.compactMap(lexicon.label(of:))
        let meant = meantText.unicodeScalars.compactMap(lexicon.label(of:))
        guard typed.count == typedText.unicodeScalars.count,
          meant.count == meantText.unicodeScalars.count, let last = meant.last, !typed.isEmpty
        else { continue }
        rules[Int(last)].append(Rule(typed: typed, meant: meant, cost: cost))
      }
    }
    return rules
  }

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

/// Properties of a letter that make slips between letters likely.
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

/// Costs in tenths of a natural logarithm, some adjusted on 4,000 common misspellings.
struct EditWeights: Equatable, Sendable {

  var substitution: Int32 = 62
  var neighbor: Int32 = 52
  var vowel: Int32 = 44
  var likeSound: Int32 = 42

  /// A letter without its accent, or with another.
  var accent: Int32 = 14

  var missing: Int32 = 42
  var missingDouble: Int32 = 24

  var missingMark: Int32 = 16
  var extra: Int32 = 58
  var extraDouble: Int32 = 28
  var extraNeighbor: Int32 = 46
  var extraMark: Int32 = 24

  var transposition: Int32 = 34

  /// The surcharge of a slip at the first letter, where slips are rare.
  var first: Int32 = 24

  /// The surcharge of a name for a lowercased word.
  var name: Int32 = 18

  /// Minimum frequency of a name without surcharge, as the pronoun in "I'm": one in 5,000.
  var commonName = 170

  var missingSpace: Int32 = 42

  /// The cost of an unfinished word, whatever it lacks.
  var unfinished: Int32 = 18

  /// Frequency lost by a word where other words usually follow the preceding one.
  var unpaired = 8

  /// Score margin that a completion needs to precede a typed word of the lexicon.
  var begun = 20

  /// The share of a word's rareness in its score, in sixteenths.
  var rareness: Int32 = 10

  /// The most the slips of a word may cost: a start, and an addition by letter.
  var most: Int32 = 70
  var mostByLetter: Int32 = 11
  var mostOfAll: Int32 = 160

  var penalties: [Int32] {
    (0...LexiconFrequency.most).map { Int32(LexiconFrequency.most - $0) * rareness / 16 }
  }
}

/// Centers of letter keys, from which likely slips are known.
package struct KeyPositions: Equatable, Sendable {

  /// In widths of a letter key from the top left.
  package struct Center: Equatable, Sendable {

    var x: Double
    var y: Double
  }

  private let centers: [Unicode.Scalar: Center]

  package init(_ centers: [Unicode.Scalar: Center]) { self.centers = centers }

  package init(rows: [String]) {
    let widest = rows.map(\.count).max() ?? 0
    var centers: [Unicode.Scalar: Center] = [:]
    for (row, letters) in rows.enumerated() {
      let indent = Double(widest - letters.count) / 2
      for (column, letter) in letters.unicodeScalars.enumerated() {
        centers[letter] = Center(x: indent + Double(column), y: Double(row) * Self.rowHeight)
      }
    }
    self.init(centers)
  }

  /// The height of a row in widths of a letter key: 54 points of 39 on a phone.
  private static let rowHeight = 1.38

  func areNeighbors(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    guard let first = centers[first], let second = centers[second] else { return false }
    let (x, y) = (first.x - second.x, first.y - second.y)
    return x * x + y * y <= Self.reach * Self.reach
  }

  /// The distance of neighbors in widths of a letter key: the diagonal of half a key and a row.
  private static let reach = 1.6
}

/// Spellings of like sounds by language; each is mistaken for the other.
enum SoundRules {

  /// Costs in tenths of a natural logarithm.
  static let table: [String: [(String, String, Int32)]] = {
    var table: [String: [(String, String, Int32)]] = [:]
    for row in embedded_sounds().rows {
      guard row.count == 4, let cost = Int32(row[3]) else { continue }
      table[row[0], default: []].append((row[1], row[2], cost))
    }
    return table
  }()
}
