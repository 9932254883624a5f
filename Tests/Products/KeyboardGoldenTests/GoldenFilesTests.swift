import Foundation
import KeyboardRender
import TestSupport
import Testing

@testable import KeyboardGolden

@Suite struct GoldenFilesTests {

  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func failures(_ key: ColoredKey, record: GoldenRecord = .missing) -> [String] {
    Failures.reported {
      expectGolden(of: key, named: "key", in: folder.url, record: record)
    }
  }

  /// Each golden once, for `kbrender snapshot prune`.
  @Test func goldensAreNoted() throws {
    let log = folder.url.appending(path: "log").path
    for name in ["a", "b", "a"] {
      try GoldenFiles(name: name, in: folder.url, artifacts: nil).log(in: ["KBRENDER_GOLDENS": log])
    }
    let paths = ["a", "b"].map { folder.url.appending(path: "\($0).png").path + "\n" }
    #expect(folder.read("log") == Data(paths.joined().utf8))
  }

  /// Pictures that differ by the fonts have a golden for each release, and the others stay.
  @Test func fontsHaveGoldensOfTheirOwn() throws {
    _ = failures(ColoredKey())
    let golden = folder.read("key.png")
    let message = failures(ColoredKey(blue: 0.6), record: .fonts).first
    let own = try #require(folder.files.first { $0.hasPrefix("key@fonts-") })
    #expect(message?.contains(own) == true && folder.files.count == 2)
    #expect(folder.read("key.png") == golden)
    #expect(failures(ColoredKey(blue: 0.6)) == [])
    #expect(failures(ColoredKey()).first?.contains(own) == true)
  }
}
