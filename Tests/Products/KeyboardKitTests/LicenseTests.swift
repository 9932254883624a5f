import KeyboardKit
import Testing

/// Everything works without a license, whatever one says.
@Suite struct LicenseTests {

  /// A license that would leave out themes and all locales but one.
  let license = License(licenseKey: "key", tier: .basic, locales: [.init(identifier: "sv")])

  @Test func noThemeNeedsALicense() throws {
    #expect(try KeyboardTheme.standard.identifier == "standard")
    #expect(try KeyboardTheme.cottonCandy.identifier == "cottonCandy")
    #expect(try KeyboardTheme.tron(.sark).identifier == "tron:sark")
    #expect(try KeyboardTheme.predefined.count == KeyboardTheme.builtInLooks.count)
  }

  @Test func setupNeedsNoLicense() {
    let controller = KeyboardInputViewController()
    var isLicensed = false
    controller.setupPro(for: KeyboardApp(name: "Sample", locales: [.swedish])) { result in
      if case .success = result { isLicensed = true }
    }
    #expect(isLicensed && controller.keyboardContext.locales == [.swedish])
  }

  @Test func noLocaleNeedsALicense() throws {
    #expect(try KeyboardLayout.ProService.German().localeKey == "de")
    #expect(try KeyboardCallout.ProCalloutService.German().localeKey == "de")
    #expect(try KeyboardCallout.Actions.germanBuilder() == .german)
  }
}
