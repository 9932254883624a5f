import Foundation
import Testing

@testable import KeyboardCore

@Suite struct KeyboardTraitsTests {

  @Test func theProfileFollowsTheLocale() {
    var traits = KeyboardTraits()
    traits.locale = Locale(identifier: "de_AT")
    #expect(traits.localeProfile.identifier == "de-AT" || traits.localeProfile.language == "de")
    #expect(traits.typingRules.language == "de")
  }

  @Test func aProfileStaysUntilAnotherLocaleIsSet() {
    var traits = KeyboardTraits()
    traits.localeProfile.nativeName = "Gap"
    traits.locale = Locale(identifier: "en")
    #expect(traits.localeProfile.nativeName == "Gap")
    traits.locale = Locale(identifier: "sv")
    traits.locale = Locale(identifier: "en")
    #expect(traits.localeProfile.nativeName == "English")
  }

  @Test func equalTraitsHaveEqualHashes() {
    var traits = KeyboardTraits(device: .standard)
    let same = KeyboardTraits(device: .standard)
    #expect(traits == same)
    #expect(traits.hashValue == same.hashValue)
    traits.localeProfile = same.localeProfile
    #expect(traits == same)
    #expect(traits.hashValue == same.hashValue)
    traits.localeProfile.nativeName = "Gap"
    #expect(traits != same)
  }

  @Test func listsBelongToTheirCopy() {
    let traits = KeyboardTraits()
    var copy = traits
    copy.locales.append(Locale(identifier: "sv"))
    copy.disabledActions = [.tab]
    #expect(copy != traits)
    #expect(traits.locales == [.english] && traits.disabledActions.isEmpty)
    #expect(copy.locales.map(\.identifier) == ["en", "sv"] && copy.disabledActions == [.tab])
    copy.locales.removeLast()
    copy.disabledActions.remove(.tab)
    #expect(copy == traits && copy.hashValue == traits.hashValue)
  }

  @Test func aFloatingPadHasThePhonesLayout() {
    var traits = KeyboardTraits()
    traits.deviceType = .pad
    traits.deviceTypeForKeyboard = .pad
    traits.isKeyboardFloating = true
    #expect(traits.deviceTypeForKeyboard == .phone)
    traits.isKeyboardFloating = false
    #expect(traits.deviceTypeForKeyboard == .pad)
  }
}
