import ArgumentParser
import Disk
import Foundation
import KeyboardGallery
import SourceText
import Terminal

/// Build of the documentation's site from Markdown, commands and animations.
struct SiteBuild {

  let project: URL
  let program: String
  let folder: URL

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
      if page.source == PropertyImages.page { try illustrate(&pages[index]) }
    }
    let hasAPI = FileManager.default.fileExists(atPath: folder.appending(path: "api").path)
    let values = SiteValues(pages: pages, hasAPI: hasAPI)
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
    var index = SearchIndex()
    for page in pages { index.add(page) }
    try index.addThemes(of: folder.appending(path: "gallery/themes"))
    try save(Array(index.script.utf8), "search-index.js")
    for animation in SitePlan.animations {
      let words = ["type"] + animation.arguments + ["--scale", "2", "--output", "-", "--format"]
      try save(run(words + ["apng"]), "pictures/\(animation.name).apng.png")
      try save(run(words + ["png"]), "pictures/\(animation.name).png")
    }
    return pages.count + 1
  }

  private func illustrate(_ page: inout SitePage) throws {
    let target = URL(filePath: page.path).deletingLastPathComponent().relativePath
    let images = PropertyImages(project: project, program: program) {
      try save($0, "\(target)/\($1)")
    }
    page.article.html = try images.illustrated(page.article.html)
  }

  /// The templates of the gallery and of the site; other files beside the latter are copied.
  private func templates() throws -> GalleryTemplates {
    let sources = project.appending(path: "Sources/Programs/kbrender-dev/Templates")
    var own: [(name: String, text: String)] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
      let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
      if name.hasSuffix(".mustache") {
        own.append((String(name.dropLast(9)), text))
      } else if name != PropertyImages.scenes {
        try save(Array(text.utf8), name)
      }
    }
    try save(GalleryTemplates.style, "style.css")
    try save(GalleryTemplates.script, "script.js")
    return GalleryTemplates(adding: own)
  }

  private func run(_ words: [String]) throws -> [UInt8] {
    let tool = InstalledTool([program], words, budget: .sitePart)
    guard let bytes = tool.output() else {
      throw SiteProblem(description: "kbrender \(words.joined(separator: " ")) fails")
    }
    return bytes
  }

  private func save(_ bytes: [UInt8], _ path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}

/// The index of the site's search: sections of its pages, and themes of the gallery.
struct SearchIndex {

  private var rows: [String] = []
  private static let longest = 1_500

  mutating func add(_ page: SitePage) {
    for (heading, html) in page.article.sections {
      let words = html.withoutTags.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard heading == nil || !words.isEmpty else { continue }
      add(
        page.title, part: heading?.text.withoutTags ?? "",
        path: page.path + (heading.map { "#\($0.id)" } ?? ""),
        text: String(words.prefix(Self.longest)))
    }
  }

  mutating func addThemes(of folder: URL) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".html") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let title = text.firstMatch(of: /<title>(.*?)\s–/)?.output.1.withoutTags ?? name
      let summary = text.firstMatch(of: /<meta name="description" content="([^"]*)"/)?.output.1
      add(title, part: "Theme", path: "gallery/themes/\(name)", text: (summary ?? "").withoutTags)
    }
  }

  private mutating func add(_ title: String, part: String, path: String, text: String) {
    rows.append(JSONText.array([title, part, path, text].map { .string($0) }).text)
  }

  /// A script, since pages that are opened from disk can't read other files.
  var script: String { "window.searchIndex = [\n\(rows.joined(separator: ",\n"))\n];\n" }
}

struct SiteCommand: Command {

  static let configuration = CommandConfiguration(
    "site", "Write the site of the project into a folder that has the gallery.", "",
    example: "kbrender-dev site . .build-release/release/kbrender site")

  @Argument(help: "Folder of the project.", completion: .directory)
  var project: String

  @Argument(help: "Program that prints the manual pages.", completion: .file())
  var program: String

  @Argument(help: "Folder of the site.", completion: .directory)
  var folder: String

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let paths = [project, program, folder].map { URL(filePath: $0).standardizedFileURL }
    let build = SiteBuild(project: paths[0], program: paths[1].path, folder: paths[2])
    let pages = try build.write()
    let problems = try LinkCheck(folder: paths[2]).problems()
    guard problems.isEmpty else {
      throw CommandFailure(.checkFailed, code: .unreadableFile, problems.joined(separator: "\n"))
    }
    try StandardOutput.write("\(paths[2].path): \(pages) pages, and all links lead somewhere\n")
  }
}

/// Error in the sources of the site, such as a dead link.
struct SiteProblem: Error, CustomStringConvertible {
  let description: String
}
