import Foundation
import KeyboardCore
import KeyboardStyling
import Testing

/// What a registered licence leaves out; each test registers one in a process of its own.
@Suite struct LicenseTests {

  @Test func everythingIsAllowedAtFirst() throws {
    #expect(KeyboardLicense.registered == nil)
    #expect(try KeyboardTheme.tron.identifier == "tron")
    #expect(throws: Never.self) { try KeyboardLayout.ProService.German() }
  }

  @Test func lowTiersHaveNoThemes() async {
    await #expect(processExitsWith: .success) {
      for tier in [License.Tier.basic, .silver] {
        KeyboardLicense.registered = License(licenseKey: "key", tier: tier)
        let reads: [() throws -> Void] = [
          { _ = try KeyboardTheme.standard }, { _ = try KeyboardTheme.cottonCandy },
          { _ = try KeyboardTheme.tron(.sark) }, { _ = try KeyboardTheme.ink },
          { _ = try KeyboardTheme.predefined }, { _ = try KeyboardTheme.allPredefined },
        ]
        for read in reads {
          #expect(throws: LicenseError(feature: .themes, tier: tier)) { try read() }
        }
        let error = #expect(throws: LicenseError.self) { try KeyboardTheme.tron }
        let name = tier.rawValue.capitalized
        #expect(
          error?.description
            == "Themes need a Gold licence, and the registered licence is \(name).")
        let appearance = KeyboardThemeAppearance(
          theme: .tron, keyboardContext: KeyboardContext())
        #expect(
          appearance.buttonStyle(for: .space, isPressed: false)
            == StandardKeyboardAppearance().buttonStyle(for: .space, isPressed: false))
      }
    }
  }

  @Test func highTiersHaveThemes() async {
    await #expect(processExitsWith: .success) {
      for tier in [License.Tier.gold, .enterprise] {
        KeyboardLicense.registered = License(licenseKey: "key", tier: tier)
        #expect(throws: Never.self) { try KeyboardTheme.cottonCandy }
      }
      KeyboardLicense.registered = nil
      #expect(throws: Never.self) { try KeyboardTheme.predefined }
    }
  }

  @Test func localesThatAreLeftOutAreMissing() async {
    await #expect(processExitsWith: .success) {
      KeyboardLicense.registered = License(
        licenseKey: "key", locales: [Locale(identifier: "sv")])
      #expect(throws: Never.self) {
        _ = try KeyboardLayout.ProService.Swedish()
        _ = try KeyboardCallout.ProCalloutService.Swedish()
        _ = try KeyboardCallout.Actions.swedishBuilder()
      }
      let missing = LicenseError(feature: .locale(Locale(identifier: "de")), tier: .gold)
      #expect(throws: missing) { try KeyboardLayout.ProService.German() }
      #expect(throws: missing) { try KeyboardCallout.ProCalloutService.German() }
      #expect(throws: missing) { try KeyboardCallout.Actions.germanBuilder() }
      #expect(missing.description == "The locale “de” is not in the registered licence.")
    }
  }
}
