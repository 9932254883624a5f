import Foundation
import KeyboardDocuments

/// The index of the site's search: sections of its pages, and themes of the gallery.
struct SearchIndex {

  private struct Entry {
    var title: String
    var part: String
    var path: String
    var text: String
  }

  private var entries: [Entry] = []

  /// The text of a part is found by its first words.
  private static let longest = 1_500

  mutating func add(_ page: SitePage) {
    for (heading, html) in page.article.sections {
      let words = html.withoutTags.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard heading == nil || !words.isEmpty else { continue }
      entries.append(
        Entry(
          title: page.title, part: heading?.text.withoutTags ?? "",
          path: page.path + (heading.map { "#\($0.id)" } ?? ""),
          text: String(words.prefix(Self.longest))))
    }
  }

  /// Add the pages of themes in a folder with a gallery.
  mutating func addThemes(of folder: URL) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".html") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let title = text.firstMatch(of: /<title>(.*?)\s–/)?.output.1.withoutTags ?? name
      let summary = text.firstMatch(of: /<meta name="description" content="([^"]*)"/)?.output.1
      entries.append(
        Entry(
          title: title, part: "Theme", path: "gallery/themes/\(name)",
          text: (summary ?? "").withoutTags))
    }
  }

  /// A script, since pages that are opened from disk can't read other files.
  var script: String {
    let rows = entries.map { entry in
      JSONText.array([entry.title, entry.part, entry.path, entry.text].map { .string($0) }).text
    }
    return "window.searchIndex = [\n\(rows.joined(separator: ",\n"))\n];\n"
  }
}
