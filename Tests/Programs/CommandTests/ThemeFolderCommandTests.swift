import Foundation
import TestSupport
import Testing

/// The themes of a user, by `theme pack add`, `list packs` and `theme pack remove`.
@Suite struct ThemeFolderCommandTests: ProgramSuite {

  private func user(_ line: String, in folder: ScratchFolder) throws -> Program.Run {
    try run(line, in: folder, variables: ["XDG_DATA_HOME": folder.url.path])
  }

  @Test func addedThemesAreFoundByName() throws {
    let folder = try ScratchFolder(["mint.json": #"{"formatVersion": 1, "name": "Mint"}"#])
    for version in ["1.9.0", "1.10.0"] {
      try folder.write(
        #"{"id": "com.example.mint", "version": "\#(version)", "license": "MIT"}"#,
        to: "mint.pack.json")
      #expect(try run("theme pack make mint.json", in: folder).exitCode == 0)
      let added = try user("theme pack add mint-\(version).kbtheme", in: folder)
      #expect(added.exitCode == 0 && added.errors.contains("mint: com.example.mint"))
    }
    #expect(folder.files.contains("kbrender/themes/mint-1.10.0.kbtheme"))
    let list = try user("list packs --output-format json", in: folder).object
    let themes = try #require(list?["entries"] as? [[String: String]])
    #expect(themes.map { $0["version"] } == ["1.10.0", "1.9.0"])
    #expect(
      themes[0]["id"] == "mint" && themes[0]["pack"] == "com.example.mint"
        && themes[0]["license"] == "MIT")
    let digest = try #require(themes[0]["digest"])
    let again = try user("theme pack add mint-1.10.0.kbtheme --digest \(digest)", in: folder)
    #expect(again.exitCode == 0 && again.errors.contains("is there already"), "\(again.errors)")
    let drawn = try user("-t mint --scale 0.5 -o a.png", in: folder)
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(try user("info a.png", in: folder).text.contains("mint-1.10.0.kbtheme"))
    #expect(
      try run("-t mint -o b.png", in: folder, variables: ["XDG_DATA_HOME": "/none"]).exitCode == 2)
    for line in [
      "theme check mint", "theme show mint", "theme export mint --to kbtheme -o -",
      "sheet tron:*,mint --emit scene -o -", "theme explain mint g",
    ] {
      let run = try user(line, in: folder)
      #expect(run.exitCode == 0, "\(line): \(run.errors)")
    }
    #expect(try user("theme pack remove mint-1.10.0", in: folder).exitCode == 0)
    #expect(try user("theme pack remove mint", in: folder).exitCode == 0)
    #expect(try user("list packs", in: folder).text.isEmpty)
    #expect(try user("theme pack remove mint", in: folder).exitCode == 2)
  }

  @Test func closedFoldersAreReported() throws {
    let folder = try ScratchFolder()
    try folder.write(#"{"formatVersion": 1}"#, to: "closed/mint.json")
    let closed = folder.url.appending(path: "closed").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
    }
    // Whoever is root may read it.
    guard !FileManager.default.isReadableFile(atPath: closed) else { return }
    let run = try run("theme check closed", in: folder)
    #expect(run.exitCode == 3 && run.errors.contains("closed: error: The folder can't be read"))
  }

  @Test(arguments: [
    ("theme pack add https://example.com/a.kbtheme", "needs its digest"),
    ("theme pack add text.kbtheme", "not a zip archive"),
    ("theme pack add none.kbtheme", "can't be read"),
  ])
  func whatIsNoPackIsRefused(line: String, message: String) throws {
    let folder = try ScratchFolder(["text.kbtheme": "{}"])
    let run = try user(line, in: folder)
    #expect(run.exitCode == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(folder.files == ["text.kbtheme"])
  }

  /// Write a program in place of the one that downloads.
  private func install(_ script: String, in folder: ScratchFolder) throws {
    try folder.writeProgram("#!/bin/sh\n\(script)\n", to: "bin/kbrender-remote")
  }

  @Test func packsComeByAProgramBesideIt() throws {
    let folder = try ScratchFolder(["mint.json": #"{"formatVersion": 1, "name": "Mint"}"#])
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
