#if Studio
import Foundation
import TestSupport
import Testing

extension StudioPageTests {

  private static func fill(
    _ field: String, _ value: String, in page: Page, writing text: String
  ) throws {
    try page.click(field, until: "document.activeElement == document.querySelector('\(field)')")
    try page.run("document.activeElement.select()")
    try page.type(value)
    try page.press("Enter")
    try page.wait(until: "\(Self.text).includes('\(text)')")
  }

  private static func set(
    _ property: String, _ value: String, in page: Page, writing text: String? = nil
  ) throws {
    let control = "[data-property=\(property)] .control"
    let field =
      Int(value) == nil ? "\(control) .color input" : "\(control) input[role=spinbutton]"
    let json = Int(value) == nil ? "\"\(value)\"" : value
    try fill(field, value, in: page, writing: text ?? "\"\(property)\": \(json)")
  }

  private static func target(_ title: String, in page: Page) throws {
    try page.wait(
      until:
        "[...document.querySelectorAll('.scope .target')].some((each) => each.innerText.startsWith('\(title)'))"
    )
    try page.run(
      """
      for (const each of document.querySelectorAll('.scope .target'))
        if (each.innerText.startsWith('\(title)')) each.querySelector('input').click();
      """)
    try page.settle()
  }

  private static let settings = [
    ("name", "Neon Nights"), ("author.name", "kbrender"), ("license", "MIT"),
    ("collection", "Neon"),
  ]

  private static let variables = [
    ("night", "#000000"), ("light", "#ffffff"), ("ink", "#000000"), ("rim", "#69c36a"),
    ("shade", "#ed33fb"), ("face.input", "#ffffff"), ("face.system", "#8d8dfa"),
  ]

  private static let style = [
    ("backgroundColor", "{face.system}"), ("foregroundColor", "{ink}"), ("cornerRadius", "10"),
    ("borderColor", "{rim}"), ("borderSize", "3"), ("shadowColor", "{shade}"),
    ("shadowSize", "3"),
  ]

  /// A theme by hand is one by controls: the same pixels, and a file that nobody would write shorter.
  @Test func aThemeIsRebuiltByControls() throws {
    try Self.open(nil) { page, folder throws in
      try page.run(
        """
        for (const each of document.querySelectorAll('.way button'))
          if (/empty/i.test(each.textContent)) each.click();
        """)
      try page.wait(until: "document.querySelector('[data-setting=name]')")
      for (key, value) in Self.settings {
        try Self.fill("[data-setting=\"\(key)\"] input", value, in: page, writing: "\"\(value)\"")
      }
      for (name, color) in Self.variables {
        let key = name.split(separator: ".").last ?? ""
        try Self.fill(
          ".theme-settings .own-rule input", name, in: page, writing: "\"\(key)\": \"#888888\"")
        let field = "[data-setting=\"variables.\(name)\"] input"
        try page.wait(until: "document.querySelector('\(field)')")
        try Self.fill(field, color, in: page, writing: "\"\(key)\": \"\(color)\"")
      }
      try Self.set("background", "{night}", in: page)
      try Self.set("foregroundColor", "{light}", in: page)
      try Self.select("g", in: page)
      try Self.target("All keys", in: page)
      for (property, value) in Self.style { try Self.set(property, value, in: page) }
      try Self.target("All input keys", in: page)
      try Self.set("backgroundColor", "{face.input}", in: page)
      try page.click("[data-part=\"toolbarItem:Two\"]")
      try page.wait(until: "document.querySelector('#inspector-title').textContent == 'Two'")
      try Self.set("backgroundColor", "alpha({light}, 20%)", in: page)
      try page.press("Control+s")
      try page.wait(until: "document.querySelector('dialog.ask').open")
      try page.run("document.activeElement.select()")
      try page.type("rebuilt")
      try page.press("Enter")
      try page.wait(until: "document.querySelector('#bar-end .main').disabled")
      try Self.check("rebuilt.json", in: folder.url.appending(path: "themes"))
    }
  }

  private static func check(_ name: String, in folder: URL) throws {
    let hand = try Data(contentsOf: Program.project.appending(path: "Themes/neonNights.json"))
    let file = try Data(contentsOf: folder.appending(path: name))
    #expect(file.count * 10 <= hand.count * 11, "\(file.count) bytes")
    func run(_ words: String) throws -> Program.Run {
      let run = try Program.built.run(words.split(separator: " ").map(String.init), in: folder)
      #expect(run.exitCode == 0, "\(words): \(run.text) \(run.errors)")
      return run
    }
    _ = try run("theme fmt --check \(name)")
    _ = try run("theme check \(name)")
    for situation in ["--color-scheme light", "--color-scheme dark --press g"] {
      let pictures = try [name, "neonNights"].map { theme in
        _ = try run("--theme \(theme) \(situation) --no-metadata --output \(theme).png")
        return try Data(contentsOf: folder.appending(path: "\(theme).png"))
      }
      #expect(pictures[0] == pictures[1], "\(situation)")
    }
  }
}
#endif
