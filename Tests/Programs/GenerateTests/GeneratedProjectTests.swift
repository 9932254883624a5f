import Foundation
import Testing

@testable import generate

/// The generated files that are committed.
@Suite struct GeneratedProjectTests {

  private static let project = GeneratedProject(
    root: (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() })

  @Test func committedFilesAreUpToDate() throws {
    let files = try Self.project.files()
    for file in files {
      let isKept = (try? Self.project.text(of: file.path)) == file.text
      #expect(isKept, "\(file.path) is stale: make generate")
    }
    #expect(try Self.project.leftovers(besides: files).isEmpty, "make generate")
  }
}
