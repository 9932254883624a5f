import KeyboardKit
import Testing

@Suite struct KeyLabelEffectTests {

  private func scene(
    _ members: String, device: String = "iphone-15", locale: String = "de"
  ) throws -> Scene {
    let context = KeyboardContext(
      device: .named(device) ?? .standard, locale: Locale(identifier: locale))
    context.keyboardCase = .lowercased
    return KeyboardView(context, in: try KeyboardTheme(members: members)).scene
  }

  private func key(_ name: String, _ scene: Scene) throws -> CGRect {
    try #require(scene.elements.first { $0.role == .key && $0.name == name }).box
  }

  @Test func keysShowTheirLabels() throws {
    let scene = try scene(
      #"""
      "labels": {"space": {"language": "native"}, "return": false, "numeric": "?!1",
        "backspace": "weg", "shift": {"symbol": "globe"}}
      """#)
    let plain = try self.scene(#""name": "Plain""#)
    for text in ["Deutsch", "?!1", "weg"] {
      #expect(scene.nodes.run(text) != nil && plain.nodes.run(text) == nil, "\(text)")
    }
    #expect(plain.nodes.run("123") != nil && scene.nodes.run("123") == nil)
    // Names and places are those of the keys.
    #expect(
      scene.elements.filter { $0.role == .key }.map(\.name)
        == plain.elements.filter { $0.role == .key }.map(\.name))
    #expect(
      try self.scene(#""labels": {"space": {"language": "english"}}"#).nodes.run("German") != nil)
    #expect(try self.scene(#""labels": {"space": {"language": "code"}}"#).nodes.run("DE") != nil)
  }

  static let places: [(String, @Sendable (CGRect, CGRect) -> Bool)] = [
    ("", { $0.midX > $1.midX && $0.midY < $1.midY }),
    (#", "place": "topLeading""#, { $0.midX < $1.midX && $0.midY < $1.midY }),
    (#", "place": "topTrailing""#, { $0.midX > $1.midX && $0.midY < $1.midY }),
    (#", "place": "bottomLeading""#, { $0.midX < $1.midX && $0.midY > $1.midY }),
    (#", "place": "bottomTrailing""#, { $0.midX > $1.midX && $0.midY > $1.midY }),
  ]

  @Test(arguments: places.indices) func hintsOfPhonesShowWhatALongPressOffers(row: Int) throws {
    let (place, exists) = Self.places[row]
    let scene = try scene(
      #""rules": [{"match": {"element": "hint"}, "content": "longPress"\#(place)}]"#)
    let hint = try #require(scene.nodes.run("ß"))
    let box = try key("s", scene)
    let width = TextMeasure.fixedAdvance.width(of: "ß", font: hint.font)
    let left = hint.alignment == .left ? hint.box.minX : hint.box.maxX - width
    #expect(hint.alignment == (place.contains("Leading") ? .left : .right))
    let ink = CGRect(x: left, y: hint.box.minY, width: width, height: hint.box.height)
    #expect(exists(ink, box) && box.contains(ink))
    #expect(hint.font.size < 12 && hint.color.opacity == 0.5)
    // The key's own character keeps its place.
    let plain = try self.scene(#""name": "Plain""#)
    #expect(scene.nodes.run("s")?.box == plain.nodes.run("s")?.box)
    #expect(plain.nodes.run("ß") == nil)
  }

  @Test func hintsOfPadsCanBeMovedAndRemoved() throws {
    func pad(_ fields: String) throws -> Scene {
      try scene(
        #""rules": [{"match": {"element": "hint"}\#(fields)}]"#, device: "ipad", locale: "en")
    }
    let plain = try pad(#", "opacity": 1"#)
    let none = try pad(#", "content": "none""#)
    let corner = try pad(#", "opacity": 1, "place": "topTrailing""#)
    #expect(plain.nodes.run("1") != nil && none.nodes.run("1") == nil)
    let (middle, moved) = (try #require(plain.nodes.run("1")), try #require(corner.nodes.run("1")))
    #expect(middle.alignment == .center && moved.alignment == .right)
    #expect(moved.box.maxX < (try key("q", corner)).maxX)
    let lowered = try #require(plain.nodes.run("q")?.box.midY)
    #expect(try #require(corner.nodes.run("q")?.box.midY) < lowered)
  }
}
