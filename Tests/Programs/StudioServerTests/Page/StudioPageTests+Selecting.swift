#if Studio
import Foundation
import TestSupport
import Testing

/// What is done with several keys at once, and with files.
extension StudioPageTests {

  private static let selected =
    "[...document.querySelectorAll('.part[aria-selected=true]')].map((part) => part.dataset.part).join(' ')"

  private static func isTitled(_ title: String) -> String {
    "document.querySelector('#inspector-title').textContent == '\(title)'"
  }

  private static func frame(from first: String, to last: String, in page: Page) throws {
    let places: [Double] = try page.evaluate(
      """
      (() => {
        const whole = document.querySelector('.parts').getBoundingClientRect();
        return ['\(first)', '\(last)'].flatMap((name) => {
          const box = document.querySelector(`[data-part="key:${name}"]`).getBoundingClientRect();
          return [(box.left + box.width / 2 - whole.left) / whole.width, (box.top + box.height / 2 - whole.top) / whole.height];
        });
      })()
      """)
    try page.drag(".parts", from: (places[0], places[1]), to: (places[2], places[3] + 0.01))
  }

  @Test func keysAreAddedAndTakenAwayByShift() throws {
    try Self.open { page, _ throws in
      try Self.select("g", in: page)
      for (key, title) in [("h", "2 keys"), ("return", "3 keys"), ("return", "2 keys")] {
        try page.click("[data-part=\"key:\(key)\"]", holding: "Shift")
        try page.wait(until: Self.isTitled(title))
      }
      #expect(try page.evaluate(Self.selected) == "key:g key:h")
      try page.press("Shift+ArrowRight")
      try page.wait(until: Self.isTitled("3 keys"))
      // Without Shift, a key is alone.
      try Self.select("p", in: page)
      #expect(try page.evaluate(Self.selected) == "key:p")
    }
  }

  private static let plain = """
    {
      "formatVersion": 1,
      "id": "mine",
      "name": "Mine",
      "license": "MIT",
      "extends": "frost"
    }

    """

  /// As it would be formatted.
  private static let shared = """
      "rules": [
        {
          "match": { "action": [{ "character": "e" }, { "character": "r" }, { "character": "t" }] },
          "backgroundColor": "#2a1a5e",
          "cornerRadius": 14
        }
      ]
    """

  /// Keys in a frame share one rule, whose style another key takes over.
  @Test func framedKeysShareAStyleThatIsCopied() throws {
    try Self.open(Self.plain) { page, _ throws in
      try Self.frame(from: "e", to: "t", in: page)
      try page.wait(until: Self.isTitled("3 keys"))
      #expect(try page.evaluate(Self.selected) == "key:e key:r key:t")
      try page.wait(until: "\(Self.writes) == 'A change writes a rule for 3 keys.'")
      try Self.fill("\(Self.row("backgroundColor")) .color input", "#2a1a5e", in: page)
      try page.wait(until: Self.has(##""backgroundColor": "#2a1a5e""##))
      try page.wait(until: "\(Self.writes) == 'A change goes to the rule for 3 keys.'")
      try Self.fill("\(Self.row("cornerRadius")) input[role=spinbutton]", "14", in: page)
      try page.wait(until: Self.has(Self.shared))
      // The selected key's style is copied and pasted, also before the page shows it.
      try page.run("document.querySelector('[data-part=\"key:e\"]').click()")
      try page.press("Control+Alt+c")
      try page.wait(
        until: "document.querySelector('.notice')?.textContent.includes('style of e was copied')")
      try page.run("document.querySelector('[data-part=\"key:b\"]').click()")
      try page.press("Control+Alt+v")
      let rule =
        ##"{ "match": { "character": "b" }, "backgroundColor": "#2a1a5e", "cornerRadius": 14 }"##
      try page.wait(until: Self.has(rule))
      // It is one step.
      try page.press("Control+z")
      try page.wait(until: "!\(Self.has(#""character": "b""#))")
      #expect(try page.evaluate(Self.has(Self.shared)))
    }
  }

  /// A photo becomes the background, the change is seen beside what was there, and both leave in a pack.
  @Test func aPhotoIsDroppedComparedAndPacked() throws {
    try Self.open(Self.plain) { page, folder throws in
      let photo = Program.project.appending(path: "Tests/StyleThemes/reef.png")
      try page.drop(photo.path, on: ".board")
      try page.wait(until: Self.has(#""image": "./image-1.png""#))
      #expect(folder.read("themes/image-1.png") == (try Data(contentsOf: photo)))
      try page.press("b")
      try page.wait(until: "document.querySelectorAll('.figures img').length == 2")
      let captions: [String] = try page.evaluate(
        "[...document.querySelectorAll('.figures figcaption')].map((each) => each.textContent)")
      #expect(captions == ["As it was opened", "Now"])
      let changes: String = try page.evaluate("document.querySelector('.changes').textContent")
      #expect(changes.contains("background image none → an image"), "\(changes)")
      let pictures: [String] = try page.evaluate(
        "[...document.querySelectorAll('.figures img')].map((each) => each.src)")
      #expect(Set(pictures).count == 2)
      try page.press("Escape")
      try Self.exportPack(in: page)
      let names: Bool = try page.evaluate(
        """
        fetch(window.download[0]).then((answer) => answer.arrayBuffer()).then((bytes) => {
          const text = new TextDecoder('latin1').decode(bytes);
          return text.includes('image-1.png') && text.includes('mine.json');
        })
        """)
      #expect(names)
    }
  }
}
#endif
