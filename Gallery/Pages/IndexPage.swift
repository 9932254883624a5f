import KeyboardCore
import KeyboardDocuments

extension GallerySite {

  var indexPage: [String: Any] {
    let lead =
      "\(entries.count.counted("theme")) in \(shelves.count.counted("collection")), each in light "
      + "and dark, on \(matrix.devices.map(\.name).joined(separator: " and ")), in "
      + "\(matrix.locales.count.counted("language"))."
    var values = frame(
      heading: choice.title, summary: lead, kind: "index", current: "Themes", root: "")
    values["lead"] = lead
    values["shelves"] = shelfValues(shots[0], root: "")
    values["filters"] = filters
    values["colors"] = Self.searchColors.map { ["name": $0, "hex": $1] }
    let broken = themes.filter { $0.theme == nil }
    values["hasBroken"] = !broken.isEmpty
    values["broken"] = broken.map { theme -> [String: Any] in
      ["name": theme.name, "diagnostics": DiagnosticPrinter().text(for: theme.problems)]
    }
    return values
  }

  private static let searchColors = [
    ("red", "#ff3b30"), ("orange", "#ff9500"), ("yellow", "#ffcc00"), ("green", "#34c759"),
    ("teal", "#30b0c7"), ("blue", "#007aff"), ("purple", "#af52de"), ("pink", "#ff5fa2"),
    ("brown", "#a2845e"), ("black", "#000000"), ("gray", "#8e8e93"), ("white", "#ffffff"),
  ]

  private var filters: [[String: Any]] {
    let schemes = ThemeScheme.allCases.filter { scheme in
      entries.contains { $0.scheme == scheme }
    }
    let found = Set(grades.values)
    let grades = LintGrade.allCases.reversed().filter { found.contains($0) }
    return [
      filter("collection", "Collection", shelves.map { ($0.title, $0.title) }),
      filter("scheme", "Surroundings", schemes.map { ($0.rawValue, $0.name) }),
      filter("grade", "Contrast", grades.map { ($0.rawValue, $0.name) }),
      filter("author", "Author", authors.map { ($0, $0) }),
    ].compactMap { $0 }
  }

  private var authors: [String] {
    Set(entries.map(\.author)).filter { !$0.isEmpty }.sorted()
  }

  private func filter(
    _ id: String, _ label: String, _ options: [(value: String, text: String)]
  ) -> [String: Any]? {
    guard options.count > 1 else { return nil }
    return [
      "id": id, "label": label,
      "options": options.map { ["value": $0.value, "text": $0.text] },
    ]
  }
}
