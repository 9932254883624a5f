import KeyboardKit
import Testing

@Suite struct KeyboardBuilderTests {

  private let controller = KeyboardInputViewController()
  private var context: KeyboardContext { controller.keyboardContext }

  init() {
    context.use(.standard)
    context.locale = .english
    context.keyboardCase = .lowercased
    controller.state.autocompleteContext.suggestionsFromService = .preview
  }

  private func scene(_ view: some View) -> Scene { view.scene }

  private func touches(_ view: some View) -> [[String]] {
    view.touchableKeys.map {
      ["\($0.action)", "\($0.frame)", "\($0.suggestion?.text ?? "")"]
    }
  }

  private func keyboard() -> KeyboardView {
    KeyboardView(
      controller: controller, buttonContent: { $0.view }, buttonView: { $0.view },
      collapsedView: { $0.view }, emojiKeyboard: { $0.view }, toolbar: { params in params.view })
  }

  struct Situation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let set: @Sendable (KeyboardContext) -> Void
  }

  static let situations = [
    Situation(testDescription: "letters") { _ in },
    Situation(testDescription: "numbers") { $0.keyboardType = .numeric },
    Situation(testDescription: "a number pad") { $0.keyboardType = .numberPad },
    Situation(testDescription: "emojis") { $0.keyboardType = .emojis },
    Situation(testDescription: "a search of emojis") { $0.keyboardType = .emojiSearch },
    Situation(testDescription: "a pad") { $0.use(Device.named("ipad") ?? .standard) },
    Situation(testDescription: "several languages") { $0.locales = [.english, .swedish] },
    Situation(testDescription: "Arabic") { $0.locale = .arabic },
    Situation(testDescription: "a dark keyboard") { $0.colorScheme = .dark },
    Situation(testDescription: "collapsed") { $0.isKeyboardCollapsed = true },
    Situation(testDescription: "Liquid Glass") { $0.design = .liquidGlass },
  ]

  @Test(arguments: situations)
  func theStandardViewsAreTheStandardKeyboard(situation: Situation) {
    situation.set(context)
    var plain = controller.standardKeyboardView
    var built = keyboard()
    (plain.calloutContext, built.calloutContext) = (nil, nil)
    for action in [KeyboardAction.character("g"), .space] {
      (plain.pressedActions, built.pressedActions) = ([action], [action])
      (plain.callout, built.callout) = (.input(action), .input(action))
      #expect(scene(built) == scene(plain))
      #expect(touches(built) == touches(plain))
    }
  }

  @Test(arguments: [30.0, 80])
  func theStandardToolbarFillsABarOfAnyHeight(height: Double) {
    let style = Autocomplete.ToolbarStyle(background: .color(.yellow))
    let bar = Keyboard.ToolbarStyle(height: height)
    let views: [any View] = [controller.standardKeyboardView, keyboard()].map {
      $0.autocompleteToolbarStyle(style).keyboardToolbarStyle(bar)
    }
    #expect(scene(views[1]) == scene(views[0]))
    #expect(scene(views[0]).elements.contains { $0.name == "toolbar" })
  }

  /// Differences in an app's bar belong to an element, not to the nearest key.
  @Test func anotherToolbarIsAnElement() throws {
    let view = KeyboardView(
      controller: controller, buttonContent: { $0.view }, buttonView: { $0.view },
      collapsedView: { $0.view }, emojiKeyboard: { $0.view },
      toolbar: { _ in Text("Draft").frame(height: 60) })
    let bars = scene(view).elements.filter { $0.role == .toolbar }
    #expect(bars.map(\.box) == [CGRect(x: 0, y: 0, width: 390, height: 60)])
  }

  @Test func aKeyHasAnotherContentInItsFontAndColor() throws {
    let view = KeyboardView(
      state: controller.state, services: controller.services,
      buttonContent: { params in
        switch params.item.action {
        case .space: Text("Hold to talk")
        case .backspace: Image(systemName: "globe")
        default: params.view
        }
      })
    let plain = scene(controller.standardKeyboardView)
    let built = scene(view)
    let run = try #require(built.nodes.run("Hold to talk"))
    let standard = try #require(plain.nodes.run("space"))
    #expect(run.font == standard.font && run.paint == standard.paint)
    #expect(abs(run.box.midX - standard.box.midX) < 0.01)
    #expect(built.nodes.run("space") == nil && built.nodes.run("q") == plain.nodes.run("q"))
    #expect(touches(view) == touches(controller.standardKeyboardView))
  }

  @Test func aWrappedContentIsWhereTheStandardOneIs() throws {
    let view = KeyboardView(
      controller: controller,
      buttonContent: { $0.view.opacity($0.item.action == .space ? 0.5 : 1) })
    let built = scene(view)
    let plain = scene(controller.standardKeyboardView)
    #expect(built.nodes.runs.map(\.box) == plain.nodes.runs.map(\.box))
    #expect(built.nodes.runs.map(\.font) == plain.nodes.runs.map(\.font))
  }

  @Test func aKeyIsReplacedByAView() throws {
    let view = KeyboardView(
      state: controller.state, services: controller.services,
      buttonView: { params in
        if params.item.action == .space { Color.red } else { params.view }
      })
    let scene = scene(view)
    #expect(!scene.elements.contains { $0.name == "space" })
    #expect(view.touchableKeys.count { $0.action == .space } == 0)
    let red = Paint.color(Color.red.resolved(isDark: false))
    #expect(
      scene.nodes.contains {
        if case .fill(let path, red) = $0 { path.controlPointBox.height == 54 } else { false }
      })
  }

  @Test func hiddenKeysAreNotTouchable() {
    let view = KeyboardView(controller: controller, buttonView: { $0.view.opacity(0) })
    #expect(scene(view).nodes.runs.map(\.text) == ["One", "Two", "Three"])
    #expect(view.touchableKeys.count { $0.action == .space } == 0)
  }

  @Test func theToolbarIsAsHighAsItsView() {
    func height(@ViewBuilder toolbar: @escaping (KeyboardView.ToolbarParams) -> some View) -> Double
    {
      Double(scene(KeyboardView(controller: controller, toolbar: toolbar)).size.height)
    }
    let standard = Double(scene(controller.standardKeyboardView).size.height)
    #expect(height { $0.view } == standard)
    #expect(height { _ in Text("Low") } == standard)
    #expect(height { _ in EmptyView() } == standard - 50)
    #expect(
      height { params in
        VStack(spacing: 0) {
          Color.red.frame(height: 30)
          params.view
        }
      } == standard + 30)
  }

  @Test func theToolbarOffersSuggestionsBesideOtherViews() throws {
    let view = KeyboardView(
      state: controller.state, services: controller.services,
      toolbar: { params in
        HStack {
          params.view
          Button("Done") { self.context.isKeyboardCollapsed = true }
        }
      })
    let keys = view.touchableKeys
    let last = try #require(keys.last)
    #expect(keys.compactMap(\.suggestion?.text) == ["One", "Two", "Three"])
    // The word of four characters of 8.5 points is at the edge, the suggestions share the rest.
    #expect(abs(last.frame.minX - (390 - 34)) < 0.01)
    let end = keys.filter { $0.suggestion != nil }.map(\.frame.maxX).max() ?? 0
    #expect(end <= 390 - 42)
    let finger = KeyTouchHandler(state: controller.state, services: controller.services)
    finger.press(last)
    finger.lift()
    #expect(context.isKeyboardCollapsed)
  }

  @Test func theEmojiKeyboardIsReplaced() {
    context.keyboardType = .emojis
    let view = KeyboardView(
      state: controller.state, services: controller.services,
      emojiKeyboard: { _ in Text("No emojis") })
    let scene = scene(view)
    #expect(scene.size == self.scene(controller.standardKeyboardView).size)
    #expect(scene.nodes.runs.map(\.text) == ["No emojis"])
    #expect(view.touchableKeys.isEmpty)
  }

  @Test func aCollapsedKeyboardHasAnotherBar() {
    context.isKeyboardCollapsed = true
    let view = KeyboardView(
      state: controller.state, services: controller.services,
      collapsedView: { params in
        HStack {
          Text("\(params.binding.wrappedValue)")
          params.view
        }
      })
    #expect(scene(view).nodes.runs.map(\.text).first == "true")
  }

  @Test func theBackgroundIsLeftOut() {
    let view = KeyboardView(controller: controller, renderBackground: false)
    #expect(!scene(view).elements.contains { $0.role == .background })
    #expect(scene(controller.standardKeyboardView).elements.contains { $0.role == .background })
  }

  @Test func calloutsLieOverTheViewsAbove() throws {
    var keyboard = controller.standardKeyboardView
    keyboard.showsToolbar = false
    keyboard.calloutContext = nil
    keyboard.callout = .input(.character("q"))
    let overhang = keyboard.overhang(in: .fixedAdvance)
    try #require(overhang > 10)
    for height in [10.0, 100] {
      let view = VStack(spacing: 0) {
        Color.red.frame(height: height)
        keyboard
      }
      let scene = scene(view)
      let top = max(overhang - height, 0)
      #expect(Double(scene.size.height) == 214 + height + top)
      let key = try #require(scene.elements.first { $0.name == "q" && $0.role == .key })
      // The first row is 6 points below the top of the keyboard.
      #expect(Double(key.box.minY) == top + height + 6)
      let path = try #require(scene.nodes.first?.fill, "The view above isn't drawn first.").path
      #expect(path.controlPointBox == CGRect(x: 0, y: top, width: 390, height: height))
      let touch = try #require(view.touchableKeys.first { $0.action == .character("q") })
      #expect(Double(touch.frame.minY) == height)
    }
  }
}
