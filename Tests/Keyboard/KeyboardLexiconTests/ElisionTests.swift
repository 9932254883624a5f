import Foundation
import Testing

@testable import KeyboardLexicon

/// Words that are joined by apostrophes and hyphens.
@Suite struct ElisionTests {

  /// The words of a lexicon, joined words that are right, and slips with what they mean.
  struct Row: Sendable, CustomTestStringConvertible {
    let language: String
    let words: String
    let right: String
    var slips: [String: String] = [:]

    var testDescription: String { language }
  }

  static let rows = [
    Row(
      language: "fr",
      words: """
        le la de je me te se ne ce que jusque lorsque puisque quoique presque entre est à dire il île \
        une un eau elle on homme ai âme aller ici Europe aujourd'hui en va était œuvre hui dit avant \
        garde sexiste décrire nombre quantités détendu centre dune quelle écrire étendu entités donne
        """,
      right: """
        d'une l'eau qu'elle j'ai m'en t'en s'est n'était c'est c'était d'aller jusqu'à lorsqu'on \
        puisqu'il quoiqu'elle presqu'île l'homme l'âme l'œuvre d'Europe L'homme QU'IL d'aujourd'hui \
        qu'aujourd'hui d'ici c'est-à-dire est-ce va-t'en donne-m'en l'avant-garde qu' l' d'écrire \
        d'étendu qu'entités s'il
        """,
      slips: [
        "l'eua": "l'eau", "d'unne": "d'une", "qu’ele": "qu’elle", "L'europe": "L'Europe",
        "l’hommme": "l’homme", "aujourd'hiu": "aujourd'hui",
      ]),
    Row(
      language: "it",
      words: """
        lo la di ci una della alla dalla nella questo quello come dove anche santo era è acqua amico \
        altra uomo Italia esempio ora io anno opera Antonio cera terrore dune essere
        """,
      right: """
        c'era c'è l'acqua un'altra dell'acqua all'uomo dall'Italia nell'anno quest'anno quell'uomo \
        com'era dov'è anch'io sant'Antonio d'Italia D'ora l'opera dell'Opera
        """,
      slips: ["l'aqcua": "l'acqua", "dell'amiico": "dell'amico", "l’italia": "l’Italia"]),
    Row(
      language: "ca",
      words: "la de ne me te se el els em en ens et es home aigua hora dona fes ho això donar",
      right: "l'home d'aigua n'hora s'això dona'm fes-ho donar-me'l dona'ns",
      slips: ["l'aiguua": "l'aigua"]),
    Row(
      language: "ga", words: "do ba mo ól athair fhéidir ardaigh", right: "d'ól m'athair b'fhéidir"),
    Row(
      language: "en",
      words: "the don't can't it's I'm you're well known mother in law dog does doesn't be bed",
      right: "don't can't it's dog's well-known mother-in-law mother-in-law's",
      slips: ["do'nt": "don't", "dont": "don't", "your'e": "you're", "does'nt": "doesn't"]),
  ]

  private func suggester(of row: Row) throws -> WordSuggester {
    var builder = LexiconBuilder(language: row.language)
    for word in row.words.split(separator: " ") { builder.add(String(word), count: 100) }
    return WordSuggester(
      lexicon: try Lexicon(builder.bytes()), language: row.language,
      positions: KeyPositions(rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]))
  }

  private func correction(of word: String, _ suggester: WordSuggester) -> String? {
    suggester.correction(of: word, among: suggester.scoredCandidates(for: word, after: nil))
  }

  @Test("Joined words are known by their parts, with either apostrophe", arguments: rows)
  func knowsParts(row: Row) throws {
    let suggester = try suggester(of: row)
    for word in row.right.split(separator: " ").map(String.init) {
      #expect(suggester.isKnown(word), "\(word)")
      #expect(suggester.isKnown(word.replacing("'", with: "’")), "\(word)")
    }
  }

  @Test("The part with a slip is corrected", arguments: rows)
  func correctsParts(row: Row) throws {
    let suggester = try suggester(of: row)
    for (typed, meant) in row.slips {
      let text = correction(of: typed, suggester) ?? suggester.restoredCase(of: typed)
      #expect(text == meant, "\(typed)")
    }
  }

  @Test(
    "A correction keeps apostrophes and hyphens",
    arguments: [
      ("d'unx", "dune"), ("d'xtendu", "détendu"), ("qu'entitxs", "quantités"),
      ("te-xrreur", "terreur"),
    ])
  func keepsMarks(typed: String, joined: String) throws {
    let suggester = try suggester(of: Row(language: "fr", words: "de que \(joined)", right: ""))
    #expect(correction(of: typed, suggester) == nil)
  }

  @Test("Next letters go on with the part after an elision")
  func predictsLetters() throws {
    let suggester = try suggester(of: Self.rows[0])
    #expect(suggester.nextLetters(after: "l'ea")["u"] ?? 0 > 0.5)
  }
}
