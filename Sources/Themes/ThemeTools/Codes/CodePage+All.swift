package import KeyboardDocuments

extension CodePage {

  package static let themePages =
    syntaxPages + valuePages + variablePages + filePages + LintRule.all.map(\.page)

  package static let all =
    (themePages + exchangePages + commandPages + goldenPages + helperPages + sharedPages)
    .sorted { $0.code.name < $1.code.name }

  package static let codes = all.flatMap { $0.variants.isEmpty ? [$0.code] : $0.variants }

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

  private static let sharedPages: [CodePage] = [
    .init(
      .unknown("KIND"),
      """
      The message has the names that are near, or all names, or the command that lists them. \
      Capital letters and hyphens make no difference.
      """,
      wrong: Example(command: "--locale dee"), right: Example(command: "--locale de"),
      variants: [
        "case", "cause", "code", "color choice", "color scheme", "compression", "contrast",
        "device",
        "diagnostic form", "dock", "emoji category", "extra key", "format", "keyboard type",
        "kind of themes",
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

  package static func document(of pages: [CodePage]) -> String {
    """
    # Codes of diagnostics

    The codes in brackets at the end of diagnostics. They are permanent. This file is written by `make generate`; `kbrender explain-code CODE` prints a section.

    """ + pages.map { "\n" + $0.markdown }.joined()
  }
}
