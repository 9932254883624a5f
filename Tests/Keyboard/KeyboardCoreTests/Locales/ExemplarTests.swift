import Foundation
import KeyboardCore
import TestSupport
import Testing

/// Whether people can type what their languages are written with.
@Suite struct ExemplarTests {

  private static let exemplars = Fixtures.rows("exemplars.txt").reduce(into: [String: String]()) {
    $0[$1[0]] = $1[1]
  }

  private static let identifiers = exemplars.keys.sorted()

  @Test func everyLocaleHasExemplars() {
    #expect(LocaleProfile.supportedIdentifiers.sorted() == Self.identifiers)
  }

  @Test(arguments: identifiers)
  func everyExemplarIsTypeable(identifier: String) {
    let profile = LocaleProfile.profile(forIdentifier: identifier)
    let typeable = Self.typeable(with: profile)
    let exemplars = Self.exemplars(of: identifier)
    #expect(!exemplars.isEmpty)
    let missing = exemplars.filter { exemplar in
      !typeable.contains(exemplar) && !exemplar.allSatisfy { typeable.contains(String($0)) }
        && !exemplar.unicodeScalars.allSatisfy { typeable.contains(String($0)) }
    }
    #expect(missing.isEmpty, "\(identifier) lacks \(missing.joined(separator: " "))")
  }

  /// The letters from which letters come that Unicode doesn't take apart.
  private static let bases: [String: String] = [
    "ß": "s", "æ": "a", "œ": "o", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "t", "ħ": "h",
    "ŋ": "n", "ŧ": "t", "ı": "i", "ґ": "г", "ъ": "ь", "ς": "σ", "ё": "е",
  ]

  @Test(arguments: identifiers)
  func accentedLettersAreBehindTheirBaseLetters(identifier: String) {
    let profile = LocaleProfile.profile(forIdentifier: identifier)
    let others = profile.alphabetic.shiftLayer == .alternate ? profile.alphabetic.upper : nil
    let keys = Set((profile.alphabetic.lower + (others ?? [])).joined())
    let marked = Set(
      profile.alphabetic.diacriticKeys.flatMap { mark in
        profile.diacritics[mark].map { Array($0.values) } ?? []
      })
    for letter in Self.exemplars(of: identifier) {
      let parts = letter.decomposedStringWithCanonicalMapping.unicodeScalars
      guard letter.count == 1, !keys.contains(letter), !marked.contains(letter) else { continue }
      let start = Self.bases[letter].map { Array($0.unicodeScalars) } ?? Array(parts)
      // Such as ọ and o for ọ́.
      let bases = keys.filter {
        $0 != letter && start.starts(with: $0.decomposedStringWithCanonicalMapping.unicodeScalars)
      }
      let callouts = bases.flatMap {
        (profile.callouts.lower[$0] ?? []) + (profile.callouts.upper[$0] ?? [])
      }
      #expect(
        bases.isEmpty || callouts.contains(letter),
        "\(identifier): \(bases) have \(callouts), but not \(letter)")
    }
  }

  /// The exemplars are split by code points: a mark joins the space before it to a character.
  private static func exemplars(of identifier: String) -> [String] {
    exemplars[identifier, default: ""].unicodeScalars.split(separator: " ")
      .map { String(String.UnicodeScalarView($0)) }
  }

  /// Everything that a key, a shifted key, a callout or a diacritic key types.
  private static func typeable(with profile: LocaleProfile) -> Set<String> {
    let layers =
      [profile.alphabetic.lower, profile.alphabetic.upper ?? []]
      + [profile.numericRows, profile.symbolicRows]
    let callouts = [
      profile.callouts.lower, profile.callouts.upper, profile.callouts.numericSymbolic,
    ]
    let marks = profile.alphabetic.diacriticKeys.flatMap { mark in
      profile.diacritics[mark].map { Array($0.values) } ?? []
    }
    let texts =
      layers.joined().joined() + callouts.flatMap { $0.values.joined() } + marks
      + profile.behaviors.bottomRowExtra + profile.behaviors.inserts.values
    return Set(texts)
  }
}
