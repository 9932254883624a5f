import Foundation
import TestSupport
import Testing

extension SiteBrowserTests {

  @Test(arguments: [Viewport.phone, .desktop])
  func comparedThemesStandBesideEachOther(viewport: Viewport) throws {
    try Self.open("compare.html", in: viewport) { (page: Page) throws in
      let boxes = """
        [...document.querySelectorAll('.pane')].filter(p => p.checkVisibility())
          .map(p => p.getBoundingClientRect())
        """
      #expect(try page.evaluate("(([a, b]) => a.top === b.top && a.right <= b.left)(\(boxes))"))
      // So do their choices, and the parts of each.
      let lists =
        "[...document.querySelectorAll('#pick select')].map(s => s.getBoundingClientRect())"
      #expect(
        try page.evaluate(
          "((a, b) => a.every((x, i) => x.left === b[i].left && x.right === b[i].right))"
            + "(\(boxes), \(lists))"))
      let tops: [[Double]] = try page.evaluate(
        """
        [...document.querySelectorAll('.pane')].filter(p => p.checkVisibility())
          .map(p => [...p.querySelectorAll('h3, .about')].map(e => e.getBoundingClientRect().top))
        """)
      #expect(tops.count == 2 && tops[0].count == 4 && tops[0] == tops[1])
    }
  }

  @Test func usageStandsOnTop() throws {
    try Self.open("themes/sakura.html", in: .desktop) { (page: Page) throws in
      let box = "document.querySelector('.use .code').getBoundingClientRect().bottom"
      #expect(try page.evaluate("\(box) < innerHeight"))
    }
  }

  @Test func onlyFiltersThatChooseAreShown() throws {
    try Self.open("index.html") { (page: Page) throws in
      let counts: [Int] = try page.evaluate(
        "[...document.querySelectorAll('[data-filter]')].map(s => s.options.length)")
      #expect(!counts.isEmpty && counts.allSatisfy { $0 > 2 })
      #expect(try page.evaluate("!document.querySelector('#more').checkVisibility()"))
    }
  }

  @Test func phonesShowAKeyboardFirst() throws {
    func box(_ part: String) -> String {
      "document.querySelector('\(part)').getBoundingClientRect()"
    }
    try Self.open(["index.html", "themes/sakura.html"], in: .phone) {
      (page: Page, path: String) throws in
      // The sample has an invalid file, whose diagnostics come first.
      try page.run("document.querySelector('.broken')?.remove()")
      #expect(try page.evaluate("\(box("main img")).bottom < innerHeight"), "\(path)")
      guard path.hasPrefix("themes/") else { return }
      #expect(try page.evaluate("\(box(".stage")).bottom < \(box(".use")).top"))
    }
  }

  @Test func theFirstKeyboardIsSeenAtOnce() throws {
    try Self.open("index.html") { (page: Page) throws in
      try page.run("document.querySelector('.broken')?.remove()")
      let top: Double = try page.evaluate(
        "document.querySelector('.card img').getBoundingClientRect().top")
      #expect(top < 400)
      // The looks of a theme are on its card, and their colors find it.
      let looks: [String] = try page.evaluate(
        "[...document.querySelectorAll('.facts > a')].map(a => a.textContent)")
      #expect(looks == ["6 looks"])
    }
  }

  @Test func pagesOfThemesAreShortOnPhones() throws {
    try Self.open("themes/sakura.html", in: .phone) { (page: Page) throws in
      #expect(try page.evaluate("document.documentElement.scrollHeight") <= 6000)
      let captions: Bool = try page.evaluate(
        "[...document.querySelectorAll('.row + .row figcaption')].every(c => !c.checkVisibility())")
      #expect(captions)
      // A language is a tab.
      #expect(try page.evaluate("document.querySelector('.tabs .row').checkVisibility()"))
    }
  }

  @Test func filtersUnfoldOnPhones() throws {
    try Self.open("index.html", in: .phone) { (page: Page) throws in
      let isShown = "document.querySelector('#scheme').checkVisibility()"
      #expect(try page.evaluate(isShown) == false)
      try page.click("#more")
      #expect(try page.evaluate(isShown) == true)
    }
    // A filter of the address is seen.
    try Self.open("index.html?scheme=dark", in: .phone) { (page: Page) throws in
      #expect(try page.evaluate("document.querySelector('#scheme').checkVisibility()") == true)
    }
  }

  @Test func picturesThatAreTheSameAreShownOnce() throws {
    try Self.open("themes/tron-sark.html") { (page: Page) throws in
      #expect(try page.evaluate("document.querySelectorAll('.stage img').length") == 1)
      #expect(try page.evaluate("document.querySelectorAll('.palette, [name=show]').length") == 1)
      let text: String = try page.evaluate("document.querySelector('.about').textContent")
      #expect(text.contains("Same in light and dark"))
    }
  }

  @Test(arguments: [Viewport.phone, .desktop])
  func namesOfLanguagesKeepTheirDistance(viewport: Viewport) throws {
    try Self.open("locales/index.html", in: viewport) { (page: Page) throws in
      let gaps: [Double] = try page.evaluate(
        """
        [...document.querySelectorAll('.languages a')].map(a =>
          a.querySelector('.code').getBoundingClientRect().left
            - a.querySelector('.native').getBoundingClientRect().right)
        """)
      #expect(gaps.count == 2 && gaps.allSatisfy { $0 >= 8 }, "\(gaps)")
    }
  }
}
