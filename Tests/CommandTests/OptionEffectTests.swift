import KeyboardPipeline
import ProgramSupport
import Testing

@testable import kbrender

/// Each option of a picture or layout changes what its command prints.
@Suite struct OptionEffectTests: ProgramSuite {

  struct Use: Sendable, CustomTestStringConvertible {
    var command: String
    var option: RenderOption

    var testDescription: String { "\(command) --\(option.name)" }
  }

  /// Commands that print JSON, and their options.
  private static let commands: [(line: String, rows: [RenderOption])] = [
    ("--emit scene", RenderOptions.rows), ("layout", KeyboardOptions.rows),
    ("type hi --emit scene", TypingOptions.rows),
    ("sheet --themes standard --emit scene", RenderOptions.rows),
    ("shelf --themes standard --emit scene", ShelfOptions.rows),
  ]

  /// The options of files, which change no JSON but the bytes of a picture.
  private static let ofFiles: Set = ["format", "compression", "no-metadata", "svg-text", "emit"]

  /// The options that others need to have an effect.
  private static let companions = [
    "select": "--long-press e", "step": "--type hi", "emoji-category": "--keyboard-type emojis",
    "recent-emojis": "--keyboard-type emojis", "emoji-query": "--keyboard-type emojiSearch",
    "reduce-transparency": "--theme frost", "svg-text": "--format svg",
    "toolbar": "--suggestions A,B",
  ]

  static let uses = commands.flatMap { command in
    // Folders of fonts have tests of their own.
    command.rows.filter { $0.name != "fonts" }.map { Use(command: command.line, option: $0) }
  }

  @Test(arguments: uses)
  func changesTheResult(use: Use) throws {
    let name = use.option.name
    let isOfFile = Self.ofFiles.contains(name)
    let command =
      isOfFile ? use.command.replacing("--emit scene", with: "--scale 0.5") : use.command
    let isNeeded = !(name == "step" && command.hasPrefix("type"))
    let base =
      "\(command) \(isNeeded ? Self.companions[name] ?? "" : "") "
      + (command.hasPrefix("layout")
        ? "" : command.hasPrefix("type") && isOfFile ? "--format png -o -" : "-o -")
    let words = ShellWords.split(base)
    let plain = try Program.fast.run(words, in: Program.project)
    #expect(plain.exitCode == 0, "\(plain.errors)")
    var changes = false
    for sample in use.option.notation.samples.prefix(12) where !changes {
      let given = words + ["--\(name)"] + (use.option.isFlag ? [] : [sample])
      let run = try Program.fast.run(given, in: Program.project)
      changes = run.exitCode == 0 && run.output != plain.output
    }
    #expect(changes, "\(base)")
  }
}
