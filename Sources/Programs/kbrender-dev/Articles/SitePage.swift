import Foundation

/// A page with a text, and what leads to it.
struct SitePage {

  var path: String
  var group: SitePlan.Group
  var title: String
  var source: String
  var article: Article

  var root: String { Self.root(of: path) }

  static func root(of path: String) -> String {
    String(repeating: "../", count: path.count { $0 == "/" })
  }

  var summary: String {
    let paragraph = article.html.firstMatch(of: /<p[^>]*>(.*?)<\/p>/.dotMatchesNewlines())?.output.1
    let text = (paragraph ?? "").withoutTags.replacing(/\s+/, with: " ")
    return text.prefixMatch(of: /.*?[.:](?= |$)/).map { String($0.output) } ?? text
  }

  static func documents(in project: URL) throws -> [SitePage] {
    try SitePlan.documents.map { document in
      let file = project.appending(path: document.source)
      let text =
        document.source == OutputReference.folder
        ? try OutputReference(project: project).markdown
        : try String(contentsOf: file, encoding: .utf8)
      var article = try Article(markdown: text)
      if document.source == SitePlan.readme {
        guard let section = text.components(separatedBy: "\n## \(document.title)\n").last,
          let end = section.components(separatedBy: "\n## ").first
        else { throw SiteProblem(description: "README.md has no section \(document.title)") }
        article = try Article(markdown: end)
      }
      article.removeTitle()
      return SitePage(
        path: document.path, group: document.group, title: document.title, source: document.source,
        article: article)
    }
  }

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

/// The values of the templates.
struct SiteValues {

  let pages: [SitePage]

  let hasAPI: Bool

  func page(_ page: SitePage) -> [String: Any] {
    let root = page.root
    var values = frame(heading: page.title, summary: page.summary, path: page.path, kind: "article")
    values["html"] = page.article.html
    values["group"] = page.group.rawValue
    let headings = page.article.headings.filter { $0.level == 2 }
    values["contents"] = headings.map { ["id": $0.id, "text": $0.text] }
    values["hasContents"] = headings.count > 2
    values["groups"] = SitePlan.Group.allCases.map { group -> [String: Any] in
      let pages = pages.filter { $0.group == group }
      let isOpen = group == page.group
      return [
        "title": group.rawValue, "isOpen": isOpen || group != .commands,
        "pages": pages.map { other -> [String: Any] in
          ["title": other.title, "href": root + other.path, "isCurrent": other.path == page.path]
        },
      ]
    }
    if let index = pages.firstIndex(where: { $0.path == page.path }) {
      values["previous"] = index > 0 ? link(pages[index - 1], root) : nil
      values["next"] = index + 1 < pages.count ? link(pages[index + 1], root) : nil
    }
    return values
  }

  func home(_ readme: Article, resolve: (String) -> String) -> [String: Any] {
    let intro = readme.sections.first?.html ?? ""
    let paragraphs = intro.matches(of: /<p>(.*?)<\/p>/.dotMatchesNewlines()).map { $0.output.1 }
    let pitch = paragraphs.first.map(String.init) ?? ""
    let claim = pitch.firstMatch(of: /<strong>(.*?)<\/strong>/.dotMatchesNewlines())
    var values = frame(
      heading: "kbrender", summary: pitch.withoutTags, path: "index.html", kind: "home")
    values["claim"] = claim.map { String($0.output.1) } ?? ""
    values["pitch"] = claim.map { String(pitch[$0.range.upperBound...]) } ?? pitch
    let audiences = intro.firstMatch(of: /<table>.*?<\/table>/.dotMatchesNewlines())
    values["audiences"] = audiences.map { resolve(String($0.output)) }
    values["animations"] = SitePlan.animations.enumerated().map { index, animation in
      ["name": animation.name, "alt": animation.alt, "isFirst": index == 0] as [String: Any]
    }
    values["features"] = readme.sections.compactMap { heading, html -> [String: Any]? in
      guard let heading, !SitePlan.hiddenSections.contains(heading.text) else { return nil }
      return ["id": heading.id, "title": heading.text, "html": resolve(String(html))]
    }
    return values
  }

  private func link(_ page: SitePage, _ root: String) -> [String: Any] {
    ["title": page.title, "href": root + page.path]
  }

  private func frame(
    heading: String, summary: String, path: String, kind: String
  ) -> [String: Any] {
    let group = pages.first { $0.path == path }?.group.rawValue
    let navigation = SitePlan.navigation.filter { hasAPI || !$0.1.hasPrefix("api/") }
    return [
      "heading": heading, "summary": summary, "kind": kind, "root": SitePage.root(of: path),
      "siteTitle": "kbrender", "isInside": heading != "kbrender",
      "footer": "kbrender is available under the MIT license.",
      "navigation": navigation.map { name, href -> [String: Any] in
        ["name": name, "href": href, "isCurrent": name == group || href == path]
      },
    ]
  }
}

/// Which file of the project is which page.
enum SitePlan {

  enum Group: String, CaseIterable {
    case start = "Start"
    case guides = "Guides"
    case reference = "Reference"
    case project = "Project"
    case commands = "Commands"
  }

  static let readme = "README.md"
  static let hiddenSections: Set = ["Install", "Documentation"]

  /// The files of the project by page; a page of the README is its section with the title.
  static let documents: [(source: String, path: String, group: Group, title: String)] = [
    (readme, "install.html", .start, "Install"),
    ("Themes/CONCEPTS.md", "guides/concepts.html", .guides, "Concepts"),
    ("Themes/TUTORIAL.md", "guides/tutorial.html", .guides, "Tutorial"),
    ("Themes/COOKBOOK.md", "guides/cookbook.html", .guides, "Cookbook"),
    ("Themes/README.md", "guides/themes.html", .guides, "Themes"),
    ("Snapshots/README.md", "guides/golden-images.html", .guides, "Golden images and CI"),
    ("Gallery/README.md", "guides/galleries.html", .guides, "Galleries"),
    ("Gallery/STORES.md", "guides/stores.html", .guides, "Screenshots for stores"),
    ("Gallery/SCALE.md", "guides/scale.html", .guides, "Running at scale"),
    ("Sources/Programs/README.md", "guides/command-line.html", .guides, "Command line"),
    ("Sources/Products/README.md", "guides/library.html", .guides, "Swift library"),
    ("Sources/Products/APPS.md", "guides/apps.html", .guides, "Your app's keyboard on CI"),
    ("Sources/Programs/FAQ.md", "guides/questions.html", .guides, "Questions and answers"),
    ("Sources/Programs/COMPARISON.md", "guides/comparison.html", .guides, "Comparison"),
    ("Sources/Data/Embedded/Locales/README.md", "guides/locales.html", .guides, "Locales"),
    ("Themes/REFERENCE.md", "reference/themes.html", .reference, "Theme files"),
    ("Themes/CODES.md", "reference/codes.html", .reference, "Messages"),
    (OutputReference.folder, "reference/json.html", .reference, "JSON outputs"),
    (
      "Sources/Programs/ENVIRONMENT.md", "reference/environment.html", .reference,
      "Variables, exit codes, files"
    ),
    (
      "Sources/Programs/COMPATIBILITY.md", "reference/compatibility.html", .reference,
      "Compatibility"
    ),
    ("AGENTS.md", "reference/agents.html", .reference, "Coding assistants"),
    ("ARCHITECTURE.md", "project/architecture.html", .project, "Architecture"),
    ("CONTRIBUTING.md", "project/contributing.html", .project, "Contributing"),
    ("RELEASING.md", "project/releasing.html", .project, "Releases"),
    ("SECURITY.md", "project/security.html", .project, "Security"),
    ("CHANGELOG.md", "project/changes.html", .project, "Changes"),
  ]

  static let navigation = [
    ("Install", "install.html"), ("Guides", "guides/themes.html"),
    ("Reference", "reference/themes.html"), ("Commands", "commands/kbrender.html"),
    ("API", "api/documentation/index.html"), ("Gallery", "gallery/index.html"),
  ]

  static let animations: [(name: String, alt: String, arguments: [String])] = [
    (
      "typing", "The word Hello is typed on a dark keyboard with glowing keys",
      ["Hello", "--locale", "en", "--theme", "tron"]
    ),
    (
      "crayon", "A greeting is typed on a German keyboard with keys of many colors",
      ["Grüß Gott", "--locale", "de", "--theme", "crayon"]
    ),
    (
      "arabic", "A greeting is typed on an Arabic keyboard, from right to left",
      ["مرحبا", "--locale", "ar", "--theme", "sakura"]
    ),
  ]
}
