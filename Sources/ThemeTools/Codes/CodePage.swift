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

  /// A theme file or a command, with the files beside it.
  package struct Example: Sendable, ExpressibleByStringInterpolation {

    /// The text of the theme; empty for a command.
    package let text: String

    /// The arguments of a command, or `nil` for a theme.
    package let command: String?

    /// The files beside the theme, or in the folder of the command, by path.
    package let companions: [String: SourceFile]

    /// Create an example with files of text beside it.
    init(
      _ text: String = "", command: String? = nil, beside companions: [String: String] = [:]
    ) {
      self.text = text
      self.command = command
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

  /// The pages of the codes of theme files.
  package static let themePages =
    syntaxPages + valuePages + variablePages + filePages + drawingPages + auditPages

  /// All pages, sorted by code.
  package static let all = (themePages + exchangePages + commandPages).sorted { $0.code < $1.code }

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

    ```\(wrong.language)
    \(wrong.listing)```

    Right:

    ```\(right.language)
    \(right.listing)```

    """
  }

  /// Return pages as a Markdown document.
  package static func document(of pages: [CodePage]) -> String {
    """
    # Codes of diagnostics

    The codes in brackets at the end of diagnostics. They are permanent. This file is written by `make generate`; `kbrender explain-code CODE` prints a section.

    """ + pages.map { "\n" + $0.markdown }.joined()
  }

  /// The page as JSON.
  package var json: JSONText {
    .object([
      ("code", .string(code)), ("summary", .string(summary)),
      ("explanation", .string(explanation)), ("wrong", .string(wrong.listing)),
      ("right", .string(right.listing)),
    ])
  }
}

extension CodePage.Example {

  /// The language of the listing.
  fileprivate var language: String { command == nil ? "jsonc" : "sh" }

  /// The theme or command, followed by the files beside it.
  fileprivate var listing: String {
    let (start, comment) = command.map { ("kbrender \($0)\n", "#") } ?? (text + "\n", "//")
    return companions.keys.sorted().reduce(start) { listing, path in
      let text = companions[path].map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
      return listing + "\(comment) \(path)\n" + text + (text.hasSuffix("\n") ? "" : "\n")
    }
  }

  fileprivate var indented: String {
    listing.split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}
