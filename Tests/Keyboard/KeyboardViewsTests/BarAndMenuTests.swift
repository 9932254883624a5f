import KeyboardKit
import Testing

@Suite struct BarAndMenuTests {

  private let controller = KeyboardInputViewController()
  private var context: KeyboardContext { controller.keyboardContext }

  init() {
    context.use(.standard)
    context.locale = .english
    context.keyboardCase = .lowercased
  }

  private func scene(_ view: some View) -> Scene { view.scene }

  private func texts(of scene: Scene) -> [String] { scene.nodes.runs.map(\.text) }

  private func touch(_ key: TouchableKey, of other: KeyboardInputViewController? = nil) {
    let controller = other ?? controller
    let finger = KeyTouchHandler(state: controller.state, services: controller.services)
    finger.press(key)
    finger.lift()
  }

  @Test(arguments: [
    (nil, 48.0), (Keyboard.ToolbarStyle(height: 30), 30), (.init(minHeight: 60), 60),
  ])
  func barsAreAsHighAsTheirStyleSays(style: Keyboard.ToolbarStyle?, height: Double) {
    let bar = Keyboard.Toolbar { Text("A bar") }
    let scene = style.map { self.scene(bar.keyboardToolbarStyle($0)) } ?? self.scene(bar)
    #expect(scene.size.height == height && texts(of: scene) == ["A bar"])
  }

  @Test func barsAreFilled() {
    let bar = Keyboard.Toolbar { Text("A bar") }
      .keyboardToolbarStyle(.init(backgroundColor: .yellow))
    let yellow = Paint.color(Color.yellow.resolved(isDark: false))
    #expect(scene(bar).nodes.first?.fill?.paint == yellow)
  }

  @Test func aCollapsedKeyboardIsABarThatShowsItAgain() throws {
    controller.services.autocompleteService = .disabled(suggestions: .preview)
    let whole = controller.keyboardView.scene
    context.isKeyboardCollapsed = true
    let scene = controller.keyboardView.scene
    #expect(scene.size == CGSize(width: 390, height: 50))
    #expect(scene.elements.map(\.role).first == .background)
    #expect(scene.elements.last?.name == "expandKeyboard")
    let keys = controller.keyboardView.touchableKeys
    #expect(keys.count == 1)
    let key = try #require(keys.first)
    #expect(key.frame.maxX == 390 && key.frame.width == 44)
    touch(key)
    #expect(!context.isKeyboardCollapsed)
    #expect(controller.keyboardView.scene == whole)
  }

  @Test func theSystemsNextKeyboardIsAKeyOfAnyContent() throws {
    final class Controller: KeyboardInputViewController {
      var count = 0
      override func selectNextKeyboard() { count += 1 }
    }
    let controller = Controller()
    let button = Keyboard.NextKeyboardButton { Text("Next") }
    #expect(texts(of: scene(button)) == ["Next"])
    let key = try #require(button.touchableKeys.first)
    touch(key, of: controller)
    #expect(controller.count == 1)
  }

  @Test func aNumberPadHasEqualKeysWithoutCallouts() {
    let pad = Keyboard.NumberPad(
      actionHandler: controller.keyboardActionHandler, keyboardContext: context)
    let scene = scene(pad)
    #expect(
      scene.elements.map(\.name) == [
        "1", "2", "3", "4", "5", "6", "7", "8", "9", "alphabetic", "0", "backspace",
      ])
    #expect(Set(scene.elements.map(\.box.height)).count == 1)
    let keys = pad.touchableKeys
    #expect(keys.allSatisfy { $0.calloutActions == [] })
    #expect(abs(keys[1].frame.minX - keys[0].frame.maxX - 8) < 1e-9)
    #expect(abs(keys[3].frame.minY - keys[0].frame.maxY - 8) < 1e-9)
    let corner = keys.last?.frame ?? .zero
    #expect(abs(corner.maxX - scene.size.width) < 1e-9)
    #expect(abs(corner.maxY - scene.size.height) < 1e-9)
    for key in keys.prefix(3) { touch(key) }
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "123")
  }

  @Test func rowsOfANumberPadCanBeReplaced() {
    let pad = Keyboard.NumberPad(
      actions: [.init(characters: "12"), [.backspace]],
      actionHandler: controller.keyboardActionHandler, keyboardContext: context,
      pressedActions: [.backspace])
    #expect(scene(pad).elements.map(\.name) == ["1", "2", "backspace"])
  }

  @Test func spaceShowsANameAndThenAView() {
    func shown(_ share: Double) -> [String] {
      texts(
        of: scene(
          Keyboard.SpaceContent(
            localeText: "English", spaceView: Text("space"), localeShare: share)))
    }
    #expect(shown(1) == ["English"] && shown(0) == ["space"])
    #expect(shown(0.5) == ["English", "space"] && shown(.nan) == ["space"])
  }

  @Test(arguments: [HorizontalAlignment.leading, .trailing])
  func titlesOfMenusStandInTheirCorner(alignment: HorizontalAlignment) throws {
    let title = Keyboard.SpaceContextMenuTitle(
      "en", alignment: alignment, style: .init(foregroundColor: .red))
    let scene = scene(title)
    #expect(scene.size == CGSize(width: 44, height: 44))
    let run = try #require(scene.nodes.runs.first)
    #expect(run.text == "EN" && run.color == Color.red.opacity(0.4).resolved(isDark: false))
    #expect(run.alignment == (alignment == .leading ? .left : .right) && run.box.maxY > 35)
  }

  @Test func rowsOfListsNameTheirLocale() throws {
    let item = Locale.ListItem(
      locale: .swedish, displayLocale: .english, subtitle: "Default",
      layoutTypeDescription: "QWERTY")
    #expect(texts(of: scene(item)) == ["🇸🇪", "Swedish", "QWERTY", "Default"])
    #expect(scene(item).elements.map(\.name) == ["sv"])
    let moved = Locale.ListItem(locale: .swedish, dragHandle: true, subtitle: "Default")
    #expect(
      texts(of: scene(moved)) == ["🇸🇪", "Svenska"] || texts(of: scene(moved)) == ["🇸🇪", "svenska"])
    #expect(scene(moved).nodes.count == 3, "The handle is drawn instead of a text.")
  }

  @Test func aMenuListsTheLocalesTheCurrentOneFirst() throws {
    context.locales = [.english, .german, .swedish]
    context.locale = .german
    let menu = Locale.ContextMenu(keyboardContext: context)
    #expect(texts(of: scene(menu)) == ["German", "English", "Swedish"])
    let keys = menu.touchableKeys
    #expect(keys.map(\.frame.minY) == [0, 52, 96])
    touch(keys[2])
    #expect(context.locale == .swedish)
  }

  @Test func aMenuTellsLettersOfOneLocaleApart() throws {
    context.settings.addedLocales = [
      .init(.swedish), .init(.swedish, layoutType: .colemak), .init(.english),
    ]
    context.selectLocale(.swedish, layoutType: .colemak)
    let menu = Locale.ContextMenu(keyboardContext: context)
    #expect(texts(of: scene(menu)) == ["Swedish - Colemak", "Swedish", "English"])
    touch(menu.touchableKeys[1])
    #expect(context.keyboardLayoutType == nil && context.locale == .swedish)
  }

  @Test func oneLocaleNeedsNoMenu() {
    context.locales = [.english]
    #expect(scene(Locale.ContextMenu(keyboardContext: context)).nodes.isEmpty)
  }

  @Test(arguments: [(true, "On", Color.green), (false, "Off", .orange)])
  func labelsTellWhatIsEnabled(isEnabled: Bool, text: String, color: Color) throws {
    let label = KeyboardStatus.Label(isEnabled: isEnabled, enabledText: "On", disabledText: "Off")
    let scene = scene(label)
    #expect(texts(of: scene) == [text])
    #expect(scene.nodes.first?.fill?.paint == .color(color.resolved(isDark: false)))
  }

  @Test func labelsHaveTheStyleOfTheirModifier() {
    var style = KeyboardStatus.LabelStyle.standard
    style.enabledTextStyle = .init(color: .red, font: .title2)
    let label = KeyboardStatus.Label(isEnabled: true, enabledText: "On", disabledText: "Off")
      .keyboardStatusLabelStyle(style)
    let runs = scene(label).nodes.runs
    #expect(runs.map(\.color) == [Color.red.resolved(isDark: false)] && runs[0].font.size == 22)
  }

  @Test func keyboardsAndKeysCanBeLookedAt() throws {
    let keyboard = scene(KeyboardViewPreview(locale: .german))
    #expect(keyboard.elements.contains { $0.role == .key && $0.name == "ü" })
    let themed = scene(KeyboardViewPreview(theme: try .cottonCandy))
    #expect(themed.nodes != scene(KeyboardViewPreview()).nodes)
    let key = scene(Keyboard.ButtonPreview())
    #expect(key.elements.map(\.name) == ["a"] && key.size == CGSize(width: 33, height: 43))
    let space = scene(
      Keyboard.ButtonPreview(
        action: .space, size: CGSize(width: 200, height: 42), locale: .german, isPressed: true))
    #expect(texts(of: space) == ["Leerzeichen"])
  }

  /// The environment of a view.
  private struct Finder: PrimitiveView {
    let found: (EnvironmentValues) -> Void

    func size(in context: ViewContext) -> CGSize { .zero }

    func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      found(context.environment)
    }
  }

  @Test func viewsOfAKeyboardFindItsContexts() {
    context.colorScheme = .dark
    var found: EnvironmentValues?
    controller.setupKeyboardView { _ in Finder { found = $0 } }
    _ = controller.keyboardView.scene
    #expect(found?.keyboardState === controller.state && found?.colorScheme == .dark)
    _ = scene(Keyboard.RootView(state: controller.state) { Finder { found = $0 } })
    #expect(found?.keyboardState === controller.state)
    _ = scene(Finder { found = $0 }.keyboardPreview(keyboardContext: context))
    #expect(found?.keyboardState != nil && found?.keyboardState !== controller.state)
  }

  @Test func viewsOfAnAppFindTheStatusOfItsKeyboard() async {
    // The store is set up for the whole program.
    await #expect(processExitsWith: .success) {
      let app = KeyboardApp(name: "App", bundleId: "com.example.app", locales: [.german])
      var found: EnvironmentValues?
      let view = KeyboardAppView(for: app) { Finder { found = $0 } }
      _ = view.scene
      #expect(found?.keyboardState === view.state)
      #expect(found?.keyboardState?.keyboardContext.app == app)
      #expect(found?.keyboardStatusContext?.bundleId == "com.example.app.*")
    }
  }
}
