import Foundation
import KeyboardCore
import KeyboardDrawing
import Testing

@testable import KeyboardViews

@Suite struct GlassIconTests {

  /// The boxes of the ink in pictures of iOS 26, in points at font size 20.
  static let boxes: [IconTests.MeasuredBox] = [
    .init("keyboardShiftUppercased", 20, 17.3), .init("keyboardShiftLowercased", 20, 17.3),
    .init("keyboardBackspace", 20.7, 17.3), .init("keyboardBackspaceRtl", 20.7, 17.3),
    .init("keyboardNewline", 19.7, 17), .init("keyboardNewlineRtl", 19.7, 17),
    .init("keyboardRight", 17.3, 14), .init("keyboardLeft", 17.3, 14),
    .init("keyboardTab", 19.2, 14.4, weight: .light), .init("keyboardGlobe", 19.2, 19.2),
    .init("keyboardDictation", 13.3, 20.2), .init("keyboardEmoji", 19, 19),
    .init("keyboardEmojiFilled", 19, 19),
    .init("clock", 20, 20), .init("keyboardEmojiSymbol", 20, 20), .init("fork.knife", 20.2, 20),
    .init("car", 20.2, 20), .init("emojiSymbols", 17.9, 20.3),
    .init("keyboardShiftCapslockInactive", 19.7, 19.2, weight: .light),
  ]

  @Test(arguments: boxes)
  func inkIsAsLargeAsInPictures(box: IconTests.MeasuredBox) throws {
    let ink = try #require(Icon.named(box.name, in: .liquidGlass)).inkBox(weight: box.weight)
    #expect(abs(ink.width - box.width) <= 1, "\(ink.width) wide, measured \(box.width)")
    #expect(abs(ink.height - box.height) <= 1, "\(ink.height) high, measured \(box.height)")
  }

  @Test(arguments: IconTable.liquidGlass.names)
  func everyDrawingReplacesACenteredIcon(name: String) throws {
    let icon = try #require(Icon.named(name, in: .liquidGlass))
    #expect(icon.layers != Icon.named(name)?.layers)
    let ink = icon.inkBox(weight: .regular)
    #expect(abs(ink.midX - 12) <= 0.6, "centered on x \(ink.midX)")
    // Below the keys, the microphone stands higher.
    let middle = name == "keyboardDictation" ? 11.2 : 12
    #expect(abs(ink.midY - middle) <= 0.6, "centered on y \(ink.midY)")
  }

  /// An unknown shape or a missing number in a file would end the program when its icon is drawn.
  @Test(arguments: IconTable.classic.names + IconTable.liquidGlass.names)
  func everyIconCanBeRead(name: String) throws {
    let canvas = CGRect(x: -2, y: -2, width: 28, height: 28)
    for icon in [IconTable.classic[name], IconTable.liquidGlass[name]].compactMap(\.self) {
      #expect(!icon.layers.isEmpty)
      #expect(icon.points.allSatisfy { canvas.contains($0) })
    }
  }

  @Test func otherIconsStayTheSame() {
    #expect(Icon.named("keyboardSettings", in: .liquidGlass) == Icon.named("keyboardSettings"))
    #expect(Icon.named("keyboardUnknown", in: .liquidGlass) == nil)
  }
}
