import Embedded
import KeyboardCore
import KeyboardStyling
import Mustache
import SourceText

/// A file of a site other than its pictures.
struct SitePage: Sendable {

  /// Doesn't depend on the sizes and paths of pictures.
  let path: String

  let bytes: @Sendable () -> [UInt8]
}

extension GallerySite {

  var pages: [SitePage] {
    var pages = [
      page("index.html", template: "index") { indexPage },
      page("compare.html", template: "compare") { comparePage },
      // It shows the two selected themes.
      SitePage(path: "compare.css") { Array(compareStyle.utf8) },
      page("locales/index.html", template: "locales") { localesPage },
      SitePage(path: "style.css") { GalleryTemplates.style },
      SitePage(path: "script.js") { GalleryTemplates.script },
      SitePage(path: "themes/theme.schema.json") { Array(KeyboardTheme.schema.utf8) },
    ]
    pages += matrix.locales.enumerated().map { index, locale in
      page("locales/\(locale).html", template: "locale") { localePage(index) }
    }
    var sources: Set<String> = []
    for (index, entry) in entries.enumerated() {
      pages.append(page("themes/\(entry.theme.slug).html", template: "theme") { themePage(index) })
      // Without its files, a theme isn't what its page shows: its pack is offered alone.
      if !entry.theme.hasFiles {
        pages.append(SitePage(path: compiledPath(of: entry)) { compiledBytes(of: entry) })
      }
      let source = sourcePath(of: entry)
      guard sources.insert(source).inserted else { continue }
      if !entry.theme.hasFiles {
        pages.append(SitePage(path: source) { entry.theme.source?.bytes ?? [] })
      }
      if let pack = entry.theme.pack {
        pages.append(SitePage(path: packPath(of: entry)) { pack.bytes })
      }
    }
    return pages
  }

  private func page(
    _ path: String, template: String, _ values: @escaping @Sendable () -> [String: Any]
  ) -> SitePage {
    SitePage(path: path) { templates.page(values(), template: template) }
  }

  func compiledPath(of entry: ThemeEntry) -> String { "themes/\(entry.theme.slug).kbtheme.json" }

  func sourcePath(of entry: ThemeEntry) -> String { "themes/\(entry.theme.family).json" }

  func packPath(of entry: ThemeEntry) -> String { "packs/\(entry.theme.family).kbtheme" }

  var indexPage: [String: Any] {
    let lead =
      "Each in light and dark, on \(matrix.devices.map(\.name).joined(separator: " and "))"
      + (matrix.locales.count > 1 ? ", in \(matrix.locales.count.counted("language"))." : ".")
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
      listed.contains { $0.scheme == scheme }
    }
    let found = Set(listed.compactMap(lowestGrade))
    let grades = LintGrade.allCases.reversed().filter { found.contains($0) }
    let tags = Set(listed.flatMap(\.tags)).sorted()
    let authors = Set(entries.map(\.author)).filter { !$0.isEmpty }.sorted()
    return [
      filter("collection", "Collection", Self.collections(of: listed).map { ($0.title, $0.title) }),
      filter("tag", "Kind", tags.map { ($0, $0) }),
      filter("scheme", "Surroundings", schemes.map { ($0.rawValue, $0.name) }),
      filter("grade", "Contrast", grades.map { ($0.rawValue, $0.name) }),
      filter("author", "Author", authors.map { ($0, $0) }),
    ].compactMap { $0 }
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

/// Embedded Mustache templates, style sheet, script and photo of the pages.
package struct GalleryTemplates: Sendable {

  private let library: MustacheLibrary

  /// Further templates may use the gallery's.
  package init(adding others: [(name: String, text: String)] = []) {
    var library = MustacheLibrary()
    let suffix = ".mustache"
    let own = embedded_gallery().names.filter { $0.hasSuffix(suffix) }.map { name in
      (
        name: String(name.dropLast(suffix.count)),
        text: String(decoding: Self.bytes(of: name), as: UTF8.self)
      )
    }
    for (name, text) in own + others {
      do {
        try library.register(text, named: name)
      } catch {
        preconditionFailure("The template \(name) of the gallery is wrong: \(error)")
      }
    }
    self.library = library
  }

  package func page(_ values: [String: Any], template: String) -> [UInt8] {
    guard let text = library.render(values, withTemplate: template) else {
      preconditionFailure("There is no template \(template).")
    }
    return Array(text.utf8)
  }

  package static var style: [UInt8] { bytes(of: "style.css") }

  package static var script: [UInt8] { bytes(of: "script.js") }

  /// A painted reef, as a JPEG file, to be seen through translucent keyboards.
  static var photo: [UInt8] { bytes(of: "photo.jpg") }

  private static func bytes(of name: String) -> [UInt8] {
    guard let file = embedded_gallery().file(name) else {
      preconditionFailure("There is no file \(name) for the gallery.")
    }
    return file.bytes
  }
}
