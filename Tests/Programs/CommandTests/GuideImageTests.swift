import ArgumentParser
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import TestSupport
import Testing

@testable import kbrender

@Suite struct GuideImageTests: ProgramSuite {

  /// A command with the theme above it, and the files that the page asks to save.
  struct Recipe: CustomTestStringConvertible, Sendable {
    var page: String
    var command: String
    var theme: String?
    var files: [String: String]

    var testDescription: String { command }

    var output: String { command.split(separator: " ").last.map(String.init) ?? "" }

    var name: String? { command.firstMatch(of: /\.\/(\w+\.json)/).map { String($0.1) } }
  }

  private static let small = "--scale 1 --compression small --no-metadata"

  static let recipes = ["COOKBOOK", "TUTORIAL"].flatMap { read($0) }

  private static func read(_ page: String) -> [Recipe] {
    let file = Program.project.appending(path: "Themes/\(page).md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let files = text.matches(of: /Save this as `(\S+\.svg)`:\n\n```xml\n((?s).*?)```/).map {
      (String($0.1), String($0.2))
    }
    var theme: String?
    return text.matches(of: /```(\w*)\n((?s).*?)```/).flatMap { block -> [Recipe] in
      let body = String(block.2)
      if block.1 == "json" { theme = body }
      guard block.1.isEmpty else { return [] }
      return body.split(separator: "\n").filter { $0.contains(/^kbrender (-t .*)?-o \S+$/) }.map {
        Recipe(
          page: page.lowercased(), command: String($0), theme: theme,
          files: Dictionary(files) { $1 })
      }
    }
  }

  @Test func pagesHaveRecipes() {
    #expect(Self.recipes.filter { $0.page == "cookbook" }.count >= 20)
    #expect(Self.recipes.filter { $0.page == "tutorial" }.count >= 5)
  }

  @Test(arguments: recipes)
  func imageIsWhatTheCommandRenders(recipe: Recipe) throws {
    let folder = try ScratchFolder()
    for (name, text) in recipe.files { try folder.write(text, to: name) }
    let photo = Program.project.appending(path: "Gallery/Templates/photo.jpg")
    try folder.write(Data(contentsOf: photo), to: "photo.jpg")
    if let name = recipe.name { try folder.write(recipe.theme ?? "", to: name) }
    let words = recipe.command.dropFirst("kbrender ".count)
    let run = try run("\(words) \(Self.small)", in: folder)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    let image = "Gallery/Images/\(recipe.page)/\(recipe.output)"
    guard let shown = try? Data(contentsOf: Program.project.appending(path: image)) else {
      // A page needn't show every image.
      return
    }
    #expect(
      shown == folder.read(recipe.output),
      "\(image) is stale: run its command with \(Self.small).")
    guard recipe.page == "cookbook", let name = recipe.name else { return }
    let check = try self.run("theme check \(name)", in: folder)
    #expect(check.exitCode == 0 && !check.errors.contains("warning:"), "\(check.errors)")
  }

  @Test(arguments: ["cookbook", "tutorial"])
  func imagesAreShown(page: String) throws {
    let folder = Program.project.appending(path: "Gallery/Images/\(page)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    let outputs = Self.recipes.filter { $0.page == page }.map(\.output)
    #expect(!names.isEmpty && Set(names).isSubset(of: outputs))
  }

  static let commands: [String] = [
    "README.md", "AGENTS.md", "Gallery/README.md", "Gallery/STORES.md", "Gallery/SCALE.md",
    "Snapshots/README.md", "Themes/README.md",
    "Themes/TUTORIAL.md", "Themes/COOKBOOK.md", "Sources/Programs/README.md",
    "Sources/Programs/FAQ.md",
  ].flatMap { page in
    let file = Program.project.appending(path: page)
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let blocks = text.matches(of: /```(\w*)\n((?s).*?)```/).filter { $0.1.isEmpty }
    return blocks.flatMap { block in
      block.2.split(separator: "\n").filter { $0.hasPrefix("kbrender ") }.map(String.init)
    }
  }

  @Test func thereAreCommands() { #expect(Self.commands.count > 20) }

  /// The program parses every command, whether or not its files exist.
  @Test(arguments: commands)
  func commandIsUnderstood(line: String) throws {
    let words = try ArgumentLine.split(line.split(separator: ">")[0]).dropFirst()
    #expect(throws: Never.self) { try KBRender.parseAsRoot(Array(words)) }
  }

  @Test func themeExampleLooksAsItSays() throws {
    let readme = Program.project.appending(path: "README.md")
    let blocks = try String(contentsOf: readme, encoding: .utf8).components(
      separatedBy: "```json\n")
    let example = try #require(blocks.dropFirst().first?.components(separatedBy: "```").first)
    let theme = try KeyboardTheme(decoding: SourceFile(name: "mint.json", text: example))
    let context = KeyboardContext()
    let backspace = theme.keyboardButtonStyle(for: .backspace, context: context)
    #expect(
      backspace.foregroundColor
        == Color(light: Color.Resolved(hex: 0xA01030), dark: Color.Resolved(hex: 0xFF9AA8)))
    let pressed = theme.keyboardButtonStyle(for: .character("g"), context: context, isPressed: true)
    #expect(pressed.glowRadius == 8 && pressed.cornerRadius == 9)
    let primary = theme.keyboardButtonStyle(for: .primary(.return), context: context)
    #expect(
      primary.foregroundColor
        == Color(light: Color.Resolved(hex: 0xFFFFFF), dark: Color.Resolved(hex: 0x000000)))
  }

  @Test func libraryExampleDraws() throws {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "de"))
    let appearance = KeyboardThemeAppearance(theme: .tron, keyboardContext: context)
    let view = KeyboardView(keyboardContext: context, appearance: appearance)
    let png = try KeyboardRenderer().png(of: view, scale: 3)
    let picture = try PNGPicture(decoding: png)
    #expect(picture.width == 1170 && picture.height == 792)
  }
}
