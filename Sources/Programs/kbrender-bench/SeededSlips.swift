import Foundation
import KeyboardLexicon
import RandomNumbers

struct SeededSlips {

  private var numbers: SeededNumbers
  private let positions: KeyPositions

  private enum Kind: CaseIterable { case neighbor, omission, doubling, transposition, accent }

  init(seed: UInt64, positions: KeyPositions) {
    numbers = SeededNumbers(seed: seed)
    self.positions = positions
  }

  mutating func slips(in words: [String]) -> [SuggestionTimes.Slip] {
    words.compactMap { word in
      let kind = Kind.allCases[Int.random(in: 0..<Kind.allCases.count, using: &numbers)]
      let typed = slip(kind, in: word) ?? slip(.omission, in: word) ?? word
      return typed == word ? nil : SuggestionTimes.Slip(typed: typed, meant: word)
    }
  }

  private mutating func slip(_ kind: Kind, in word: String) -> String? {
    var letters = Array(word)
    guard letters.count > 3 else { return nil }
    let index = Int.random(in: 1..<letters.count - 1, using: &numbers)
    switch kind {
    case .neighbor:
      let neighbors = letters[index].unicodeScalars.first.map(positions.neighbors(of:)) ?? []
      guard !neighbors.isEmpty else { return nil }
      letters[index] = Character(neighbors[Int.random(in: 0..<neighbors.count, using: &numbers)])
    case .omission: letters.remove(at: index)
    case .doubling: letters.insert(letters[index], at: index)
    case .transposition: letters.swapAt(index, index + 1)
    case .accent:
      let plain = word.folding(options: .diacriticInsensitive, locale: nil)
      return plain == word ? nil : plain
    }
    return String(letters)
  }
}
