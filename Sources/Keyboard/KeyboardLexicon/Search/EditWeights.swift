/// In tenths of a natural logarithm of their probability: estimates, some of them adjusted on 4,000
/// pairs of common misspellings.
struct EditWeights: Equatable, Sendable {

  var substitution: Int32 = 62
  var neighbor: Int32 = 52
  var vowel: Int32 = 44
  var likeSound: Int32 = 42

  /// A letter without its accent, or with another.
  var accent: Int32 = 14

  var missing: Int32 = 42

  /// A missing second letter of two equal ones.
  var missingDouble: Int32 = 24

  var missingMark: Int32 = 16
  var extra: Int32 = 58

  /// An additional letter equal to the preceding one.
  var extraDouble: Int32 = 28

  /// An additional letter of a key beside the preceding or following one.
  var extraNeighbor: Int32 = 46

  /// An additional apostrophe or hyphen.
  var extraMark: Int32 = 24

  var transposition: Int32 = 34

  /// The surcharge of a slip at the first letter, where slips are rare.
  var first: Int32 = 24

  /// The surcharge of a name for a lowercased word.
  var name: Int32 = 18

  /// The frequency from which a name has no surcharge, as the pronoun in "I'm": one in 5,000.
  var commonName = 170

  var missingSpace: Int32 = 42

  /// The cost of an unfinished word, whatever it lacks.
  var unfinished: Int32 = 18

  /// The frequency that a word loses where other words usually follow the preceding one.
  var unpaired = 8

  /// The score by which a completion has to be better than a typed word of the lexicon to precede it.
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
