import Disk
import Foundation
import KeyboardDocuments
import KeyboardGallery

struct SiteBuild {

  let project: URL

  /// The path of kbrender.
  let program: String

  let folder: URL

  /// Write the site; return the number of its pages.
  func write() throws -> Int {
    let templates = try templates()
    let manual = FileManager.default.temporaryDirectory.appending(path: "kbrender-\(UUID())")
    defer { try? FileManager.default.removeItem(at: manual) }
    _ = try run(["manual", "--output", manual.path])
    var pages = try SitePage.documents(in: project) + SitePage.commands(in: manual)
    var resolver = LinkResolver(project: project, pages: pages)
    for index in pages.indices {
      let page = pages[index]
      pages[index].article.html = resolver.resolve(
        page.article.html, of: page.source, on: page.path)
    }
    let values = SiteValues(pages: pages, hasAPI: exists("api"))
    for page in pages {
      try save(templates.page(values.page(page), template: "article"), page.path)
    }
    let readme = try Article(
      markdown: String(contentsOf: project.appending(path: SitePlan.readme), encoding: .utf8))
    let home = values.home(readme) { resolver.resolve($0, of: SitePlan.readme, on: "index.html") }
    try save(templates.page(home, template: "home"), "index.html")
    for path in resolver.files {
      try save(Array(Data(contentsOf: project.appending(path: path))), "files/\(path)")
    }
    try writeSearch(of: pages)
    try writeAnimations()
    return pages.count + 1
  }

  /// The templates of the gallery and those beside this file; the files of the latter that aren't
  /// templates are written as they are.
  private func templates() throws -> GalleryTemplates {
    let sources = project.appending(path: "Sources/Programs/site/Pages")
    var own: [(name: String, text: String)] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
      let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
      if name.hasSuffix(".mustache") {
        own.append((String(name.dropLast(9)), text))
      } else {
        try save(Array(text.utf8), name)
      }
    }
    try save(GalleryTemplates.style, "style.css")
    try save(GalleryTemplates.script, "script.js")
    return GalleryTemplates(adding: own)
  }

  private func writeSearch(of pages: [SitePage]) throws {
    var index = SearchIndex()
    for page in pages { index.add(page) }
    try index.addThemes(of: folder.appending(path: "gallery/themes"))
    try save(Array(index.script.utf8), "search-index.js")
  }

  /// Each animation, and its last picture for those who don't want to see motion.
  private func writeAnimations() throws {
    for animation in SitePlan.animations {
      let words = ["type"] + animation.arguments + ["--scale", "2", "--output", "-", "--format"]
      try save(run(words + ["apng"]), "pictures/\(animation.name).apng.png")
      try save(run(words + ["png"]), "pictures/\(animation.name).png")
    }
  }

  private func run(_ words: [String]) throws -> [UInt8] {
    let tool = InstalledTool([program], words, budget: .sitePart)
    guard let bytes = tool.output() else {
      throw SiteProblem(description: "kbrender \(words.joined(separator: " ")) fails")
    }
    return bytes
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  private func save(_ bytes: [UInt8], _ path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}
