import Foundation
import KeyboardPipeline
import Synchronization
import TestSupport
import Testing

@testable import kbrender

/// Each option of a picture or layout changes what its command prints.
@Suite struct OptionEffectTests: ProgramSuite {

  struct Use: Sendable, CustomTestStringConvertible {
    var command: String
    var option: RenderOption

    var testDescription: String { "\(command) --\(option.name)" }
  }

  /// Commands that print JSON, and their options; those of `render` change the request by a test of
  /// their own.
  private static let commands: [(line: String, rows: [RenderOption])] = [
    ("--emit layout", RenderOption.device + RenderOption.layer),
    ("type teh␣end␣ --emit scene -o -", TypingOptions.rows),
    ("sheet standard --emit scene -o -", RenderOptions.rows),
    ("sheet --kind shelf standard --emit scene -o -", SheetCommand.rows(of: .shelf)),
  ]

  /// Values that aren't among the samples of their options.
  private static let values = [
    "select": "1", "locale-file": "Sources/Data/Embedded/Locales/de.json",
  ]

  /// The options of files, which change no JSON but the bytes of a picture.
  private static let ofFiles: Set = ["format", "compression", "no-metadata", "svg-text", "emit"]

  /// The options that others need to have an effect.
  private static let companions = [
    "autocorrect": "--type teh␣", "emojis": "--keyboard-type emojis", "hide": "--liquid-glass",
    "select": "--long-press e", "step": "--type hi", "emoji-category": "--keyboard-type emojis",
    "recent-emojis": "--keyboard-type emojis", "emoji-query": "--keyboard-type emojiSearch",
    "clips": "--keyboard-type clipboard",
    "reduce-transparency": "--theme frost",
    "reduce-motion": "--theme ./Tests/StyleThemes/motion.json",
    "differentiate-without-color": "--press space",
    "svg-text": "--format svg",
    "no-lower-bar": "--liquid-glass", "no-status-bar": "--frame", "chat": "--screen",
    "no-autocorrect": "--type teh␣", "unicode-font": "--type teh␣",
    // The finger is on a suggestion then.
    "accept-suggestions": "--type I␣am␣going␣ --step 7",
  ]

  /// The options of how a text is typed, which the list of gestures shows.
  private static let ofGestures: Set = [
    "autocorrect", "no-autocorrect", "accept-suggestions", "unicode-font",
  ]

  /// The options whose effect typing ends, which the first step still shows.
  private static let beforeTyping: Set = [
    "case", "emojis", "emoji-category", "recent-emojis", "clips",
  ]

  static let uses = commands.flatMap { command in
    // Folders of fonts, remote services and gestures have tests of their own, sheets show no screens, and shelves no system keys.
    command.rows.filter {
      !$0.name.hasSuffix("fonts") && !["remote", "allow-env", "gestures"].contains($0.name)
        && (!["no-status-bar", "chat"].contains($0.name) || !command.line.hasPrefix("sheet"))
        && (!["reduce-motion", "differentiate-without-color"].contains($0.name)
          || !command.line.contains("--kind shelf"))
        // Keys look the same in any font of Unicode.
        && ($0.name != "unicode-font" || command.line.hasPrefix("type"))
    }.map { Use(command: command.line, option: $0) }
  }

  private static let plainOutputs = Mutex<[[String]: Data]>([:])

  /// Return the output without an option, which most options share.
  private func plainOutput(of words: [String]) throws -> Data {
    if let known = Self.plainOutputs.withLock({ $0[words] }) { return known }
    let run = try Program.built.run(words, in: Program.project)
    try #require(run.exitCode == 0, "\(run.errors)")
    Self.plainOutputs.withLock { $0[words] = run.output }
    return run.output
  }

  @Test(arguments: uses)
  func changesTheResult(use: Use) throws {
    let name = use.option.name
    var line = use.command
    if Self.ofFiles.contains(name) { line.replace("--emit scene", with: "--scale 0.5") }
    if line.hasPrefix("type") {
      if Self.ofFiles.contains(name), name != "format" { line += " --format png" }
      if Self.beforeTyping.contains(name) { line += " --step 0" }
      if Self.ofGestures.contains(name) {
        line.replace("--emit scene", with: "--output-format json")
      }
    }
    let companion = Self.companions[name] ?? ""
    if !line.hasPrefix("type") || !companion.hasPrefix("--type") { line += " \(companion)" }
    let words = ShellWords.split(line).map { $0.replacing("␣", with: " ") }
    let plain = try plainOutput(of: words)
    var changes = false
    // The first of several samples is often the default.
    let samples = Self.values[name].map { [$0] } ?? use.option.notation.samples.suffix(8).reversed()
    for sample in samples where !changes {
      let given = words + ["--\(name)"] + (use.option.isFlag ? [] : [sample])
      let run = try Program.built.run(given, in: Program.project)
      changes = run.exitCode == 0 && run.output != plain
    }
    #expect(changes, "\(line)")
  }
}
