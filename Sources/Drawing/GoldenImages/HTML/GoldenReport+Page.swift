internal import Embedded
internal import Foundation
internal import KeyboardRender
internal import Parallel
internal import SourceText

extension GoldenReport {

  /// The limit of picture bytes embedded in the page; further pictures become files.
  package static let embeddedPictureLimit = 16 << 20

  /// Writes pictures beyond the limit one by one, as they don't fit in memory, then `index.html`.
  package func writePage(
    pictureLimit: Int = embeddedPictureLimit, reading read: (String) -> [UInt8]?,
    to write: (PageFile) throws -> Void
  ) throws {
    var data = PageData(self)
    var pictures = PagePictures(room: pictureLimit)
    for (index, item) in cases.enumerated()
    where !item.status.isFine || (item.rung ?? .exact) != .exact {
      let expected = item.expected.flatMap(read)
      let actual = item.actual.flatMap(read)
      let drawn = item.drawnFile(actual)
      if let drawn { try write(drawn) }
      if Self.isText(item.expected ?? item.actual) {
        // Neither of them may be another file.
        guard [item.expected, item.actual].allSatisfy({ $0 == nil || Self.isText($0) }) else {
          continue
        }
        data.shown[index].texts = Self.texts(expected, actual)
      } else {
        for file in pictures.add(
          expected: expected, actual: actual, from: drawn?.path, to: &data.shown[index])
        {
          try write(file)
        }
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = Array(try encoder.encode(data))
    var digest = Digest()
    for bytes in [json] + pictures.embedded { digest.add(bytes) }
    let page = PageTemplate.filled(with: [
      "identity": Array(digest.text.utf8.prefix(16)), "pictures": pictures.elements,
      // Nothing in the JSON can end its element.
      "data": Array(
        json.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
          .joined(separator: #"\u003c"#.utf8)),
    ])
    try write(PageFile(path: "index.html", bytes: page))
  }

  private static func isText(_ path: String?) -> Bool {
    guard let suffix = path?.split(separator: ".").last else { return false }
    return ["json", "svg"].contains(suffix.lowercased())
  }

  // Limit of a text's shown bytes, to keep the page small.
  private static let longestText = 256 << 10

  private static func texts(_ expected: [UInt8]?, _ actual: [UInt8]?) -> [String: String]? {
    guard expected != nil || actual != nil else { return nil }
    return ["expected": expected ?? [], "actual": actual ?? []].mapValues {
      String(decoding: $0.prefix(longestText), as: UTF8.self)
    }
  }

  /// Whether the suite is below the folder in which it was compared.
  package var isSuiteBelow: Bool {
    !FilePath(suite).isAbsolute && !FilePath(suite).parts.contains("..")
  }

  var acceptCommand: String {
    let options = isSuiteBelow ? [] : ["--folder", suite]
    return ArgumentLine.command(["snapshot", "accept"] + options)
  }
}

extension GoldenReport.Case {

  /// Returns the file that accepting reads; nil for other bytes than were drawn.
  fileprivate func drawnFile(_ bytes: [UInt8]?) -> PageFile? {
    guard let bytes, let drawn, Digest.text(of: bytes) == drawn.file,
      let suffix = actual.flatMap({ FilePath($0).suffix }), let path = drawn.path(suffix: suffix)
    else { return nil }
    return PageFile(path: path, bytes: bytes)
  }
}

/// A file of a report's page.
package struct PageFile: Hashable, Sendable {

  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// The file `page.html`, whose placeholders are values and other files.
enum PageTemplate {

  static func filled(with values: [String: [UInt8]]) -> [UInt8] {
    var result: [UInt8] = []
    // Values may contain placeholders of others, so none is searched in inserted text.
    var rest = bytes(of: "page.html")[...]
    while let start = rest.firstRange(of: "{{".utf8), let end = rest.firstRange(of: "}}".utf8) {
      result += rest[..<start.lowerBound]
      let name = String(decoding: rest[start.upperBound..<end.lowerBound], as: UTF8.self)
      if let value = values[name] { result += value } else { result += bytes(of: name) }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private static func bytes(of name: String) -> UnsafeBufferPointer<UInt8> {
    let folder = embedded_report()
    let files = UnsafeBufferPointer(start: folder.files, count: folder.count)
    guard let file = files.first(where: { String(cString: $0.name) == name }) else {
      preconditionFailure("There is no file \(name) for the report.")
    }
    return UnsafeBufferPointer(start: file.bytes, count: file.count)
  }
}

/// The data of a page: a report, and what a browser can't find out.
struct PageData: Encodable {

  struct Picture: Encodable {

    /// The path of a file, or `#` and the identifier of an element with an address.
    var source: String

    var width: Int
    var height: Int
  }

  /// Pictures and texts of a case, beside its result.
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

  /// Remaining bytes for embedded pictures.
  private(set) var room: Int
  private(set) var embedded: [[UInt8]] = []
  private(set) var count = 0

  /// Returns the files of the pictures for which the page has no room; the actual one may have a file.
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
