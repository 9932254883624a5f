import KeyboardCore
import Testing

/// Whether people can type what their languages are written with.
@Suite struct ExemplarTests {

  @Test func everyLocaleHasExemplars() {
    #expect(ExemplarCharacters.all.keys.sorted() == LocaleProfile.supportedIdentifiers.sorted())
  }

  @Test(arguments: LocaleProfile.supportedIdentifiers)
  func everyExemplarIsTypeable(identifier: String) {
    let profile = LocaleProfile.profile(forIdentifier: identifier)
    let typeable = Self.typeable(with: profile)
    let exemplars = Self.exemplars(of: identifier)
    #expect(!exemplars.isEmpty)
    let missing = exemplars.filter { exemplar in
      !typeable.contains(exemplar) && !exemplar.allSatisfy { typeable.contains(String($0)) }
    }
    #expect(missing.isEmpty, "\(identifier) lacks \(missing.joined(separator: " "))")
  }

  /// The exemplars are split by code points: a mark joins the space before it to a character.
  private static func exemplars(of identifier: String) -> [String] {
    ExemplarCharacters.all[identifier, default: ""].unicodeScalars.split(separator: " ")
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
