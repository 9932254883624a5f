import Foundation
import Glibc
import SourceText
import TestSupport
import Testing

@testable import Disk

@Suite struct InputFileTests {

  private static func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try #require(mkfifo(folder.url.appending(path: "pipe").path, 0o600) == 0)
    try folder.write(Data(count: 1000), to: "large.json")
    try folder.write("", to: "fonts/a.txt")
    try folder.write("", to: "other/deep/a.TTF")
    try folder.write("", to: "piped/a.ttf")
    try #require(mkfifo(folder.url.appending(path: "piped/b.ttf").path, 0o600) == 0)
    return folder
  }

  @Test(arguments: [
    ("pipe", "is a pipe or device"), ("/dev/zero", "is a pipe or device"),
    ("/dev/tty0", "read"), ("fonts", "is a folder"), ("large.json", "exceeds the limit"),
    ("missing", "No such file"), ("", "is empty"),
  ])
  func othersAreRefusedAtOnce(path: String, message: String) throws {
    let folder = try Self.folder()
    let full = path.hasPrefix("/") || path.isEmpty ? path : folder.url.appending(path: path).path
    let error = #expect(throws: CommandFailure.self) {
      try InputFile.read(full, InputBudget(bytes: 100))
    }
    #expect(error?.description.contains(message) == true || path == "/dev/tty0")
  }

  @Test(arguments: [
    ("fonts", "no fonts"), ("nowhere", "No such file"), ("piped", "pipes"),
    ("large.json", "must be a folder"),
  ])
  func foldersNeedFonts(name: String, message: String) throws {
    let folder = try Self.folder()
    let path = folder.url.appending(path: name).path
    let error = #expect(throws: CommandFailure.self) { try FontFolder.check(path) }
    #expect(error?.kind == .invalidInput)
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    #expect(error?.diagnostics.first?.place?.file.hasPrefix(path) == true)
  }

  @Test func fontsAreFoundInFolders() throws {
    let folder = try Self.folder()
    try FontFolder.check(folder.url.appending(path: "other").path)
  }
}
