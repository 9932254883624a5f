import Embedded
package import SourceText

/// The page of a diagnostic code, a section of `Themes/CODES.md`.
package struct CodePage: Sendable {

  /// The code, which has a placeholder in capital letters if several codes share the page: `unknown-KIND`.
  package let code: DiagnosticCode

  /// Codes on a shared page; empty for a single code.
  package let variants: [DiagnosticCode]

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
    explanation = paragraphs[1][end.upperBound...].split(separator: "\n")
      .joined(separator: " ")
    variants = paragraphs.dropFirst(2).filter { $0.hasPrefix("The codes are ") }.flatMap { names in
      names.matches(of: /`(.+?)`/).map { DiagnosticCode(String($0.1)) }
    }
    wrong = Example(blocks.dropFirst().first)
    right = Example(blocks.dropFirst(3).first)
  }

  private func naming(_ variant: DiagnosticCode) -> CodePage? {
    guard let placeholder = code.name.firstMatch(of: /[A-Z]+/)?.output else { return nil }
    let ends = code.name.split(separator: placeholder, omittingEmptySubsequences: false)
    let value = variant.name.dropFirst(ends[0].count).dropLast(ends[1].count)
    let article = value.first.map("aeio".contains) == true ? "An" : "A"
    return CodePage(
      section.replacing(code.name, with: variant.name)
        .replacing("A \(placeholder)", with: "\(article) \(value.replacing("-", with: " "))")
        .replacing(placeholder, with: value))
  }

  private static let sections: [Substring] = {
    let file = embedded_codes()
    let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n## ")
  }()

  package static let all = sections.dropFirst().compactMap { CodePage(String($0)) }

  package static let codes = all.flatMap { $0.variants.isEmpty ? [$0.code] : $0.variants }

  package static func page(of code: DiagnosticCode) -> CodePage? {
    for page in all {
      if page.code == code { return page }
      if page.variants.contains(code) { return page.naming(code) }
    }
    return nil
  }

  package static func page(named name: String) throws(Diagnostics) -> CodePage {
    let names = codes.map(\.name)
    let found = NearestNames.match(for: name, among: names)
    guard let page = found.flatMap({ page(of: DiagnosticCode($0)) }) else {
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
        ("code", .string(code.name)), ("summary", .string(summary)),
        ("explanation", .string(explanation)), ("wrong", (wrong?.listing).map { .string($0) }),
        ("right", (right?.listing).map { .string($0) }),
      ])
  }
}
