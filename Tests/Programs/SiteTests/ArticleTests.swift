import Foundation
import TestSupport
import Testing

@testable import kbrender_dev

/// Texts of the project as parts of pages.
@Suite struct ArticleTests {

  @Test func headingsHaveTheIdentifiersOfGitHub() throws {
    let article = try Article(
      markdown: """
        # A guide
        ## Where each new thing goes
        ## `theme check`: rules & codes
        ### Deep
        ## Deep
        """)
    #expect(
      article.headings.map(\.id) == [
        "a-guide", "where-each-new-thing-goes", "theme-check-rules--codes", "deep", "deep-1",
      ])
    #expect(article.headings.map(\.level) == [1, 2, 2, 3, 2])
    #expect(
      article.html.contains(#"<h2 id="theme-check-rules--codes"><code>theme check</code>: rules"#))
  }

  @Test func sectionsAreThoseOfTheSecondLevel() throws {
    var article = try Article(
      markdown: "# T\n\nIntro.\n\n## A\n\nOne.\n\n### B\n\nTwo.\n\n## C\n\nThree.")
    article.removeTitle()
    let sections = article.sections
    #expect(sections.map { $0.heading?.text } == [nil, "A", "C"])
    #expect(sections.map { $0.html.contains("Two") } == [false, true, false])
    let section = sections.first { $0.heading?.text == "C" }
    #expect(section?.html.contains("Three") == true && !article.html.contains("<h1"))
  }

  @Test(arguments: [
    ("```\nkbrender list # names\n```", "kbrender list <span class=\"comment\"># names</span>"),
    ("```json\n{ \"a\": 1 }\n```", "{ <span class=\"string\">&quot;a&quot;</span>: 1 }"),
    ("```swift\nlet a = 1  // → 1\n```", "let a = 1  <span class=\"comment\">// → 1</span>"),
    ("```\n#id <b>\n```", "#id &lt;b&gt;"),
  ])
  func codeIsHighlighted(markdown: String, html: String) throws {
    let text = try Article(markdown: markdown).html
    #expect(text.contains(html), "\(text)")
  }

  @Test func manualPagesHaveHeadingsAndLinks() throws {
    let article = try Article(
      manual: """
        .TH KBRENDER-THEME 1
        .SH NAME
        kbrender-theme \\- Themes
        .SH SEE ALSO
        \\fBkbrender-theme-check\\fP(1)
        """)
    #expect(article.headings.map(\.text) == ["Name", "See also"], "\(article.html)")
    #expect(article.html.contains(#"<a href="kbrender-theme-check.1">kbrender theme check</a>"#))
    #expect(!article.html.contains("<table"))
  }
}

/// Scenes for the properties of themes.
@Suite struct PropertySceneTests {

  private static func text(of path: String) throws -> String {
    try String(contentsOf: Program.project.appending(path: path), encoding: .utf8)
  }

  @Test func everyLineIsASceneOfASection() throws {
    let folder = "Sources/Programs/kbrender-dev/Templates/"
    let lines = try Self.text(of: folder + PropertyImages.scenes).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    let headings = try Article(markdown: Self.text(of: PropertyImages.page)).headings.map(\.id)
    #expect(lines.count > 80)
    for line in lines {
      let scene = PropertyImages.Scene(line: line)
      #expect(scene.map { headings.contains($0.section) } == true, "\(line)")
    }
  }

  @Test func propertyStandsInTheTheme() throws {
    let line = "key | --press a | \"buttons\": { \"all\": { %, \"borderSize\": 2 } }"
    let scene = try #require(PropertyImages.Scene(line: line[...]))
    #expect(
      scene.theme("\"tracking\": 1")
        == #"{"formatVersion": 1, "buttons": { "all": { "tracking": 1, "borderSize": 2 } }}"#)
    #expect(scene.theme(nil) == #"{"formatVersion": 1, "buttons": { "all": { "borderSize": 2 } }}"#)
    #expect(scene.section == "key" && scene.options == " --press a ")
  }
}

/// Links between files of the project, on pages.
@Suite struct LinkTests {

  private static func resolver() throws -> LinkResolver {
    let pages = try SitePage.documents(in: Program.project)
    return LinkResolver(project: Program.project, pages: pages)
  }

  @Test(arguments: [
    ("REFERENCE.md#rules", "../reference/themes.html#rules"), ("#rules", "#rules"),
    ("../Snapshots/README.md", "../guides/golden-images.html"), ("../README.md", "../index.html"),
    ("../Gallery/", "../guides/galleries.html"), ("https://example.org/a", "https://example.org/a"),
    ("theme.schema.json", "../files/Themes/theme.schema.json"),
  ])
  func linksLeadToPages(link: String, target: String) throws {
    var resolver = try Self.resolver()
    let html = resolver.resolve(
      "<a href=\"\(link)\">x</a>", of: "Themes/README.md", on: "guides/themes.html")
    #expect(html == "<a href=\"\(target)\">x</a>")
    #expect(resolver.files == (target.contains("files/") ? ["Themes/theme.schema.json"] : []))
  }

  @Test func filesAreNamedByTheirTitlesAndPicturesHaveSizes() throws {
    var resolver = try Self.resolver()
    let html = resolver.resolve(
      #"<a href="Themes/README.md">Themes/README.md</a> <img src="Gallery/Images/tron-de.png" alt="x">"#,
      of: "README.md", on: "index.html")
    #expect(html.contains(#"<a href="guides/themes.html">Themes</a>"#), "\(html)")
    #expect(
      html.contains(
        #"src="files/Gallery/Images/tron-de.png" loading="lazy" width="780" height="52"#))
  }

  @Test func foldersHaveNoLinks() throws {
    var resolver = try Self.resolver()
    let html = resolver.resolve(
      "<a href=\"../Tests/Examples\">x</a>", of: "Themes/README.md", on: "guides/themes.html")
    #expect(html == "x" && resolver.files.isEmpty)
  }

  @Test func linksThatLeadNowhereAreTold() throws {
    let folder = try ScratchFolder()
    try folder.write(
      """
      <a href="b/c.html#there">1</a><a href="b/c.html#gone">2</a><a href="none.html">3</a>
      <a href="#top">4</a><a href="https://example.org">5</a><img src="b/p.png">
      """, to: "a.html")
    try folder.write(#"<p id="there"></p><a href="../a.html?x=1">up</a>"#, to: "b/c.html")
    let problems = try LinkCheck(folder: folder.url).problems()
    #expect(
      problems == [
        "a.html: #top: the page has no such part",
        "a.html: b/c.html#gone: the page has no such part",
        "a.html: b/p.png: there is no such file", "a.html: none.html: there is no such file",
      ])
  }
}
