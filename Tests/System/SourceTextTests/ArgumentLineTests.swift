import SourceText
import TestSupport
import Testing

@Suite struct ArgumentLineTests {

  static let lines: [(String, [String])] = [
    ("", []),
    ("  \t ", []),
    ("# a comment", []),
    ("--theme tron --locale de", ["--theme", "tron", "--locale", "de"]),
    ("-o 'my picture.png'", ["-o", "my picture.png"]),
    (#"--suggestions "a \"b\", c""#, ["--suggestions", #"a "b", c"#]),
    ("a\\ b \\#c", ["a b", "#c"]),
    (#""back\slash""#, [#"back\slash"#]),
    ("a#b # c", ["a#b"]),
    ("''", [""]),
    ("a''b", ["ab"]),
    ("-l de\r", ["-l", "de"]),
    ("'# no comment'", ["# no comment"]),
    ("a\\éb '\u{301}' \"é\\é\"", ["aéb", "\u{301}", "é\\é"]),
    ("a\r\nb", ["a", "b"]),
  ]

  @Test(arguments: lines)
  func splits(line: String, words: [String]) throws {
    #expect(try ArgumentLine.split(line) == words)
  }

  @Test(arguments: [
    ("a 'b", "The quotation mark ' is never closed"),
    (#"a "b"#, "The quotation mark \" is never closed"),
    (#"a \"#, "There is no character after the last \\"),
    (
      String(repeating: "a", count: InputBudget.arguments.bytes + 1),
      "A line of arguments has at most 1 MB"
    ),
  ])
  func refuses(line: String, message: String) {
    let problem = Diagnostics(code: .quoting, message)
    #expect(throws: problem) { try ArgumentLine.split(line) }
  }

  /// Long words, many words and many escapes.
  @Test(arguments: ["a", "a ", "\\ ", "\"\" ", "'", "é"])
  func takesTimeInProportion(part: String) {
    let count = InputBudget.arguments.bytes / part.utf8.count
    let lines = [count / 4, count].map { String(repeating: part, count: $0) }
    let growth = ProcessorTime.growth(from: lines[0], to: lines[1]) {
      _ = try? ArgumentLine.split($0)
    }
    // A quadratic cost grows by sixteen.
    #expect(growth < 8)
  }

  @Test(arguments: [["--theme", "tron"], ["a b", "c'd", "", "#e", "\\", "\"", "ß", "*B,?C"], []])
  func joinsWhatSplits(arguments: [String]) throws {
    #expect(try ArgumentLine.split(ArgumentLine.join(arguments)) == arguments)
  }
}
