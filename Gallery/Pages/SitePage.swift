import KeyboardDocuments
import KeyboardStyling

enum SitePage: Hashable, Sendable {

  case index
  case theme(Int)
  case locales
  case locale(Int)
  case compare

  /// The style sheet that shows the two selected themes.
  case compareStyle

  case source(Int)
  case compiled(Int)

  case pack(Int)
  case schema
  case style
  case script
}

extension GallerySite {

  var pages: [SitePage] {
    var pages: [SitePage] = [.index, .compare, .compareStyle, .locales, .style, .script, .schema]
    pages += matrix.locales.indices.map { .locale($0) }
    var sources: Set<String> = []
    for (index, entry) in entries.enumerated() {
      pages += [.theme(index), .compiled(index)]
      guard sources.insert(sourcePath(of: entry)).inserted else { continue }
      pages.append(.source(index))
      if entry.theme.pack != nil { pages.append(.pack(index)) }
    }
    return pages
  }

  var pagePaths: [String] { pages.map(path(of:)) }

  func path(of page: SitePage) -> String {
    switch page {
    case .index: "index.html"
    case .theme(let index): "themes/\(entries[index].theme.slug).html"
    case .locales: "locales/index.html"
    case .locale(let index): "locales/\(matrix.locales[index]).html"
    case .compare: "compare.html"
    case .compareStyle: "compare.css"
    case .source(let index): sourcePath(of: entries[index])
    case .compiled(let index): compiledPath(of: entries[index])
    case .pack(let index): packPath(of: entries[index])
    case .schema: "themes/theme.schema.json"
    case .style: "style.css"
    case .script: "script.js"
    }
  }

  func bytes(of page: SitePage) -> [UInt8] {
    switch page {
    case .index: templates.page(indexPage, template: "index")
    case .theme(let index): templates.page(themePage(index), template: "theme")
    case .locales: templates.page(localesPage, template: "locales")
    case .locale(let index): templates.page(localePage(index), template: "locale")
    case .compare: templates.page(comparePage, template: "compare")
    case .compareStyle: Array(compareStyle.utf8)
    case .source(let index): entries[index].theme.source?.bytes ?? []
    case .compiled(let index): compiledBytes(of: entries[index])
    case .pack(let index): entries[index].theme.pack?.bytes ?? []
    case .schema: Array(KeyboardTheme.schema.utf8)
    case .style: GalleryTemplates.style
    case .script: GalleryTemplates.script
    }
  }

  func compiledPath(of entry: ThemeEntry) -> String {
    "themes/\(entry.theme.slug).kbtheme.json"
  }

  func sourcePath(of entry: ThemeEntry) -> String { "themes/\(entry.theme.family).json" }

  func packPath(of entry: ThemeEntry) -> String { "packs/\(entry.theme.family).kbtheme" }
}
