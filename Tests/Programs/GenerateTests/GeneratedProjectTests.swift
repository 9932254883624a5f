import Foundation
import Testing

@testable import generate

/// The generated files that are committed.
@Suite struct GeneratedProjectTests {

  private static let project = GeneratedProject(
    root: (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() })

  @Test func everyExampleHasAnAssertion() throws {
    let examples = try Self.project.documentationExamples().examples
    #expect(examples.count > 60)
    for example in examples where !Self.hasAssertion(example) {
      Issue.record("An example of \(example.path) asserts nothing: \(example.code)")
    }
  }

  private static func hasAssertion(_ example: DocumentationExamples.Example) -> Bool {
    let marks = [DocumentationExamples.result, "#expect(", "expectGolden(", ".expect("]
    return !example.conditions.isEmpty
      || example.code.contains { line in marks.contains { line.contains($0) } }
  }

  @Test func committedFilesAreUpToDate() throws {
    let files = try Self.project.files()
    // Examples of clients are written before they are compiled.
    for file in files where !file.path.hasPrefix("Tests/Examples/") {
      let isKept = (try? Self.project.text(of: file.path)) == file.text
      #expect(isKept, "\(file.path) is stale: make generate")
    }
    #expect(try Self.project.leftovers(besides: files).isEmpty, "make generate")
  }
}
