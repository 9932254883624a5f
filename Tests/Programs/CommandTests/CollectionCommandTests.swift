import Foundation
import ProgramSupport
import Testing

/// Collections of packs, by `theme index` and `init --collection`.
@Suite struct CollectionCommandTests: ProgramSuite {

  private static let small = "--locales en --devices iphone --scales 0.5"
  private static let published = "\(small) --url https://themes.example/"

  /// A folder with two versions of a theme.
  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(
      #"""
      {"formatVersion": 1, "name": "Mint <b>", "background": "#dff5e8",
       "variations": {"night": {"background": "#10241a"}}}
      """#, to: "mint.json")
    for (version, date) in [("1.0.0", ""), ("1.1.0", #", "date": "2026-01-31""#)] {
      try folder.write(
        #"{"id": "com.example.mint", "version": "\#(version)", "license": "MIT"\#(date)}"#,
        to: "mint.pack.json")
      let line = "theme pack mint.json -o packs/mint-\(version).kbtheme"
      #expect(try run(line, in: folder).exitCode == 0)
    }
    return folder
  }

  @Test func theSamePacksMakeTheSameSite() throws {
    let folder = try folder()
    for site in ["a", "b"] {
      let run = try run("theme index packs -o \(site) \(Self.published)", in: folder)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    let files = folder.files.filter { $0.hasPrefix("a/") }.map { String($0.dropFirst(2)) }
    for file in files { #expect(folder.read("a/\(file)") == folder.read("b/\(file)"), "\(file)") }
    for file in ["index.json", "feed.xml", "themes/mint.swift", "themes/mint.json"] {
      #expect(files.contains(file), "\(file)")
    }
    for version in ["1.0.0", "1.1.0"] {
      let name = "packs/mint-\(version).kbtheme"
      #expect(folder.read("a/\(name)") == folder.read(name))
    }
    let page = String(decoding: folder.read("a/themes/mint.html") ?? Data(), as: UTF8.self)
    let pack = #"href="../packs/mint-1.1.0.kbtheme" download="mint-1.1.0.kbtheme">Pack 1.1.0<"#
    for part in [
      pack, "Pack 1.0.0", "mint.json", "Swift file",
      "theme add https://themes.example/packs/mint-1.1.0.kbtheme --digest sha256:",
      "Mint &lt;b&gt;", "MIT", "feed.xml",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    let again = try run("theme index packs -o a \(Self.published)", in: folder)
    #expect(again.errors.contains("a: 0 of") && again.errors.contains(" 0 of "), "\(again.errors)")
    let swift = try run("theme export ./mint.json --to swift -o -", in: folder).text
    let property = try #require(swift.split(separator: "extension KeyboardTheme {").last)
    let written = String(decoding: folder.read("a/themes/mint.swift") ?? Data(), as: UTF8.self)
    #expect(written.contains(property))
  }

  @Test(arguments: [
    ("theme index none", "has no packs"), ("theme index packs --date 2026-02-30", "28 days"),
    ("theme index packs --url here", "must be a URL"),
    ("theme index broken", "no zip archive"), ("theme index clash", "is in"),
    ("init --collection --screens", "mutually exclusive"),
    ("init --collection --ci gitlab", "for GitHub"),
  ])
  func wrongUsesWriteNothing(line: String, message: String) throws {
    let folder = try folder()
    try folder.write("{}", to: "broken/a.kbtheme")
    for name in ["a", "b"] {
      try folder.write(
        try #require(folder.read("packs/mint-1.0.0.kbtheme")), to: "clash/\(name).kbtheme")
    }
    let before = folder.files
    let run = try run(line, in: folder)
    #expect(run.exitCode == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(folder.files == before)
  }

  /// The workflow as it stands: the first pack is fine, and one that was changed is found.
  @Test func aNewCollectionIsChecked() throws {
    let trial = try ServiceTrial()
    try trial.initialize("--collection")
    #expect(
      trial.project.files == [
        ".github/workflows/collection.yml", ".gitignore", "README.md", "packs/mint-1.0.0.kbtheme",
      ])
    let file = ".github/workflows/collection.yml"
    let first = try trial.run(file, skipping: "publish")
    #expect(first.exitCode == 0, "\(first.text)")
    #expect(trial.text("jobs/packs/work/site/index.json").contains("com.example.mint"))
    var pack = try #require(trial.project.read("packs/mint-1.0.0.kbtheme"))
    pack[pack.count / 2] ^= 1
    try trial.project.write(pack, to: "packs/mint-1.0.0.kbtheme")
    let second = try trial.run(file, skipping: "publish")
    #expect(second.exitCode == 1 && second.text.contains("::error"), "\(second.text)")
    #expect(!second.text.contains("--- Build"), "\(second.text)")
  }
}
