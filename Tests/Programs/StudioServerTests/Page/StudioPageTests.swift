#if Studio
import Foundation
import TestSupport
import Testing

/// The page of the studio in a browser, with the real server.
@Suite(.serialized, .besideOthers) struct StudioPageTests {

  /// Open a theme of the folder, or the start, and run a test.
  static func open(
    _ theme: String? = #"{"formatVersion": 1, "id": "mine", "name": "Mine", "extends": "frost"}"#,
    in viewport: Viewport = .desktop, mayMissPictures: Bool = false,
    _ test: (Page, ScratchFolder) throws -> Void
  ) throws {
    let folder = try ScratchFolder()
    if let theme { try folder.write(theme, to: "themes/mine.json") }
    let studio = try StudioProcess(
      ["--no-open"] + (theme == nil ? [] : ["mine.json"]), in: folder, opens: false)
    let address = try #require(URL(string: "http://\(studio.host)/start?token=\(studio.token)"))
    let page = try Browser().open(address, in: viewport)
    try page.wait(
      until: theme == nil
        ? "document.querySelector('.theme')"
        : "document.querySelector('.board').dataset.picture && document.querySelector('.property')",
      seconds: 30
    )
    try test(page, folder)
    #expect((mayMissPictures ? problems(besidePicturesOf: page) : page.problems) == [])
    #expect(page.requests.allSatisfy { $0.hasPrefix("http://\(studio.host)/") })
  }

  /// On a busy machine a picture of a drag may be replaced before the page fetches it, which then shows the next one.
  private static func problems(besidePicturesOf page: Page) -> [PageProblem] {
    let isReplaced = { (problem: PageProblem) in
      problem.text.contains("404") && problem.text.contains("/session/pictures/")
    }
    guard page.problems.contains(where: isReplaced) else { return page.problems }
    return page.problems.filter { !isReplaced($0) && !$0.text.hasSuffix("net::ERR_ABORTED") }
  }

  static func select(_ key: String, in page: Page) throws {
    try page.click("[data-part=\"key:\(key)\"]")
    try page.wait(until: "document.querySelector('#inspector-title').textContent == '\(key)'")
  }

  static let text =
    "(document.querySelector('.CodeMirror')?.CodeMirror.getValue() ?? document.querySelector('.plain-editor').value)"

  /// How often the picture has been replaced.
  private static func picture(_ page: Page) throws -> String {
    try page.evaluate("document.querySelector('.board').dataset.picture")
  }

  @Test(arguments: [Viewport.phone, .tablet, .desktop])
  func everyoneCanReadAndReachEverything(viewport: Viewport) throws {
    func check(_ page: Page, _ state: String) throws {
      for scheme in [Page.ColorScheme.light, .dark] {
        try page.setColorScheme(scheme, reducesMotion: true)
        let found = try page.evaluate(AccessibilityCheck.script, as: [String].self)
        #expect(found == [], "\(state), \(scheme)")
      }
    }
    try Self.open(nil, in: viewport) { page, _ throws in try check(page, "start") }
    try Self.open(Self.gradients, in: viewport) { page, _ throws in
      try check(page, "board")
      try Self.select("g", in: page)
      try page.wait(until: "document.querySelectorAll('.handle').length > 3")
      try check(page, "key")
      try page.click("[data-property=cornerRadius] .why")
      try page.click("[data-property=foregroundColor] .swatch")
      try check(page, "picker")
      try page.press("Escape")
      for mode in ["type", "wall"] {
        try page.run("document.querySelector('#bar-middle input[value=\(mode)]').click()")
        try page.settle()
        try check(page, mode)
      }
      try page.click(".wall-head button")
      try page.wait(until: "!document.querySelector('.wall-head .quiet').hidden")
      try check(page, "baseline")
      try page.press("Control+k")
      try check(page, "palette")
    }
  }

  @Test func theWholeWorkIsDoneByKeys() throws {
    try Self.open(nil) { page, folder throws in
      // The first themes are reached by Tab, and any by its name.
      try page.run("document.querySelector('.row-between input').focus()")
      try page.type("night garden")
      try page.press("Tab")
      try page.press("Enter")
      try page.wait(until: "document.querySelector('.property')")
      // From key to key.
      try page.wait(until: "document.querySelector('[data-part=\"key:return\"]')")
      try page.press("k")
      for key in ["Home", "ArrowDown", "ArrowDown", "ArrowRight", "End"] { try page.press(key) }
      let focused: String = try page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
      #expect(focused.contains(#"aria-label="return, key""#) && focused.contains("true"))
      try page.wait(until: "document.querySelector('#inspector-title').textContent == 'return'")
      // To a control, and back to what was there.
      let before: String = try page.evaluate(Self.text)
      try page.run(
        "document.querySelector('[data-property=cornerRadius] [role=spinbutton]').focus()")
      for key in ["ArrowUp", "Shift+ArrowUp"] { try page.press(key) }
      try page.wait(until: "\(Self.text) != \(Self.literal(before))")
      try page.press("Escape")
      try page.wait(until: "\(Self.text) == \(Self.literal(before))")
      try page.type("4 + 3 * 3")
      try page.press("Enter")
      try page.wait(until: "\(Self.text).includes('13')")
      // A name is asked once.
      try page.press("Control+s")
      try page.wait(until: "document.querySelector('dialog.ask').open")
      try page.press("Enter")
      try page.wait(until: "document.querySelector('#bar-end .main').disabled")
      #expect(folder.files.contains { $0.hasPrefix("themes/") && $0.hasSuffix(".json") })
      try page.press("Control+z")
      try page.wait(until: "!document.querySelector('#bar-end .main').disabled")
      try page.press("Control+s")
      try page.wait(until: "document.querySelector('#bar-end .main').disabled")
      #expect(try !page.evaluate("document.querySelector('dialog.ask').open"))
    }
  }

  static func literal(_ text: String) -> String {
    let data = try? JSONEncoder().encode(text)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// Every move draws, and all moves of a drag are one step.
  @Test func dragsAreOneStep() throws {
    try Self.open { page, _ throws in
      try Self.select("g", in: page)
      let (text, picture): (String, String) = (try page.evaluate(Self.text), try Self.picture(page))
      try page.drag(
        "[data-property=cornerRadius] input[type=range]", from: (0.1, 0.5), to: (0.6, 0.5))
      try page.wait(until: "document.querySelector('.board').dataset.picture != '\(picture)'")
      try page.wait(until: "\(Self.text) != \(Self.literal(text))")
      try page.press("Control+z")
      try page.wait(until: "\(Self.text) == \(Self.literal(text))")
      #expect(try page.evaluate("document.querySelector('#bar-end button').disabled"))
    }
  }

  /// Counts moves, requests and pictures, and measures the milliseconds from moves to drawn frames.
  private static let watchingMoves = """
    window.seen = {moves: 0, underWay: 0, most: 0, shown: 0};
    window.times = [];
    let moves = [], answers = [];
    addEventListener('input', () => {
      seen.moves += 1;
      moves.push(performance.now());
    }, true);
    new MutationObserver(() => {
      seen.shown += 1;
      const last = answers.findIndex(({id}) => id === document.querySelector('.board').dataset.picture);
      const shown = answers.splice(0, last + 1).flatMap(({begun}) => begun);
      const frame = new MessageChannel();
      frame.port1.onmessage = () => times.push(...shown.map((begun) => Math.round(performance.now() - begun)));
      requestAnimationFrame(() => frame.port2.postMessage(0));
    }).observe(document.querySelector('.board'), {attributeFilter: ['data-picture']});
    window.send = window.fetch;
    window.fetch = async (...request) => {
      if (request[1]?.method !== 'POST') return send(...request);
      seen.underWay += 1;
      seen.most = Math.max(seen.most, seen.underWay);
      const begun = moves.splice(0);
      const answer = await send(...request).finally(() => { seen.underWay -= 1; });
      const read = answer.json.bind(answer);
      answer.json = async () => {
        const body = await read();
        if (body.picture) answers.push({id: body.picture.picture, begun});
        return body;
      };
      return answer;
    };
    """

  /// One request at a time is under way, and the last move is what stays.
  @Test func dragsEndWithTheirLastMove() throws {
    try Self.open(mayMissPictures: true) { page, _ throws in
      try Self.select("g", in: page)
      try page.run(Self.watchingMoves)
      let slider = "[data-property=cornerRadius] input[type=range]"
      try page.drag(
        slider, from: (0.1, 0.5), to: (0.9, 0.5), moves: StudioProcess.count(20, long: 180))
      let value = "Number(document.querySelector('\(slider)').value)"
      try page.wait(until: "/\"cornerRadius\": ([0-9.]+)/.exec(\(Self.text))?.[1] == \(value)")
      // The picture of the rest is the last one; whoever asked all the time would let nothing rest.
      try page.run(
        """
        const look = async () => {
          const answer = await send('session/messages', {method: 'POST', headers: {'Content-Type': 'application/json'},
            body: '{"client": "other", "messages": [{"id": 1, "type": "hello"}]}'});
          const {documents: [{version}], views} = (await answer.json()).results[0].result;
          const view = views.find(({picture}) => picture === document.querySelector('.board').dataset.picture);
          seen.rests = view?.version === version && view.scale === 3 ? 1 : 0;
          if (!seen.rests) setTimeout(look, 500);
        };
        void look();
        """)
      try page.wait(until: "seen.rests")
      let seen = try page.evaluate("window.seen", as: [String: Int].self)
      let times = try page.evaluate("window.times", as: [Double].self).sorted()
      if StudioProcess.isLong, let longest = times.last {
        print(
          "From \(times.count) moves to pixels: median \(times[times.count / 2]), 95th percentile"
            + " \(times[times.count * 95 / 100]), longest \(longest) ms")
      }
      #expect(seen["most"] == 1, "\(seen)")
      #expect(try #require(seen["shown"]) <= #require(seen["moves"]) + 2, "\(seen)")
    }
  }

  @Test func keysLightUpBeforeAnythingIsWritten() throws {
    try Self.open { page, _ throws in
      try Self.select("g", in: page)
      let text: String = try page.evaluate(Self.text)
      try page.hover(".scope .target")
      let lit: Int = try page.evaluate("document.querySelectorAll('.part.lit').length")
      let said: String = try page.evaluate(
        "document.querySelector('.scope .target small').textContent")
      #expect(lit > 20 && said == "\(lit)")
      #expect(try page.evaluate(Self.text) == text)
    }
  }

  /// What is typed is the file's, broken or not, and the cursor stays while others change the text.
  @Test func textsAreEditedBothWays() throws {
    try Self.open { page, _ throws in
      let text: String = try page.evaluate(Self.text)
      try page.run(
        "(document.querySelector('.CodeMirror')?.CodeMirror ?? document.querySelector('.plain-editor')).focus()"
      )
      try page.type("x")
      try page.wait(until: "!document.querySelector('.stale').hidden")
      try page.wait(until: "document.querySelectorAll('#problems .problem.error').length > 0")
      try page.press("Backspace")
      try page.wait(until: "document.querySelector('.stale').hidden")
      #expect(try page.evaluate(Self.text) == text)
      // Another tab changes a value behind the cursor.
      let place = "document.querySelector('.CodeMirror')?.CodeMirror.getCursor().ch ?? 0"
      let before: Int = try page.evaluate(place)
      try Self.editElsewhere("buttons.all.cornerRadius", "7", in: page)
      try page.wait(until: "\(Self.text).includes('\"cornerRadius\": 7')")
      #expect(try page.evaluate(place) == before)
    }
  }

  @Test func thePickerWritesColorsOfTheGamut() throws {
    try Self.open { page, _ throws in
      try Self.select("g", in: page)
      try page.click("[data-property=foregroundColor] .swatch")
      try page.drag(".plane", from: (0.1, 0.5), to: (0.95, 0.5))
      try page.wait(until: "/\"foregroundColor\": \"#[0-9a-f]{6}\"/.test(\(Self.text))")
      try page.press("Escape")
      #expect(try page.evaluate("document.activeElement.className") == "swatch")
      #expect(
        try page.evaluate(
          "document.querySelector('[data-property=foregroundColor] .why').textContent.length > 0"))
    }
  }

  @Test func theKeyboardRuns() throws {
    try Self.open { page, _ throws in
      try page.run("document.querySelector('#bar-middle input[value=type]').click()")
      try page.settle()
      for key in ["h", "i"] { try page.press(key) }
      try page.click("[data-part=\"key:o\"]")
      try page.wait(
        until: "document.querySelector('.typed output').textContent.toLowerCase() == 'hio'")
    }
  }
}
#endif
