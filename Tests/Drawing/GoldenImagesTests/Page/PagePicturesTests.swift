import Cairo
import Foundation
import Testing

@testable import GoldenImages

@Suite struct PagePicturesTests {

  /// The data hold numbers in place of pictures; a text may look like one.
  @Test func onlyPicturesAreInserted() throws {
    let mark = #""source":"data:image/png;base64,0""#
    let file = try PNG.encode(premultiplied: [0xFF10_2030, 0xFF00_0000], width: 2, height: 1)
    var item = PageData.Case(GoldenReport.Case(name: "a", status: .failed, message: mark))
    var pictures = PagePictures(limit: file.count)
    let files = pictures.add(expected: file, actual: file, to: &item)
    // There is room for one.
    #expect(files.first == PageFile(path: "pictures/1.png", bytes: file))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(item)
    var page = Data()
    pictures.forEachPart(of: json) { page.append(contentsOf: $0) }
    #expect(page.count == json.count - 1 + pictures.size)
    let value = try JSONSerialization.jsonObject(with: page)
    let object = try #require(value as? [String: Any])
    #expect(object["message"] as? String == mark)
    let shown = (object["pictures"] as? [String: [String: Any]])?["expected"]?["source"] as? String
    #expect(shown == "data:image/png;base64,\(Data(file).base64EncodedString())")
  }
}
