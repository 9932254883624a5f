package import KeyboardDocuments

/// The documentation of a diagnostic’s code, or of codes that differ in a name only.
package struct CodePage: Sendable {

  /// The code.
  package private(set) var code: DiagnosticCode

  /// The codes that share the page, such as those of all kinds of names; empty for a single code.
  package let variants: [DiagnosticCode]

  /// The reason, and the usual remedies.
  package let explanation: String

  /// A theme or a command with a diagnostic of this code, if a few files show it.
  package let wrong: Example?

  /// The same theme or command without the diagnostic.
  package let right: Example?

  /// Create the page of a code.
  init(
    _ code: DiagnosticCode, _ explanation: String, wrong: Example? = nil, right: Example? = nil,
    variants: [DiagnosticCode] = []
  ) {
    (self.code, self.explanation, self.variants) = (code, explanation, variants)
    (self.wrong, self.right) = (wrong, right)
  }

  /// A theme file or a command, with the files beside it.
  package struct Example: Sendable, ExpressibleByStringInterpolation {

    /// The text of the theme; empty for a command.
    package let text: String

    /// The arguments of a command, or `nil` for a theme.
    package let command: String?

    /// The files beside the theme, or in the folder of the command, by path.
    package let companions: [String: SourceFile]

    /// Create an example with files of text beside it.
    package init(
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
  package static let all = (themePages + exchangePages + commandPages + sharedPages)
    .sorted { $0.code.name < $1.code.name }

  /// All codes.
  package static let codes = all.flatMap { $0.variants.isEmpty ? [$0.code] : $0.variants }

  /// Return the page of a code.
  ///
  /// - Throws: A diagnostic with the nearest codes for an unknown one.
  package static func page(of name: String) throws(Diagnostics) -> CodePage {
    let names = codes.map(\.name)
    guard let found = NearestNames.match(for: name, among: names),
      let code = codes.first(where: { $0.name == found }),
      var page = all.first(where: { $0.code == code || $0.variants.contains(code) })
    else {
      throw Diagnostics([
        .unknownName(name, kind: "code", among: names, listing: "kbrender explain-code")
      ])
    }
    page.code = code
    return page
  }

  /// The pages of codes that differ in a name only.
  private static let sharedPages: [CodePage] = [
    .init(
      .unknown("KIND"),
      """
      The message has the names that are near, or all names, or the command that lists them. \
      Capital letters and hyphens make no difference.
      """,
      wrong: Example(command: "--locale dee"), right: Example(command: "--locale de"),
      variants: [
        "case", "code", "color choice", "color scheme", "compression", "contrast", "device",
        "diagnostic form", "dock", "emoji category", "extra key", "format", "keyboard type",
        "layout type", "level", "lint rule", "list", "locale", "orientation",
        "picture format", "picture protocol", "return key", "shell", "stage", "subcommand",
        "text size", "toolbar",
      ].map(DiagnosticCode.unknown)),
    .init(
      .range(of: "OPTION"), "The message has the lowest and the highest number.",
      wrong: Example(command: "--scale 99"), right: Example(command: "--scale 3"),
      variants: [
        "columns", "count", "jobs", "repeat", "rounds", "scale", "scales", "seed",
        "toolbar-height", "width", "words",
      ].map(DiagnosticCode.range)),
    .init(
      .empty("OPTION"), "Names are separated by commas; without the option, all are meant.",
      wrong: Example(command: "gallery build -o site --locales ,"),
      right: Example(command: "list locales"),
      variants: ["devices", "locales", "scales", "themes"].map(DiagnosticCode.empty)),
    .init(
      .golden("STATUS"),
      "`kbrender snapshot verify --report` shows the pictures; `snapshot record` accepts them.",
      variants: ["error", "failed", "missing", "obsolete"].map(DiagnosticCode.golden)),
  ]

  /// The page as text for a terminal.
  package var text: String {
    "\(code): \(code.summary)\n\n\(explanation)\n"
      + examples.map { "\n\($0):\n\($1.indented)" }.joined()
  }

  /// The page as a section of a Markdown document.
  package var markdown: String {
    let names = variants.map { "`\($0)`" }.joined(separator: ", ")
    return "## \(code)\n\n\(code.summary) \(explanation)\n"
      + (names.isEmpty ? "" : "\nThe codes are \(names).\n")
      + examples.map { "\n\($0):\n\n```\($1.language)\n\($1.listing)```\n" }.joined()
  }

  private var examples: [(heading: String, example: Example)] {
    [("Wrong", wrong), ("Right", right)].compactMap { heading, example in
      example.map { (heading, $0) }
    }
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
    .object(
      present: [
        ("code", .string(code.name)), ("summary", .string(code.summary)),
        ("explanation", .string(explanation)), ("wrong", (wrong?.listing).map { .string($0) }),
        ("right", (right?.listing).map { .string($0) }),
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
