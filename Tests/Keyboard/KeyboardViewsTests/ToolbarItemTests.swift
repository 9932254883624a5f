import KeyboardKit
import Testing

@testable import KeyboardViews

/// The items of an app in the toolbar: their places, what they show, and what they leave to
/// suggestions.
@Suite struct ToolbarItemTests {

  private typealias Item = Keyboard.ToolbarItem

  private static let icon = Item(icon: .init(.standard(.settings)))

  private func view(
    _ items: Keyboard.ToolbarItems?, locale: String = "en", suggestions: [String] = []
  ) -> KeyboardView {
    let context = KeyboardContext(device: .standard)
    context.change { $0.locale = Locale(identifier: locale) }
    var view = KeyboardView(
      keyboardContext: context, suggestions: suggestions.map { .init(text: $0) })
    view.toolbarItems = items
    return view
  }

  private func scene(
    _ items: Keyboard.ToolbarItems?, locale: String = "en", suggestions: [String] = [],
    style: Autocomplete.ToolbarStyle = .init()
  ) -> Scene {
    view(items, locale: locale, suggestions: suggestions).autocompleteToolbarStyle(style).scene
  }

  private func boxes(_ scene: Scene) -> [String: CGRect] {
    Dictionary(
      scene.elements.filter { $0.role == .toolbarItem || $0.role == .toolbarSeparator }
        .map { ($0.name, $0.box) }
    ) { first, _ in first }
  }

  @Test func keyboardsWithoutItemsAreUnchanged() {
    let words = ["One", "Two"]
    #expect(scene(nil, suggestions: words) == scene(.init(), suggestions: words))
  }

  @Test func itemsStandAtBothEndsAndSuggestionsBetween() throws {
    let items = Keyboard.ToolbarItems(
      leading: [Self.icon, .init(text: "A")], trailing: [.init(text: "B")])
    let boxes = boxes(scene(items, suggestions: ["One", "Two"]))
    #expect(boxes["keyboardSettings"]?.minX == 4)
    #expect(boxes["keyboardSettings"]?.width == 44)
    let (a, b) = (try #require(boxes["A"]), try #require(boxes["B"]))
    let (one, two) = (try #require(boxes["One"]), try #require(boxes["Two"]))
    #expect(a.minX == 52)
    #expect(b.maxX == 386)
    #expect(a.maxX <= one.minX && one.maxX < two.minX && two.maxX <= b.minX)
    #expect(abs(one.width - two.width) < 0.5)
  }

  @Test func touchesOfSuggestionsAreBetweenTheItems() throws {
    let items = Keyboard.ToolbarItems(leading: [Self.icon], trailing: [Self.icon])
    let context = ViewContext.fixedAdvance
    let keys = view(items, suggestions: ["One"]).touchableKeys(
      in: CGRect(x: 0, y: 0, width: 390, height: 300), context: context)
    let frame = try #require(keys.first { $0.suggestion != nil }).frame
    #expect(frame.minX >= 48 && frame.maxX <= 342)
    let centered = view(.init(center: [Self.icon]), suggestions: ["One"]).touchableKeys(
      in: CGRect(x: 0, y: 0, width: 390, height: 300), context: context)
    #expect(centered.allSatisfy { $0.suggestion == nil })
  }

  @Test func centeredItemsTakeThePlaceOfSuggestions() throws {
    let scene = scene(.init(center: [.init(text: "Mid")]), suggestions: ["One"])
    let box = try #require(boxes(scene)["Mid"])
    #expect(abs(box.midX - 195) < 0.5)
    #expect(boxes(scene)["One"] == nil)
  }

  /// The leading end of Hebrew is on the right, and icons come before their text there as well.
  @Test func rightToLeftIsMirrored() throws {
    var menu = Item(icon: .init(.standard(.settings)), text: "Menu")
    menu.hasMenu = true
    let items = Keyboard.ToolbarItems(leading: [menu], trailing: [.init(text: "End")])
    let (left, right) = (boxes(scene(items)), boxes(scene(items, locale: "he")))
    for name in ["Menu", "End"] {
      let (box, mirrored) = (try #require(left[name]), try #require(right[name]))
      #expect(abs(box.minX - (390 - mirrored.maxX)) < 0.5)
    }
    func text(_ locale: String) throws -> CGRect {
      try #require(scene(items, locale: locale).nodes.run("Menu")).box
    }
    #expect(try text("en").midX < 195 && text("he").midX > 195)
    #expect(abs(try text("en").midX + text("he").midX - 390) < 0.5)
  }

  @Test func whatDoesNotFitIsShortenedOrLeftOut() throws {
    let long = Item(text: String(repeating: "word ", count: 12))
    let scene = scene(.init(leading: [long, .init(text: "Ok")], trailing: [long]))
    let texts = scene.nodes.runs.map(\.text)
    #expect(texts.count { $0.hasSuffix("…") } == 2)
    #expect(texts.contains("Ok"))
    let many = Keyboard.ToolbarItems(
      leading: Array(repeating: Self.icon, count: 16),
      trailing: Array(repeating: Self.icon, count: 16))
    let places = boxesOfItems(self.scene(many, suggestions: ["One", "Two"]))
    #expect(places.count < 32 && places.count >= 4)
    for (first, second) in zip(places, places.dropFirst()) {
      #expect(first.maxX <= second.minX + 0.01)
    }
    #expect(places.allSatisfy { $0.minX >= 0 && $0.maxX <= 390 })
  }

  private func boxesOfItems(_ scene: Scene) -> [CGRect] {
    scene.elements.filter { $0.name == "keyboardSettings" }.map(\.box).sorted { $0.minX < $1.minX }
  }

  @Test func statesHaveTheHighlightAndTheirStyles() throws {
    var (selected, pressed) = (Item(text: "S"), Item(text: "P"))
    (selected.isSelected, pressed.isPressed) = (true, true)
    let items = Keyboard.ToolbarItems(leading: [selected, pressed, .init(text: "N")])
    var style = Autocomplete.ToolbarStyle()
    style.autocorrectItem.backgroundColor = .yellow
    style.items = .init(titleColor: .blue)
    style.pressedItems = .init(titleColor: .green, backgroundColor: .red)
    let scene = scene(items, style: style)
    func color(_ name: String, _ property: String) throws -> Scene.Property.Value {
      let element = try #require(scene.elements.first { $0.name == name })
      return try #require(element.style.first { $0.name == property }).value
    }
    func resolved(_ color: Color) -> Scene.Property.Value { .color(color.resolved(isDark: false)) }
    #expect(try color("S", "backgroundColor") == resolved(.yellow))
    #expect(try color("P", "backgroundColor") == resolved(.red))
    #expect(try color("P", "titleColor") == resolved(.green))
    #expect(try color("N", "titleColor") == resolved(.blue))
    #expect(try color("N", "backgroundColor") == resolved(.clear))
  }

  @Test func dividersSpacesAndBadgesAreDrawn() throws {
    var badge = Item(text: "Inbox")
    badge.badge = "12"
    let items = Keyboard.ToolbarItems(leading: [badge, .divider, .space(30), .init(text: "Z")])
    let scene = scene(items)
    let boxes = boxes(scene)
    let (inbox, line, last) = (
      try #require(boxes["Inbox"]), try #require(boxes["separator"]), try #require(boxes["Z"])
    )
    #expect(inbox.maxX < line.minX && line.maxX + 30 < last.minX)
    #expect(scene.nodes.run("12")?.font.size == 11)
  }
}
