import Foundation
import Observation
import Synchronization
import Testing

@testable import KeyboardCore

@Suite struct KeyboardContextTests {

  private let context = KeyboardContext()

  /// A reader of a context, a change, and whether the reader is told.
  private static let cases:
    [(
      name: String, read: @Sendable (KeyboardContext) -> Void,
      change: @Sendable (KeyboardContext) -> Void,
      isTold: Bool
    )] = [
      ("same field", { _ = $0.locale }, { $0.locale = Locale(identifier: "de") }, true),
      ("other field", { _ = $0.locale }, { $0.keyboardCase = .uppercased }, false),
      ("same value", { _ = $0.keyboardCase }, { $0.keyboardCase = .auto }, false),
      ("profile", { _ = $0.localeProfile }, { $0.locale = Locale(identifier: "de") }, true),
      ("profile, other", { _ = $0.localeProfile }, { $0.keyboardCase = .uppercased }, false),
      ("fact", { _ = $0.hasDarkColorScheme }, { $0.colorScheme = .dark }, true),
      ("fact, other", { _ = $0.hasDarkColorScheme }, { $0.textSizeFactor = 2 }, false),
      ("floating", { _ = $0.deviceTypeForKeyboard }, { $0.isKeyboardFloating = true }, true),
      ("settable fact", { _ = $0.returnKeyType }, { $0.returnKeyType = .go }, true),
      ("within a field", { _ = $0.disabledActions }, { $0.disabledActions.insert(.tab) }, true),
      ("all", { _ = $0.traits }, { $0.keyboardCase = .uppercased }, true),
      ("all at once", { _ = $0.locale }, { $0.traits = KeyboardTraits(locale: "de") }, true),
      ("all but this", { _ = $0.colorScheme }, { $0.traits = KeyboardTraits(locale: "de") }, false),
      ("device", { _ = $0.screenSize }, { $0.use(.standard) }, true),
      ("not a trait", { _ = $0.hasFullAccess }, { $0.hasFullAccess = true }, true),
    ]

  @Test(arguments: cases.indices)
  func readersAreToldOfWhatTheyRead(index: Int) {
    let (name, read, change, isTold) = Self.cases[index]
    let wasTold = Mutex(false)
    withObservationTracking {
      read(context)
    } onChange: {
      wasTold.withLock { $0 = true }
    }
    change(context)
    #expect(wasTold.withLock { $0 } == isTold, "\(name)")
  }

  @Test func writingIsNotReading() {
    let wasTold = Mutex(false)
    withObservationTracking {
      context.keyboardCase = .uppercased
    } onChange: {
      wasTold.withLock { $0 = true }
    }
    context.keyboardType = .numeric
    #expect(!wasTold.withLock { $0 })
  }

  @Test func subclassesSeeEveryChange() {
    let context = WatchedContext()
    context.keyboardCase = .uppercased
    context.disabledActions.insert(.tab)
    context.use(.standard)
    context.traits.colorScheme = .dark
    #expect(context.changes == 4)
  }

  @Test func observersOfTheLocaleAreCalledAfterTheChange() {
    var seen: [String] = []
    context.localeObservers.append { seen.append($0.localeProfile.identifier) }
    context.locale = Locale(identifier: "de")
    context.keyboardCase = .uppercased
    context.keyboardLayoutType = .qwerty
    context.locale = Locale(identifier: "de")
    #expect(seen == ["de", "de"])
  }

  @Test func aCopyWithOtherTraitsLeavesTheContextAlone() {
    let context = KeyboardContext(device: .standard)
    context.hostApplicationBundleId = "com.example"
    context.hasFullAccess = true
    let copy = context.with { $0.keyboardType = .numeric }
    #expect(context.keyboardType == .alphabetic)
    #expect(copy.keyboardType == .numeric)
    #expect(copy.screenSize == context.screenSize)
    #expect(copy.hostApplicationBundleId == "com.example")
    #expect(copy.hasFullAccess)
  }

  private final class Field: TextDocumentProxy {
    let documentIdentifier = UUID()
    var documentContextBeforeInput: String? { nil }
    var documentContextAfterInput: String? { nil }
    func insertText(_ text: String) {}
    func deleteBackward() {}
    func adjustTextPosition(byCharacterOffset offset: Int) {}
  }

  @Test func contextsWithoutAFieldHaveOneWithoutText() {
    context.textDocumentProxy.insertText("a")
    #expect(context.textDocumentProxy.documentContextBeforeInput == nil)
    #expect(!context.textDocumentProxy.hasText)
    let (field, inner) = (Field(), Field())
    context.originalTextDocumentProxy = field
    #expect(context.textDocumentProxy === field)
    context.textInputProxy = inner
    #expect(context.textDocumentProxy === inner)
  }

  private let removed = {
    var state = TextDocumentState()
    state.autocompleteSpaceState = .autoRemoved
    return state
  }()

  @Test func keepsTheStateOfEachField() {
    var states = TextDocumentStates()
    let fields = [Field(), Field()]
    states[fields[0]] = removed
    #expect(states[fields[0]] == removed && states[fields[1]] == TextDocumentState())
    states[fields[0]] = TextDocumentState()
    #expect(states.count == 0)
  }

  @Test func keepsTheLastFields() {
    var states = TextDocumentStates()
    let fields = (0...TextDocumentStates.capacity).map { _ in Field() }
    for field in fields { states[field] = removed }
    #expect(states.count == TextDocumentStates.capacity)
    #expect(states[fields[0]] == TextDocumentState())
    #expect(fields.dropFirst().allSatisfy { states[$0] == removed })
    // A new field may have the address of a released one, but not its state.
    for _ in 0..<100 { states[Field()] = removed }
    #expect((0..<100).allSatisfy { _ in states[Field()] == TextDocumentState() })
  }

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

/// A context that counts the changes of its traits.
private final class WatchedContext: KeyboardContext {

  var changes = 0

  override var traits: KeyboardTraits {
    didSet { changes += 1 }
  }
}

extension KeyboardTraits {

  fileprivate init(locale: String) {
    self.init()
    self.locale = Locale(identifier: locale)
  }
}
