import Foundation
import Testing

/// DocC resolves links within a module, and needs minutes to tell of one that it doesn't.
@Suite struct DocumentationLinkTests {

  static let documented = Project.text(of: "Makefile")
    .split(separator: "DOCUMENTED :=").dropFirst().joined().prefix { $0 != "?" }
    .split { $0.isWhitespace || $0 == "\\" }.map(String.init).filter(Project.targets.contains)

  @Test func theDocumentedTargetsAreKnown() {
    #expect(Self.documented.contains("KeyboardKit") && Self.documented.count > 9)
  }

  @Test(arguments: documented)
  func linksLeadToDeclarationsOfTheModule(target: String) {
    let sources = Project.sources.filter { $0.target == target }
    let paths = sources.flatMap(\.declarations).flatMap { $0.path.split(separator: ".") }
    let functions = sources.map(\.tokens).flatMap { tokens in
      zip(tokens, tokens.dropFirst()).filter { $0.0 == "func" }.map(\.1)
    }
    let names = Set(paths + functions).union(["init", "subscript"])
    for source in sources {
      for link in Self.links(in: Project.text(of: source.path)) {
        let unknown = link.split(separator: "/").map { $0.prefix { $0 != "(" } }
          .filter { !names.contains($0) }
        #expect(unknown.isEmpty, "\(source.path): ``\(link)``")
      }
    }
  }

  /// The texts between pairs of double backticks of documentation comments.
  private static func links(in text: String) -> [Substring] {
    text.split(separator: "\n").filter { $0.drop { $0 == " " }.hasPrefix("///") }
      .flatMap { line in
        // Three begin and end a block of code.
        line.replacing("```", with: "").split(separator: "``", omittingEmptySubsequences: false)
          .enumerated()
          .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
      }
  }
}
