internal import Foundation
internal import KeyboardRender

/// The data of a page hold the numbers of embedded pictures in place of their bytes, which are most of
/// the page and would be in memory several times.
struct PagePictures {

  private static let address = "data:image/png;base64,"

  private var embedded: [[UInt8]] = []
  private var room: Int
  private var count = 0

  init(limit: Int) {
    room = limit
  }

  /// Return the files of the pictures for which the page has no room; the actual one may have a file.
  mutating func add(
    expected: [UInt8]?, actual: [UInt8]?, from file: String? = nil, to item: inout PageData.Case
  ) -> [PageFile] {
    var files: [PageFile] = []
    let before = expected.flatMap(Self.picture)
    let after = actual.flatMap(Self.picture)
    var pictures = PageData.Pictures()
    if let expected, let before { pictures.expected = place(expected, of: before, in: &files) }
    if let actual, let after { pictures.actual = place(actual, of: after, at: file, in: &files) }
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
    _ bytes: [UInt8], of picture: PNGPicture, at file: String? = nil, in files: inout [PageFile]
  ) -> PageData.Picture {
    let source: String
    if bytes.count <= room {
      room -= bytes.count
      source = "\(Self.address)\(embedded.count)"
      embedded.append(bytes)
    } else if let file {
      source = file
    } else {
      count += 1
      source = "pictures/\(count).png"
      files.append(PageFile(path: source, bytes: bytes))
    }
    return PageData.Picture(source: source, width: picture.width, height: picture.height)
  }

  /// The number of bytes of Base64.
  var size: Int { embedded.reduce(0) { $0 + ($1.count + 2) / 3 * 4 } }

  /// Call a closure with the parts of JSON, in which numbers are replaced by the pictures.
  func forEachPart(of json: Data, _ use: (UnsafeRawBufferPointer) -> Void) {
    // Quotation marks in texts are escaped, so that only the key matches.
    let key = Data(#""source":"\#(Self.address)"#.utf8)
    var rest = json[...]
    while let place = rest.firstRange(of: key)?.upperBound {
      rest[..<place].withUnsafeBytes(use)
      let number = rest[place...].prefix { $0 != UInt8(ascii: "\"") }
      if let index = Int(String(decoding: number, as: UTF8.self)), embedded.indices ~= index {
        Data(embedded[index]).base64EncodedData().withUnsafeBytes(use)
      }
      rest = rest[number.endIndex...]
    }
    rest.withUnsafeBytes(use)
  }
}
