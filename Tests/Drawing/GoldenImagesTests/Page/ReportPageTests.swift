import Foundation
import TestSupport
import Testing

@testable import GoldenImages

@Suite(.serialized, .besideOthers) struct ReportPageTests {

  static func open(
    _ report: GoldenReport = ReportSample.report, pictureLimit: Int = 1 << 20,
    in viewport: Viewport = .desktop, colorScheme: Page.ColorScheme = .light,
    _ test: (Page) throws -> Void
  ) throws {
    let folder = try ScratchFolder()
    try report.writePage(pictureLimit: pictureLimit, reading: ReportSample.read) { file in
      try folder.write(Data(file.bytes), to: file.path)
    }
    let browser = try Browser()
    let page = try browser.open(
      folder.url.appending(path: "index.html"), in: viewport, colorScheme: colorScheme)
    try test(page)
    #expect(page.problems == [])
    #expect(page.externalRequests == [])
  }

  static func texts(_ page: Page, _ selector: String) throws -> [String] {
    try page.evaluate("[...document.querySelectorAll('\(selector)')].map(e => e.textContent)")
  }

  @Test(arguments: [Viewport.phone, .tablet, .desktop], [Page.ColorScheme.light, .dark])
  func opensWithoutProblems(viewport: Viewport, colorScheme: Page.ColorScheme) throws {
    try Self.open(in: viewport, colorScheme: colorScheme) { (page: Page) throws in
      #expect(page.requests.count { $0.hasPrefix("file:") } == 1)
      #expect(try page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
      #expect(try Self.texts(page, "#name") == ["one"])
      #expect(try Self.texts(page, "#suite") == ["Snapshots · \(ReportSample.report.summary)"])
      // The text stands out from its ground in both schemes.
      let colors: [String] = try page.evaluate(
        "[getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]")
      #expect(colors.first != colors.last)
      let isDark: Bool = try page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
      #expect(isDark == (colorScheme == .dark))
      let size: [Double] = try page.evaluate(
        "(i => [i.naturalWidth, i.naturalHeight])(document.querySelector('.sheet img'))")
      #expect(size == [40, 30])
    }
  }

  @Test(arguments: [Page.ColorScheme.light, .dark])
  func everyoneCanReadAndReachEverything(colorScheme: Page.ColorScheme) throws {
    try Self.open(colorScheme: colorScheme) { (page: Page) throws in
      let nameless: [String] = try page.evaluate(
        """
        [...document.querySelectorAll('button, input, a, summary, [tabindex="0"], img')]
          .filter(e => !(e.textContent.trim() || e.ariaLabel || e.labels?.length || e.alt))
          .map(e => e.outerHTML)
        """)
      #expect(nameless == [])
      // WCAG asks for 4.5 to 1 between text and what is behind it.
      let pale: [String] = try page.evaluate(Self.paleTexts)
      #expect(pale == [])
    }
  }

  /// The elements whose own text stands out too little from the nearest ground that is opaque.
  private static let paleTexts = """
    (() => {
      const numbers = color => color.match(/[\\d.]+/g).map(Number);
      const light = color => numbers(color).slice(0, 3).map(value => value / 255)
        .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
        .reduce((sum, v, index) => sum + v * [0.2126, 0.7152, 0.0722][index], 0);
      const ground = element => {
        for (let e = element; e; e = e.parentElement) {
          const color = getComputedStyle(e).backgroundColor;
          if ((numbers(color)[3] ?? 1) === 1) return color;
        }
        return getComputedStyle(document.documentElement).backgroundColor;
      };
      return [...document.body.querySelectorAll('*')].filter(element =>
        element.checkVisibility() && !element.matches(':disabled, script, option')
        && [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
        .filter(element => {
          const pair = [light(getComputedStyle(element).color), light(ground(element))];
          return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05) < 4.5;
        }).map(element => element.outerHTML.slice(0, 100));
    })()
    """

  @Test func casesStandUnderTheirCauses() throws {
    try Self.open { (page: Page) throws in
      #expect(
        try Self.texts(page, ".group h3 > span") == [
          "background #0A84FF → #0A7AFF", "text moved 1 px", "Other differences", "Missing",
          "Can’t be drawn", "Obsolete",
        ])
      #expect(
        try Self.texts(page, ".group:first-child .case b") == [
          "themes/one", "themes/three", "themes/two",
        ])
      try page.click("input[value=feature]")
      #expect(
        try Self.texts(page, ".group h3 > span")
          == ["locales", String(ReportSample.hostileName.prefix { $0 != "/" }) + "/<", "old"]
          + ["scenes", "themes"])
    }
  }

  @Test func textIsNeverRun() throws {
    try Self.open { (page: Page) throws in
      try page.run("show(\(Self.quoted(ReportSample.hostileName)))")
      #expect(try page.evaluate("document.title.startsWith('5 of 9')"))
      #expect(try page.evaluate("document.querySelectorAll('img[src=x], td b').length") == 0)
      #expect(try Self.texts(page, "#change-rows button") == ["<b>q</b>"])
    }
  }

  @Test func slidesBlinksAndFades() throws {
    try Self.open { (page: Page) throws in
      try page.press("2")
      try page.run(
        "byID('mix-range').value = 25; byID('mix-range').dispatchEvent(new Event('input'))")
      let clips: [String] = try page.evaluate(
        "[...document.querySelectorAll('.sheet img')].map(i => i.style.clipPath)")
      let width: Double = try page.evaluate("document.querySelector('.sheet').clientWidth")
      #expect(clips.first == "inset(0px \(Self.number(width * 0.75))px 0px 0px)")
      #expect(clips.last == "inset(0px 0px 0px \(Self.number(width * 0.25))px)")

      // The line follows the pointer on the picture itself, too.
      try page.drag(".scroll", from: (0.5, 0.5), to: (0.5, 0.6))
      #expect(try page.evaluate("Math.abs(byID('mix-range').value - 50) <= 1"))

      try page.press("3")
      try page.wait(until: "byID('side').textContent === 'Actual'")
      try page.wait(until: "byID('side').textContent === 'Expected'")
      try page.press(" ")
      #expect(
        try page.evaluate(
          "[...document.querySelectorAll('.sheet img')].map(i => i.style.visibility)")
          == ["hidden", "visible"])

      try page.press("4")
      try page.run(
        "byID('mix-range').value = 30; byID('mix-range').dispatchEvent(new Event('input'))")
      #expect(
        try page.evaluate("document.querySelector('img[data-picture=actual]').style.opacity")
          == "0.3")
    }
  }

  @Test func nothingMovesForThoseWhoWantLessMotion() throws {
    try Self.open { (page: Page) throws in
      try page.setColorScheme(.light, reducesMotion: true)
      try page.press("3")
      #expect(try page.evaluate("blinkTimer === null"))
      #expect(try Self.texts(page, "#pause") == ["Blink"])
    }
  }

  @Test func zoomsToTheWorstPlace() throws {
    try Self.open { (page: Page) throws in
      try page.press("w")
      let zoom: Double = try page.evaluate("currentZoom()")
      #expect(zoom >= 4)
      #expect(
        try page.evaluate("getComputedStyle(document.querySelector('.sheet img')).imageRendering")
          == "pixelated")
      // The place is seen in every pane.
      let seen: [Bool] = try page.evaluate(
        """
        [...document.querySelectorAll('.scroll')].map(scroll => {
          const mark = scroll.querySelector('.box.worst').getBoundingClientRect();
          const window = scroll.getBoundingClientRect();
          const x = mark.left + mark.width / 2, y = mark.top + mark.height / 2;
          return x > window.left && x < window.right && y > window.top && y < window.bottom;
        })
        """)
      #expect(seen == [true, true, true])
      try page.press("0")
      #expect(try page.evaluate("currentZoom()") < zoom)
    }
  }

  @Test func filtersByStatusNameAndKey() throws {
    try Self.open { (page: Page) throws in
      #expect(try Self.texts(page, ".case").count == 8)
      try page.click("input[value=passed]", x: 0.5, y: 0.5)
      #expect(try Self.texts(page, ".case").count == 10)
      try page.press("/")
      try page.type("shift moved")
      #expect(try Self.texts(page, ".case b") == ["themes/one"])
      try page.type("?")
      #expect(try page.evaluate("!byID('empty').hidden"))
    }
  }

  /// A case that can't be drawn neither matches nor differs: its place says why, and nothing is to accept.
  @Test func whatIsNotDrawnIsAStateOfItsOwn() throws {
    try Self.open { (page: Page) throws in
      try page.run("show('themes/broken')")
      #expect(
        try Self.texts(page, "#badge, .undrawn") == ["Can’t be drawn", "There is no theme “trom”"])
      #expect(try page.evaluate("!byID('message').checkVisibility() && byID('accept').disabled"))
      try page.run("show('themes/one')")
      #expect(try Self.texts(page, ".undrawn") == [])
      #expect(try page.evaluate("byID('message').checkVisibility() && !byID('accept').disabled"))
    }
  }

  @Test func phonesShowThePictureFirst() throws {
    try Self.open(in: .phone) { (page: Page) throws in
      let tops: [Double] = try page.evaluate(
        "['.top', '.stage', '.tools', '.case-head', '.cases'].map(s => document.querySelector(s).getBoundingClientRect().top)"
      )
      #expect(tops == tops.sorted())
      #expect(
        try page.evaluate(
          "document.querySelector('.sheet').getBoundingClientRect().bottom < innerHeight / 2"))
    }
  }

  @Test func showsLinesOfTexts() throws {
    try Self.open { (page: Page) throws in
      try page.run("show('scenes/layout')")
      #expect(try page.evaluate("byID('pictures').hidden"))
      #expect(try Self.texts(page, "#text-difference span") == ["  a", "- b", "+ c", "  z", "  "])
    }
  }

  @Test func largeReportsHavePicturesBesideThem() throws {
    try Self.open(pictureLimit: 0) { (page: Page) throws in
      #expect(
        try page.evaluate(
          "document.querySelector('.sheet img').complete && document.querySelector('img').naturalWidth"
        ) == 40)
      #expect(page.requests.contains { $0.contains("/pictures/") })
    }
  }

  @Test func nothingToLookAtIsSaid() throws {
    try Self.open(GoldenReport(suite: "Empty", listed: 0, cases: [])) { (page: Page) throws in
      #expect(try Self.texts(page, "#nothing") == ["There are no cases."])
    }
  }

  @Test func theSameReportGivesTheSameBytes() throws {
    var files: [PageFile] = []
    let sample = ReportSample.self
    for _ in 0..<2 { try sample.report.writePage(reading: sample.read) { files += [$0] } }
    #expect(files.map(\.path) == ["index.html", "index.html"] && files[0] == files[1])
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  static func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }
}
