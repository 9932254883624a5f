/// Whether a word that no dictionary has is a slip, rather than a name or a term.
///
/// The points are hundredths of the logarithm of the odds, as a logistic regression found them from 4,000
/// common misspellings, of which those that were meant otherwise count three times, 3,000 names of packages and
/// 5,300 frequent words that the dictionary of American English lacks. Of as many others that it didn't
/// see, 83 % of misspellings are replaced rightly and 0.9 % wrongly, and 1.9 % and 3.0 % of the terms; at the
/// start of a sentence, 81 % and 0.6 %, and 1.5 % and 3.1 %.
package struct CorrectionConfidence {

  /// Position of a word in its text, which helps to distinguish slips from names.
  enum Place {

    /// A name or an acronym that no text around it makes unlikely.
    case usual

    /// At the start of a sentence, where capitals are no sign of a name.
    case sentenceStart

    /// After another word in capitals, where they are no sign of an acronym.
    case shouting

    init(after previous: String?) {
      switch previous {
      case Lexicon.sentenceStart?: self = .sentenceStart
      case let word? where WordShape(word).isUppercased: self = .shouting
      default: self = .usual
      }
    }
  }

  /// At least 0 if the word is to be replaced.
  let points: Int

  init(_ corrections: [WordSuggester.Candidate], of word: String, at place: Place) {
    let shape = WordShape(word)
    guard let best = corrections.first, best.kind != .completion, !shape.isTechnical,
      best.cost <= Self.maximumCost(ofLetters: word.count)
    else {
      points = .min
      return
    }
    let length = min(word.count, Self.longestWord)
    var points = Self.start + Self.letter * length
    points -= Self.cost * best.cost + Self.rareness * best.rareness
    let rival = corrections.dropFirst().first?.score ?? .max
    points += Self.lead * min(Self.longestLead, rival - best.score)
    points += Self.spellingPoints(typed: word, meant: best.text)
    if best.kind == .split {
      points = Self.splitPoint * (Self.splitLimit - best.score)
    } else if shape.isUppercased {
      if place != .shouting, word.count <= Self.longestAcronym { points -= Self.acronym }
    } else if shape.isCapitalized {
      points -= place == .sentenceStart ? Self.sentenceStart : Self.name
    }
    self.points = points
  }

  /// Two letters may lack an apostrophe, as in "im", but nothing else.
  private static func maximumCost(ofLetters count: Int) -> Int {
    count > 2 ? min(110, 20 * count) : count == 2 ? 24 : 0
  }

  private static let start = 30
  private static let letter = 115
  private static let longestWord = 10

  /// By tenths of a logarithm of the slips, and of the rareness of the correction.
  private static let cost = 5
  private static let rareness = 10

  /// By the difference to the score of the next correction.
  private static let lead = 5
  private static let longestLead = 60

  /// Terms often change the end of a word, or are longer, and slips are rare at the start.
  private static let lastLetter = 210
  private static let shorter = 135
  private static let firstLetter = 200

  /// Few terms are contractions without their apostrophe, or have the letters of a word in another order.
  private static let apostrophe = 150
  private static let swapped = 200

  private static let name = 300
  private static let sentenceStart = 50
  private static let acronym = 150
  private static let longestAcronym = 5

  /// Names of products are often joined from two words, too.
  private static let splitLimit = 108
  private static let splitPoint = 10

  private static func spellingPoints(typed: String, meant: String) -> Int {
    let (typed, meant) = (typed.lowercased(), meant.lowercased())
    let start = zip(typed, meant).prefix { $0 == $1 }.count
    let (typedRest, meantRest) = (typed.dropFirst(start), meant.dropFirst(start))
    let isAtEnd = typedRest.last != meantRest.last
    let isContraction = meant.contains("'") && !typed.contains("'")
    let points = (isContraction ? apostrophe : 0) + (typed.sorted() == meant.sorted() ? swapped : 0)
    return points - (start == 0 ? firstLetter : 0) - (isAtEnd ? lastLetter : 0)
      - (typed.count > meant.count ? shorter : 0)
  }
}
