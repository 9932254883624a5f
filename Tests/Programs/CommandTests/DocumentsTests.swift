import ArgumentParser
import Foundation
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import SourceText
import TestSupport
import Testing

@testable import kbrender

/// The examples of README.md and the guides.
@Suite struct DocumentsTests {

  /// The commands of the documents, with their comments.
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
