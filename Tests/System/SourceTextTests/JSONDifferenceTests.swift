import Testing

@testable import SourceText

@Suite struct JSONDifferenceTests {

  private func root(_ text: String) throws -> JSONValue {
    try JSONDocument(parsing: SourceFile(name: "a.json", text: text)).root
  }

  /// The elements of a list that are elsewhere now belong together, unless the lists are long.
  @Test(arguments: [20, 4_000])
  func elementsAreSearchedInListsOfBoundedLength(count: Int) throws {
    let before = (0..<count).map { "\($0)" } + ["\"same\""]
    let after = ["\"other\"", "\"same\""] + (0..<count).map { "\(count + $0)" }
    let found = JSONDifference.all(
      from: try root("[\(before.joined(separator: ", "))]"),
      to: try root("[\(after.joined(separator: ", "))]"))
    let isFound = !found.contains { $0.after?.string == "same" }
    #expect(isFound == (count < 2_000))
    #expect(found.count == 2 * count + (isFound ? 1 : 3))
  }
}
