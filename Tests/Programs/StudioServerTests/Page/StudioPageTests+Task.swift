#if Studio
import Foundation
import TestSupport
import Testing

/// What a designer does in a first hour, from a theme to a file.
extension StudioPageTests {

  private static let neon = """
    {
      "$schema": "./theme.schema.json",
      "formatVersion": 1,
      "id": "mine",
      "name": "Mine",
      "license": "MIT",
      "extends": "neonNights"
    }

    """

  static let writes = "document.querySelector('.writes').textContent"

  static func fill(_ field: String, _ value: String, in page: Page) throws {
    try page.click(field, until: "document.activeElement == document.querySelector('\(field)')")
    try page.run("document.activeElement.select()")
    try page.type(value)
    try page.press("Enter")
  }

  static func has(_ text: String) -> String { "\(Self.text).includes(\(literal(text)))" }

  static func row(_ name: String) -> String { "[data-property=\(name)]" }

  /// Color, radius, font and gradient of a key, a rule, problems and an export.
  @Test func aKeyIsDesigned() throws {
    try Self.open(Self.neon) { page, folder throws in
      try Self.select("g", in: page)
      // What is written is said before, and once: all changes go to one rule.
      try page.wait(until: "\(Self.writes) == 'A change writes a rule for g.'")
      try Self.fill("\(Self.row("backgroundColor")) .color input", "#2a1a5e", in: page)
      try page.wait(
        until: Self.has(##"{ "match": { "character": "g" }, "backgroundColor": "#2a1a5e" }"##))
      try page.wait(until: "\(Self.writes) == 'A change goes to the rule for g.'")
      try Self.fill("\(Self.row("foregroundColor")) .color input", "#ffffff", in: page)
      try page.wait(until: Self.has(##""foregroundColor": "#ffffff""##))
      try Self.fill("\(Self.row("cornerRadius")) input[role=spinbutton]", "14", in: page)
      try page.wait(until: Self.has(#""cornerRadius": 14"#))
      try Self.checkFonts(in: page)
      // A gradient begins with the color that is there.
      try page.click("\(Self.row("backgroundColor")) .add")
      try page.wait(until: Self.has(##""background": ["#2a1a5e", "#"##))
      let stops: [String] = try page.evaluate(
        "/\"background\": (\\[[^\\]]*\\])/.exec(\(Self.text))[1].match(/#\\w+/g)")
      #expect(stops.count == 2 && stops[0] != stops[1])
      #expect(try page.evaluate("\(Self.text).split('\"match\"').length") == 2)
      try Self.addRule(in: page)
      // White words on violet can be read, and on its other end.
      try page.wait(
        until: "document.querySelector('#problems .no-problems:not([hidden]), #problems .problem')")
      let problems: [String] = try page.evaluate(
        "[...document.querySelectorAll('#problems .problem')].map(e => e.textContent).filter(t => /contrast/i.test(t) && /\\bg\\b/.test(t))"
      )
      #expect(problems == [])
      try page.press("Control+s")
      try page.wait(until: "document.querySelector('#bar-end .main').disabled")
      try Self.checkExport(in: page)
      try Self.checkFile("mine.json", in: folder.url.appending(path: "themes"))
    }
  }

  /// A family is on the keyboard while it is pointed at; the next change begins without it, however soon it comes.
  private static func checkFonts(in page: Page) throws {
    let before: String = try page.evaluate(Self.text)
    try page.click("\(row("font")) .row-head .square")
    try page.wait(until: "document.querySelectorAll('.menu-item').length > 3")
    try page.hover(".menu-item:nth-of-type(4)")
    try page.wait(until: has("\"fontFamily\""))
    try page.press("Escape")
    try page.wait(until: "\(Self.text) == \(literal(before))")
    try fill("\(row("font")) input[type=text]:not([role])", "Noto Serif", in: page)
    // Size and weight stay those of the theme below.
    try page.wait(until: has(#""fontFamily": "Noto Serif""#))
    #expect(try page.evaluate("!/\"(size|weight|font)\"/.test(\(Self.text))"))
  }

  private static func addRule(in page: Page) throws {
    try page.click("[data-part=\"key:shift\"]")
    try page.wait(until: "document.querySelector('#inspector-title').textContent == 'Shift'")
    try page.wait(
      until:
        "[...document.querySelectorAll('#inspector .group .target')].some(e => e.textContent.startsWith('All system keys, pressed'))"
    )
    try page.run(
      """
      for (const each of document.querySelectorAll('#inspector .group .target'))
        if (each.textContent.startsWith('All system keys, pressed')) each.click();
      """)
    try page.wait(until: has(#"{ "match": { "type": "system", "state": "pressed" } }"#))
    let rule = "rules.1.backgroundColor"
    try editElsewhere(rule, "\\\"#ed33fb\\\"", in: page)
    try page.wait(until: has(##""backgroundColor": "#ed33fb""##))
  }

  private static func checkExport(in page: Page) throws {
    try exportPack(in: page)
    #expect(try page.evaluate("window.download[1]") == "mine-1.0.0.kbtheme")
    let size: Int = try page.evaluate(
      "fetch(window.download[0]).then(a => a.arrayBuffer()).then(b => b.byteLength)")
    #expect(size > 1000)
  }

  /// Choose the pack in the menu of exports; its address and name are in `window.download`.
  static func exportPack(in page: Page) throws {
    try page.run(
      "HTMLAnchorElement.prototype.click = function () { window.download = [this.href, this.download]; }"
    )
    try page.run("document.querySelector('#bar-end [aria-haspopup=menu][title=Export]').click()")
    try page.wait(until: "document.querySelector('.menu')")
    try page.run(
      """
      for (const each of document.querySelectorAll('.menu-item')) if (each.textContent.startsWith('Pack')) each.click();
      """)
    try page.wait(until: "window.download")
  }

  /// The file is short, formatted and clean.
  private static func checkFile(_ name: String, in folder: URL) throws {
    let file = try Data(contentsOf: folder.appending(path: name))
    #expect(file.count <= 700, "\(String(decoding: file, as: UTF8.self))")
    for words in [["fmt", "--check"], ["check"]] {
      let run = try Program.built.run(["theme"] + words + [name], in: folder)
      #expect(run.exitCode == 0, "\(words): \(run.text) \(run.errors)")
    }
  }
}
#endif
