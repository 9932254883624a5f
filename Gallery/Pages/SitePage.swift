import KeyboardDocuments
import KeyboardStyling

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
      pages.append(SitePage(path: compiledPath(of: entry)) { compiledBytes(of: entry) })
      let source = sourcePath(of: entry)
      guard sources.insert(source).inserted else { continue }
      pages.append(SitePage(path: source) { entry.theme.source?.bytes ?? [] })
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
}
