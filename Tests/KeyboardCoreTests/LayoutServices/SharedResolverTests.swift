import Foundation
import KeyboardCore
import Testing

/// The resolvers of localized services that all standard services share.
///
/// No other test has their locales.
@Suite(.serialized) struct SharedResolverTests {

  private typealias Layouts = KeyboardLayout.StandardService
  private typealias Callouts = KeyboardCallout.StandardCalloutService

  private let klingon = Locale(identifier: "tlh")
  private let quenya = Locale(identifier: "qya")

  @Test func layoutsAreResolvedOnceForEachService() {
    let shared = KeyboardLayout.DisabledService()
    var count = 0
    Layouts.localizedServiceResolver = { [klingon] locale in
      guard locale == klingon else { return nil }
      count += 1
      return shared
    }
    defer { Layouts.localizedServiceResolver = nil }
    let services = [Layouts(), Layouts(baseService: KeyboardLayout.DeviceBasedService())]
    for service in services + services {
      #expect(service.keyboardLayoutService(for: context(klingon)) === shared)
      #expect(service.keyboardLayoutService(for: context(quenya)) === service.baseService)
    }
    #expect(count == 2)
  }

  @Test func theResolverOfAServicePrecedes() {
    let shared = KeyboardLayout.DisabledService()
    let own = KeyboardLayout.DisabledService()
    Layouts.localizedServiceResolver = { [klingon, quenya] in
      $0 == klingon || $0 == quenya ? shared : nil
    }
    defer { Layouts.localizedServiceResolver = nil }
    let service = Layouts()
    service.localizedServiceResolver = { [klingon] in $0 == klingon ? own : nil }
    #expect(service.keyboardLayoutService(for: context(klingon)) === own)
    #expect(service.keyboardLayoutService(for: context(quenya)) === shared)
  }

  @Test func itPrecedesTheServicesOfAllLocales() {
    let shared = KeyboardCallout.BaseCalloutService()
    Callouts.localizedServiceResolver = { [klingon] in $0 == klingon ? shared : nil }
    defer { Callouts.localizedServiceResolver = nil }
    let service = Callouts()
    service.join(keyboardContext: .preview)
    #expect(service.service(for: klingon) === shared)
    #expect(service.service(for: quenya) is KeyboardCallout.ProCalloutService)
  }

  private func context(_ locale: Locale) -> KeyboardContext {
    KeyboardContext(device: .standard, locale: locale)
  }
}
