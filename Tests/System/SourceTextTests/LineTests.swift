import SourceText
import Testing

@Suite struct LineTests {

  private func lines(_ text: String) throws -> [String] {
    try SourceFile(name: "a", text: text).mapLines { number, line in
      line.isEmpty ? nil : "\(number) \(line)"
    }
  }

  @Test(arguments: [
    ("", []), ("a", ["1 a"]), ("a\nb\n", ["1 a", "2 b"]), ("\n\na\r\n\r\nb", ["3 a", "5 b"]),
    ("\r\ra\n", ["3 a"]), ("a\n\n\n\n", ["1 a"]),
  ])
  func countsLines(text: String, expected: [String]) throws {
    #expect(try lines(text) == expected)
  }

  /// A file may have millions of empty lines.
  @Test func emptyLinesCostNothing() throws {
    var count = 0
    let text = String(repeating: "\n", count: 1_000_000) + "a" + String(repeating: "\n", count: 9)
    let found = try SourceFile(name: "a", text: text).mapLines { number, line in
      count += 1
      return line.isEmpty ? nil : number
    }
    #expect(found == [1_000_001] && count <= 2)
  }
}
