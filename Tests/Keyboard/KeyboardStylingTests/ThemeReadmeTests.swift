import KeyboardKit
import Testing

@testable import KeyboardStyling

/// The statements of `Themes/README.md` and `Themes/REFERENCE.md`.
@Suite struct ThemeReadmeTests {

  private func text(of name: String) throws -> String {
    try String(contentsOf: project.appending(path: "Themes/\(name).md"), encoding: .utf8)
  }

  @Test func everyFieldNameAndCodeIsInTheReference() throws {
    let text = try text(of: "REFERENCE")
    let names =
      Keyboard.ButtonStyle.fields.map(\.name) + KeyboardCallout.CalloutStyle.fields.map(\.name)
      + Autocomplete.ToolbarStyle.fields.map(\.name)
      + Autocomplete.ToolbarItemStyle.fields.map(\.name)
      + Autocomplete.ToolbarSeparatorStyle.fields.map(\.name)
      + Emoji.PartStyle.fields.map(\.name) + Keyboard.LabelStyle.fields.map(\.name)
      + KeyboardTheme.ActionPattern.names + DiagnosticCode.ofThemes.map(\.name)
      + ThemeFormat.theme.names + MatchCondition.all.map(\.key) + [ThemeFormat.elementKey]
      + KeyboardTheme.Element.allCases.map(\.rawValue) + ThemeFormat.actionValues.map(\.name)
      + ThemeFormat.action.names + ThemeFormat.image.names + ThemeFormat.edgeNames
      + ThemeFormat.font.names + KeyboardTheme.ButtonState.allCases.map(\.rawValue)
      + KeyboardViewStyle.fields.map(\.name)
      + (Keyboard.Corners.shape(in: ValueBounds()).object?.names ?? []) + ThemeFormat.shadow.names
      + ThemeTextStyle.allCases.map(\.rawValue)
      + Keyboard.Background.ImageContentMode.allCases.map(\.rawValue)
      + ThemeFormat.styleKeys.map(\.name) + ThemeFormat.gradient.names
      + ThemeFormat.background.names + ThemeFormat.fontFile.names + ThemeFormat.keyLabel.names
    for name in names { #expect(text.contains("`\(name)`"), "\(name)") }
  }

  @Test func everyColorFunctionTypeAndElementIsInTheGuide() throws {
    let text = try text(of: "README")
    let names =
      ColorFunction.allCases.map(\.rawValue) + ColorParser.styleSheetFunctions
      + ThemeVariableType.allCases.map(\.rawValue) + KeyboardTheme.Element.allCases.map(\.rawValue)
    for name in names {
      #expect(text.contains("`\(name)`") || text.contains("`\(name)("), "\(name)")
    }
  }

  /// The themes and the lists of rules in the guide are read without errors.
  @Test func everyExampleOfTheGuideIsValid() throws {
    let blocks = try text(of: "README").components(separatedBy: "```json\n").dropFirst()
    #expect(blocks.count > 8)
    for block in blocks {
      let example = try #require(block.components(separatedBy: "```").first)
      // What isn't a theme is some of its members.
      let isTheme = example.contains("formatVersion")
      let text = isTheme ? example : "{\"formatVersion\": 1, \(example)}"
      let file = SourceFile(name: "guide.json", text: text)
      let picture = Array(Data(base64Encoded: ThemeDocumentGenerator.picture) ?? Data())
      let font = Array(try Data(contentsOf: ThemeFontTests.folder.appending(path: "Round.ttf")))
      #expect(throws: Never.self, "\(example)") {
        _ = try KeyboardTheme(decoding: file) { path in
          if path.hasSuffix(".ttf") { return SourceFile(name: path, bytes: font) }
          return path.hasSuffix(".svg")
            ? SourceFile(name: path, text: ThemeDocumentGenerator.drawing)
            : SourceFile(name: path, bytes: picture)
        }
      }
    }
  }

  @Test func everyPictureOfTheGuideExists() throws {
    let folder = project.appending(path: "Themes")
    let pictures = try text(of: "README").matches(of: /!\[[^\]]+\]\(([^)]+)\)/).map { String($0.1) }
    #expect(pictures.count > 8)
    for picture in pictures {
      let path = folder.appending(path: picture).standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: path), "\(picture)")
    }
  }

  @Test(arguments: KeyboardTheme.Element.allCases.filter { $0.emojiPart != nil })
  func sectionOfAnEmojiPartHasItsFields(element: KeyboardTheme.Element) throws {
    let parts = try text(of: "REFERENCE").components(separatedBy: "### \(element.rawValue)\n")
    let section = try #require(parts.last?.components(separatedBy: "\n#").first)
    let names = Set(Emoji.PartStyle.fields.map(\.name).filter { section.contains("| `\($0)` |") })
    #expect(names == Set(element.emojiFields))
  }

  @Test func exampleIsATheme() throws {
    let text = try text(of: "README")
    let start = try #require(text.range(of: "```json\n"))
    let end = try #require(text.range(of: "```", range: start.upperBound..<text.endIndex))
    let example = String(text[start.upperBound..<end.lowerBound])
    let theme = try KeyboardTheme(decoding: SourceFile(name: "sunrise.json", text: example))
    let context = KeyboardContext()
    let backspace = theme.keyboardButtonStyle(for: .backspace, context: context)
    #expect(backspace.backgroundColor == Color(hex: 0xDC143C))
    context.colorScheme = .dark
    let primary = theme.keyboardButtonStyle(for: .primary(.return), context: context)
    #expect(primary.backgroundColor == .mint)
    let pressed = theme.keyboardButtonStyle(for: .space, context: context, isPressed: true)
    #expect(pressed.glowRadius == 8)
  }
}
