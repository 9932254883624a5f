import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import Testing

@testable import KeyboardStyling

/// The statements of `Themes/README.md`.
@Suite struct ThemeReadmeTests {

  private func readme() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "Themes/README.md"), encoding: .utf8)
  }

  @Test func everyFieldNameAndCodeIsMentioned() throws {
    let text = try readme()
    let names =
      Keyboard.ButtonStyle.fields.map(\.name) + KeyboardCallout.CalloutStyle.fields.map(\.name)
      + Autocomplete.ToolbarStyle.fields.map(\.name)
      + Autocomplete.ToolbarItemStyle.fields.map(\.name)
      + Autocomplete.ToolbarSeparatorStyle.fields.map(\.name)
      + Emoji.PartStyle.fields.map(\.name) + Keyboard.LabelStyle.fields.map(\.name)
      + KeyboardTheme.ActionPattern.names + ThemeProblem.allCases.map(\.rawValue)
      + ThemeReader.rootKeys + MatchCondition.all.map(\.key) + [ThemeReader.elementKey]
      + KeyboardTheme.Element.allCases.map(\.rawValue) + ThemeReader.valueKeys
      + ThemeReader.actionKeys + ThemeReader.imageKeys + ThemeReader.insetKeys
      + ThemeReader.fontKeys + KeyboardTheme.ButtonState.allCases.map(\.rawValue)
      + ColorFunction.allCases.map(\.rawValue) + ColorParser.styleSheetFunctions
      + ThemeVariableType.allCases.map(\.rawValue) + ThemeTextStyle.allCases.map(\.rawValue)
      + Keyboard.Background.ImageContentMode.allCases.map(\.rawValue)
      + ThemeReader.layerKeys + ThemeReader.gradientKeys + ThemeReader.backgroundKeys
    for name in names {
      let isMentioned =
        text.contains("`\(name)`") || text.contains("`\(name)(")
        || text.contains("\"\(name)\"")
      #expect(isMentioned, "\(name)")
    }
  }

  @Test(arguments: KeyboardTheme.Element.allCases.filter { $0.emojiPart != nil })
  func rowOfAnEmojiPartHasItsFields(element: KeyboardTheme.Element) throws {
    let row = try #require(
      readme().split(separator: "\n").first { $0.hasPrefix("| `\(element.rawValue)` |") })
    let names = Set(Emoji.PartStyle.fields.map(\.name).filter { row.contains("`\($0)`") })
    #expect(names == Set(element.emojiFields))
  }

  @Test func exampleIsATheme() throws {
    let text = try readme()
    let start = try #require(text.range(of: "```json\n"))
    let end = try #require(text.range(of: "```", range: start.upperBound..<text.endIndex))
    let example = String(text[start.upperBound..<end.lowerBound])
    let theme = try KeyboardTheme(decoding: SourceFile(name: "sunrise.json", text: example))
    let context = KeyboardContext()
    let backspace = theme.keyboardButtonStyle(for: .backspace, context: context)
    #expect(backspace.backgroundColor == Color(hex: 0xDC143C))
    context.colorScheme = .dark
    let primary = theme.keyboardButtonStyle(for: .primary(.return), context: context)
    #expect(primary.backgroundColor == .blue)
    let pressed = theme.keyboardButtonStyle(for: .space, context: context, isPressed: true)
    #expect(pressed.glowRadius == 8)
  }
}
