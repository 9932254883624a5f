import Foundation
import TestSupport
import Testing

@testable import kbrender_dev

/// The site of this project, with a small gallery.
@Suite(.serialized, .besideOthers) struct WholeSiteTests {

  private struct Built {
    let folder: ScratchFolder
    let pages: Int
  }

  private static let built = Result<Built, any Error> {
    let folder = try ScratchFolder()
    let gallery = try Program.built.run(
      ["gallery", "build", "-o", "gallery", "tron,sakura", "--locale", "en"]
        + ["--scale", "1", "--home", "../index.html"], in: folder.url)
    try #require(gallery.exitCode == 0, "\(gallery.errors)")
    let build = SiteBuild(
      project: Program.project, program: Program.built.file.path, folder: folder.url)
    return Built(folder: folder, pages: try build.write())
  }

  @Test func everyLinkLeadsSomewhere() throws {
    let built = try Self.built.get()
    #expect(try LinkCheck(folder: built.folder.url).problems() == [])
    #expect(built.pages > 50)
    let theme = String(
      decoding: try #require(built.folder.read("gallery/themes/tron.html")), as: UTF8.self)
    #expect(theme.contains(#"<a href="../../index.html">Home</a>"#))
  }

  /// A property has an image if its example changes a still image.
  @Test func propertiesHaveImages() throws {
    let folder = try Self.built.get().folder
    let page = String(decoding: try #require(folder.read("reference/themes.html")), as: UTF8.self)
    let images = Set(page.matches(of: /<img src="(properties\/[^"]+)"/).map { String($0.1) })
    #expect(images.count > 200)
    #expect(images.contains("properties/key-borderColor.webp"))
    #expect(images.contains("properties/emojibar-font.webp"))
    #expect(!images.contains("properties/theme-license.webp"))
  }

  @Test(arguments: [(Viewport.phone, Page.ColorScheme.dark), (.desktop, .light)])
  func everybodyCanUseIt(viewport: Viewport, colorScheme: Page.ColorScheme) throws {
    let folder = try Self.built.get().folder
    let browser = try Browser()
    for path in ["index.html", "guides/themes.html", "commands/kbrender-theme-check.html"] {
      let page = try browser.open(
        folder.url.appending(path: path), in: viewport, colorScheme: colorScheme)
      let problems: [String] = try page.evaluate(AccessibilityCheck.script)
      #expect(problems == [], "\(path)")
      let overflow: Int = try page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth")
      #expect(overflow <= 0, "\(path) is \(overflow) too wide")
      #expect(page.problems == [] && page.externalRequests == [], "\(path)")
    }
  }

  @Test(arguments: [
    ("lint/text-contrast", "reference/codes.html"), ("tron", "gallery/themes/tron.html"),
    ("snapshot merge", "commands/kbrender-snapshot-merge.html"),
  ])
  func searchFinds(words: String, path: String) throws {
    let folder = try Self.built.get().folder
    let page = try Browser().open(folder.url.appending(path: "guides/themes.html"), in: .desktop)
    try page.run(
      """
      const input = document.querySelector("#find-text");
      input.focus();
      input.value = "\(words)";
      input.dispatchEvent(new Event("input"));
      """)
    try page.wait(until: "document.querySelector('#find-results a') !== null")
    let found: [String] = try page.evaluate(
      "[...document.querySelectorAll('#find-results a')].map((a) => a.href)")
    #expect(found.first?.contains(path) == true, "\(found)")
  }
}
