import Foundation
import TestSupport
import Testing

/// Addresses for `kbrender theme pack add`, with a stand-in for the program that downloads.
@Suite struct ThemeDownloadTests: ProgramSuite {

  /// Write a program in place of the one that downloads.
  private func install(_ script: String, in folder: ScratchFolder) throws {
    try folder.writeProgram("#!/bin/sh\n\(script)\n", to: "bin/kbrender-remote")
  }

  @Test func packsComeByAProgramBesideIt() throws {
    let folder = try ScratchFolder()
    try folder.write(#"{"formatVersion": 1, "name": "Mint"}"#, to: "mint.json")
    try folder.write(
      #"{"id": "com.example.mint", "version": "1.2.0", "license": "MIT"}"#, to: "mint.pack.json")
    #expect(try run("theme pack make mint.json", in: folder).exitCode == 0)
    let pack = folder.url.appending(path: "mint-1.2.0.kbtheme").path
    let program = try StudioCommandTests.program(in: folder)
    let address = "https://a.example/mint.kbtheme"
    func add(_ digest: String) throws -> Program.Run {
      try program.run(
        ["theme", "pack", "add", address, "--digest", digest], in: folder.url,
        variables: ["XDG_DATA_HOME": folder.url.appending(path: "home").path])
    }
    var digest = "sha256:0"
    let failures: [(script: String?, exitCode: Int32, message: String)] = [
      (nil, 3, "make install"), ("exit 1", 3, "gives no answer"),
      ("echo ready; exit 1", 3, "no answer"), ("printf ready", 3, "no answer"),
      ("echo 'The server is gone.'", 2, "The server is gone."),
      ("echo ready; echo text", 2, "[pack/contents]"),
      ("[ \"$1 $2 $#\" = 'fetch \(address) 2' ] && echo ready && cat \(pack)", 2, "not “sha256:0”"),
    ]
    for (script, exitCode, message) in failures {
      if let script { try install(script, in: folder) }
      let run = try add(digest)
      #expect(run.exitCode == exitCode && run.errors.contains(message), "\(run.errors)")
      #expect(!folder.files.contains { $0.hasPrefix("home") })
      if script?.contains("cat") == true {
        digest = String(try #require(run.errors.firstMatch(of: /sha256:[0-9a-f]{64}/)).0)
      }
    }
    let added = try add(digest)
    #expect(added.exitCode == 0, "\(added.errors)")
    let path = "home/kbrender/themes/mint-1.2.0.kbtheme"
    #expect(folder.read(path) == folder.read("mint-1.2.0.kbtheme"))
  }
}
