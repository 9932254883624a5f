import Foundation

/// A page with a text, and what leads to it.
struct SitePage {

  var path: String
  var group: SitePlan.Group
  var title: String

  /// The file in the project that its links start from.
  var source: String

  var article: Article

  /// The way to the folder of the site.
  var root: String { Self.root(of: path) }

  static func root(of path: String) -> String {
    String(repeating: "../", count: path.count { $0 == "/" })
  }

  /// The first sentence of the text.
  var summary: String {
    let paragraph = article.html.firstMatch(of: /<p[^>]*>(.*?)<\/p>/.dotMatchesNewlines())?.output.1
    let text = (paragraph ?? "").withoutTags.replacing(/\s+/, with: " ")
    return text.prefixMatch(of: /.*?[.:](?= |$)/).map { String($0.output) } ?? text
  }
}

extension SitePage {

  /// The pages of documents.
  static func documents(in project: URL) throws -> [SitePage] {
    try SitePlan.documents.map { document in
      let file = project.appending(path: document.source)
      let text = try String(contentsOf: file, encoding: .utf8)
      var article = try Article(markdown: text)
      if let title = document.section {
        guard let section = text.components(separatedBy: "\n## \(title)\n").last,
          let end = section.components(separatedBy: "\n## ").first
        else { throw SiteProblem(description: "\(document.source) has no section \(title)") }
        article = try Article(markdown: end)
      }
      article.removeTitle()
      return SitePage(
        path: document.path, group: document.group, title: document.title, source: document.source,
        article: article)
    }
  }

  /// The pages of manual pages, which are files of a folder, named as in links between them.
  static func commands(in folder: URL) throws -> [SitePage] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let pages = try names.filter { $0.hasSuffix(".1") }.map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let words = name.dropLast(2).replacing("-", with: " ")
      return SitePage(
        path: "commands/\(name.dropLast(2)).html", group: .commands, title: String(words),
        source: name, article: try Article(manual: text))
    }
    return pages.sorted { $0.title < $1.title }
  }
}
