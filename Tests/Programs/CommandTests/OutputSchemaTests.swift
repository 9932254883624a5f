import ArgumentParser
import Foundation
import KeyboardPipeline
import TestSupport
import Testing

@testable import kbrender

/// Outputs for programs, compared with the schemas that the program prints.
@Suite struct OutputSchemaTests: ProgramSuite {

  private static let json = "--output-format json"

  /// The lines that print each kind of output, run in the folder of `files`.
  static let outputs: [(schema: String, lines: [String])] = [
    ("list", Catalogue.Topic.allCases.map { "list \($0.rawValue) \(json)" }),
    ("lexicons", ["lexicon list \(json)"]),
    ("codes", ["explain theme/variable-cycle \(json)", "explain \(json)"]),
    ("doctor", ["doctor \(json)"]),
    ("info", ["info a.png \(json)", "info plain.png \(json)"]),
    ("layout", ["--emit layout -o -", "--emit layout -l fr -d ipad-pro-13 --keys globe -o -"]),
    (
      "scene",
      ["--emit scene -o -", "-t tron --frame --press g --vision deutan --emit scene -o -"]
    ),
    ("typing", ["type 'hé you' -l fr \(json)", "type --gestures gestures.json \(json)"]),
    ("suggestions", ["suggest recieve \(json)", "suggest 'I love' --locale en \(json)"]),
    (
      "explanation",
      [
        "theme explain neonNights return --on pressed \(json)", "theme explain mine.json g \(json)",
        "theme explain standard --part toolbar --on high \(json)",
      ]
    ),
    ("rule", ["theme explain mine.json --part rule:0 \(json)"]),
    ("theme-diff", ["theme diff tron ./mine.json \(json)", "theme diff tron tron \(json)"]),
    ("image-diff", ["snapshot diff a.png b.png \(json)", "snapshot diff a.png a.png \(json)"]),
    (
      "report",
      [
        "snapshot verify S -v \(json)", "snapshot record S \(json)",
        "snapshot verify S --shard 1/1 -q --output part.json \(json)",
        "snapshot merge part.json \(json)",
      ]
    ),
    ("coverage", ["snapshot coverage S --filter 'plain*' \(json)"]),
    ("mutations", ["snapshot coverage S --mutate --filter 'plain*' \(json)"]),
    (
      "build",
      [
        "sheet --kind thumbnails mine.json -o tiles --scale 1 \(json)",
        "screens screens.json -o screens \(json)", "gallery build -o site \(site) \(json)",
      ]
    ),
    (
      "stale",
      [
        "sheet --kind thumbnails mine.json -o new --scale 1 --check \(json)",
        "screens screens.json -o new --check \(json)", "gallery check -o site \(json)",
        "gallery check -o site tron,sakura \(json)",
      ]
    ),
    (
      "conversion",
      [
        "theme export tron --to dtcg -o tron.tokens.json \(json)",
        "theme export mine.json --to keyboardkit -o Mine \(json)",
        "theme import --from dtcg tron.tokens.json -o back.json \(json)",
      ]
    ),
    ("imports", ["theme import in -o out \(json)"]),
    ("files", ["theme fmt --check mine.json \(json)"]),
    (
      "diagnostics",
      [
        "theme check mine.json \(json)", "theme check --no-draw wrong.json \(json)",
        "theme pack check mine-1.0.0.kbtheme \(json)",
        "theme check tron --no-draw \(json)",
      ]
    ),
    ("figures", ["bench --rounds 1 --scale 1 \(json)"]),
  ]

  private static let site = "tron --locale en --device iphone --scale 0.5"

  private static let files = [
    "mine.json": """
    { "formatVersion": 1, "id": "mine", "name": "Mine", "version": "1.0.0", "license": "MIT",
      "variables": { "ink": "#777" }, "buttons": { "all": { "backgroundColor": "{ink}" } },
      "rules": [{ "match": { "action": "primary" }, "backgroundColor": "red" }] }
    """,
    "wrong.json": #"{ "formatVersion": 1, "buttns": {}, "extends": "trn" }"#,
    "gestures.json": #"{ "version": 1, "events": [{ "gesture": "tap", "key": "a" }] }"#,
    "screens.json": """
    { "languages": ["en-US"], "devices": ["iphone-6.9-1260"],
      "screens": [{ "id": "a", "template": "closeup", "background": "#ff8800" }] }
    """,
    "strings/en-US.json": #"{ "a": { "title": "Hello" } }"#,
    "in/tokens.json": ##"{ "bg": { "$type": "color", "$value": "#fff" } }"##,
    "in/note.txt": "Nothing.",
    "S/plain.args": "--theme ../mine.json --scale 1", "S/new.args": "-l de --scale 1",
    "S/scene.args": "--emit scene", "S/looks.matrix": "--theme {tron,ink} --scale 1",
  ]

  private static func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let lines = [
      "-l de --scale 1 -o a.png", "-l fr --scale 1 -o b.png", "--no-metadata -o plain.png",
      "theme pack make mine.json", "snapshot record S",
    ]
    for line in lines {
      _ = try Program.built.run(ShellWords.split(line), in: folder.url)
    }
    try folder.write("-l de --scale 1 --press g", to: "S/new.args")
    try folder.write("--emit scene --press g", to: "S/scene.args")
    try folder.write("--theme {tron,sakura} --scale 1", to: "S/looks.matrix")
    try folder.write(
      #"{ "cases": { "plain": { "tolerance": { "channels": 1 }, "reason": "Fonts" } } }"#,
      to: "S/snapshots.json")
    return folder
  }

  private func schema(_ name: String) throws -> String { try run("help --schema \(name)").text }

  private func check(_ documents: [String], by name: String) throws {
    let errors = try SchemaValidator.errors(in: documents, by: schema(name), isClosed: true)
    for (document, error) in zip(documents, errors) {
      #expect(error == nil, "\(name): \(document.prefix(400))")
    }
  }

  @Test(.enabled(if: SchemaValidator.isExpected))
  func outputsMatchTheirSchemas() throws {
    let folder = try Self.folder()
    for (name, lines) in Self.outputs {
      let documents = try lines.map { line in
        let run = try run(line, in: folder)
        #expect(run.object?["version"] as? Int == 1, "\(line): \(run.errors)")
        return run.text
      }
      try check(documents, by: name)
    }
  }

  @Test(.enabled(if: SchemaValidator.isExpected))
  func answersToLinesMatchTheirSchema() throws {
    let lines = ["-t tron --scale 1", "--emit layout", "--format svg", "-l zxx", "-o a.png"]
    let answers = try run("--batch -", in: ScratchFolder(), input: lines.joined(separator: "\n"))
    let list = answers.text.split(separator: "\n").map(String.init)
    #expect(list.count == lines.count)
    let images = try ["--output-format json", "sheet tron --scale 0.5 --output-format json"].map {
      try run($0, in: ScratchFolder()).text
    }
    try check(list + images, by: "answer")
    let suggestions = try run("suggest - --locale en", input: "recieve\nI love\n").text
    try check(suggestions.split(separator: "\n").map(String.init), by: "suggestions")
    let diagnostics = try run("-l zxx --output-format json").errors
    try check(diagnostics.split(separator: "\n").map(String.init), by: "diagnostics")
  }

  /// Commands whose results are files, texts, pages or a protocol.
  private static let withoutResult: Set = [
    "render", "preview", "studio", "theme new", "theme get", "theme set", "theme unset",
    "theme show", "theme pack make", "theme pack unpack", "theme pack add", "theme pack remove",
    "snapshot review", "snapshot accept", "snapshot clean", "gallery merge", "lexicon build",
    "lexicon learn", "lexicon forget", "init", "lsp", "serve", "completions", "help",
  ]

  /// Every other command has a line, and every schema of an output is compared.
  @Test func nothingIsLeftOut() throws {
    let lines = Self.outputs.flatMap(\.lines)
    let commands = KBRender.tree().filter { $0.type.configuration.subcommands.isEmpty }.map {
      $0.words.joined(separator: " ")
    }
    let unread = commands.filter { command in
      !lines.contains { $0.hasPrefix("\(command) ") && $0.hasSuffix(Self.json) }
    }
    #expect(Set(unread).subtracting(["manual"]) == Self.withoutResult)
    let names = try run("help --schema").text.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    let files = ["theme", "compiled", "manifest", "locale", "snapshots", "screens"]
    #expect(Set(names) == Set(files + Self.outputs.map(\.schema) + ["answer"]))
    #expect(try run("help --schema lists").errors.contains("“list”"))
  }

  /// Schemas need no other file, so a definition that several have is the same in each.
  @Test func definitionsAgree() throws {
    var known: [String: NSDictionary] = [:]
    for name in Self.outputs.map(\.schema) + ["answer"] {
      let schema = try #require(try run("help --schema \(name)").object)
      #expect((schema["required"] as? [String])?.first == "version", "\(name)")
      for (key, value) in schema["$defs"] as? [String: NSDictionary] ?? [:] where key != "box" {
        #expect(known[key, default: value] == value, "\(key) in \(name)")
        known[key] = value
      }
    }
  }
}
