import Foundation
import Testing

@testable import KeyboardStyling

@Suite struct SharedFieldTests {

  private struct Style: Hashable, Codable {
    @SharedField var name = "a"
    @SharedField var size: Int?
  }

  @Test func copiesShareAValueUntilItIsSet() {
    let style = Style()
    var copy = style
    #expect(copy == style && copy.hashValue == style.hashValue)
    copy.name = "b"
    #expect((style.name, copy.name) == ("a", "b"))
    #expect(copy != style)
    copy.name = "a"
    #expect(copy == style && copy.hashValue == style.hashValue)
  }

  @Test(arguments: [(nil, #"{"name":"a"}"#), (3, #"{"name":"a","size":3}"#)])
  func isEncodedAsItsValue(size: Int?, json: String) throws {
    var style = Style()
    style.size = size
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(style), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(Style.self, from: Data(json.utf8)) == style)
  }

  @Test(arguments: ["{}", #"{"name":null}"#, #"{"name":"a","size":"b"}"#])
  func rejectsMissingAndWrongValues(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Style.self, from: Data(json.utf8))
    }
  }
}
