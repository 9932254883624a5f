import ArgumentParser
import KeyboardPipeline
import KeyboardRender
import SourceText
import Terminal
import ThemePacks

struct DoctorCommand: Command {

  static let configuration = CommandConfiguration(
    "doctor", "Print versions of libraries and fonts, and list missing packages.",
    example: "kbrender doctor --json")

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    var fonts: [KeyboardRenderer.Fact] = []
    var problem: CommandFailure?
    do {
      fonts = try KeyboardRenderer().fonts
    } catch {
      problem = CommandFailure(error)
    }
    let libraries = KeyboardRenderer.libraries
    let versions = [("kbrender", ProgramVersion.text)] + libraries.map { ($0.name, $0.value) }
    let text =
      "Versions\n\(Self.lines(versions))\nFonts\n\(Self.lines(Self.families(of: fonts)))"
      + "\nYour themes\n  \(ThemeFolder.path)\n"
    try StandardOutput.write(
      json
        ? Self.json(libraries: libraries, fonts: fonts, isFine: problem == nil)
        : text)
    if let problem { throw problem }
  }

  private static func families(
    of fonts: [KeyboardRenderer.Fact]
  ) -> [(name: String, value: String)] {
    var families: [(name: String, value: String)] = []
    for font in fonts where !families.contains(where: { $0.name == font.name }) {
      families.append((font.name, FilePath(font.value).folder))
    }
    return families
  }

  private static func lines(_ facts: [(name: String, value: String)]) -> String {
    let width = (facts.map(\.name.count).max() ?? 0) + 2
    return facts.map { "  \($0.name.padded(to: width))\($0.value)\n" }.joined()
  }

  private static func json(
    libraries: [KeyboardRenderer.Fact], fonts: [KeyboardRenderer.Fact], isFine: Bool
  ) -> String {
    ([
      "kbrender": .string(ProgramVersion.text), "ok": .boolean(isFine),
      "libraries": .object(libraries.map { ($0.name, .string($0.value)) }),
      "fonts": .array(
        fonts.map { ["family": .string($0.name), "file": .string($0.value)] }),
      "themes": .string(ThemeFolder.path),
      "packages": .array(KeyboardRenderer.requiredPackages.map { .string($0) }),
    ] as JSONText).indentedText
  }
}
