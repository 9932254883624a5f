import Foundation
import TestSupport
import Testing

@testable import Disk

/// Files that change together or not at all.
@Suite struct StagedFilesTests {

  @Test func changesAreSeenAtOnceAndMadeTogether() throws {
    let folder = try ScratchFolder()
    let path = folder.url.path
    try folder.write("old", to: "a")
    try folder.write("old", to: "gone")
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/link", withDestinationPath: "gone")
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
    let folder = try ScratchFolder()
    try folder.write("old", to: "a")
    try folder.write("", to: "place/file")
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
