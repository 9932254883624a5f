import KeyboardKit
import Synchronization
import Testing

/// Modifiers that draw more than their view, or less.
@Suite struct LayerTests {

  private func scene(_ view: some View) -> Scene { view.scene }

  private var box: some View { Color.red.frame(width: 10, height: 20) }

  @Test func opacityAppliesToTheViewAsAWhole() throws {
    let nodes = scene(box.background(Color.blue).opacity(0.5)).nodes
    let group = try #require(nodes.first?.group)
    #expect(group.opacity == 0.5 && group.clip == nil && group.nodes.count == 2)
    #expect(scene(box.opacity(0)).nodes.isEmpty)
    #expect(scene(box.opacity(1)) == scene(box))
  }

  @Test func aClipIsTheShapeInTheFrameOfTheView() throws {
    let clipped = box.clipShape(RoundedRectangle(cornerRadius: 4)).frame(width: 30, height: 20)
    let group = try #require(scene(clipped).nodes.first?.group)
    #expect(group.clip?.controlPointBox == CGRect(x: 10, y: 0, width: 10, height: 20))
  }

  @Test func aColorFillsAShape() throws {
    let capsule = Capsule().fill(.green).frame(width: 40, height: 20)
    let (path, paint) = try #require(scene(capsule).nodes.first?.fill)
    #expect(path.controlPointBox == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(paint == .color(Color.green.resolved(isDark: false)))
    #expect(scene(box.background(.green, in: Capsule())).nodes.count == 2)
  }

  @Test func textsAndImagesHaveTheFontAndColorAroundThem() throws {
    let view = HStack {
      Text("One")
      Image(systemName: "globe")
    }.font(.system(size: 10)).foregroundStyle(.red)
    let scene = scene(view)
    let run = try #require(scene.nodes.run("One"))
    #expect(run.font.size == 10 && run.paint == .color(Color.red.resolved(isDark: false)))
    // Three characters of 5 points, the spacing, and an icon of 24 units for a font size of 20.
    #expect(scene.size == CGSize(width: 15 + 8 + 12, height: 12))
    #expect(scene.nodes.count > 1)
  }

  // The handler of notices is one for all.
  @Test(
    .serialized,
    arguments: [
      ("made-up", "The image “made-up” is none of the library's icons", []),
      ("pin.fill.fill", "The image “pin.fill.fill” is none of the library's icons", ["“pin”"]),
      ("made-up-key", "The image “made-up-key” is none of the library's icons", []),
      ("trash.fill", "The image “trash.fill” is none of the library's icons", ["“trash”"]),
    ])
  func anUnknownImageIsReported(name: String, message: String, names: [String]) {
    let notices = Mutex<[Diagnostic]>([])
    let before = KeyboardNotices.handler
    KeyboardNotices.handler = { notice in notices.withLock { $0.append(notice) } }
    defer { KeyboardNotices.handler = before }
    let context = KeyboardContext(device: .standard, locale: .english)
    let key = KeyboardAction.systemImage(description: "", keyboardImageName: name, imageName: name)
    let isOnKey = name.hasSuffix("key") || name.hasPrefix("trash")
    let view: any View =
      isOnKey ? Keyboard.ButtonContent(action: key, keyboardContext: context) : Image(name)
    #expect(view.scene.nodes.isEmpty)
    let notice = notices.withLock { $0.first { $0.message == message } }
    #expect(notice?.hints == names.map { "Did you mean \($0)?" })
  }

  @Test func buttonsAndLinksAreTouchable() throws {
    let controller = KeyboardInputViewController()
    var taps = 0
    let view = VStack(spacing: 0) {
      Button("One") { taps += 1 }
      Button {
        taps += 10
      } label: {
        Image(systemName: "globe")
      }.opacity(0)
      Link("Settings", destination: URL(filePath: "/settings"))
    }
    let keys = view.touchableKeys
    #expect(
      keys.map(\.action) == [.custom(named: "button"), .url(URL(filePath: "/settings"), id: nil)])
    let finger = KeyTouchHandler(state: controller.state, services: controller.services)
    finger.press(try #require(keys.first))
    finger.lift()
    #expect(taps == 1)
  }

  private struct Caption: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.displayScale) private var scale
    var body: some View { Text("\(colorScheme) \(scale)") }
  }

  private func texts(_ view: some View) -> [String] {
    view.scene.nodes.runs.map(\.text)
  }

  @Test func valuesAreThoseWhereTheViewIsDrawn() {
    let caption = Caption()
    let view = VStack {
      caption
      caption.environment(\.colorScheme, .dark)
    }.environment(\.displayScale, 2)
    #expect(texts(view) == ["light 2.0", "dark 2.0"])
  }

  private struct Language: View {
    @EnvironmentObject private var context: KeyboardContext
    unowned var controller: KeyboardInputViewController
    var body: some View {
      if context.keyboardType == .email {
        Text("Mail")
      } else {
        Text(context.locale.identifier)
      }
    }
  }

  @Test func objectsAreThoseOfTheKeyboardOrOfAModifier() {
    let controller = KeyboardInputViewController()
    controller.keyboardContext.locale = Locale(identifier: "sv")
    controller.setupKeyboardView { Language(controller: $0) }
    #expect(texts(controller.keyboardView) == ["sv"])
    let other = KeyboardContext()
    other.keyboardType = .email
    #expect(texts(Language(controller: controller).environmentObject(other)) == ["Mail"])
  }

  @Test(arguments: [true, false])
  func rootsAndBarsBuildTheirViews(isOn: Bool) {
    let controller = KeyboardInputViewController()
    controller.setupKeyboardView { _ in
      Keyboard.Toolbar {
        if isOn { Text("On") }
        Text("Always")
      }
    }
    #expect(texts(controller.keyboardView) == (isOn ? ["On", "Always"] : ["Always"]))
  }

  private final class Counter { var count = 1 }

  private struct Kept: View {
    @State var text = "One"
    @StateObject var counter = Counter()
    @Binding var isOn: Bool
    var body: some View {
      Inner(text: $text)
      Text("\(counter.count) \(isOn)")
    }

    struct Inner: View {
      @Binding var text: String
      var body: some View { Text(text) }
    }
  }

  @Test func statesKeepTheirValues() {
    let view = Kept(isOn: .constant(true))
    #expect(texts(view) == ["One", "1 true"])
    view.$text.wrappedValue = "Two"
    view.$counter.count.wrappedValue = 2
    view.$isOn.wrappedValue = false
    #expect(texts(view) == ["Two", "2 true"])
  }
}
