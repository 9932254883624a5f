import Foundation
import TestSupport
import Testing

@testable import Disk
@testable import kbrender

/// Galleries whose folder is shared with other processes, and files from elsewhere.
@Suite final class GalleryProcessTests: FolderSuite, ProgramSuite {

  private static func arguments(_ theme: String, to site: String = "site") -> [String] {
    [
      "gallery", "build", "-o", site, theme, "--locale", "en", "--device", "iphone",
      "--scale", "0.5", "--jobs", "1",
    ]
  }

  private static func unlisted(_ folder: ScratchFolder) throws -> [String] {
    let data = try #require(folder.read("site/gallery.json"))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let files = try #require(object["files"] as? [[String: Any]]).compactMap {
      $0["path"] as? String
    }
    return folder.files.filter { $0.hasPrefix("site/") }.map { String($0.dropFirst(5)) }
      .filter { $0 != "gallery.json" && !files.contains($0) }
  }

  @Test func buildsInOneFolderWaitForEachOther() throws {
    // Small builds might run one after the other by chance, so another process seems to work first,
    // until one of the builds says that it waits.
    let site = folder.url.appending(path: "site")
    try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
    let descriptor = open(site.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    try #require(flock(descriptor, LOCK_EX) == 0)
    let builds = try ["tron", "sakura", "fjord"].map { theme in
      let process = Process()
      process.executableURL = Program.built.file
      process.arguments = Self.arguments(theme)
      process.currentDirectoryURL = folder.url
      process.standardError = try FileHandle(forWritingTo: folder.write("", to: "errors/\(theme)"))
      try process.run()
      return process
    }
    func errors() throws -> [String] {
      try folder.files.filter { $0.hasPrefix("errors/") }.map {
        String(decoding: try #require(folder.read($0)), as: UTF8.self)
      }
    }
    let end = Date(timeIntervalSinceNow: 60)
    while try !errors().contains(where: { $0.contains("Another build works in “site”") }),
      Date() < end
    { usleep(20_000) }
    close(descriptor)
    builds.forEach { $0.waitUntilExit() }
    let texts = try errors()
    #expect(builds.map(\.terminationStatus) == [0, 0, 0], "\(texts)")
    #expect(texts.contains { $0.contains("Another build works in “site”") })
    #expect(try Self.unlisted(folder) == [])
    #expect(folder.files.filter { $0.hasPrefix("site/cards/") }.count == 1)
  }

  /// A process that is killed leaves its temporary file, and files that no manifest lists yet.
  @Test func theNextBuildClearsWhatAKilledOneLeft() throws {
    let process = Process()
    process.executableURL = Program.built.file
    process.arguments = Self.arguments("tron") + ["--cache", "cache"]
    process.currentDirectoryURL = folder.url
    process.standardError = FileHandle.nullDevice
    try process.run()
    let end = Date(timeIntervalSinceNow: 30)
    while !folder.files.contains(where: { $0.hasPrefix("site/pictures") }), Date() < end {}
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let number = process.processIdentifier
    for path in ["site", "site/pictures/en", "cache/00"] {
      let own = TemporaryFile.newName
      let theirs = own.replacing("-\(getpid())-", with: "-\(number)-")
      try folder.write("part", to: "\(path)/\(theirs)")
      try folder.write("theirs", to: "\(path)/\(own)")
    }
    let run = try Program.built.run(Self.arguments("tron") + ["--cache", "cache"], in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    let left = folder.files.filter { $0.contains("/.kbrender-") }
    #expect(left.count == 3 && left.allSatisfy { $0.contains("-\(getpid())-") }, "\(left)")
    for path in left { try FileManager.default.removeItem(at: folder.url.appending(path: path)) }
    #expect(try Self.unlisted(folder) == [])
  }

  @Test(arguments: ["../victim.json", "/etc/hostname", "link.json", "sub/../../victim.json"])
  func checkReadsNoFileThatTheManifestNamesElsewhere(path: String) throws {
    let folder = try ScratchFolder(["victim.json": "secret"])
    let place = try folder.write("{}", to: "work/sub/mine.json").deletingLastPathComponent()
      .deletingLastPathComponent()
    try FileManager.default.createSymbolicLink(
      at: place.appending(path: "link.json"),
      withDestinationURL: folder.url.appending(path: "victim.json"))
    for arguments in [["--", path], ["--themes", "./x/../\(path)"]] {
      let words = try String(decoding: JSONEncoder().encode(arguments), as: UTF8.self)
      try folder.write(
        #"{"galleryVersion":1,"arguments":"# + words + #","files":[]}"#,
        to: "work/site/gallery.json")
      let run = try Program.built.run(["gallery", "check"], in: place)
      #expect(run.exitCode == 2 && run.errors.contains("isn't in the working directory"))
      #expect(!run.errors.contains("secret"), "\(run.errors)")
    }
  }

  @Test func hugeSizesAreErrors() throws {
    try folder.write(
      #"{"galleryVersion":1,"arguments":["--themes","tron"],"files":[{"path":"#
        + #""pictures/tron/en-light.png","key":"","digest":"","width":9e18,"height":1}]}"#,
      to: "site/gallery.json")
    for command in ["build", "check", "merge site"] {
      let run = try refuse("gallery \(command)", "site/gallery.json:1:", in: folder)
      #expect(run.errors.contains("width must be from 1 to 32767"), "\(run.errors)")
    }
  }

  /// A name without glyphs, if it can't be drawn, is an error in its file.
  @Test(arguments: ["sheet", "sheet --kind shelf"])
  func picturesOfThemesNameTheFileThatCannotBeDrawn(command: String) throws {
    let theme = "{ \"formatVersion\": 1, \"id\": \"mine\", \"name\": \"\u{12000}\" }"
    try folder.write(theme, to: "mine.json")
    let run = try run("\(command) tron,./mine.json,sakura -o a.png", in: folder)
    guard run.exitCode != 0 else { return }
    #expect(run.exitCode == 2 && run.errors.contains("mine.json: error:"), "\(run.errors)")
    #expect(!run.errors.contains("tron") && folder.files == ["mine.json"])
  }

  @Test func aNameThatCannotBeDrawnIsACard() throws {
    let folder = try ScratchFolder(
      ["mine.json": "{ \"formatVersion\": 1, \"id\": \"mine\", \"name\": \"\u{12000}\" }"])
    let run = try Program.built.run(Self.arguments("tron,./mine.json"), in: folder.url)
    #expect(folder.read("site/themes/tron.html") != nil, "\(run.errors)")
    guard run.exitCode != 0 else { return }
    #expect(run.exitCode == 1 && run.errors.contains("mine.json: error:"), "\(run.errors)")
    let index = String(decoding: folder.read("site/index.html") ?? Data(), as: UTF8.self)
    #expect(index.contains("mine.json: error:"))
    #expect(try Self.unlisted(folder) == [])
  }
}
