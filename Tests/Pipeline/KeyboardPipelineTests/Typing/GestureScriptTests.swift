import KeyboardKit
import Testing

@testable import KeyboardPipeline

/// Gestures of files: undo, sliding, quick double spaces.
@Suite struct GestureScriptTests {

  private func keyboard(_ events: String, _ arguments: [String] = []) throws -> RunningKeyboard {
    let files = FileReader(
      file: { path, _ in SourceFile(name: path, text: #"{"events": [\#(events)]}"#) },
      companion: { path, _ in throw Diagnostics(code: .unreadableFile, path) })
    let request = try RenderRequest(
      caseLine: ["--gestures", "mine.json", "--locale", "en"] + arguments)
    return RunningKeyboard(try RenderMaterial(request, files: files))
  }

  private static func repeated(_ event: String, _ count: Int) -> String {
    Array(repeating: event, count: count).joined(separator: ", ")
  }

  static let results: [(events: String, text: String)] = [
    (#"{"gesture": "type", "text": "teh "}"#, "the "),
    // Two quick spaces end a sentence, two slow ones don't.
    (
      #"{"gesture": "type", "text": "hi"}, {"gesture": "tap", "key": "space", "times": 2}"#,
      "hi. "
    ),
    (
      #"""
      {"gesture": "type", "text": "hi"}, {"gesture": "tap", "key": "space"},
      {"gesture": "wait", "seconds": 4}, {"gesture": "tap", "key": "space"}
      """#, "hi  "
    ),
    // A held key shows its secondary actions, to which the touch slides.
    (
      #"""
      {"gesture": "longPress", "key": "e"}, {"gesture": "drag", "to": "é"}, {"gesture": "release"}
      """#, "É"
    ),
    (
      #"{"gesture": "press", "key": "E"}, {"gesture": "drag", "by": [80, 0]}, {"gesture": "release"}"#,
      ""
    ),
    // A held backspace repeats, and deletes words after some time.
    (
      #"""
      {"gesture": "type", "text": "one two"}, {"gesture": "press", "key": "backspace"},
      {"gesture": "wait", "seconds": 0.75}, {"gesture": "release"}
      """#, "one "
    ),
    (
      #"{"gesture": "type", "text": "abc"}, {"gesture": "tap", "key": "backspace", "times": 2}"#,
      "a"
    ),
    (
      #"""
      {"gesture": "type", "text": "ac"}, {"gesture": "cursor", "by": -1},
      {"gesture": "type", "text": "b"}
      """#, "abc"
    ),
    (
      #"{"gesture": "doubleTap", "key": "shift"}, {"gesture": "tap", "key": "A", "times": 2}"#, "AA"
    ),
    // A touch that is cancelled types nothing.
    (#"{"gesture": "press", "key": "E"}, {"gesture": "cancel"}"#, ""),
    // The forms of a log, with times.
    (
      #"""
      {"gesture": "press", "action": "character", "value": "A", "time": 1},
      {"gesture": "release", "action": "character", "value": "A", "time": 1.1, "layer": "x"},
      {"gesture": "end", "action": "character", "value": "A", "time": 1.1}
      """#, "A"
    ),
  ]

  /// A shake undoes, and so do the keys in the bar of pads, which make changes again, too.
  @Test(arguments: [
    (#"{"gesture": "shake"}"#, "one "),
    (#"{"gesture": "tap", "key": "keyboardUndo", "times": 2}"#, ""),
    (
      #"""
      {"gesture": "tap", "key": "keyboardUndo", "times": 2}, {"gesture": "tap", "key": "keyboardRedo"}
      """#, "one "
    ),
  ])
  func changesAreUndone(events: String, text: String) throws {
    let keyboard = try keyboard(
      #"{"gesture": "type", "text": "one two"}, "# + events,
      ["--device", "ipad-air-11", "--liquid-glass"])
    try keyboard.perform()
    #expect(keyboard.text == text)
  }

  /// On pads, second characters are typed by swipes down.
  @Test(arguments: [
    (#"{"gesture": "type", "text": "a"}, {"gesture": "swipeDown", "key": "w"}"#, "a2"),
    (#"{"gesture": "swipeDown", "key": "1"}"#, nil),
  ])
  func swipesTypeSecondCharacters(events: String, text: String?) throws {
    let keyboard = try keyboard(events, ["--device", "ipad"])
    guard let text else {
      #expect(throws: Diagnostics.self) { try keyboard.perform() }
      return
    }
    try keyboard.perform()
    #expect(keyboard.text == text)
  }

  /// Suggestions and corrections are those of the plain letters, and written in the font.
  @Test(arguments: [
    (KeyboardUnicodeFont.bold, #"{"gesture": "type", "text": "Teh 2."}"#, "𝐓𝐡𝐞 𝟐."),
    (.script, #"{"gesture": "type", "text": "recieve it"}, {"gesture": "shake"}"#, "𝓇ℯ𝒸ℯ𝒾𝓋ℯ "),
    (
      .fraktur,
      #"{"gesture": "type", "text": "teh "}, {"gesture": "tap", "key": "backspace"}"#, "𝔱𝔢𝔥"
    ),
    (.monospaced, #"{"gesture": "type", "text": "é"}"#, "𝚎\u{301}"),
  ])
  func lettersAreTypedInAFont(font: KeyboardUnicodeFont, events: String, text: String) throws {
    let keyboard = try keyboard(
      #"{"gesture": "tap", "key": "shift"}, "# + events, ["--unicode-font", font.rawValue])
    try keyboard.perform()
    #expect(keyboard.text == text)
  }

  @Test(arguments: results.indices)
  func gesturesDoWhatFingersDo(index: Int) throws {
    let keyboard = try keyboard(Self.results[index].events)
    try keyboard.perform()
    #expect(keyboard.text == Self.results[index].text, "\(Self.results[index].events)")
  }

  @Test func stopsAfterAStep() throws {
    let all = try keyboard(#"{"gesture": "type", "text": "abc"}"#)
    try all.perform()
    let some = try keyboard(#"{"gesture": "type", "text": "abc"}"#, ["--step", "4"])
    try some.perform(steps: 4)
    #expect(some.events == Array(all.events.prefix(4)))
  }

  /// The nearest name, and the place in the file.
  @Test(arguments: [
    (#"{"gesture": "pres", "key": "e"}"#, "theme/invalid-value", "press", "1:25"),
    (#"{"gesture": "press"}"#, "theme/missing-key", "key", "1:13"),
    (#"{"key": "e"}"#, "theme/missing-key", "gesture", "1:13"),
    (#"{"gesture": "wait", "seconds": 1e9}"#, "theme/invalid-value", "60", "1:44"),
    (#"{"gesture": "tap", "key": "a", "times": 0}"#, "theme/invalid-value", "1000", "1:53"),
    (#"{"gesture": "drag", "by": [1]}"#, "theme/invalid-value", "two", "1:39"),
    (#"{"gesture": "tap", "keys": "a"}"#, "theme/unknown-key", "key", "1:32"),
    (#"{"gesture": "tap", "key": "bckspace"}"#, "cli/unknown-name", "backspace", "1:13"),
    (#"{"gesture": "type", "text": "漢"}"#, "cli/unreachable-character", "漢", "1:13"),
    (
      #"{"gesture": "press", "action": "suggestion", "value": "x"}"#, "cli/unknown-name", "x",
      "1:13"
    ),
    // Many repetitions in a short file.
    (
      repeated(#"{"gesture": "tap", "key": "a", "times": 1000}"#, 11), "json/limit", "10000",
      "1:483"
    ),
    (
      #"{"gesture": "press", "key": "a"}, "# + repeated(#"{"gesture": "wait", "seconds": 60}"#, 20),
      "json/limit", "10000",
      "1:623"
    ),
  ])
  func errorsHavePlaces(event: String, code: String, word: String, place: String) throws {
    let error = #expect(throws: Diagnostics.self) { try keyboard(event).perform() }
    let problem = try #require(error?.list.first)
    #expect(problem.code.name == code && problem.file == "mine.json")
    let words = ([problem.message] + problem.hints).joined(separator: " ")
    #expect(words.contains(word), "\(words)")
    let start = problem.range?.start
    #expect("\(start?.line ?? 0):\(start?.column ?? 0)" == place, "\(words)")
  }
}
