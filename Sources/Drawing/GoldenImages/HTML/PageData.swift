internal import Foundation
internal import KeyboardRender

/// The data of a page: a report, and what a browser can't find out.
struct PageData: Encodable {

  struct Picture: Encodable {

    /// The path of a file, or `#` and the identifier of an element with an address.
    var source: String

    var width: Int
    var height: Int
  }

  /// What is shown of a case besides its result.
  struct Shown: Encodable {

    var tolerated: String?
    var worst: PixelRect?

    /// By `expected`, `difference` and `actual`.
    var pictures: [String: Picture]?

    /// By `expected` and `actual`.
    var texts: [String: String]?
  }

  var report: GoldenReport
  var summary: String
  var command: String
  var shown: [Shown]

  init(_ report: GoldenReport) {
    self.report = report
    summary = report.summary
    command = report.acceptCommand
    shown = report.cases.map { item in
      Shown(tolerated: item.tolerance.flatMap { $0 == .exact ? nil : $0.description })
    }
  }
}

/// The pictures of a page, embedded up to a limit, and files beyond it.
struct PagePictures {

  /// The bytes that may still be embedded.
  private(set) var room: Int
  private(set) var embedded: [[UInt8]] = []
  private(set) var count = 0

  /// Return the files of the pictures for which the page has no room; the actual one may have a file.
  mutating func add(
    expected: [UInt8]?, actual: [UInt8]?, from file: String? = nil, to item: inout PageData.Shown
  ) -> [PageFile] {
    var files: [PageFile] = []
    let before = expected.flatMap { try? PNGPicture(decoding: $0) }
    let after = actual.flatMap { try? PNGPicture(decoding: $0) }
    var pictures: [String: PageData.Picture] = [:]
    if let expected, let before { pictures["expected"] = place(expected, of: before, in: &files) }
    if let actual, let after {
      pictures["actual"] = place(actual, of: after, at: file, in: &files)
    }
    if let before, let after {
      let map = DifferenceMap(expected: before, actual: after)
      item.worst = map.worst
      if let picture = map.picture, let bytes = try? picture.encoded() {
        pictures["difference"] = place(bytes, of: picture, in: &files)
      }
    }
    if !pictures.isEmpty { item.pictures = pictures }
    return files
  }

  private mutating func place(
    _ bytes: [UInt8], of picture: PNGPicture, at file: String? = nil, in files: inout [PageFile]
  ) -> PageData.Picture {
    let source: String
    if bytes.count <= room {
      room -= bytes.count
      source = "#picture-\(embedded.count)"
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

  var elements: [UInt8] {
    embedded.indices.reduce(into: []) { result, index in
      let start = "<script type=\"text/plain\" id=\"picture-\(index)\">data:image/png;base64,"
      result += start.utf8
      result += Data(embedded[index]).base64EncodedData()
      result += "</script>\n".utf8
    }
  }
}
