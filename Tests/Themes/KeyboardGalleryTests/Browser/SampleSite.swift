import Foundation
import TestSupport
import Testing

/// Our own gallery in small: a few looks and a broken file, built once for all tests.
struct SampleSite {

  /// The site; the same for all tests of a process.
  static let built = Result { try SampleSite() }

  private let folder: ScratchFolder

  /// The state after the build.
  let run: Program.Run

  private init() throws {
    folder = try ScratchFolder()
    try folder.write(#"{ "formatVersion": 1, "nmae": "Broken" }"#, to: "broken.json")
    run = try Program.built.run(
      [
        "gallery", "build", "-o", "site", "--locales", "en,ar", "--devices", "iphone,ipad",
        "--scales", "0.5,1", "--themes", "sakura,fjord,tron:*,candyShop:cottonCandy,./broken.json",
      ], in: folder.url)
  }

  /// The address of a page.
  func url(of page: String) -> URL { folder.url.appending(path: "site").appending(path: page) }

  /// The paths of all files.
  var files: [String] {
    folder.files.filter { $0.hasPrefix("site/") }.map { String($0.dropFirst(5)) }
  }

  /// The paths of all pages.
  var pages: [String] { files.filter { $0.hasSuffix(".html") } }

  /// The text of a file.
  func text(of path: String) -> String {
    String(decoding: folder.read("site/\(path)") ?? Data(), as: UTF8.self)
  }
}
