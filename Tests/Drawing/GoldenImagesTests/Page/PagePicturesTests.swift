import Cairo
import Foundation
import Testing

@testable import GoldenImages

@Suite struct PagePicturesTests {

  /// Pictures are elements of the page as long as there is room, and files then.
  @Test func picturesAreEmbeddedUpToTheLimit() throws {
    let file = try PNG.encode(premultiplied: [0xFF10_2030, 0xFF00_0000], width: 2, height: 1)
    var item = PageData.Shown()
    var pictures = PagePictures(room: file.count)
    let files = pictures.add(expected: file, actual: file, to: &item)
    #expect(files.first == PageFile(path: "pictures/1.png", bytes: file))
    #expect(item.pictures?["expected"]?.source == "#picture-0")
    #expect(item.pictures?["actual"]?.source == "pictures/1.png")
    let elements = String(decoding: pictures.elements, as: UTF8.self)
    let address = "data:image/png;base64,\(Data(file).base64EncodedString())"
    #expect(elements == "<script type=\"text/plain\" id=\"picture-0\">\(address)</script>\n")
  }
}
