import KeyboardCore
import KeyboardStyling
import Testing

/// Which images are equal.
@Suite struct ImageEqualityTests {

  @Test(arguments: [
    (Image.keyboardBackspace, Image(systemName: "delete.left"), true),
    (.keyboardGlobe, Image(systemName: "globe"), true),
    (.keyboardBackspace, Image("keyboardBackspace"), true),
    (Image("keyboardBackspace"), Image(systemName: "delete.left"), true),
    (.keyboardBackspace, .keyboardGlobe, false),
    (Image("photo of me"), Image("photo of me"), true),
    (Image("photo of me"), Image(systemName: "photo of me"), false),
    (Image("photo of me"), .keyboardBackspace, false),
  ])
  func sameIcon(image: Image, other: Image, isEqual: Bool) {
    #expect((image == other) == isEqual && (other == image) == isEqual)
    #expect(Set([image, other]).count == (isEqual ? 1 : 2))
  }

  @Test func everySystemNameIsItsIcon() {
    for icon in Image.Icon.allCases {
      guard let name = icon.systemName, Image(systemName: name).icon == icon else { continue }
      #expect(Image(systemName: name) == Image(icon))
    }
  }
}
