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
    Layouts.localizedServiceResolver = { [klingon] in
      $0 == klingon ? KeyboardLayout.DisabledService() : nil
    }
    defer { Layouts.localizedServiceResolver = nil }
    for service in [Layouts(), Layouts(baseService: KeyboardLayout.DeviceBasedService())] {
      let resolved = service.keyboardLayoutService(for: context(klingon))
      #expect(resolved is KeyboardLayout.DisabledService)
      #expect(service.keyboardLayoutService(for: context(klingon)) === resolved)
      #expect(service.keyboardLayoutService(for: context(quenya)) === service.baseService)
    }
  }

  @Test func theResolverOfAServicePrecedes() {
    let own = KeyboardLayout.DisabledService()
    Layouts.localizedServiceResolver = { [klingon, quenya] in
      $0 == klingon || $0 == quenya ? KeyboardLayout.DisabledService() : nil
    }
    defer { Layouts.localizedServiceResolver = nil }
    let service = Layouts()
    service.localizedServiceResolver = { [klingon] in $0 == klingon ? own : nil }
    #expect(service.keyboardLayoutService(for: context(klingon)) === own)
    let other = service.keyboardLayoutService(for: context(quenya))
    #expect(other is KeyboardLayout.DisabledService && other !== own)
  }

  @Test func itPrecedesTheServicesOfAllLocales() {
    Callouts.localizedServiceResolver = { [klingon] in
      $0 == klingon ? KeyboardCallout.BaseCalloutService() : nil
    }
    defer { Callouts.localizedServiceResolver = nil }
    let service = Callouts()
    service.join(keyboardContext: .preview)
    #expect(!(service.service(for: klingon) is KeyboardCallout.ProCalloutService))
    #expect(service.service(for: quenya) is KeyboardCallout.ProCalloutService)
  }

  private func context(_ locale: Locale) -> KeyboardContext {
    KeyboardContext(device: .standard, locale: locale)
  }
}
