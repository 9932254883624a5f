import Foundation
import TestSupport
import Testing

@Suite(.serialized, .besideOthers) struct SiteBrowserTests {

  static func open(
    _ path: String, in viewport: Viewport = .desktop, colorScheme: Page.ColorScheme = .light,
    runsScripts: Bool = true, _ test: (Page) throws -> Void
  ) throws {
    try open([path], in: viewport, colorScheme: colorScheme, runsScripts: runsScripts) {
      (page, _) in try test(page)
    }
  }

  static func open(
    _ paths: [String], in viewport: Viewport = .desktop, colorScheme: Page.ColorScheme = .light,
    runsScripts: Bool = true, _ test: (_ page: Page, _ path: String) throws -> Void
  ) throws {
    let site = try SampleSite.built.get()
    let browser = try Browser()
    for path in paths {
      let parts = path.split(separator: "?", maxSplits: 1)
      var url = site.url(of: String(parts[0]))
      if parts.count > 1 { url.append(queryItems: Self.items(parts[1])) }
      let page = try browser.open(
        url, in: viewport, colorScheme: colorScheme, runsScripts: runsScripts)
      try test(page, path)
      #expect(page.problems == [], "\(path)")
      #expect(page.externalRequests == [], "\(path)")
    }
  }

  private static func items(_ query: Substring) -> [URLQueryItem] {
    query.split(separator: "&").map { item in
      let parts = item.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      return URLQueryItem(name: parts[0], value: parts.count > 1 ? parts[1] : nil)
    }
  }

  static let pages = [
    "index.html", "themes/sakura.html", "themes/tron-sark.html", "locales/index.html",
    "locales/ar.html", "compare.html",
  ]

  @Test(arguments: [(Viewport.phone, Page.ColorScheme.dark), (.desktop, .light), (.tablet, .dark)])
  func everybodyCanUseIt(viewport: Viewport, colorScheme: Page.ColorScheme) throws {
    try Self.open(Self.pages, in: viewport, colorScheme: colorScheme) { page, path in
      let problems: [String] = try page.evaluate(AccessibilityCheck.script)
      #expect(problems == [], "\(path)")
    }
  }

  @Test func everyPictureLoads() throws {
    try Self.open(Self.pages) { page, path in
      try page.run("document.querySelectorAll('img').forEach(i => i.loading = 'eager')")
      let waiting = "[...document.images].filter(i => i.checkVisibility())"
      try page.wait(until: "\(waiting).every(i => i.complete)", seconds: 20)
      let broken: [String] = try page.evaluate(
        "\(waiting).filter(i => !i.naturalWidth).map(i => i.src)")
      #expect(broken == [], "\(path)")
      let wrong: [String] = try page.evaluate(
        """
        \(waiting).filter(i => Math.abs(i.getAttribute('width') / i.getAttribute('height')
          - i.naturalWidth / i.naturalHeight) > 0.02).map(i => i.src)
        """)
      #expect(wrong == [], "\(path)")
    }
  }

  @Test func opensInASecond() throws {
    try Self.open("index.html") { (page: Page) throws in
      #expect(page.loadTime < 1000, "\(page.loadTime) ms")
    }
  }

  private static func names(_ page: Page) throws -> [String] {
    try page.evaluate(
      "[...document.querySelectorAll('.card')].filter(c => c.checkVisibility())"
        + ".map(c => c.querySelector('.name').textContent)")
  }

  @Test func searchFindsThemes() throws {
    try Self.open("index.html") { (page: Page) throws in
      #expect(try Self.names(page).count == 4)
      try page.press("/")
      try page.type("CANDY cotton")
      #expect(try Self.names(page) == ["Cotton Candy"])
      #expect(try page.evaluate("document.querySelector('#count').textContent") == "1 of 4 themes")
      try page.press("Escape")
      #expect(try Self.names(page).count == 4)
      try page.type("nothing like this")
      #expect(try Self.names(page) == [])
      #expect(try page.evaluate("document.querySelector('#nothing').checkVisibility()"))
      try page.click("#everything")
      #expect(try Self.names(page).count == 4)
    }
  }

  @Test(arguments: [("#ff6fa5", "Sakura"), ("PINK", "Sakura"), ("b23a", nil), ("red", "Tron")])
  func colorsFindThemes(color: String, name: String?) throws {
    try Self.open("index.html") { (page: Page) throws in
      try page.click("#color")
      try page.type(color)
      let names = try Self.names(page)
      #expect(name.map { name in names.contains { $0.hasPrefix(name) } } ?? (names.count == 4))
      #expect(name == nil || names.count < 4)
      let isInvalid: String = try page.evaluate(
        "document.querySelector('#color').getAttribute('aria-invalid')")
      #expect(isInvalid == String(name == nil))
    }
  }

  @Test func swatchesFindThemes() throws {
    try Self.open("index.html") { (page: Page) throws in
      try page.click("[data-color=pink]")
      #expect(try Self.names(page).contains("Sakura"))
      #expect(try page.evaluate("new URLSearchParams(location.search).get('color')") == "pink")
      try page.click("[data-color=pink]")
      #expect(try Self.names(page).count == 4)
    }
  }

  static let filters: [(String, String, [String])] = [
    ("collection", "Candy Shop", ["Cotton Candy"]), ("scheme", "adaptive", []),
    ("scheme", "dark", []),
  ]

  @Test(arguments: filters)
  func filtersChoose(filter: String, value: String, names: [String]) throws {
    try Self.open("index.html") { (page: Page) throws in
      try page.run(
        """
        (s => { s.value = '\(value)'; s.dispatchEvent(new Event('input', { bubbles: true })) })(
          document.querySelector('#\(filter)'))
        """)
      let expected: [String] = try page.evaluate(
        "[...document.querySelectorAll(`.card[data-\(filter)=\"\(value)\"]`)]"
          + ".map(c => c.querySelector('.name').textContent)")
      #expect(!expected.isEmpty)
      #expect(try Self.names(page) == expected)
      if !names.isEmpty { #expect(expected == names) }
      // The address keeps what was chosen.
      let kept: String = try page.evaluate("new URLSearchParams(location.search).get('\(filter)')")
      #expect(kept == value)
    }
  }

  /// All themes of the sample accept findings of contrast, so there is nothing to choose.
  @Test func aValueOfAllCardsIsNoFilter() throws {
    try Self.open("index.html") { (page: Page) throws in
      let grades: [String] = try page.evaluate(
        "[...document.querySelectorAll('.card')].map(c => c.dataset.grade)")
      #expect(grades == Array(repeating: "accepted", count: 4))
      #expect(try page.evaluate("document.querySelector('#grade') === null"))
    }
  }

  @Test func picturesFollowTheChoiceOfSurroundings() throws {
    try Self.open("themes/sakura.html") { (page: Page) throws in
      let shown = "[...document.querySelectorAll('.stage .shot')].filter(s => s.checkVisibility())"
      #expect(try page.evaluate("\(shown).length") == 2)
      try page.click("label[for=show-dark]")
      #expect(try page.evaluate("\(shown).map(s => s.className).join()") == "shot dark")
    }
  }

  @Test func languagesSwitchPictures() throws {
    try Self.open("themes/sakura.html?locale=ar") { (page: Page) throws in
      let script =
        "[...document.querySelectorAll('.stage img')].map(i => i.currentSrc.split('/').pop())"
      try page.wait(until: "\(script).every(s => s)")
      let shown = "[...document.getElementById('ar').closest('.row').querySelectorAll('img')]"
      let expected: [String] = try page.evaluate("\(shown).map(i => i.src.split('/').pop())")
      #expect(try page.evaluate(script) == expected)
      #expect(try page.evaluate("document.querySelector('#locale').value") == "ar")
    }
  }

  @Test(arguments: [true, false])
  func comparesTwoThemes(runsScripts: Bool) throws {
    let path = runsScripts ? "compare.html?a=tron-sark&b=fjord" : "compare.html"
    try Self.open(path, runsScripts: runsScripts) { (page: Page) throws in
      // In the order that is seen.
      let shown = """
        [...document.querySelectorAll('.pane')].filter(p => p.checkVisibility())
          .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
          .map(p => p.id)
        """
      if runsScripts {
        #expect(try page.evaluate(shown) == ["pane-tron-sark", "pane-fjord"])
        try page.click("#swap")
        #expect(try page.evaluate(shown) == ["pane-fjord", "pane-tron-sark"])
      } else {
        #expect(try page.evaluate("\(shown).length") == 2)
        try page.click("#b")
        try page.press("Escape")
      }
      #expect(
        try page.evaluate(
          "\(shown).every((p, i) => p === 'pane-' + document.querySelector(i ? '#b' : '#a').value)")
      )
    }
  }

  @Test func imagesChooseAThemeToCompare() throws {
    try Self.open("compare.html?a=sakura&b=fjord") { (page: Page) throws in
      #expect(try page.evaluate("!document.querySelector('#images').checkVisibility()"))
      try page.click("[data-images=b]")
      let choices: [Int] = try page.evaluate(
        "['#images button', '#b option'].map(s => document.querySelectorAll(s).length)")
      #expect(choices[0] > 4 && choices[0] == choices[1])
      try page.click("#images [value=tron-sark]")
      #expect(try page.evaluate("document.activeElement.value") == "tron-sark")
      #expect(try page.evaluate("!document.querySelector('#images').checkVisibility()"))
      #expect(try page.evaluate("document.querySelector('#pane-tron-sark').checkVisibility()"))
      #expect(try page.evaluate("new URLSearchParams(location.search).get('b')") == "tron-sark")
    }
  }

  @Test func worksWithoutScripts() throws {
    try Self.open(Self.pages, runsScripts: false) { page, path in
      let useless: Bool = try page.evaluate(
        "[...document.querySelectorAll('#filters, #appearance, #switcher, #swap, [data-images]')]"
          + ".every(e => !e.checkVisibility())")
      #expect(useless, "\(path)")
      let pictures: Int = try page.evaluate(
        "[...document.images].filter(i => i.checkVisibility()).length")
      #expect(pictures > 0 || path == "locales/index.html", "\(path)")
    }
  }

  @Test func keysLeadThroughThePage() throws {
    try Self.open("index.html") { (page: Page) throws in
      let focus = "document.activeElement.className || document.activeElement.id"
      try page.press("Tab")
      #expect(try page.evaluate(focus) == "skip")
      #expect(try page.evaluate("document.activeElement.getBoundingClientRect().top >= 0") == true)
      try page.press("Enter")
      #expect(try page.evaluate("document.activeElement.id") == "main")
      try page.press("/")
      try page.press("ArrowDown")
      #expect(try page.evaluate("document.activeElement.className") == "face")
      let first: String = try page.evaluate("document.activeElement.href.split('/').pop()")
      try page.press("ArrowRight")
      let second: String = try page.evaluate("document.activeElement.href.split('/').pop()")
      #expect([first, second] == ["sakura.html", "fjord.html"])
      try page.press("ArrowLeft")
      #expect(try page.evaluate("document.activeElement.href.split('/').pop()") == "sakura.html")
      // The focused element is outlined.
      let outline: String = try page.evaluate(
        "getComputedStyle(document.activeElement).outlineStyle")
      #expect(outline == "solid")
    }
  }

  @Test func pagesHaveALookOfTheirOwn() throws {
    try Self.open("index.html") { (page: Page) throws in
      let ground = "getComputedStyle(document.body).backgroundColor"
      let light: String = try page.evaluate(ground)
      try page.click("#appearance")
      let dark: String = try page.evaluate(ground)
      #expect(light != dark)
      #expect(
        try page.evaluate("document.querySelector('#appearance').getAttribute('aria-pressed')")
          == "true")
    }
  }
}
