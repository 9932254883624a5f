import KeyboardDocuments
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
  ]

  @Test(arguments: lines)
  func splits(line: String, words: [String]) throws {
    #expect(try ArgumentLine.split(line) == words)
  }

  @Test(arguments: [
    ("a 'b", ArgumentLine.Problem.openQuote("'")),
    (#"a "b"#, .openQuote("\"")),
    (#"a \"#, .trailingBackslash),
  ])
  func refuses(line: String, problem: ArgumentLine.Problem) {
    #expect(throws: problem) { try ArgumentLine.split(line) }
  }

  @Test(arguments: [
    ["--theme", "tron"], ["a b", "c'd", "", "#e", "\\", "\"", "ß", "*B,?C"], [],
  ])
  func joinsWhatSplits(arguments: [String]) throws {
    #expect(try ArgumentLine.split(ArgumentLine.join(arguments)) == arguments)
  }
}
