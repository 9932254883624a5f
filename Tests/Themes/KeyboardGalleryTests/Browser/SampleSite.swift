import Foundation
import TestSupport
import Testing

/// Our own gallery in small: a few looks and a broken file, built once for all tests.
struct SampleSite {

  /// The site; the same for all tests of a process.
  static let built = Result { try SampleSite() }

  private let folder: ScratchFolder

  let run: Program.Run

  private init() throws {
    folder = try ScratchFolder()
    try folder.write(#"{ "formatVersion": 1, "nmae": "Broken" }"#, to: "broken.json")
    run = try Program.built.run(
      [
        "gallery", "build", "-o", "site", "--locale", "en,ar", "--device", "iphone,ipad",
        "--scale", "0.5,1", "sakura,fjord,tron:*,candyShop:cottonCandy,./broken.json",
      ], in: folder.url)
  }

  func url(of page: String) -> URL { folder.url.appending(path: "site").appending(path: page) }

  var files: [String] {
    folder.files.filter { $0.hasPrefix("site/") }.map { String($0.dropFirst(5)) }
  }

  var pages: [String] { files.filter { $0.hasSuffix(".html") } }

  func text(of path: String) -> String {
    String(decoding: folder.read("site/\(path)") ?? Data(), as: UTF8.self)
  }
}
