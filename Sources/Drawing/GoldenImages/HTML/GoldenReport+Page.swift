internal import Foundation
internal import KeyboardDocuments
internal import Work

extension GoldenReport {

  /// The limit of picture bytes embedded in the page; further pictures become files.
  package static let embeddedPictureLimit = 16 << 20

  /// Write the pictures beyond the limit, one after the other since all don't fit in memory, then
  /// the page `index.html` of failed and tolerated cases.
  package func writePage(
    pictureLimit: Int = embeddedPictureLimit, reading read: (String) -> [UInt8]?,
    to write: (PageFile) throws -> Void
  ) throws {
    var data = PageData(self)
    var pictures = PagePictures(limit: pictureLimit)
    for (index, item) in cases.enumerated() where item.isShown {
      let expected = item.expected.flatMap(read)
      let actual = item.actual.flatMap(read)
      let drawn = item.drawnFile(actual)
      if let drawn { try write(drawn) }
      if Self.isText(item.expected ?? item.actual) {
        // Neither of them may be another file.
        guard [item.expected, item.actual].allSatisfy({ $0 == nil || Self.isText($0) }) else {
          continue
        }
        data.cases[index].texts = Self.texts(expected, actual)
      } else {
        for file in pictures.add(
          expected: expected, actual: actual, from: drawn?.path, to: &data.cases[index])
        {
          try write(file)
        }
      }
    }
    let json = try Self.json(of: data, with: pictures)
    data.cases = []
    let page = PageTemplate.filled(size: json.count + pictures.size) { use in
      pictures.forEachPart(of: json, use)
    }
    try write(PageFile(path: "index.html", bytes: page))
  }

  /// The identity is the digest of the rest of the text with its pictures, and inserted into it.
  private static func json(of data: PageData, with pictures: PagePictures) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var json = try encoder.encode(data)
    var digest = Digest()
    pictures.forEachPart(of: json) { digest.add($0) }
    // Quotation marks in texts are escaped, so that only the key matches.
    let key = Data(#""identity":""#.utf8)
    guard let place = json.firstRange(of: key)?.upperBound else {
      preconditionFailure("The data of a page have an identity.")
    }
    json.insert(contentsOf: digest.text.prefix(16).utf8, at: place)
    return json
  }

  private static func isText(_ path: String?) -> Bool {
    guard let suffix = path?.split(separator: ".").last else { return false }
    return ["json", "svg"].contains(suffix.lowercased())
  }

  // The limit of shown bytes of a text, so that the page stays small.
  private static let longestText = 256 << 10

  private static func texts(_ expected: [UInt8]?, _ actual: [UInt8]?) -> PageData.Texts? {
    guard expected != nil || actual != nil else { return nil }
    let texts = [expected, actual].map {
      String(decoding: ($0 ?? []).prefix(longestText), as: UTF8.self)
    }
    return PageData.Texts(expected: texts[0], actual: texts[1])
  }
}

extension GoldenReport.Case {

  fileprivate var isShown: Bool { !status.isFine || (rung ?? .exact) != .exact }

  /// Return the file that accepting reads; nil for other bytes than were drawn.
  fileprivate func drawnFile(_ bytes: [UInt8]?) -> PageFile? {
    guard let bytes, let drawn, Digest.text(of: bytes) == drawn.file,
      let suffix = actual.flatMap({ FilePath($0).suffix }), let path = drawn.path(suffix: suffix)
    else { return nil }
    return PageFile(path: path, bytes: bytes)
  }
}

package struct PageFile: Hashable, Sendable {

  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
