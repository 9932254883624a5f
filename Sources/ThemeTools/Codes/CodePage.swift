package import KeyboardDocuments

/// The documentation of a diagnostic's code: its meaning, and a wrong and a right example.
package struct CodePage: Sendable {

  /// The permanent code, such as `variable-cycle`.
  package let code: String

  /// The meaning, as a sentence.
  package let summary: String

  /// The reason, and the usual remedies.
  package let explanation: String

  /// A theme with a diagnostic of this code.
  package let wrong: Example

  /// The same theme without the diagnostic.
  package let right: Example

  /// A theme file, with the files beside it.
  package struct Example: Sendable, ExpressibleByStringInterpolation {

    /// The text of the theme.
    package let text: String

    /// The files beside the theme, by path.
    package let companions: [String: SourceFile]

    /// Create an example with files of text beside it.
    init(_ text: String, beside companions: [String: String] = [:]) {
      self.text = text
      self.companions = companions.reduce(into: [:]) { files, companion in
        files[companion.key] = SourceFile(name: companion.key, text: companion.value)
      }
    }

    package init(stringLiteral text: String) {
      self.init(text)
    }
  }
}

extension CodePage {

  /// The pages of all codes of theme files, sorted by code.
  package static let all: [CodePage] =
    (syntaxPages + valuePages + variablePages + filePages + drawingPages + auditPages)
    .sorted { $0.code < $1.code }

  /// Return the page of a code.
  ///
  /// - Throws: A diagnostic with the nearest codes for an unknown one.
  package static func page(of code: String) throws(Diagnostics) -> CodePage {
    let codes = all.map(\.code)
    guard let found = NearestNames.match(for: code, among: codes),
      let page = all.first(where: { $0.code == found })
    else {
      throw Diagnostics([
        .unknownName(code, kind: "code", among: codes, listing: "kbrender explain-code")
      ])
    }
    return page
  }

  /// The page as text for a terminal.
  package var text: String {
    """
    \(code): \(summary)

    \(explanation)

    Wrong:
    \(wrong.indented)
    Right:
    \(right.indented)
    """
  }

  /// The page as a section of a Markdown document.
  package var markdown: String {
    """
    ## \(code)

    \(summary) \(explanation)

    Wrong:

    ```jsonc
    \(wrong.listing)```

    Right:

    ```jsonc
    \(right.listing)```

    """
  }

  /// Return pages as a Markdown document.
  package static func document(of pages: [CodePage]) -> String {
    """
    # Codes of diagnostics

    The codes of theme files in the output of `kbrender theme check`, `kbrender theme lint` and other
    commands. They are permanent. This file is written by `make generate`; `kbrender explain-code CODE` prints a section.

    """ + pages.map { "\n" + $0.markdown }.joined()
  }

  /// The page as JSON.
  package var json: JSONText {
    .object([
      ("code", .string(code)), ("summary", .string(summary)),
      ("explanation", .string(explanation)), ("wrong", .string(wrong.text)),
      ("right", .string(right.text)),
    ])
  }
}

extension CodePage.Example {

  /// The theme, followed by the files of text beside it.
  fileprivate var listing: String {
    companions.keys.sorted().reduce(text + "\n") { listing, path in
      guard let file = companions[path], path.hasSuffix(".json") else { return listing }
      return listing + "// \(path)\n" + String(decoding: file.bytes, as: UTF8.self) + "\n"
    }
  }

  fileprivate var indented: String {
    listing.split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}
