import ArgumentParser
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import SourceText
import Terminal
import ThemePacks

struct DoctorCommand: Command {

  static let configuration = CommandConfiguration(
    "doctor", "Print versions of libraries and fonts, and list missing packages.",
    example: "kbrender doctor --output-format json")

  @OptionGroup var result: ResultOptions

  var common: CommonOptions { result.common }

  func execute(reporter: Reporter) throws {
    var fonts: [KeyboardRenderer.Fact] = []
    var problem: CommandFailure?
    do {
      fonts = try KeyboardRenderer().fonts
    } catch {
      problem = CommandFailure(error)
    }
    let versions =
      [("kbrender", ProgramVersion.text)]
      + KeyboardRenderer.libraries.map { ($0.name, $0.value) }
    let hidden = problem == nil ? Self.hiddenEmojis : []
    let emojis = hidden.map { ("Emoji \($0.version)", "\($0.emojis.count): \($0.emojis.joined())") }
    let missing = Self.missing
    let text =
      "Missing\n\(missing.isEmpty ? "  nothing\n" : Self.lines(missing))"
      + "\nVersions\n\(Self.lines(versions))\nFonts\n\(Self.lines(Self.families(of: fonts)))"
      + (emojis.isEmpty ? "" : "\nHidden emojis, which the font lacks\n\(Self.lines(emojis))")
      + "\nYour themes\n  \(ThemeFolder.path)\n"
    try reporter.write(
      [
        "isFine": .boolean(problem == nil),
        "versions": .array(versions.map { ["name": .string($0.0), "value": .string($0.1)] }),
        "fonts": .array(fonts.map { ["name": .string($0.name), "file": .string($0.value)] }),
        "hiddenEmojis": .object(hidden.map { ($0.version, .array($0.emojis.map { .string($0) })) }),
        "themeFolder": .string(ThemeFolder.path),
        "missing": .array(missing.map { ["name": .string($0.name), "use": .string($0.value)] }),
        "packages": .array(KeyboardRenderer.requiredPackages.map { .string($0) }),
      ], or: text)
    if let problem { throw problem }
  }

  /// Missing programs and dictionaries that some commands use.
  private static var missing: [(name: String, value: String)] {
    let locales = DictionaryLocale.all.filter {
      LexiconEntry($0, folder: .standard).state == "package"
    }
    let names = locales.map(\.identifier).joined(separator: ", ")
    return [
      (
        AnimationFormat.program, "GIF, MP4 and WebM animations of kbrender type",
        AnimationFormat.isInstalled
      ),
      ("dictionaries", "\(names); kbrender lexicon list names their packages", locales.isEmpty),
    ].filter { !$0.2 }.map { ($0.0, $0.1) }
  }

  private static func families(
    of fonts: [KeyboardRenderer.Fact]
  ) -> [(name: String, value: String)] {
    fonts.uniqued(by: \.name).map { ($0.name, FilePath($0.value).folder) }
  }

  /// Emojis hidden by keyboards, by version and without skin tones.
  private static var hiddenEmojis: [(version: String, emojis: [String])] {
    EmojiVersion.current.laterVersions.compactMap { version in
      let emojis = version.emojis.filter { $0 == $0.neutralSkinToneVariant }.map(\.char)
        .filter { !KeyboardRenderer.drawsEmoji($0) }
      return emojis.isEmpty ? nil : (version.displayName, emojis)
    }
  }

  private static func lines(_ facts: [(name: String, value: String)]) -> String {
    let width = (facts.map(\.name.count).max() ?? 0) + 2
    return facts.map { "  \($0.name.padded(to: width))\($0.value)\n" }.joined()
  }
}
