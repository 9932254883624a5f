import Foundation
import TestSupport
import Testing

/// Links of a site lead to files that exist, and pages are valid.
@Suite struct SiteLinkTests {

  @Test func buildTellsOfTheBrokenFile() throws {
    let site = try SampleSite.built.get()
    #expect(site.run.exitCode == 1)
    #expect(site.run.errors.contains("broken.json:1:23: error:"), "\(site.run.errors)")
    #expect(site.text(of: "index.html").contains("broken.json:1:23: error:"))
  }

  @Test func everythingNamedIsThere() throws {
    let site = try SampleSite.built.get()
    let files = Set(site.files)
    var count = 0
    for page in site.pages {
      let text = site.text(of: page)
      for reference in Self.references(in: text) where !reference.hasPrefix("data:") {
        let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].split(separator: "?", omittingEmptySubsequences: false)[0]
        let target = path.isEmpty ? page : Self.resolved(String(path), from: page)
        #expect(files.contains(target), "\(page) names \(reference)")
        if parts.count > 1, target.hasSuffix(".html") {
          let id = "id=\"\(parts[1])\""
          #expect(site.text(of: target).contains(id), "\(page) names \(reference)")
        }
        count += 1
      }
    }
    #expect(count > 500)
  }

  @Test func everyPictureIsShownSomewhere() throws {
    let site = try SampleSite.built.get()
    let shown = Set(
      site.pages.flatMap { page in
        Self.references(in: site.text(of: page)).map { Self.resolved($0, from: page) }
      })
    let hidden = site.files.filter { file in
      [".png", ".webp"].contains(where: file.hasSuffix) && !shown.contains(file)
    }
    #expect(hidden == [])
  }

  @Test func indexIsSmall() throws {
    let site = try SampleSite.built.get()
    let cards = site.text(of: "index.html").components(separatedBy: #"class="card""#).count - 1
    #expect(cards == 4)
    let size = ["index.html", "style.css", "script.js"].map { site.text(of: $0).utf8.count }
      .reduce(0, +)
    // So that fifty themes stay below 150 KB.
    #expect(size < 45_000 + cards * 2_000, "\(size) bytes")
  }

  @Test func pagesAreValidHTML() throws {
    let tidy = URL(filePath: "/usr/bin/tidy")
    try #require(
      FileManager.default.isExecutableFile(atPath: tidy.path),
      "HTML is checked by tidy: apt-get install tidy")
    let site = try SampleSite.built.get()
    for page in site.pages {
      let run = try Program(file: tidy).run(
        [
          "-quiet", "-errors", "-utf8", "--show-info", "no", "--warn-proprietary-attributes", "no",
          "--drop-empty-elements", "no", "--accessibility-check", "0", site.url(of: page).path,
        ], in: site.url(of: ""))
      #expect(run.exitCode == 0, "\(page): \(run.errors)")
    }
  }

  private static func references(in text: String) -> [String] {
    var references: [String] = []
    for attribute in [" href=\"", " src=\"", " content=\"../cards"] {
      for part in text.components(separatedBy: attribute).dropFirst() {
        let value = String(part.prefix { $0 != "\"" })
        references.append(attribute.hasSuffix("cards") ? "../cards" + value : value)
      }
    }
    for part in text.components(separatedBy: " srcset=\"").dropFirst() {
      references += part.prefix { $0 != "\"" }.components(separatedBy: ", ").map {
        String($0.prefix { $0 != " " })
      }
    }
    return references
  }

  /// A path from the folder of the site.
  private static func resolved(_ path: String, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/").map(String.init) {
      if part == ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
