import KeyboardKit
import KeyboardPipeline
import Terminal
import TestSupport
import Testing

@testable import kbrender

@Suite struct KeyPressTests: ProgramSuite {

  private func placed(
    _ arguments: String
  ) throws -> (request: RenderRequest, keyboard: PlacedKeyboard) {
    let given = try RenderArguments(ArgumentLine.split(arguments))
    let request = try RenderRequest(given, output: "-")
    return (request, try RenderPipeline(files: .disk).drawing(of: request).placed)
  }

  @Test func aKeyIsPressed() throws {
    let (request, keyboard) = try placed("--locale sv --press å")
    #expect(keyboard.keyboard.callout == .input(.character("å")))
    #expect(keyboard.keyboard.pressedActions == [.character("å")])
    #expect(request.arguments == ["--locale", "sv", "--press", "å"])
  }

  @Test(arguments: ["shift", "Shift", "space", "return", "-"])
  func keysAreNamedByCharacterOrWord(name: String) throws {
    let type = name == "-" ? "--keyboard-type numeric " : ""
    let keyboard = try placed("\(type)--press=\(name)").keyboard
    #expect(keyboard.keyboard.pressedActions.first?.keyName == name.lowercased())
  }

  @Test(arguments: ["a", "shift", "numeric", "1"]) func padsHavePressedKeysToo(name: String) throws
  {
    let device = "--device ipad\(name == "1" ? " --keyboard-type numeric" : "")"
    let keyboard = try placed("\(device) --press \(name)").keyboard
    #expect(keyboard.keyboard.pressedActions.first?.keyName == name)
    let scene = keyboard.styled(in: ViewContext(text: .fixedAdvance))
      .scene(measuring: .fixedAdvance)
    #expect(!scene.elements.contains { $0.role == .inputCallout })
    let pressed = scene.elements.filter { element in
      element.style.contains { $0.name == "state" && $0.value == .text("pressed") }
    }
    #expect(Set(pressed.map(\.name)) == [name])
  }

  @Test func keysAreBlankWhileSpaceMovesTheCursor() throws {
    let (request, keyboard) = try placed("--locale de --device ipad --space-drag --more-locales en")
    let scene = keyboard.styled(in: ViewContext(text: .fixedAdvance))
      .scene(measuring: .fixedAdvance)
    #expect(request.arguments.contains("--space-drag"))
    #expect(keyboard.keyboard.pressedActions == [.space])
    let keys = scene.elements.filter { $0.role == .key }
    #expect(keys.count >= 40)
    #expect(keys.allSatisfy { key in !key.style.contains { ["text", "image"].contains($0.name) } })
    #expect(!scene.elements.contains { $0.role == .label })
  }

  @Test func aKeyIsPressedAfterTyping() throws {
    let keyboard = try placed("--type hi --press k").keyboard
    let scene = keyboard.styled(in: ViewContext(text: .fixedAdvance))
      .scene(measuring: .fixedAdvance)
    #expect(scene.elements.filter { $0.role == .inputCallout }.map(\.name) == ["k"])
  }

  @Test(arguments: [
    ("--long-press shift", "cli/no-callout", []), ("--long-press r:2", "cli/out-of-range", []),
    ("--long-press e --select -1", "cli/out-of-range", ["from 0 to 999"]),
    ("--select 1", "cli/conflicting-options", ["--long-press"]),
    ("--autocorrect off", "cli/conflicting-options", ["--autocorrect requires --type"]),
    ("--accept-suggestions", "cli/conflicting-options", ["--accept-suggestions requires --type"]),
    ("--long-press backspcae", "cli/unknown-name", ["did you mean “backspace”"]),
    ("--long-press ß", "cli/unknown-name", ["no key “ß”", "it has q, w, e"]),
    ("--press capslock", "cli/unknown-name", ["capslock"]),
    ("--press ''", "cli/unknown-name", ["no key"]),
    ("--device ipad --long-press 1", "cli/unknown-name", ["it has q, w, e"]),
    (
      "--keyboard-type numberPad --long-press 0", "cli/no-callout",
      ["no key of this keyboard has one"]
    ),
  ])
  func theProgramRefuses(line: String, code: String, parts: [String]) throws {
    let folder = try ScratchFolder()
    let run = try run(line, in: folder)
    #expect(run.exitCode == 2 && run.output.isEmpty && folder.files.isEmpty)
    for part in parts + ["[\(code)]"] { #expect(run.errors.contains(part), "\(run.errors)") }
  }

  @Test func secondaryActionsAreSelectedInTheOrderOfTheService() throws {
    let keyboard = try placed("--long-press o:4").keyboard
    #expect(keyboard.keyboard.callout == .actions(of: .character("o"), selectedIndex: 4))
  }

  @Test(arguments: [
    (
      "--long-press shift",
      "“shift” has no callout; the keys that have one are w, e, r, t, y, u, i, o, a, s, d, g, h, k, l, "
        + "z, c, n"
    ),
    (
      "--long-press r:2",
      "“r” has 2 actions, so the number after the colon must be from 0 to 1, not 2"
    ),
    (
      "--keyboard-type numeric --press q",
      "This keyboard has no key “q”; it has 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, -, /, :, ;, (, ), $, &, "
        + "@, ”, symbolic, ., ,, ?, !, ’, backspace, alphabetic, emojis, space, return"
    ),
    ("--press enter", "There is no key “enter”; did you mean “return”?"),
    ("--press shfit", "There is no key “shfit”; did you mean “shift”?"),
    ("--press a --long-press b", "--press and --long-press are mutually exclusive"),
    ("--space-drag --press a", "--space-drag excludes --press and --long-press"),
    ("--select 1", "--select requires --long-press"),
    ("--long-press e --select x", "--select must be an integer from 0 to 999, not “x”"),
  ])
  func saysWhatIsWrong(arguments: String, message: String) throws {
    do {
      _ = try placed(arguments)
      Issue.record("Nothing was wrong with \(arguments).")
    } catch {
      let failure = CommandFailure(error)
      #expect(failure.kind == .invalidInput)
      #expect(failure.diagnostics.map(\.message) == [message])
    }
  }
}
