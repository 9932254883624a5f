import KeyboardKit
import Testing

@Suite struct DeviceFrameTests {

  private func frame(
    _ id: String, _ orientation: InterfaceOrientation = .portrait, text: String = "Hello",
    change: (KeyboardContext) -> Void = { _ in }
  ) throws -> DeviceFrame<KeyboardView> {
    let device = try #require(Device.named(id))
    let context = KeyboardContext()
    change(context)
    context.use(device, orientation: orientation)
    return DeviceFrame(device: device, orientation: orientation, text: text) {
      KeyboardView(keyboardContext: context)
    }
  }

  private func scene(_ view: some View) -> Scene { view.scene }

  private func box(_ name: String, in scene: Scene) throws -> CGRect {
    try #require(scene.elements.first { $0.name == name }?.box)
  }

  @Test(arguments: Device.all.map(\.id), [InterfaceOrientation.portrait, .landscape])
  func showsTheScreenOfEveryDevice(id: String, orientation: InterfaceOrientation) throws {
    let scene = scene(try frame(id, orientation))
    let device = try #require(Device.named(id))
    let screen = try box("screen", in: scene)
    #expect(screen.size == device.screenSize(in: orientation))
    let picture = CGRect(origin: .zero, size: scene.size)
    for element in scene.elements where element.role != .inputCallout {
      #expect(element.box.isInside(picture), "\(element.name)")
    }
    let lowerBar = ["globe", "dictation"]
    let keys = scene.elements.filter {
      $0.role == .key && !(device.type.isPhone && lowerBar.contains($0.name))
    }.map(\.box)
    let safe = device.safeAreaInsets(in: orientation)
    #expect(!keys.isEmpty)
    let room = CGRect(
      x: screen.minX + safe.leading, y: screen.minY, width: screen.width - safe.horizontalTotal,
      height: screen.height - safe.bottom)
    #expect(keys.allSatisfy { $0.isInside(room) })
  }

  @Test(arguments: [
    ("iphone", "notch"), ("iphone-15", "dynamicIsland"), ("iphone-se", "homeButton"),
    ("iphone", "homeIndicator"), ("ipad", "homeButton"), ("ipad-pro-11", "homeIndicator"),
  ])
  func hasWhatTheDeviceHas(id: String, part: String) throws {
    let names = scene(try frame(id)).elements.filter { $0.role == .frame }.map(\.name)
    #expect(names.contains(part))
    for name in ["bezel", "screen", "textField", "cursor"] { #expect(names.contains(name)) }
    #expect(names.contains("homeButton") != names.contains("homeIndicator"))
  }

  @Test func lyingDevicesHaveTheirCameraAtTheLeft() throws {
    let scene = scene(try frame("iphone-15", .landscape))
    let island = try box("dynamicIsland", in: scene)
    #expect(island.midX < 60 && island.height > island.width)
    #expect(abs(island.midY - scene.size.height / 2) < 0.01)
  }

  @Test func keyboardStandsBelowTheText() throws {
    let scene = scene(try frame("iphone"))
    let field = try box("textField", in: scene)
    let keyboard = try #require(scene.elements.first { $0.role == .background }?.box)
    let screen = try box("screen", in: scene)
    #expect(field.maxY < keyboard.minY)
    #expect(keyboard.maxY.isNear(screen.maxY))
    #expect(keyboard.width.isNear(screen.width))
  }

  @Test func calloutsReachOverTheText() throws {
    var view = try frame("iphone")
    let field = try box("textField", in: scene(view))
    view.content.callout = .input(.character("q"))
    view.content.showsToolbar = false
    let scene = scene(view)
    let callout = try #require(scene.elements.first { $0.role == .inputCallout }?.box)
    let moved = try box("textField", in: scene)
    // Without a toolbar the field is lower by its height, whatever the callout needs.
    #expect(moved.minY.isNear(field.minY + 50))
    #expect(callout.minY < moved.maxY)
  }

  @Test func longTextsBreakBetweenWords() throws {
    let text = String(repeating: "words and more ", count: 60)
    let long = scene(try frame("iphone", text: text))
    let short = scene(try frame("iphone"))
    let height = try box("textField", in: long).height - box("textField", in: short).height
    #expect(height.isNear(3 * 22))
    let field = try box("textField", in: long)
    #expect(try box("cursor", in: long).isInside(field))
    let lines = try frame("iphone", text: "one\ntwo\nthree")
    #expect(scene(lines).nodes.runs.map(\.text).contains("two"))
  }

  /// The cursor stands before the text after it, on its line, and nowhere if that isn't shown.
  @Test(arguments: [
    ("Hello", 0, "Hello", 0.0), ("Hello", 5, "", 0), ("Hello world", 6, "Hello", 0),
    ("one\ntwo\nthree", 6, "two", 1), ("one\ntwo\nthree", 7, "tw", 1),
    ("one\ntwo\nthree", 9, "", 1), ("one\ntwo\nthree", 10, "one", 0),
    ("one\n\nthree", 6, "", 1),
    (String(repeating: "x", count: 40), 40, "", 0),
  ])
  func cursorsStandInTheText(text: String, after: Int, before: String, line: Double) throws {
    var view = try frame("iphone", text: text)
    view.lengthAfterCursor = after
    let scene = scene(view)
    let (field, cursor) = (try box("textField", in: scene), try box("cursor", in: scene))
    #expect(cursor.minY.isNear(field.minY + 7 + 22 * line))
    let width = TextMeasure.fixedAdvance.width(of: before, font: .system(size: 17))
    #expect(cursor.minX.isNear(field.minX + 14 + width + 0.5))
  }

  @Test func cursorsAboveTheFieldAreNotShown() throws {
    var view = try frame("iphone", text: "1\n2\n3\n4\n5\n6")
    view.lengthAfterCursor = 11
    #expect(!scene(view).elements.contains { $0.name == "cursor" })
    view.lengthAfterCursor = 1_000_000
    #expect(!scene(view).elements.contains { $0.name == "cursor" })
  }

  @Test(arguments: [
    ("a " + String(repeating: "x", count: 90), ["a"]), (String(repeating: "x", count: 90), []),
    ("ab\n" + String(repeating: "x", count: 40) + " c", ["ab"]),
  ])
  func longWordsBreakWhereTheyMust(text: String, start: [String]) throws {
    let scene = scene(try frame("iphone", text: text))
    let field = try box("textField", in: scene)
    let runs = scene.nodes.runs.filter { $0.box.isInside(field) }
    let lines = runs.map(\.text)
    #expect(Array(lines.prefix(start.count)) == start && lines.count > start.count + 1)
    let kept = text.filter { !$0.isWhitespace }
    #expect(lines.joined().filter { !$0.isWhitespace } == kept)
    for run in runs {
      #expect(TextMeasure.fixedAdvance.width(of: run.text, font: run.font) <= run.box.width)
    }
  }

  @Test func rightToLeftTextsStartAtTheRight() throws {
    var view = try frame("iphone")
    view.isRightToLeft = true
    let mirrored = scene(view)
    let field = try box("textField", in: mirrored)
    #expect(try box("cursor", in: mirrored).midX > field.midX)
    #expect(try box("cursor", in: scene(frame("iphone"))).midX < field.midX)
  }

  @Test(arguments: [(UInt32(0x000000), "#ffffff"), (0xFFFFFF, "#000000")])
  func homeIndicatorCanBeSeenOnEveryKeyboard(background: UInt32, color: String) throws {
    let device = Device.standard
    let context = KeyboardContext(device: device)
    let style = KeyboardViewStyle(background: .color(Color(hex: background)))
    let view = DeviceFrame(device: device) {
      KeyboardView(keyboardContext: context).keyboardViewStyle(style)
    }
    let scene = scene(view)
    let indicator = try box("homeIndicator", in: scene)
    let fills = scene.nodes.groups.flatMap(\.nodes).compactMap { node -> Color.Resolved? in
      guard case .fill(let path, .color(let color)) = node, path.controlPointBox.isInside(indicator)
      else { return nil }
      return color
    }
    #expect(fills.map { $0.hexText.prefix(7) } == [color.prefix(7)])
  }

  @Test func floatingKeyboardsStandInTheMiddle() throws {
    let scene = scene(try frame("ipad") { $0.isKeyboardFloating = true })
    let screen = try box("screen", in: scene)
    let keyboard = try #require(scene.elements.first { $0.role == .background }?.box)
    #expect(keyboard.width == 320 && abs(keyboard.midX - screen.midX) < 0.01)
    #expect(keyboard.maxY < screen.maxY)
  }

  @Test func emojiKeyboardsStandOnTheScreenToo() throws {
    let scene = scene(try frame("iphone-15") { $0.keyboardType = .emojis })
    let screen = try box("screen", in: scene)
    let titles = scene.elements.filter { $0.role == .label }
    #expect(!titles.isEmpty)
    #expect(titles.allSatisfy { $0.box.minY > screen.midY })
  }
}

extension CGRect {

  /// Whether nothing of this box lies outside of another one, but for rounding.
  fileprivate func isInside(_ box: CGRect) -> Bool {
    let tolerance = 0.01
    return minX >= box.minX - tolerance && minY >= box.minY - tolerance
      && maxX <= box.maxX + tolerance && maxY <= box.maxY + tolerance
  }
}

extension CGFloat {

  fileprivate func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.01 }
}
