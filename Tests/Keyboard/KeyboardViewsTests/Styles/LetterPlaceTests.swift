import KeyboardKit
import Testing

/// The places of letters and the neighbors of keys, with and without rows of digits.
@Suite struct LetterPlaceTests {

  private static func places(
    _ device: String, _ locale: String, _ type: Keyboard.KeyboardType = .alphabetic
  ) -> [(action: KeyboardAction, place: KeyboardLayout.KeyPosition)] {
    let context = KeyboardContext(device: .named(device) ?? .standard)
    context.locale = Locale(identifier: locale)
    context.keyboardType = type
    context.keyboardCase = .lowercased
    let view = KeyboardView(keyboardContext: context)
    let keys = view.placed(in: .fixedAdvance).keys
    return zip(keys, keys.keyPlaces).compactMap { key, place in
      place.map { (key.item.action, $0) }
    }
  }

  private static func letters(
    _ row: Int, _ places: [(action: KeyboardAction, place: KeyboardLayout.KeyPosition)]
  ) -> String {
    places.filter { $0.place.letterRow == row - 1 }
      .sorted { ($0.place.letterColumn ?? -1) < ($1.place.letterColumn ?? -1) }
      .compactMap { $0.place.letterColumn == nil ? nil : $0.action.value }.joined()
  }

  @Test(arguments: ["iphone-15", "iphone-se", "ipad", "ipad-pro-13"])
  func rowsOfLettersAreTheSameOnAllDevices(device: String) {
    let places = Self.places(device, "en")
    #expect(Self.letters(1, places) == "qwertyuiop")
    #expect(Self.letters(2, places) == "asdfghjkl")
    #expect(Self.letters(3, places) == "zxcvbnm")
    #expect(Self.letters(4, places) == "")
    let letters = places.compactMap { $0.place.letterRow }
    #expect(Set(letters) == [0, 1, 2] && places.allSatisfy { $0.place.letterRowCount == 3 })
  }

  @Test func otherScriptsHaveLetters() {
    #expect(Self.letters(1, Self.places("ipad-pro-13", "fr")).hasPrefix("azerty"))
    #expect(Self.letters(1, Self.places("iphone-15", "el")).contains("ερτυ"))
    #expect(!Self.letters(1, Self.places("iphone-15", "ar")).isEmpty)
  }

  @Test func digitsAndSignsAreNoLetters() {
    let places = Self.places("iphone-15", "en", .numeric)
    #expect(places.allSatisfy { $0.place.letterRow == nil && $0.place.letterColumn == nil })
  }

  @Test func neighborsAreNextToAKey() throws {
    let places = Self.places("iphone-15", "en")
    func neighbors(of action: KeyboardAction) -> Set<KeyboardAction> {
      Set(places.first { $0.action == action }?.place.neighbors ?? [])
    }
    #expect(neighbors(of: .character("s")) == [.character("a"), .character("d")])
    #expect(neighbors(of: .character("q")) == [.character("w")])
    #expect(neighbors(of: .backspace) == [.character("m")])
    #expect(neighbors(of: .space).contains(.primary(.return)))
  }
}
