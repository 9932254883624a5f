internal import Artifacts
internal import Foundation

extension GoldenReport {

  /// The bytes of pictures that stand in the page itself; those beyond lie in files beside it.
  public static let embeddedPictureLimit = 32 << 20

  /// The report for people: a page for browsers, `index.html`, that needs nothing else.
  ///
  /// It shows every case that isn't fine, or is fine only with a tolerance, with its pictures: expected,
  /// difference and actual, side by side and on top of each other. Where the pictures are more than a
  /// page can hold, further ones are files in a folder beside it.
  ///
  /// - Parameters:
  ///   - pictureLimit: the bytes of pictures that stand in the page itself.
  ///   - read: the bytes of a file that the report names; nil if there is none.
  /// - Returns: the page first, then the pictures beside it.
  /// - Throws: what can't be written as JSON, such as a number that isn't one.
  public func page(
    pictureLimit: Int = embeddedPictureLimit, reading read: (String) -> [UInt8]?
  ) throws -> [PageFile] {
    var data = PageData(self)
    var shelf = PictureShelf(limit: pictureLimit)
    for (index, item) in cases.enumerated() where item.isShown {
      let expected = item.expected.flatMap(read)
      let actual = item.actual.flatMap(read)
      if Self.isText(item.expected ?? item.actual) {
        data.cases[index].texts = Self.texts(expected, actual)
      } else {
        shelf.add(expected: expected, actual: actual, to: &data.cases[index])
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    data.identity = String(Digest.text(of: Array(try encoder.encode(data))).prefix(16))
    let json = String(decoding: try encoder.encode(data), as: UTF8.self)
      .replacing("<", with: #"\u003c"#)
    let page = PageFile(path: "index.html", bytes: Array(PageTemplate.filled(with: json).utf8))
    return [page] + shelf.files
  }

  /// Goldens of other suffixes than these are pictures.
  private static func isText(_ path: String?) -> Bool {
    guard let suffix = path?.split(separator: ".").last else { return false }
    return ["json", "svg", "txt"].contains(suffix.lowercased())
  }

  // Longer texts are cut, since nobody reads on, and the page has to be opened.
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

  /// Whether there is something to see that isn't exactly as expected.
  fileprivate var isShown: Bool { !status.isFine || (rung ?? .exact) != .exact }
}
