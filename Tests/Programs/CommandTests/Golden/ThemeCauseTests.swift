import Foundation
import GoldenImages
import TestSupport
import Testing

/// Changes of themes, which are told as the declarations that changed.
@Suite struct ThemeCauseTests: ProgramSuite {

  static let theme = """
    {
      "formatVersion": 1,
      "extends": "./base.json",
      "variables": { "bar": { "$value": "#FFFFFF40", "$type": "color" } },
      "background": { "gradient": ["#FFE0D0", "#FFB59E"] },
      "buttons": {
        "all": {
          "backgroundColor": "#FFFFFF80", "cornerRadius": 9,
          "fontWeight": "regular", "glowColor": "#FF00AA", "glowRadius": 3
        },
        "system": { "backgroundColor": "#00000020" }
      },
      "toolbar": { "background": "{bar}" }
    }

    """

  /// The theme that goldens are drawn with, which says the same.
  private static let former = theme.replacing("{bar}", with: "#FFFFFF40").replacing(
    #/  "variables".*\n/#, with: "")

  struct Row: Sendable {
    var file = "theme.json"
    var before: String
    var after: String
    var says: [String]
    var cases: Int
  }

  static let rows = [
    Row(
      before: #""regular""#, after: #""bold""#,
      says: ["theme.json:9 fontWeight regular → bold"], cases: 5),
    Row(
      before: "#FFB59E", after: "#FFB59F",
      says: ["theme.json:5 gradient 2 #FFB59E → #FFB59F"], cases: 5),
    Row(
      before: "glowRadius\": 3", after: "glowRadius\": 4",
      says: ["theme.json:9 glowRadius 3 → 4"], cases: 5),
    Row(
      before: "#FFFFFF40", after: "#FFFFFF60",
      says: ["theme.json:4 bar #FFFFFF40 → #FFFFFF60"], cases: 5),
    Row(
      file: "base.json", before: "#102030", after: "#302010",
      says: ["base.json:1 foregroundColor #102030 → #302010"], cases: 5),
  ]

  /// A keyboard with a frame, one with a callout, two in a list of digests, and a scene as text, of a theme on a base.
  private func suite() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(
      ##"{"formatVersion": 1, "buttons": {"input": {"foregroundColor": "#102030"}}}"##,
      to: "base.json")
    try folder.write(Self.former, to: "theme.json")
    let start = "--theme ../theme.json --scale 0.5"
    try folder.write("\(start) --frame", to: "S/frame.args")
    try folder.write("\(start) --long-press e", to: "S/callout.args")
    try folder.write("\(start) --color-scheme {light,dark}", to: "S/m.matrix")
    try folder.write("\(start) --emit scene", to: "S/scene.args")
    return folder
  }

  @Test func causesAreDeclarations() throws {
    let folder = try suite()
    #expect(try run("snapshot record S", in: folder).exitCode == 0)
    for line in ["init -q", "add .", "commit -q -m first"] { try git(line, in: folder) }
    try folder.write(Self.theme, to: "theme.json")
    try git("commit -q -a -m second", in: folder)
    for row in Self.rows {
      let old = String(decoding: try #require(folder.read(row.file)), as: UTF8.self)
      let new = old.replacing(row.before, with: row.after)
      #expect(new != old)
      try folder.write(new, to: row.file)
      let run = try run("snapshot verify S --output-format github -o report.json", in: folder)
      let report = try GoldenReport(json: Array(#require(folder.read("report.json"))))
      #expect(report.cases.count { $0.status == .failed } == row.cases)
      let grouped = Set(report.causes.flatMap { $0.places.map(\.name) })
      #expect(grouped.count == row.cases, "\(report.cases.map(\.message))")
      #expect(report.causes.map(\.cause.text) == row.says)
      let annotations = run.errors.split(separator: "\n").filter { $0.hasPrefix("::error") }
      #expect(annotations.count == row.says.count)
      try folder.write(old, to: row.file)
    }
    // An argument of two cases.
    for name in ["frame", "callout"] {
      let line = String(decoding: try #require(folder.read("S/\(name).args")), as: UTF8.self)
      try folder.write("\(line) --bold-text", to: "S/\(name).args")
    }
    let report = try GoldenReport(
      json: Array(run("snapshot verify S --output-format json", in: folder).output))
    #expect(report.causes.map(\.cause.text) == ["the argument --bold-text added"])
    #expect(report.causes.first?.places.map(\.name) == ["callout", "frame"])
  }

  /// The themes that extend a built-in one differ by its declaration, where the project has its file.
  @Test func declarationsOfBuiltInBasesAreCauses() throws {
    let folder = try ScratchFolder()
    let file = Program.project.appending(path: "Themes/tron.json")
    let tron = try String(contentsOf: file, encoding: .utf8)
    let former = tron.replacing("#00c8ff", with: "#00c8f0")
    let line =
      try #require(
        former.split(separator: "\n", omittingEmptySubsequences: false)
          .firstIndex { $0.contains("#00c8f0") }) + 1
    try folder.write(former, to: "Themes/tron.json")
    try folder.write(#"{ "themes": "../Themes" }"#, to: "S/snapshots.json")
    let theme = #"{ "formatVersion": 1, "extends": ["./Themes/tron.json"] }"#
    try folder.write(theme, to: "inner.json")
    try folder.write(theme.replacing("Themes/tron", with: "inner"), to: "outer.json")
    let start = "--theme ../outer.json --scale 0.5"
    try folder.write("\(start) --color-scheme {light,dark}", to: "S/m.matrix")
    try folder.write("\(start) --emit scene", to: "S/scene.args")
    try #require(run("snapshot record S", in: folder).exitCode == 0)
    try folder.write(theme.replacing("./Themes/tron.json", with: "tron"), to: "inner.json")
    for line in ["init -q", "add .", "commit -q -m first"] { try git(line, in: folder) }
    try folder.write(tron, to: "Themes/tron.json")
    let report = try GoldenReport(
      json: Array(run("snapshot verify S --output-format json", in: folder).output))
    #expect(report.causes.map(\.cause.text) == ["Themes/tron.json:\(line) tint #00C8F0 → #00C8FF"])
    #expect(report.causes.first?.places.count == 3, "\(report.cases.map(\.message))")
  }
}
