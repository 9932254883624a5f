import KeyboardKit
import Testing

@Suite struct ThemeMotionTests {

  private static func style(
    _ theme: KeyboardTheme, isPressed: Bool = false, reducesMotion: Bool = false
  ) -> Keyboard.ButtonStyle {
    let context = KeyboardContext()
    context.change { $0.isReduceMotionEnabled = reducesMotion }
    return theme.keyboardButtonStyle(for: .character("a"), context: context, isPressed: isPressed)
  }

  @Test func transitionsAreFieldsOfStyles() throws {
    let theme = try theme(
      #"""
      "buttons": {
        "all": {
          "transition": { "duration": 0.4, "curve": "easeInOut", "delay": 0.1 },
          "pressed": { "transition": { "duration": 0.1 } }
        },
        "primary": { "transition": { "bounce": 0.5 } }
      },
      "callouts": { "transition": { "curve": [0.2, -0.5, 0.4, 1.5] } },
      "rules": [{ "match": { "reduceMotion": true }, "transition": null }]
      """#)
    #expect(Self.style(theme).transition == .init(duration: 0.4, curve: .easeInOut, delay: 0.1))
    #expect(Self.style(theme, isPressed: true).transition == .init(duration: 0.1))
    #expect(Self.style(theme, reducesMotion: true).transition == nil)
    #expect(theme.buttonStyles[.primary]?.transition?.curve == .spring(bounce: 0.5))
    #expect(
      theme.calloutStyle?.transition?.curve
        == .bezier(CGPoint(x: 0.2, y: -0.5), CGPoint(x: 0.4, y: 1.5)))
    let still = try KeyboardStylingTests.theme(#""buttons": {"all": {"font": 9}}"#)
    #expect(theme.hasMotion && !still.hasMotion)
    let written = try KeyboardTheme(decoding: SourceFile(name: "b.json", text: theme.fileText))
    #expect(written.buttonStyles == theme.buttonStyles && written.rules == theme.rules)
    #expect(written.pressedButtonStyles == theme.pressedButtonStyles)
    #expect(written.calloutStyle == theme.calloutStyle)
  }

  @Test func animationsHaveSortedKeyframes() throws {
    let theme = try theme(
      #"""
      "variables": { "glow": "gold", "time": 0.5 },
      "rules": [{ "match": { "character": "a" }, "animation": {
        "duration": "calc({time} * 3)", "curve": "linear", "delay": 1, "repeat": "forever",
        "autoreverse": true,
        "keyframes": [{ "at": 1, "color": "{glow}" }, { "at": 0.25, "scale": 1.1, "offset": [1, 2],
          "turn": -30, "opacity": 0.5 }]
      } }]
      """#)
    guard case .key(let style)? = theme.rules.first?.style else {
      Issue.record("No rule")
      return
    }
    let animation = try #require(style.animation)
    #expect(animation.duration == 1.5 && animation.curve == .linear && animation.delay == 1)
    #expect(animation.count == nil && animation.reverses && animation.keyframes.count == 2)
    #expect(
      animation.keyframes[0]
        == .init(at: 0.25, scale: 1.1, offset: CGPoint(x: 1, y: 2), turn: -30, opacity: 0.5))
    #expect(animation.keyframes[1].color?.light.hexText == "#ffd700")
    #expect(theme.hasMotion)
    let written = try KeyboardTheme(decoding: SourceFile(name: "b.json", text: theme.fileText))
    #expect(written.rules == theme.rules)
  }

  /// The mistake, the code, a part of the message, and the text of the fix.
  static let wrong: [(String, String, String, String?)] = [
    (
      #""transition": "0.2s ease-out""#, "theme/wrong-type", "an object",
      #"{ "duration": 0.2, "curve": "easeOut" }"#
    ),
    (
      #""transition": "all 200ms ease-in-out 50ms""#, "theme/wrong-type", "an object",
      #"{ "duration": 0.2, "curve": "easeInOut", "delay": 0.05 }"#
    ),
    (#""transition": 300"#, "theme/wrong-type", "an object", #"{ "duration": 0.3 }"#),
    (#""transition": "wiggle""#, "theme/wrong-type", "an object", nil),
    (#""transition": {"duration": 200}"#, "theme/invalid-value", "in seconds from 0 to 10", "0.2"),
    (#""transition": {"duration": "200ms"}"#, "theme/wrong-type", "in seconds", "0.2"),
    (#""transition": {"delay": -1}"#, "theme/invalid-value", "from 0 to 10", "0"),
    (#""transition": {"curve": "ease-out"}"#, "theme/invalid-value", "ease-out", "\"easeOut\""),
    (#""transition": {"curve": "eseIn"}"#, "theme/invalid-value", "eseIn", "\"easeIn\""),
    (#""transition": {"curve": [0, 1, 2]}"#, "theme/invalid-value", "four numbers", nil),
    (#""transition": {"curve": [0, 9, 0, 0]}"#, "theme/invalid-value", "from -2 to 3", "3"),
    (#""transition": {"bounce": 2}"#, "theme/invalid-value", "from 0 to 1", "1"),
    (#""transition": {"curve": "linear", "bounce": 0.2}"#, "ignored-value", "no effect", nil),
    (#""animation": {"keyframes": [{"scale": 2}]}"#, "theme/missing-key", "at", nil),
    (
      #""animation": {"keyframes": {"at": 0}}"#, "theme/wrong-type", "a list of key frames",
      #"[{"at": 0}]"#
    ),
    (
      #""animation": {"repeat": true, "keyframes": [{"at": 0}]}"#, "theme/wrong-type", "forever",
      "\"forever\""
    ),
    (
      #""animation": {"repeat": "forevr", "keyframes": [{"at": 0}]}"#, "theme/invalid-value",
      "forevr",
      "\"forever\""
    ),
    (
      #""animation": {"curve": "spring", "keyframes": [{"at": 0}]}"#, "theme/invalid-value",
      "spring", nil
    ),
    (
      #""animation": {"keyframes": [{"at": 0, "scale": 9}]}"#, "theme/invalid-value",
      "from 0.5 to 1.5",
      "1.5"
    ),
    (
      #""animation": {"keyframes": [{"at": 0, "turn": 720}]}"#, "theme/invalid-value",
      "from -360 to 360", "360"
    ),
  ]

  @Test(arguments: wrong)
  func mistakesHavePlacesAndFixes(
    members: String, code: String, message: String, fix: String?
  ) throws {
    let found = problems("{\"formatVersion\": 1, \"buttons\": {\"all\": {\(members)}}}")
    let first = try #require(found.first, "\(members)")
    #expect(first.message.contains(message), "\(first.message)")
    if code != "ignored-value" { #expect(first.code.name == code, "\(members)") }
    #expect(first.place != nil)
    let text = first.fixes.first?.edits.first?.text
    #expect(fix == nil || text == fix, "\(members): \(text ?? "none")")
  }

  /// Random and mutated documents, of which each is read with errors that have a place, or moves within
  /// its bounds.
  @Test func hostileMotionIsBounded() throws {
    var random = SeededNumbers(seed: 6)
    var (valid, longest) = (0, 0)
    for _ in 0..<10_000 {
      let text = HostileMotion.document(&random)
      do {
        let theme = try KeyboardTheme(decoding: SourceFile(name: "a.json", text: text))
        valid += 1
        let (rest, pressed) = (Self.style(theme), Self.style(theme, isPressed: true))
        for time in [0, 0.1, 0.7, 3, 59, 1e6] {
          let progress = pressed.transition?.progress(after: time) ?? 1
          #expect(progress.isFinite && abs(progress) < 4, "\(text)")
          let mixed = rest.interpolated(to: pressed, at: progress)
          #expect(mixed.pressedScale.map { (0.5...1.5).contains($0) } ?? true, "\(text)")
          guard let motion = rest.animation?.motion(after: time) else { continue }
          longest = max(longest, rest.animation?.keyframes.count ?? 0)
          #expect((0.1...4).contains(motion.scale), "\(text)")
          #expect((0...1).contains(motion.opacity), "\(text)")
          #expect(motion.turn.isFinite, "\(text)")
        }
      } catch {
        #expect(!error.list.isEmpty && error.list.count < 200)
        #expect(error.list.allSatisfy { $0.place != nil }, "\(text)")
      }
    }
    #expect(valid > 1000 && longest > 1 && longest <= 16, "\(valid), \(longest)")
  }
}

/// Documents with transitions and animations, of which most have a wrong value, key or sign.
private enum HostileMotion {

  static func document(_ random: inout SeededNumbers) -> String {
    var frames: [String] = []
    for _ in 0..<Int.random(in: 0...18, using: &random) / Int.random(in: 1...4, using: &random) {
      let keys = ["scale", "opacity", "offset", "turn", "color"].map {
        "\"\($0)\": \(value($0, &random))"
      }
      frames.append("{\"at\": \(value("at", &random)), \(pick(keys, &random))}")
    }
    let animation =
      "{\"duration\": \(value("time", &random)), \"repeat\": \(value("repeat", &random)), "
      + "\"autoreverse\": true, \"keyframes\": [\(frames.joined(separator: ", "))]}"
    let transition =
      "{\"duration\": \(value("time", &random)), \"curve\": \(value("curve", &random))}"
    var text =
      "{\"formatVersion\": 1, \"buttons\": {\"all\": {\"animation\": \(animation), \"transition\": "
      + "\(transition), \"pressed\": {\"pressedScale\": 0.9, \"transition\": \(transition)}}}}"
    if Int.random(in: 0..<3, using: &random) == 0 { mutate(&text, &random) }
    return text
  }

  private static let values: [String: [String]] = [
    "at": ["0", "0.5", "0.5", "1", "0.25"], "scale": ["1.2", "0.5", "1.5"],
    "opacity": ["0", "0.5", "1"], "offset": ["[1, 2]", "[-1000, 1000]"],
    "color": ["\"red\"", "\"#fff8\"", "\"light-dark(red, blue)\""],
    "time": ["0.1", "0.5", "2", "0.25", "10"], "repeat": ["1", "3", "1000", "\"forever\""],
    "curve": [
      "\"linear\"", "\"easeIn\"", "\"spring\"", "[0, 0, 1, 1]", "[1, -2, 0, 3]", "[2, 0, -1, 1]",
    ],
  ]

  private static let wrong = [
    "null", "1e308", "-1e308", "1e-308", "[]", "{}", "\"\"", "true", "\"forever\"", "-0",
    "[[[[[[]]]]]]", "\"{a}\"", "\"calc(1/0)\"", "9007199254740993", "[1, 2, 3, 4, 5]", "0", "2",
    "60", "[1]", "\"rd\"",
  ]

  private static func value(_ kind: String, _ random: inout SeededNumbers) -> String {
    Int.random(in: 0..<40, using: &random) == 0
      ? pick(wrong, &random) : pick(values[kind] ?? wrong, &random)
  }

  private static func pick(_ list: [String], _ random: inout SeededNumbers) -> String {
    list[Int.random(in: 0..<list.count, using: &random)]
  }

  private static func mutate(_ text: inout String, _ random: inout SeededNumbers) {
    var bytes = Array(text.utf8)
    for _ in 0...Int.random(in: 0..<3, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 32...126, using: &random)
      case 1: bytes.remove(at: place)
      case 2:
        bytes.insert(contentsOf: Array("0{}[],:\"-e".utf8).shuffled(using: &random), at: place)
      default: bytes.removeSubrange(place..<min(place + 20, bytes.count))
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
  }
}
