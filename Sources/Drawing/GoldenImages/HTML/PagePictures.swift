internal import Foundation
internal import KeyboardRender

struct PagePictures {

  private var room: Int
  private var count = 0

  init(limit: Int) {
    room = limit
  }

  /// Return the files of the pictures for which the page has no room.
  mutating func add(
    expected: [UInt8]?, actual: [UInt8]?, to item: inout PageData.Case
  ) -> [PageFile] {
    var files: [PageFile] = []
    let before = expected.flatMap(Self.picture)
    let after = actual.flatMap(Self.picture)
    var pictures = PageData.Pictures()
    if let expected, let before { pictures.expected = place(expected, of: before, in: &files) }
    if let actual, let after { pictures.actual = place(actual, of: after, in: &files) }
    if let before, let after {
      let map = DifferenceMap(expected: before, actual: after)
      item.worst = map.worst?.numbers
      if let picture = map.picture, let bytes = try? picture.encoded() {
        pictures.difference = place(bytes, of: picture, in: &files)
      }
    }
    if before != nil || after != nil { item.pictures = pictures }
    return files
  }

  private static func picture(_ bytes: [UInt8]) -> PNGPicture? {
    try? PNGPicture(decoding: bytes)
  }

  private mutating func place(
    _ bytes: [UInt8], of picture: PNGPicture, in files: inout [PageFile]
  ) -> PageData.Picture {
    let source: String
    if bytes.count <= room {
      room -= bytes.count
      source = "data:image/png;base64,\(Data(bytes).base64EncodedString())"
    } else {
      count += 1
      source = "pictures/\(count).png"
      files.append(PageFile(path: source, bytes: bytes))
    }
    return PageData.Picture(source: source, width: picture.width, height: picture.height)
  }
}
