import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import KeyboardViews
import Testing

/// The contact sheet of themes.
@Suite struct ThemeSheetTests {

  private func entry(_ name: String, schemes: [ColorScheme] = [.light, .dark]) throws
    -> KeyboardTheme.Sheet.Entry
  {
    let theme = try KeyboardTheme.builtIn(name)
    return KeyboardTheme.Sheet.Entry(
      name: theme.name, detail: name,
      keyboards: try schemes.map { scheme in
        let context = KeyboardContext(device: try #require(Device.named("iphone")))
        context.colorScheme = scheme
        return KeyboardView(
          keyboardContext: context,
          appearance: KeyboardThemeAppearance(theme: theme, keyboardContext: context))
      })
  }

  @Test func themesStandInRows() throws {
    let names = ["tron", "ink", "frost", "neon", "swifty"]
    let sheet = KeyboardTheme.Sheet(entries: try names.map { try entry($0) }, columns: 2)
    let scene = sheet.scene(measuring: .fixedAdvance)
    let boxes = scene.elements.map(\.box)
    #expect(scene.elements.map(\.name) == names)
    #expect(scene.elements.allSatisfy { $0.role == .theme })
    #expect(Set(boxes.map(\.minX)).count == 2 && Set(boxes.map(\.minY)).count == 3)
    #expect(Set(boxes.map(\.width)) == [794])
    for (index, box) in boxes.enumerated() {
      #expect(CGRect(origin: .zero, size: scene.size).contains(box))
      #expect(!boxes[(index + 1)...].contains { $0.intersects(box) })
    }
  }

  @Test func nameAndDetailStandBelow() throws {
    let scene = KeyboardTheme.Sheet(entries: [try entry("tron:sark")])
      .scene(measuring: .fixedAdvance)
    let captions = scene.nodes.runs.filter { ["Sark", "tron:sark"].contains($0.text) }
    #expect(captions.map(\.text) == ["Sark", "tron:sark"])
    #expect(captions.allSatisfy { $0.box.minY > 264 && $0.box.maxY <= scene.size.height })
    #expect((captions.first?.box.maxX ?? .infinity) <= captions.last?.box.minX ?? 0)
  }

  @Test(arguments: [("Sark", true), ("The Longest of All Names", false)])
  func detailIsLeftOutBesideALongName(name: String, isDrawn: Bool) throws {
    var entry = try entry("tron:sark", schemes: [.light])
    entry.name = name
    let scene = KeyboardTheme.Sheet(entries: [entry]).scene(measuring: .fixedAdvance)
    #expect(scene.nodes.runs.contains { $0.text == name })
    #expect(scene.nodes.runs.contains { $0.text == "tron:sark" } == isDrawn)
  }

  @Test func everySurroundingIsDrawn() throws {
    let scene = KeyboardTheme.Sheet(entries: [try entry("ink")])
      .scene(measuring: .fixedAdvance)
    let letters = scene.nodes.runs.filter { $0.text == "q" }
    #expect(letters.count == 2 && letters[0].color != letters[1].color)
    let light = try entry("ink", schemes: [.light])
    let single = KeyboardTheme.Sheet(entries: [light]).scene(measuring: .fixedAdvance)
    #expect(single.size.width < scene.size.width - 390)
  }
}
