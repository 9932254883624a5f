import Foundation
import TestSupport
import Testing

@testable import kbrender

/// A report shows files of its folder and of the folders that the user names.
@Suite struct ReportFilesTests {

  @Test(arguments: [
    ("in.png", true), ("deep/in.png", true), ("../suite/golden.png", true),
    ("../secret.json", false), ("link.png", false), ("/etc/hostname", false), ("pipe", false),
    ("missing.png", false),
  ])
  func othersAreNotShown(path: String, isShown: Bool) throws {
    let folder = try ScratchFolder()
    for file in ["parts/in.png", "parts/deep/in.png", "suite/golden.png", "secret.json"] {
      try folder.write("text", to: file)
    }
    let parts = folder.url.appending(path: "parts").path
    try FileManager.default.createSymbolicLink(
      atPath: "\(parts)/link.png", withDestinationPath: "../secret.json")
    let files = ReportFiles(
      ofReportsAt: ["\(parts)/1.json"], adding: [folder.url.appending(path: "suite").path])
    #expect((files.bytes(of: path) != nil) == isShown)
    let full = path.hasPrefix("/") ? path : "\(parts)/\(path)"
    #expect((files.bytes(of: full) != nil) == isShown)
  }
}
