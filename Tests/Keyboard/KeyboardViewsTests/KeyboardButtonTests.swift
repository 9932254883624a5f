import KeyboardKit
import Testing

@Suite struct KeyboardButtonTests {

  private let controller = KeyboardInputViewController()

  init() {
    controller.keyboardContext.screenSize = CGSize(width: 390, height: 844)
    controller.keyboardContext.keyboardCase = .lowercased
  }

  private func button(_ action: KeyboardAction, isPressed: Bool = false) -> some View {
    Keyboard.Button(
      action: action, actionHandler: controller.keyboardActionHandler,
      keyboardContext: controller.keyboardContext,
      edgeInsets: EdgeInsets(top: 6, leading: 3, bottom: 6, trailing: 3), isPressed: isPressed)
  }

  @Test func buttonIsAKeyLessItsInsets() throws {
    let scene = button(.character("k")).scene
    let key = try #require(scene.elements.first)
    #expect(key.name == "k" && key.role == .key)
    #expect(key.box.minX == 3 && key.box.maxX == scene.size.width - 3)
    #expect(scene.nodes.runs.map(\.text) == ["k"])
  }

  @Test func pressedButtonLooksPressed() throws {
    let shift = try [false, true].map {
      try #require(button(.shift(.lowercased), isPressed: $0).scene.elements.first?.style.first)
    }
    #expect(shift[0] != shift[1])
  }

  @Test func contentIsDrawnInTheStyleOfTheKey() throws {
    var style = Keyboard.ButtonStyle.standard(
      for: .character("k"), context: controller.keyboardContext)
    style.foregroundColor = .red
    let scene = Text("K!").keyboardButton(
      for: .character("k"), style: style, actionHandler: controller.keyboardActionHandler,
      keyboardContext: controller.keyboardContext
    ).scene
    let run = try #require(scene.nodes.runs.first)
    #expect(run.text == "K!" && run.color == Color.red.resolved(isDark: false))
    #expect(run.font == style.drawnFont)
  }

  @Test func ownHandlerCalloutsAndTapArea() throws {
    let other = KeyboardInputViewController()
    let callouts = KeyboardCalloutContext()
    let view = Text("k").keyboardButton(
      for: .character("k"), actionHandler: other.keyboardActionHandler,
      keyboardContext: controller.keyboardContext, calloutContext: callouts, additionalTapArea: 5
    ).keyboardCalloutActions { _ in [.character("k"), .character("q")] }
    let key = try #require(view.touchableKeys.first)
    #expect(key.frame.minX == -5 && key.frame.minY == -5)
    let finger = KeyTouchHandler(state: controller.state, services: controller.services)
    finger.press(key)
    controller.services.clock.advance(by: 0.6)
    #expect(callouts.secondaryActions.count == 2)
    #expect(controller.state.calloutContext.secondaryActions.isEmpty)
    finger.cancel()
    finger.press(key)
    finger.lift()
    #expect(other.textDocumentProxy.documentContextBeforeInput == "k")
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "")
  }

  @Test func keyboardHasAKeyForEveryPlace() throws {
    let keys = controller.keyboardView.touchableKeys
    #expect(keys.prefix(10).map { $0.action.keyName ?? "" }.joined() == "qwertyuiop")
    #expect(keys[0].timing == .firstRow && keys[12].timing == .standard)
    #expect(keys[0].calloutAlignment == .leading && keys[9].calloutAlignment == .trailing)
    let rows = Dictionary(grouping: keys, by: \.frame.minY)
    #expect(rows.count == 4)
    for row in rows.values {
      #expect(row.map(\.frame.minX).min() == 0 && row.map(\.frame.maxX).max() == 390)
    }
  }

  @Test(arguments: [(0.0, 30.0, "1"), (0, 10, "q"), (35, 30, "q")])
  func swipesDownTypeTheTextAboveTheLetter(x: Double, y: Double, text: String) throws {
    controller.keyboardContext.deviceType = .pad
    controller.keyboardContext.deviceTypeForKeyboard = .pad
    controller.keyboardContext.screenSize = CGSize(width: 810, height: 1080)
    let keys = controller.keyboardView.touchableKeys
    let key = try #require(keys.first { $0.action == .character("q") })
    let finger = KeyTouchHandler(state: controller.state, services: controller.services)
    finger.press(key)
    finger.move(to: CGPoint(x: key.frame.midX + x, y: key.frame.midY + y))
    finger.lift()
    #expect(controller.textDocumentProxy.documentContextBeforeInput == text)
  }

  @Test(arguments: [
    (KeyboardLayout.ItemWidth.input, 34.0), (.inputPercentage(0.5), 14), (.percentage(0.25), 94),
    (.points(56), 50),
  ])
  func viewsCanBeAsLargeAsKeys(width: KeyboardLayout.ItemWidth, expected: Double) {
    let item = KeyboardLayout.Item(
      action: .character("a"), size: KeyboardLayout.ItemSize(width: width, height: 54),
      edgeInsets: EdgeInsets(horizontal: 3, vertical: 6))
    let view = Text("a").keyboardLayoutItemSize(for: item, rowWidth: 400, inputWidth: 40)
    #expect(view.scene.size == CGSize(width: expected, height: 42))
  }

  @Test func modifierSaysWhichActionsKeysHave() {
    let view = KeyboardView(state: controller.state, services: controller.services)
      .keyboardCalloutActions { $0.action == .space ? [] : nil }
    let keys = view.touchableKeys
    #expect(keys.filter { $0.calloutActions != nil }.map(\.action) == [.space])
  }

  @Test(arguments: [Locale.german, .swedish])
  func servicesThatAreSetKnowAllLocales(locale: Locale) {
    controller.keyboardContext.locale = locale
    controller.services.layoutService = KeyboardLayout.StandardService()
    controller.services.calloutService = KeyboardCallout.StandardCalloutService()
    let layout = controller.services.layoutService.keyboardLayout(for: controller.keyboardContext)
    #expect(layout.itemRows[0].count == 11)
    let actions = controller.services.calloutService.calloutActions(for: .character("s"))
    #expect(actions.contains(.character("ß")) && actions.count < 8)
    controller.services.layoutService = .standard(baseService: KeyboardLayout.DeviceBasedService())
    #expect(
      controller.services.layoutService.keyboardLayout(for: controller.keyboardContext)
        .itemRows[0].count == 10)
  }
}
