import Foundation
import SourceText
import TestSupport
import Testing

@testable import Disk

/// Where outputs are written.
@Suite struct OutputFileTests {

  @Test(arguments: ["a.png", "new/a.png", "new//a.png", "no/such/dir/a.png"])
  func missingFoldersAreCreated(path: String) throws {
    let folder = try ScratchFolder()
    try OutputFile.write([1], to: folder.url.appending(path: path).path)
    #expect(folder.files.count == 1)
  }

  /// A file that somebody else has changed since it was read isn't replaced.
  @Test(arguments: ["theirs", nil])
  func changesOfOthersAreKept(change: String?) throws {
    let folder = try ScratchFolder()
    try folder.write("old", to: "a.json")
    let path = folder.url.appending(path: "a.json").path
    let source = try InputFile.read(path)
    if let change {
      try folder.write(change, to: "a.json")
      let error = #expect(throws: CommandFailure.self) {
        try OutputFile.write(Array("ours".utf8), to: path, madeOf: source)
      }
      #expect(error?.kind == .environment)
    } else {
      try OutputFile.write(Array("ours".utf8), to: path, madeOf: source)
    }
    #expect(folder.read("a.json") == Data((change ?? "ours").utf8))
  }

  /// A link that nobody named is replaced, also one to a missing file.
  @Test(arguments: ["target", "missing"], [true, false])
  func linksAreFollowedWhereTheyAreNamed(target: String, follows: Bool) throws {
    let folder = try ScratchFolder()
    try folder.write("old", to: "target")
    let link = folder.url.appending(path: "link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    try OutputFile.write(Array("new".utf8), to: link, followsLinks: follows)
    let kept = target == "missing" ? nil : Data("old".utf8)
    #expect(folder.read("link") == Data("new".utf8))
    #expect(folder.read(target) == (follows ? Data("new".utf8) : kept))
  }
}
