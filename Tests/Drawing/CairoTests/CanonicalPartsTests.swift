import Cairo
import Foundation
import Testing

@Suite struct CanonicalPartsTests {

  @Test(arguments: ["a", "é", "ẫ", "ø", "ﬁ", "Å", "й", "ǖ", "가", "é", "ß", "\u{1F600}"])
  func partsAreFoundations(text: String) {
    let parts = text.unicodeScalars.flatMap(\.canonicalParts)
    #expect(parts == Array(text.decomposedStringWithCanonicalMapping.unicodeScalars))
  }

  @Test func lettersOfLatinHaveFoundationsParts() {
    for scalar in (0..<0x250).compactMap(Unicode.Scalar.init(_:)) {
      let text = String(Character(scalar))
      #expect(
        scalar.canonicalParts == Array(text.decomposedStringWithCanonicalMapping.unicodeScalars))
    }
  }
}
