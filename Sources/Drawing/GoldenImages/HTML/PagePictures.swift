internal import Foundation
internal import KeyboardRender

struct PagePictures {

  private(set) var files: [PageFile] = []

  private var room: Int

  init(limit: Int) {
    room = limit
  }

  mutating func add(expected: [UInt8]?, actual: [UInt8]?, to item: inout PageData.Case) {
    let before = expected.flatMap(Self.picture)
    let after = actual.flatMap(Self.picture)
    var pictures = PageData.Pictures()
    if let expected, let before { pictures.expected = place(expected, of: before) }
    if let actual, let after { pictures.actual = place(actual, of: after) }
    if let before, let after {
      let map = DifferenceMap(expected: before, actual: after)
      item.worst = map.worst?.numbers
      if let picture = map.picture, let bytes = try? picture.encoded() {
        pictures.difference = place(bytes, of: picture)
      }
    }
    guard before != nil || after != nil else { return }
    item.pictures = pictures
  }

  private static func picture(_ bytes: [UInt8]) -> PNGPicture? {
    try? PNGPicture(decoding: bytes)
  }

  private mutating func place(_ bytes: [UInt8], of picture: PNGPicture) -> PageData.Picture {
    let source: String
    if bytes.count <= room {
      room -= bytes.count
      source = "data:image/png;base64,\(Data(bytes).base64EncodedString())"
    } else {
      source = "pictures/\(files.count + 1).png"
      files.append(PageFile(path: source, bytes: bytes))
    }
    return PageData.Picture(source: source, width: picture.width, height: picture.height)
  }
}
