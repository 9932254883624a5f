import KeyboardKit
import Testing

@testable import KeyboardViews

/// The language on space, and keyboards that are narrower than their view.
@Suite struct LanguageLabelTests {

  private func labels(of context: KeyboardContext) -> [Scene.Element] {
    let view = KeyboardView(keyboardContext: context)
    var builder = SceneBuilder(size: CGSize(width: 390, height: 266))
    view.draw(
      in: CGRect(x: 0, y: 0, width: 390, height: 266), context: ViewContext.fixedAdvance,
      into: &builder)
    return builder.scene.elements.filter { $0.role == .label }
  }

  private func context(locales: [String] = ["en"]) throws -> KeyboardContext {
    let context = KeyboardContext(device: try #require(Device.named("iphone")))
    context.locales = locales.map { Locale(identifier: $0) }
    return context
  }

  @Test func standsInTheLowerCornerOfSpace() throws {
    let context = try context(locales: ["en", "de"])
    context.spaceContextMenuTrailing = .locale
    let label = try #require(labels(of: context).first)
    #expect(label.style.contains(Scene.Property("text", .text("EN"))))
    #expect(label.style.contains(Scene.Property("fontSize", .number(12))))
    let space = try #require(
      KeyboardView(keyboardContext: context).placed(in: .fixedAdvance).keys
        .first { $0.item.action == .space })
    #expect(abs(label.box.maxX - (space.keyFrame.maxX - 7)) < 0.5)
    #expect(abs(label.box.maxY - (space.keyFrame.maxY - 5)) < 0.5)
  }

  @Test func needsSeveralLocalesAndAMenu() throws {
    let single = try context()
    single.spaceContextMenuTrailing = .locale
    #expect(labels(of: single).isEmpty)
    #expect(labels(of: try context(locales: ["en", "de"])).isEmpty)
  }

  @Test func dockedKeysTakeAPartOfTheWidth() throws {
    let context = try context()
    context.keyboardDockEdge = .trailing
    let placed = KeyboardView(keyboardContext: context).placed(in: ViewContext.fixedAdvance)
    #expect(placed.size.width == 390)
    let frames = placed.keys.filter { !$0.isInLowerBar }.map(\.frame)
    #expect(abs((frames.map(\.minX).min() ?? 0) - 78) < 0.01)
    #expect(abs((frames.map(\.maxX).max() ?? 0) - 390) < 0.01)
    #expect(placed.toolbarFrame?.minX == 78)
  }

  @Test func floatingKeyboardIsThatOfAPhone() throws {
    let context = KeyboardContext(device: try #require(Device.named("ipad")))
    context.isKeyboardFloating = true
    let placed = KeyboardView(keyboardContext: context).placed(in: ViewContext.fixedAdvance)
    #expect(placed.size.width == 320)
    #expect(!placed.keys.contains { $0.item.action == .dismissKeyboard })
  }

  // Every character is 5 points wide.
  private let font = Font.system(size: 10)

  @Test(arguments: [
    ("One", 15.0, "One"), ("Three", 24.9, "Thr…"), ("Three", 10.0, "T…"), ("Three", 1.0, "…"),
    ("Two words", 25.0, "Two…"), ("", 0.0, ""),
  ])
  func textIsCutToItsWidth(text: String, width: Double, expected: String) {
    #expect(TextMeasure.fixedAdvance.truncated(text, font: font, toWidth: width) == expected)
  }
}
