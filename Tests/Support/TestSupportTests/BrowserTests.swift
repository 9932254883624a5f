import Foundation
import Testing

@testable import TestSupport

@Suite(.serialized, .besideOthers) final class BrowserTests: FolderSuite {

  private static func open(
    _ body: String, in viewport: Viewport = .desktop, colorScheme: Page.ColorScheme = .light,
    _ test: (Page) throws -> Void
  ) throws {
    let folder = try ScratchFolder()
    let file = try folder.write(
      """
      <!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width">
      <title>Test</title><link rel=icon href=data:,>\(body)
      """, to: "page.html")
    let browser = try Browser()
    try test(try browser.open(file, in: viewport, colorScheme: colorScheme))
  }

  @Test func evaluatesScripts() throws {
    try Self.open("<p>Ä</p>") { (page: Page) throws in
      #expect(try page.evaluate("document.querySelector('p').textContent") == "Ä")
      #expect(try page.evaluate("[1, 2.5]") == [1, 2.5])
      #expect(try page.evaluate("Promise.resolve(true)") == true)
      #expect(try page.evaluate("null", as: String?.self) == nil)
      #expect(throws: BrowserError.self) { try page.run("nothing.there") }
      #expect(page.problems.isEmpty)
      #expect(page.externalRequests.isEmpty)
      #expect(page.loadTime > 0)
    }
  }

  @Test func collectsProblems() throws {
    let body = """
      <img src=missing.png><script>console.error('Oh no', 3); console.log('fine')</script>
      <script>nothing.there()</script><script src=http://example.invalid/a.js></script>
      """
    try Self.open(body) { (page: Page) throws in
      #expect(page.problems.contains(PageProblem(kind: .console, text: "Oh no 3")))
      #expect(page.problems.contains { $0.kind == .exception && $0.text.contains("nothing") })
      #expect(page.problems.filter { $0.kind == .request }.count == 2)
      #expect(page.externalRequests == ["http://example.invalid/a.js"])
      #expect(page.messages.contains("log: fine"))
    }
  }

  @Test func clicksPressesAndDrags() throws {
    let body = """
      <button onclick="this.textContent = 'clicked'" style="margin-top:3000px">Button</button>
      <input id=text><input id=range type=range min=0 max=100 value=0 style="width:300px">
      <div id=hidden style="display:none">hidden</div>
      <script>addEventListener('keydown', event =>
        document.title = (event.shiftKey ? 'Shift+' : '') + event.key)</script>
      """
    try Self.open(body) { (page: Page) throws in
      try page.click("button")
      #expect(try page.evaluate("document.querySelector('button').textContent") == "clicked")
      try page.click("#text")
      try page.type("Grüße")
      try page.press("!")
      let text: String = try page.evaluate("document.querySelector('#text').value")
      #expect(text == "Grüße!")
      try page.press("Shift+ArrowLeft")
      #expect(try page.evaluate("document.title") == "Shift+ArrowLeft")
      try page.drag("#range", from: (0.03, 0.5), to: (0.97, 0.5))
      let value: Double = try page.evaluate("+document.querySelector('#range').value")
      #expect(value > 90)
      #expect(throws: BrowserError.self) { try page.click("#hidden") }
      #expect(throws: BrowserError.self) { try page.click("#nowhere") }
    }
  }

  @Test func showsViewportsAndColors() throws {
    let body =
      "<style>body{margin:0}@media(prefers-color-scheme:dark){body{background:#000}}</style>"
    try Self.open(body, in: .phone, colorScheme: .dark) { (page: Page) throws in
      #expect(try page.evaluate("innerWidth") == 390)
      #expect(
        try page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(0, 0, 0)")
      let picture = try page.screenshot()
      #expect(picture.prefix(4) == Data([0x89, 0x50, 0x4e, 0x47]))
      // The width and height in the header of the PNG: points times scale.
      #expect(Array(picture[16..<24]) == [0, 0, 3, 12, 0, 0, 6, 152])
    }
  }

  @Test func pagesWorkWithoutScripts() throws {
    let file = try folder.write(
      "<!doctype html><p>before</p><script>document.body.textContent = 'after'</script>",
      to: "page.html")
    let page = try Browser().open(file, runsScripts: false)
    #expect(try page.evaluate("document.querySelector('p').textContent") == "before")
  }

  @Test func browsersShareNothing() throws {
    let file = try folder.write("<!doctype html><title>Test</title>", to: "page.html")
    let pages = try (0..<2).map { _ in try Browser().open(file) }
    try pages[0].run("localStorage.setItem('own', '1')")
    #expect(try pages[0].evaluate("localStorage.length") == 1)
    #expect(try pages[1].evaluate("localStorage.length") == 0)
    // Pages of other tests take no focus away.
    #expect(try pages[0].evaluate("document.hasFocus()"))
    #expect(try pages[1].evaluate("document.hasFocus()"))
  }

  @Test func endedBrowsersStartAgain() throws {
    let browsers = SharedBrowser()
    let first = try browsers.running()
    #expect(try browsers.running() === first)
    #expect(throws: BrowserError.self) { try first.connection.command("Browser.crash") }
    #expect(throws: BrowserError.self) { try Browser(process: first) }
    let next = try browsers.running()
    #expect(next !== first && !next.connection.isEnded)
    #expect(throws: BrowserError.self) {
      try Browser().open(URL(filePath: "/nowhere/page.html"))
    }
    let error = #expect(throws: BrowserError.self) {
      try BrowserProcess(program: URL(filePath: "/nowhere/chromium"))
    }
    #expect(error?.description.contains("apt-get install chromium") == true)
  }
}
