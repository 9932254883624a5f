import KeyboardDocuments
import KeyboardStyling

/// One file of a site that isn't a picture.
package enum SitePage: Hashable, Sendable {

  /// The themes on their shelves.
  case index

  /// A theme, by its place among those that can be shown.
  case theme(Int)

  /// The locales.
  case locales

  /// A locale, by its place in the matrix.
  case locale(Int)

  /// Two themes side by side.
  case compare

  /// The style sheet that shows the two themes that are chosen.
  case compareStyle

  /// The file of themes, by the place of one of them.
  case source(Int)

  /// The JSON Schema that the files of themes name.
  case schema

  /// The style sheet.
  case style

  /// The script.
  case script
}

extension GallerySite {

  /// All files of the site but the pictures, in a fixed order.
  package var pages: [SitePage] {
    var pages: [SitePage] = [.index, .compare, .compareStyle, .locales, .style, .script, .schema]
    pages += matrix.locales.indices.map { .locale($0) }
    var sources: Set<String> = []
    for (index, entry) in entries.enumerated() {
      pages.append(.theme(index))
      if sources.insert(sourcePath(of: entry)).inserted { pages.append(.source(index)) }
    }
    return pages
  }

  /// Where a page is, from the folder of the site.
  package func path(of page: SitePage) -> String {
    switch page {
    case .index: "index.html"
    case .theme(let index): "themes/\(entries[index].theme.slug).html"
    case .locales: "locales/index.html"
    case .locale(let index): "locales/\(matrix.locales[index]).html"
    case .compare: "compare.html"
    case .compareStyle: "compare.css"
    case .source(let index): sourcePath(of: entries[index])
    case .schema: "themes/theme.schema.json"
    case .style: "style.css"
    case .script: "script.js"
    }
  }

  /// The bytes of a page.
  package func bytes(of page: SitePage) -> [UInt8] {
    switch page {
    case .index: templates.page(indexPage, template: "index")
    case .theme(let index): templates.page(themePage(index), template: "theme")
    case .locales: templates.page(localesPage, template: "locales")
    case .locale(let index): templates.page(localePage(index), template: "locale")
    case .compare: templates.page(comparePage, template: "compare")
    case .compareStyle: Array(compareStyle.utf8)
    case .source(let index): entries[index].theme.source?.bytes ?? []
    case .schema: Array(KeyboardTheme.schema.utf8)
    case .style: GalleryTemplates.style
    case .script: GalleryTemplates.script
    }
  }

  /// Where the file of a theme is, from the folder of the site; variations share their theme's.
  func sourcePath(of entry: ThemeEntry) -> String { "themes/\(entry.theme.family).json" }
}
