import Foundation
import TestSupport
import Testing

/// Expensive theme files: one problem each, in little time and memory.
@Suite struct HostileThemeTests {

  /// A file by its text, and the code and number of its problems; nil for a valid one.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var code: String?
    var count = 1
    var text: @Sendable () -> String

    var testDescription: String { name }
  }

  private static func variables(_ count: Int, last: String, _ value: (Int) -> String) -> String {
    let values = (0..<count).map { "\"v\($0)\": \(value($0 + 1))" } + ["\"v\(count)\": \(last)"]
    return """
      {"formatVersion": 1, "variables": {\(values.joined(separator: ", "))}, \
      "foregroundColor": "{v0}"}
      """
  }

  private static func circles(of length: Int, count: Int) -> String {
    let values = (0..<length * count).map { index in
      let next = index / length * length + (index + 1) % length
      return "\"v\(index)\": \"{v\(next)}\""
    }
    return "{\"formatVersion\": 1, \"variables\": {\(values.joined(separator: ", "))}}"
  }

  private static func rules(_ background: String, count: Int, picture size: Int) -> String {
    let rule = "{\"match\": \"return\", \"background\": \(background)}"
    return """
      {"formatVersion": 1, "variables": {"picture": "data:image/png;base64,\
      \(String(repeating: "A", count: size))"}, \
      "rules": [\(repeatElement(rule, count: count).joined(separator: ", "))]}
      """
  }

  static let rows = [
    Row(name: "100,000 nested arrays", code: "json/limit") {
      #"{"formatVersion": 1, "rules": "# + String(repeating: "[", count: 100_000)
    },
    Row(name: "100,000 nested and closed arrays", code: "json/limit") {
      String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    },
    Row(name: "a text of 60 MB", code: "system/file-size") {
      #"{"formatVersion": 1, "name": ""# + String(repeating: "a", count: 60_000_000) + "\"}"
    },
    Row(name: "a text of 11 MB", code: "json/limit") {
      #"{"formatVersion": 1, "name": ""# + String(repeating: "a", count: 11_000_000) + "\"}"
    },
    Row(name: "a letter with six million accents", code: "json/limit") {
      #"{"formatVersion": 1, "name": "a"# + String(repeating: "\u{301}", count: 6_000_000) + "\"}"
    },
    Row(name: "an image of two million escapes", code: "theme/invalid-image") {
      #"{"formatVersion": 1, "background": {"image": "data:image/png;base64,"#
        + String(repeating: #"\u0041"#, count: 2_000_000) + "\"}}"
    },
    Row(name: "an image that is none, in 499 rules", code: "theme/invalid-image") {
      rules("{\"image\": \"{picture}\"}", count: 499, picture: 8_000_000)
    },
    Row(name: "a path of 11 MB", code: "json/limit") {
      #"{"formatVersion": 1, "foregroundColor": "{"# + String(repeating: "a.", count: 5_500_000)
        + "a}\"}"
    },
    Row(
      name: "65 circles of variables after 11 million lines", code: "theme/variable-cycle",
      count: 65
    ) {
      String(repeating: "\n", count: 11_500_000) + circles(of: 15, count: 65)
    },
    Row(name: "49,000 unknown keys", code: "theme/unknown-key", count: 100) {
      #"{"formatVersion": 1, "buttons": {"all": {"#
        + (0..<49_000).map { "\"backgroundColour\($0)\": 0" }.joined(separator: ",") + "}}}"
    },
    Row(name: "990 unknown variables", code: "theme/unknown-variable", count: 100) {
      #"{"formatVersion": 1, "variables": {"$type": "color","#
        + (0..<990).map { "\"name\($0)\": \"{nome\($0)}\"" }.joined(separator: ",") + "}}"
    },
    Row(name: "16,000 variations", code: "theme/limit") {
      #"{"formatVersion": 1, "variations": {"#
        + (0..<16_000).map { "\"v\($0)\": {\"rules\": []}" }.joined(separator: ",") + "}}"
    },
    Row(name: "100 variations of 900 variables with 30 references each", code: nil) {
      let value = (0..<15).reduce("{v1}") { "mix(\($0), {v\($1)})" }
      let values = (0..<900).map { "\"v\($0)\": \"\($0 < 20 ? "red" : value)\"" }
      let variations = (0..<100).map {
        "\"n\($0)\": {\"variables\": {\"v5\": \"{v6}\"}}"
      }
      return "{\"formatVersion\": 1, \"variables\": {\(values.joined(separator: ","))}, "
        + "\"variations\": {\(variations.joined(separator: ","))}}"
    },
    Row(name: "a chain of 200 aliases", code: "theme/chain-depth") {
      variables(200, last: "\"red\"") { "\"{v\($0)}\"" }
    },
    Row(name: "a tree of two to the 30th colors", code: nil) {
      variables(30, last: "\"red\"") { "\"mix({v\($0)}, {v\($0)})\"" }
    },
    Row(name: "a tree of four to the 32nd wrong colors", code: "theme/invalid-color") {
      variables(32, last: "\"nvy\"") {
        "{\"light\": \"mix({v\($0)}, {v\($0)})\", \"dark\": \"mix({v\($0)}, {v\($0)})\"}"
      }
    },
    Row(name: "a tree of lists", code: "theme/wrong-type") {
      variables(20, last: "\"red\"") {
        "[" + Array(repeating: "\"{v\($0)}\"", count: 60).joined(separator: ",") + "]"
      }
    },
    Row(name: "a number beyond all bounds", code: "json/number") {
      #"{"formatVersion": 1, "buttons": {"all": {"cornerRadius": 1e999}}}"#
    },
    Row(name: "half of a surrogate pair", code: "json/encoding") {
      #"{"formatVersion": 1, "name": "\ud800"}"#
    },
    Row(name: "a million values", code: "json/limit") {
      #"{"formatVersion": 1, "x-a": [0"# + String(repeating: ",0", count: 1_000_000) + "]}"
    },
    Row(name: "a comment without an end", code: "json/syntax") {
      #"{"formatVersion": 1, /*"# + String(repeating: "*", count: 8_000_000)
    },
  ]

  @Test(arguments: rows)
  func costsLittle(row: Row) throws {
    let folder = try ScratchFolder(["theme.json": row.text()])
    let shell = Program(file: URL(filePath: "/bin/sh"))
    let program = Program.built.file.path
    // Debug builds take much longer than the promised tenth of a second; expensive files take minutes.
    let seconds = program.contains("release") ? 2 : 20
    // The limits are on processor time, and on memory that a process may write to in kilobytes.
    let line =
      "ulimit -t \(seconds); ulimit -d 102400; "
      + "exec '\(program)' theme check --no-draw --output-format short theme.json"
    let result = try shell.run(["-c", line], in: folder.url)
    let problems = result.errors.split(separator: "\n")
    #expect(problems.count == (row.code == nil ? 0 : row.count), "\(result.errors.prefix(500))")
    if let code = row.code {
      #expect(problems.allSatisfy { $0.hasSuffix("[\(code)]") }, "\(result.errors.prefix(500))")
      #expect(result.exitCode == 1 || result.exitCode == 2)
    } else {
      #expect(result.exitCode == 0)
    }
  }
}
