import KeyboardKit
import Testing

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
        return KeyboardView(context, in: theme)
      })
  }

  @Test func themesStandInRows() throws {
    let names = ["tron", "ink", "frost", "neon", "swifty"]
    let sheet = KeyboardTheme.Sheet(entries: try names.map { try entry($0) }, columns: 2)
    let scene = sheet.scene
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
    let scene = KeyboardTheme.Sheet(entries: [try entry("tron:sark")]).scene
    let captions = scene.nodes.runs.filter { ["Sark", "tron:sark"].contains($0.text) }
    #expect(captions.map(\.text) == ["Sark", "tron:sark"])
    #expect(captions.allSatisfy { $0.box.minY > 264 && $0.box.maxY <= scene.size.height })
    #expect((captions.first?.box.maxX ?? .infinity) <= captions.last?.box.minX ?? 0)
  }

  @Test(arguments: [("Sark", true), ("The Longest of All Names", false)])
  func detailIsLeftOutBesideALongName(name: String, isDrawn: Bool) throws {
    var entry = try entry("tron:sark", schemes: [.light])
    entry.name = name
    let scene = KeyboardTheme.Sheet(entries: [entry]).scene
    #expect(scene.nodes.runs.contains { $0.text == name })
    #expect(scene.nodes.runs.contains { $0.text == "tron:sark" } == isDrawn)
  }

  @Test func everySurroundingIsDrawn() throws {
    let scene = KeyboardTheme.Sheet(entries: [try entry("ink")]).scene
    let letters = scene.nodes.runs.filter { $0.text == "q" }
    #expect(letters.count == 2 && letters[0].color != letters[1].color)
    let light = try entry("ink", schemes: [.light])
    let single = KeyboardTheme.Sheet(entries: [light]).scene
    #expect(single.size.width < scene.size.width - 390)
  }

  @Test func darkKeyboardsStandOnDarkHalves() throws {
    let entries = try ["ink", "frost", "tron"].map { try entry($0) }
    let scene = KeyboardTheme.Sheet(entries: entries, columns: 2).scene
    func page(at share: Double) -> Color.Resolved? {
      let place = CGPoint(x: scene.size.width * share, y: 5)
      return scene.nodes.reduce(nil) { color, node in
        guard case .fill(let path, .color(let fill)) = node, path.controlPointBox.contains(place)
        else { return color }
        return fill
      }
    }
    let colors = [0.1, 0.4, 0.6, 0.9].compactMap { page(at: $0) }
    #expect(colors.map { $0.luma > 0.5 } == [true, false, true, false])
    // A row that isn't full leaves the page light.
    let below = CGPoint(x: scene.size.width * 0.9, y: scene.size.height - 5)
    let covering = scene.nodes.compactMap { node -> Color.Resolved? in
      guard case .fill(let path, .color(let fill)) = node, path.controlPointBox.contains(below)
      else { return nil }
      return fill
    }
    #expect((covering.last?.luma ?? 0) > 0.5)
  }
}
