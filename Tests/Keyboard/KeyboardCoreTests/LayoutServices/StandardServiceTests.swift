import Foundation
import KeyboardCore
import Testing

struct StandardServiceTests {

  private func firstRow(_ service: any KeyboardLayoutService, _ identifier: String) -> String {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: identifier))
    return service.keyboardLayout(for: context).itemRows[0]
      .compactMap(\.action.inputCalloutText).joined()
  }

  @Test func knowsEnglishOnly() {
    let service = KeyboardLayout.StandardService()
    #expect(service.localizedServices.dictionary.isEmpty)
    #expect(firstRow(service, "de") == "qwertyuiop")
  }

  @Test func registeredServicesStandInForTheirLanguage() throws {
    let service = KeyboardLayout.StandardService(localizedServices: [
      try KeyboardLayout.ProService.Swedish(), try KeyboardLayout.ProService.Swedish(),
    ])
    #expect(firstRow(service, "sv") == "qwertyuiopå")
    #expect(firstRow(service, "sv-SE") == "qwertyuiopå")
    #expect(firstRow(service, "da-DK") == "qwertyuiop")
  }

  @Test func allLocalesAreMadeWhenAskedFor() {
    let service = KeyboardLayout.StandardService.allLocales()
    #expect(firstRow(service, "fr") == "azertyuiop")
    #expect(firstRow(service, "fr_CA") == "qwertyuiop")
    #expect(service.localizedServices.dictionary.keys.sorted() == ["fr", "fr_CA"])
  }

  @Test func resolverIsAskedOnce() {
    let service = KeyboardLayout.StandardService()
    var count = 0
    service.localizedServiceResolver = { locale in
      count += 1
      return KeyboardLayout.ProService(locale: locale)
    }
    _ = firstRow(service, "pl")
    _ = firstRow(service, "pl")
    #expect(count == 1)
  }

  @Test func registration() throws {
    typealias Failure = KeyboardLayout.TryRegisterLocalizedLayoutServiceError
    let german: KeyboardLayout.ProService = try .German(alphabeticInputSet: .qwerty)
    #expect(throws: Failure.serviceDoesNotSupportLocalizedServiceRegistration) {
      try KeyboardLayout.DisabledService().tryRegisterLocalizedService(german)
    }
    let service: any KeyboardLayoutService = .standard()
    #expect(throws: Failure.providedServiceDoesNotImplementLocalizedServiceProtocol) {
      try service.tryRegisterLocalizedService(KeyboardLayout.DisabledService())
    }
    try service.tryRegisterLocalizedService(german)
    #expect(firstRow(service, "de") == "qwertyuiop")
  }

  @Test func shorthands() throws {
    let service: any KeyboardLayoutService = try .localized(for: .swedish)
    #expect(firstRow(service, "en") == "qwertyuiopå")
    let german: any KeyboardLayoutService = try .localized(try .German())
    #expect(firstRow(german, "en") == "qwertzuiopü")
    let disabled: any KeyboardLayoutService = .disabled
    #expect(disabled.keyboardLayout(for: .preview).itemRows.map(\.count) == [10, 9, 7])
    let preview: any KeyboardLayoutService = .preview
    #expect(preview.keyboardLayout(for: .preview).itemRows.count == 4)
  }

  @Test func everyClassHasItsLocale() throws {
    #expect(try KeyboardLayout.ProService.SerbianLatin().localeKey == "sr-Latn")
    #expect(try KeyboardLayout.ProService.KurdishSoraniPc().localeKey == "ckb_PC")
    #expect(try KeyboardLayout.ProService.German().localeKey == "de")
  }
}

struct CustomServiceTests {

  final class CustomService: KeyboardLayout.ProService.Swedish {

    override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      let service = keyboardLayoutService(for: context)
      var layout = service.keyboardLayout(for: context)
      guard let item = layout.tryCreateBottomRowItem(for: .character("🇸🇪")) else { return layout }
      layout.itemRows.insert(item, after: .space, inRow: layout.bottomRowIndex)
      return layout
    }
  }

  final class CustomKeyboardLayoutService: KeyboardLayout.StandardService {

    override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      var layout = super.keyboardLayout(for: context)
      layout.itemRows.remove(.keyboardType(.emojis))
      return layout
    }
  }

  @Test func flagAfterSpace() throws {
    let service = CustomKeyboardLayoutService()
    service.registerLocalizedService(try CustomService())
    let layout = service.keyboardLayout(for: KeyboardContext(device: .standard, locale: .swedish))
    let expected: [KeyboardAction] = [
      .keyboardType(.numeric), .space, .character("🇸🇪"), .primary(.return),
    ]
    #expect(layout.bottomRow?.map(\.action) == expected)
  }
}
