import Embedded
import KeyboardCore
package import SourceText

/// The page of a diagnostic code, a section of `Themes/CODES.md`.
package struct CodePage: Sendable {

  package let code: DiagnosticCode

  /// Names of the code in previous versions, still accepted wherever codes are read.
  package let formerNames: [String]

  /// The meaning of the code, the first sentence of the section.
  package let summary: String
  package let explanation: String
  package let wrong: Example?
  package let right: Example?
  private let section: String

  package struct Example: Sendable {

    /// The language of the code block: `jsonc` for a theme, `sh` for a command.
    package let language: String

    /// The theme or command, followed by other files, each below its path in a comment.
    package let listing: String

    fileprivate init?(_ block: Substring?) {
      guard let block, let end = block.firstIndex(of: "\n") else { return nil }
      language = String(block[..<end])
      listing = String(block[end...].dropFirst())
    }
  }

  private init?(_ section: String) {
    let blocks = section.split(separator: "```")
    let paragraphs = blocks.first?.split(separator: "\n\n") ?? []
    guard paragraphs.count > 1, let end = paragraphs[1].firstRange(of: ". ") else { return nil }
    self.section = section
    code = DiagnosticCode(String(paragraphs[0]))
    summary = paragraphs[1][..<end.lowerBound] + "."
    explanation = paragraphs[1][end.upperBound...].split(separator: "\n").joined(separator: " ")
    formerNames = paragraphs.dropFirst(2).filter { $0.hasPrefix("Formerly ") }.flatMap { names in
      names.matches(of: /`(.+?)`/).map { String($0.1) }
    }
    wrong = Example(blocks.dropFirst().first)
    right = Example(blocks.dropFirst(3).first)
  }

  private static let sections = embedded_codes().text.split(separator: "\n## ")

  package static let all = sections.dropFirst().compactMap { CodePage(String($0)) }

  package static func page(of code: DiagnosticCode) -> CodePage? { all.first { $0.code == code } }

  /// Returns the code with a name, or the one that had it in a previous version.
  package static func code(named name: String) -> DiagnosticCode {
    all.first { $0.formerNames.contains(name) }?.code ?? DiagnosticCode(name)
  }

  package static func page(named name: String) throws(Diagnostics) -> CodePage {
    let names = all.map(\.code.name)
    let found = NearestNames.match(for: name, among: names + all.flatMap(\.formerNames))
    guard let page = found.flatMap({ page(of: code(named: $0)) }) else {
      throw Diagnostics([
        .unknownName(name, kind: "code", among: names, listing: "kbrender explain")
      ])
    }
    return page
  }

  package static func document(of pages: [CodePage]) -> String {
    (sections.prefix(1) + pages.map { $0.section[...] }).joined(separator: "\n## ")
  }

  package var text: String {
    "\(code): \(summary)\n\n\(explanation)\n"
      + [("Wrong", wrong), ("Right", right)].map { heading, example in
        guard let example else { return "" }
        let lines = example.listing.split(separator: "\n").map { "  \($0)\n" }
        return "\n\(heading):\n" + lines.joined()
      }.joined()
  }

  package var json: JSONText {
    .object(
      present: [
        ("id", .string(code.name)), ("name", .string(summary)),
        ("explanation", .string(explanation)), ("wrong", (wrong?.listing).map { .string($0) }),
        ("right", (right?.listing).map { .string($0) }),
      ])
  }
}
