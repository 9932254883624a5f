import Foundation
import KeyboardCore
import Testing

struct LocalizedInputSetTests {

  @Test(arguments: LocaleProfile.supportedIdentifiers)
  func padsHaveEveryKeyOfPhonesOnce(identifier: String) {
    let profile = LocaleProfile.profile(forIdentifier: identifier)
    let sets: [InputSet] = [
      .alphabetic(for: profile), .numeric(for: profile), .symbolic(for: profile),
    ]
    let phone = sets.flatMap { $0.neutralCharacters(device: .phone).joined() }
    let pad = sets.flatMap { $0.neutralCharacters(device: .pad).joined() }
    // English pads have no bullet either; it is a secondary action of the hyphen.
    #expect(Set(phone).subtracting(pad).subtracting(["•"]).isEmpty)
    for set in sets {
      let keys = Array(set.neutralCharacters(device: .pad).joined())
      #expect(Set(keys).count == keys.count)
    }
  }

  @Test(arguments: [
    ("sv", "% - + = / ; : ! ?"), ("ru", "% - + = / ; : , ."), ("ar", "٪ - + = / ؛ : ! ؟"),
  ])
  func lastNumericRowOfPads(identifier: String, expected: String) {
    let profile = LocaleProfile.profile(forIdentifier: identifier)
    let rows = InputSet.numeric(for: profile).neutralCharacters(device: .pad)
    #expect(rows[2].joined(separator: " ") == expected)
  }

  /// Wider rows squeeze the return key of pads, which have ten digits in the first row.
  @Test(arguments: LocaleProfile.supportedIdentifiers)
  func padRowsAreNoLongerThanTheirDigits(identifier: String) {
    let profile = LocaleProfile.profile(forIdentifier: identifier)
    for set in [InputSet.numeric(for: profile), .symbolic(for: profile)] {
      #expect(set.neutralCharacters(device: .pad).allSatisfy { $0.count <= 10 })
    }
  }

  @Test func standardPadRowsAreThoseOfEnglish() {
    let profile = LocaleProfile.profile(forIdentifier: "en")
    for device in [DeviceType.phone, .pad] {
      #expect(
        InputSet.numeric(for: profile).neutralCharacters(device: device)
          == InputSet.numeric().neutralCharacters(device: device))
      #expect(
        InputSet.symbolic(for: profile).neutralCharacters(device: device)
          == InputSet.symbolic().neutralCharacters(device: device))
      #expect(
        InputSet.alphabetic(for: profile).characters(for: .uppercased, device: device)
          == InputSet.qwerty.characters(for: .uppercased, device: device))
    }
  }

  @Test(arguments: [
    ("ca", "qwerty_catalan"), ("hr", "qwertz"), ("nl_BE", "azerty"), ("en_GB", "qwerty"),
    ("vi", "vietnamese_telex_qwerty"), ("tr", "turkishQ"),
  ])
  func firstLayoutType(identifier: String, expected: String) {
    #expect(Locale(identifier: identifier).supportedLayoutTypes.first?.id == expected)
  }

  @Test func localesWithOneArrangement() {
    #expect(Locale(identifier: "sv").supportedLayoutTypes.isEmpty)
    #expect(Locale(identifier: "et").supportedLayoutTypes.count == 4)
    #expect(Locale(identifier: "vi").supportedLayoutTypes.count == 15)
  }

  @Test(arguments: ["ipad", "ipad-pro-11"])
  func addressesOnPads(device: String) throws {
    let context = KeyboardContext(device: try #require(Device.named(device)))
    context.textFieldType = .url
    let layout = KeyboardLayout.StandardService.allLocales().keyboardLayout(for: context)
    let actions = layout.bottomRow?.map(\.action) ?? []
    #expect(Array(actions[2...4]) == [.character("."), .character("/"), .text(".com")])
    #expect(layout.bottomRow?[2].size.width == .available)
  }
}
