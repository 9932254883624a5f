import Foundation
import Testing

/// The list of names in `APPS.md`, compared with the sources of the libraries.
@Suite struct SupportedNameTests {

  private static let products = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Products")

  private func sources() throws -> String {
    try ["SwiftUI", "UIKit"].flatMap { module in
      let folder = Self.products.appending(path: module)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }.joined(separator: "\n")
  }

  @Test func thePageListsTypesAndModifiers() throws {
    let types =
      /^(?:@\w+(?:\(\w+\))? )*(?:public|open) (?:final |indirect )?(?:struct|enum|class|protocol|typealias|macro|func) (\w+)/
    let modifiers = /^  public func (\w+)/
    var names: Set<String> = []
    var isInView = false
    for line in try sources().split(separator: "\n") {
      if !line.hasPrefix(" ") {
        isInView = line.hasPrefix("extension View {") || isInView && line != "}"
      }
      if let match = line.prefixMatch(of: types) { names.insert(String(match.output.1)) }
      if isInView, let match = line.prefixMatch(of: modifiers) {
        names.insert("." + match.output.1)
      }
    }
    let page = try String(contentsOf: Self.products.appending(path: "APPS.md"), encoding: .utf8)
    let section = page.split(separator: "## Supported names").last?.split(separator: "\n## ").first
    let listed = Set((section ?? "").matches(of: /`([^`\n]+)`/).map { String($0.output.1) })
    #expect(names.subtracting(listed).sorted() == [], "add these to APPS.md")
    #expect(listed.subtracting(names).sorted() == [], "remove these from APPS.md")
  }
}
