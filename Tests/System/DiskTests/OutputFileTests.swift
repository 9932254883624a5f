import Foundation
import SourceText
import TestSupport
import Testing

@testable import Disk

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
    let folder = try ScratchFolder(["a.json": "old"])
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
    let folder = try ScratchFolder(["target": "old"])
    let link = folder.url.appending(path: "link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    try OutputFile.write(Array("new".utf8), to: link, followsLinks: follows)
    let kept = target == "missing" ? nil : Data("old".utf8)
    #expect(folder.read("link") == Data("new".utf8))
    #expect(folder.read(target) == (follows ? Data("new".utf8) : kept))
  }

  @Test func changesAreSeenAtOnceAndMadeTogether() throws {
    let folder = try ScratchFolder()
    let path = folder.url.path
    try folder.write("old", to: "a")
    try folder.write("old", to: "gone")
    try FileManager.default.createSymbolicLink(atPath: "\(path)/link", withDestinationPath: "gone")
    let files = StagedFiles()
    try files.write(Array("first".utf8), to: "\(path)/a")
    try files.write(Array("new".utf8), to: "\(path)/a")
    try files.write(Array("new".utf8), to: "\(path)/deep/b")
    try files.write(Array("new".utf8), to: "\(path)/link")
    try files.append(Array("er".utf8), to: "\(path)/deep/b")
    try files.remove("\(path)/gone")
    #expect(try files.bytes(of: "\(path)/deep/b") == Array("newer".utf8))
    #expect(files.exists("\(path)/deep/b") && !files.exists("\(path)/gone"))
    #expect(folder.read("a") == Data("old".utf8) && folder.read("deep/b") == nil)
    try files.commit()
    #expect(folder.read("a") == Data("new".utf8) && folder.read("deep/b") == Data("newer".utf8))
    // A link is replaced, and leads nowhere else.
    #expect(folder.read("link") == Data("new".utf8) && folder.read("gone") == nil)
    #expect(folder.files.sorted() == ["a", "deep/b", "link"])
  }

  @Test func nothingIsLeftOfWhatIsNotMade() throws {
    let folder = try ScratchFolder(["a": "old", "place/file": ""])
    do {
      let files = StagedFiles()
      try files.write([1], to: folder.url.appending(path: "a").path)
      #expect(throws: (any Error).self) {
        try files.write([1], to: folder.url.appending(path: "place").path)
      }
    }
    #expect(folder.read("a") == Data("old".utf8))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.sorted() == ["a", "place"])
  }
}
