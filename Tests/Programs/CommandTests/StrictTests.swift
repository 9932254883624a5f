import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import Terminal
@testable import kbrender

/// Warnings are errors with `--strict`, in every command that can warn.
@Suite struct StrictTests: ProgramSuite {

  private static let strange = #"{"formatVersion": 1, "name": "\#u{12000}"}"#
  private static let marked = "\u{FEFF}{\"formatVersion\": 1, \"extends\": \"tron\"}"
  private static let unknown =
    #"{"formatVersion": 1, "buttons": {"all": {"fontFamily": ["Nowhere"]}}}"#

  /// Command lines that warn, by the command; the exit code of a strict one.
  private static let lines: [String: (code: Int32, lines: [String])] = [
    "render": (
      2,
      [
        "-t ./marked.json -o a.png", "-t ./unknown.json -o a.png", "-l hy --bold-text -o a.png",
        "-t ./unknown.json --emit scene -o a.json", "-t ./unknown.json --format svg -o a.svg",
        "--batch batch.txt",
      ]
    ),
    "sheet": (
      2,
      [
        "sheet tron,./strange.json -o a.png", "sheet -t ./unknown.json -o a.png",
        "sheet --kind shelf tron,./titled.json -o a.png",
      ]
    ),
    "type": (
      2,
      [
        "type a -t ./unknown.json -o a.png", "type a -t ./unknown.json -o a{n}.png",
        "type a -t ./unknown.json -o a.apng", "type a -t ./marked.json -o a.txt",
      ]
    ),
    "info": (2, ["info stored.png -o a.png", "info sheet.png -o a.png"]),
    "theme check": (1, ["theme check marked.json", "theme check --no-draw marked.json"]),
    "theme show": (2, ["theme show ./marked.json"]),
    "theme export": (2, ["theme export ./marked.json --to dtcg -o a.json"]),
    "theme pack make": (2, ["theme pack make ./marked.json -o a.kbtheme"]),
    "theme pack check": (1, ["theme pack check warned.kbtheme"]),
    "gallery build": (
      1,
      [
        "gallery build ./strange.json --locale en --device iphone --scale 1 -o a",
        "gallery build ./marked.json --locale en --device iphone --scale 1 -o a",
      ]
    ),
    "sheet --kind thumbnails": (1, ["sheet --kind thumbnails ./unknown.json -o a"]),
    "screens": (1, ["screens set.json -o a"]),
    "snapshot clean": (1, ["snapshot clean suite"]),
    "snapshot coverage": (1, ["snapshot coverage blind --mutate"]),
    "snapshot verify": (1, ["snapshot verify suite"]),
    "snapshot record": (1, ["snapshot record suite"]),
    "snapshot review": (1, ["snapshot review suite"]),
  ]

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder(
      ["strange.json": Self.strange, "marked.json": Self.marked, "unknown.json": Self.unknown])
    try folder.write(
      #"{"id": "com.example.marked", "version": "1.0.0", "license": "MIT"}"#, to: "marked.pack.json"
    )
    try folder.write(
      #"{"formatVersion": 1, "name": "a", "collection": "\#u{12000}"}"#, to: "titled.json")
    let picture = "-t ./unknown.json --scale 0.5"
    try folder.write("\(picture) -o a.png\n\(picture) -l de -o b.png\n", to: "batch.txt")
    try folder.write("--scale 0.5", to: "suite/a.args")
    try folder.write(
      #"{"formatVersion": 1, "buttons": {"all": {"pressed": {"cornerRadius": 3}}}}"#,
      to: "blind.json")
    try folder.write("--theme ../blind.json --scale 0.5", to: "blind/a.args")
    try folder.write(
      """
      {
        "languages": ["en-US"], "devices": ["iphone-6.9"],
        "screens": [
          { "id": "a", "template": "bare", "keyboard": { "theme": "./unknown.json" } }
        ]
      }
      """, to: "set.json")
    try folder.write(#"{"a": {"title": "A"}}"#, to: "strings/en-US.json")
    try folder.write(
      #"{"cases": {"none/*": {"tolerance": {"channels": 2}, "reason": "none"}}}"#,
      to: "suite/snapshots.json")
    return folder
  }

  /// A new command that warns has a line here, and one that doesn't has no option without effect.
  @Test func everyCommandThatWarnsHasLines() {
    for (words, command) in KBRender.tree() where command.configuration.subcommands.isEmpty {
      let name = words.joined(separator: " ")
      // Its option is about values that are lost.
      guard name != "theme import" else { continue }
      let isStrict = command.helpMessage().contains("--strict")
      let warns = command is any WarningCommand.Type || command is RenderCommand.Type
      #expect(isStrict == warns, "\(name)")
      #expect(isStrict == (Self.lines[name] != nil), "\(name)")
    }
  }

  @Test(arguments: lines.keys.sorted()) func warningsAreErrors(command: String) throws {
    let (code, lines) = try #require(Self.lines[command])
    for line in lines {
      let folder = try folder()
      for (name, theme) in [("stored", "-t ./unknown.json"), ("sheet", "")] where command == "info"
      {
        let start = name == "sheet" ? "sheet tron --accessibility bold-text -l hy" : theme
        #expect(try run("\(start) --scale 0.5 -o \(name).png", in: folder).exitCode == 0)
      }
      if command == "theme pack check" {
        _ = try run("theme pack make ./marked.json -o warned.kbtheme", in: folder)
      }
      let before = folder.files
      let strict = try run("\(line) --strict", in: folder)
      #expect(strict.exitCode == code, "\(line): \(strict.errors)")
      #expect(strict.errors.contains(": error: ") && !strict.errors.contains("warning: "))
      if code == 2 { #expect(folder.files == before, "\(line)") }
      let mild = try run(line, in: folder)
      // Verifying and reviewing fail without a golden.
      let fails = ["snapshot verify", "snapshot review"].contains(command)
      #expect(mild.exitCode == (fails ? 1 : 0), "\(line): \(mild.errors)")
      #expect(mild.errors.contains(": warning: "), "\(line): \(mild.errors)")
      // Each cause is told once, not for each key or picture.
      let warnings = mild.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
      #expect(Set(warnings).count == warnings.count, "\(mild.errors)")
      #expect(!mild.text.contains("warning"), "\(line)")
    }
  }

  @Test func warningsNameTheThemeAndTheCharacter() throws {
    let folder = try folder()
    let sheet = try run("sheet tron,./strange.json -o a.png", in: folder)
    #expect(sheet.exitCode == 0 && folder.files.contains("a.png"))
    #expect(sheet.errors.hasPrefix("./strange.json: warning: "), "\(sheet.errors)")
    #expect(sheet.errors.contains("U+12000") && sheet.errors.contains("[font/missing-glyph]"))
    let picture = try run("-t ./unknown.json -o b.png", in: folder)
    #expect(picture.errors.hasPrefix("./unknown.json: warning: "), "\(picture.errors)")
    #expect(picture.errors.contains("“Nowhere”"))
  }
}
