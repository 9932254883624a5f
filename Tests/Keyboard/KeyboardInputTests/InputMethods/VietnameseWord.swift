import Foundation
import KeyboardInput

/// A Vietnamese word whose letters Unicode takes apart, and the keys that follow from that.
struct VietnameseWord {

  /// A letter without its marks, its marks as combining characters, and the letter before it.
  private struct Letter {
    var base: Character
    var quality: Unicode.Scalar?
    var tone: Unicode.Scalar?
  }

  /// The order in which marks are typed.
  enum Order: CaseIterable {

    case toneLast

    /// Each mark and the tone after their letter.
    case inline

    /// All letters, then the marks, then the tone.
    case marksLast
  }

  let text: String
  private let letters: [Letter]

  init(_ text: String) {
    self.text = text
    letters = text.map { character in
      // Unicode doesn't take the stroke off this letter.
      if character == "đ" || character == "Đ" {
        return Letter(base: character == "đ" ? "d" : "D", quality: "\u{335}")
      }
      let scalars = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
      var letter = Letter(base: scalars.first.map(Character.init) ?? character)
      for scalar in scalars.dropFirst() {
        // Circumflex, breve and horn.
        if ["\u{302}", "\u{306}", "\u{31B}"].contains(scalar) {
          letter.quality = scalar
        } else {
          letter.tone = scalar
        }
      }
      return letter
    }
  }

  func keys(_ method: Vietnamese.InputMethod, _ order: Order) -> String {
    var (keys, marks, tone) = ("", "", "")
    var last: Letter?
    for letter in letters {
      keys.append(letter.base)
      // Two letters that would be one with a mark are told from it by a third.
      if let last, method == .telex || letter.base == "d", "aeod".contains(letter.base),
        last.base == letter.base, last.quality == nil, letter.quality == nil
      {
        keys.append(letter.base)
      }
      let mark = Self.markKey(letter, method)
      // Nothing but đ has a mark of the same key as another letter of its word, except ươ.
      if order == .marksLast { marks += marks.contains(mark) ? "" : mark } else { keys += mark }
      let toneKey = letter.tone.flatMap { Self.toneKey($0, method) } ?? ""
      if order == .inline { keys += toneKey } else { tone += toneKey }
      last = letter
    }
    return keys + marks + tone
  }

  /// The word with its tone on the other of two vowels and the place of its own, if it ends in oa, oe or
  /// uy, where styles differ.
  var inOtherStyle: (text: String, tonePlace: Int)? {
    let rhyme = letters.suffix(2)
    let onset = letters.dropLast(2).map(\.base)
    let bases = String(rhyme.map(\.base)).lowercased()
    guard ["oa", "oe", "uy"].contains(bases), rhyme.allSatisfy({ $0.quality == nil }),
      let place = rhyme.firstIndex(where: { $0.tone != nil }),
      onset.last?.lowercased() != "q", !onset.contains(where: { "aeiouy".contains($0) })
    else { return nil }
    var scalars = String.UnicodeScalarView()
    for (index, letter) in rhyme.enumerated() {
      scalars.append(contentsOf: String(letter.base).unicodeScalars)
      if index != place - rhyme.startIndex, let tone = rhyme[place].tone { scalars.append(tone) }
    }
    let end = String(scalars).precomposedStringWithCanonicalMapping
    return (text.dropLast(2) + end, place - rhyme.startIndex)
  }

  private static func markKey(_ letter: Letter, _ method: Vietnamese.InputMethod) -> String {
    let base = String(letter.base)
    let keys: [Unicode.Scalar: [Vietnamese.InputMethod: String]] = [
      "\u{302}": [.telex: base, .vni: "6", .viqr: "^"],
      "\u{306}": [.telex: "w", .vni: "8", .viqr: "("],
      "\u{31B}": [.telex: "w", .vni: "7", .viqr: "+"],
      "\u{335}": [.telex: base, .vni: "9", .viqr: base],
    ]
    return letter.quality.flatMap { keys[$0]?[method] } ?? ""
  }

  private static func toneKey(_ tone: Unicode.Scalar, _ method: Vietnamese.InputMethod) -> String? {
    let keys: [Unicode.Scalar: [Vietnamese.InputMethod: String]] = [
      "\u{301}": [.telex: "s", .vni: "1", .viqr: "'"],
      "\u{300}": [.telex: "f", .vni: "2", .viqr: "`"],
      "\u{309}": [.telex: "r", .vni: "3", .viqr: "?"],
      "\u{303}": [.telex: "x", .vni: "4", .viqr: "~"],
      "\u{323}": [.telex: "j", .vni: "5", .viqr: "."],
    ]
    return keys[tone]?[method]
  }
}
