import KeyboardKit
import Testing

@testable import KeyboardViews

@Suite struct CalloutViewTests {

  private let keyboardContext = KeyboardContext(device: .standard)

  private func keyboard(
    _ callout: KeyboardCallout.Presentation? = nil, toolbar: Bool = true
  ) -> KeyboardView {
    var view = KeyboardView(keyboardContext: keyboardContext)
    view.callout = callout
    view.showsToolbar = toolbar
    return view
  }

  private func scene(_ view: some View) -> Scene { view.scene }

  private func elements(_ role: Scene.Element.Role, in scene: Scene) -> [Scene.Element] {
    scene.elements.filter { $0.role == role }
  }

  private func value(_ name: String, of element: Scene.Element?) -> Scene.Property.Value? {
    element?.style.first { $0.name == name }?.value
  }

  @Test func aPressedKeyIsRepeatedInsteadOfShown() throws {
    let scene = scene(keyboard(.input(.character("d"))))
    let callout = try #require(elements(.inputCallout, in: scene).first)
    #expect(callout.name == "d")
    #expect(value("text", of: callout) == .text("d"))
    let texts = scene.nodes.runs.filter { $0.text == "d" }
    #expect(texts.map(\.font.size) == [34], "The key below does not show its letter.")
  }

  @Test func secondaryActionsAreNamedInOrder() throws {
    let scene = scene(keyboard(.actions(of: .character("e"), selectedIndex: 2)))
    #expect(elements(.actionCallout, in: scene).map(\.name) == ["e"])
    let items = elements(.calloutItem, in: scene)
    #expect(items.map(\.name) == ["e", "è", "é", "ê", "ë", "ē", "ė", "ę"])
    #expect(items.filter { value("state", of: $0) == .text("selected") }.map(\.name) == ["é"])
    #expect(value("foregroundColor", of: items[2]) == .color(Color.white.light))
    #expect(value("foregroundColor", of: items[1]) == .color(Color.black.light))
  }

  @Test func itemsOfTheRightHalfRunLeftwards() {
    let scene = scene(keyboard(.actions(of: .character("l"), selectedIndex: 1)))
    let items = elements(.calloutItem, in: scene)
    #expect(items.map(\.name) == ["ľ", "ļ", "ł", "l"])
    #expect(value("state", of: items[2]) == .text("selected"))
  }

  @Test func shadowsFollowTheWholeOutline() throws {
    let scene = scene(keyboard(.actions(of: .character("e"), selectedIndex: 0)))
    let shadows = scene.nodes.compactMap {
      if case .shadow(let shadow) = $0 { shadow } else { nil }
    }
    #expect(shadows.map(\.radius) == [5, 0.4])
    let outline = try #require(shadows.first?.path)
    #expect(shadows.allSatisfy { $0.path == outline })
    let fills = scene.nodes.filter { if case .fill(outline, _) = $0 { true } else { false } }
    #expect(fills.count == 1)
  }

  @Test(
    "Dark callouts have a rim of a pixel inside, unless their style sets a border",
    arguments: [
      (ColorScheme.dark, nil, 1), (.dark, 0, 0), (.dark, 1.5, 0), (.light, nil, 0),
    ] as [(ColorScheme, CGFloat?, Int)])
  func darkRim(scheme: ColorScheme, border: CGFloat?, count: Int) {
    keyboardContext.colorScheme = scheme
    var style = KeyboardCallout.CalloutStyle()
    style.borderSize = border
    for callout in [
      KeyboardCallout.Presentation.input(.character("d")),
      .actions(of: .character("e"), selectedIndex: 0),
    ] {
      let groups = scene(keyboard(callout).keyboardCalloutStyle(style)).nodes.groups
      let rims = groups.filter { $0.clip != nil }.flatMap(\.nodes.strokes).filter {
        $0.paint == .color(Color.Resolved(hex: 0xFFFFFF, opacity: 0.14))
      }
      // Half of each line is clipped; the scale is 3.
      #expect(rims.map { ($0.style.lineWidth * 3).rounded() } == Array(repeating: 2, count: count))
    }
  }

  @Test(arguments: [KeyboardAction.shift(.lowercased), .character("ö"), .space])
  func keysWithoutCalloutsAreDrawnAsEver(action: KeyboardAction) {
    let plain = scene(keyboard())
    #expect(scene(keyboard(.input(action))) == plain)
    #expect(scene(keyboard(.actions(of: action, selectedIndex: 0))) == plain)
  }

  @Test(arguments: [-1, 8, Int.max])
  func anItemThatIsNotThereSelectsNone(index: Int) {
    let scene = scene(keyboard(.actions(of: .character("e"), selectedIndex: index)))
    let items = elements(.calloutItem, in: scene)
    #expect(items.count == 8)
    #expect(items.allSatisfy { value("state", of: $0) == nil })
  }

  @Test func itemsOfLowKeysHaveSmallTexts() {
    var view = keyboard(.actions(of: .character("e"), selectedIndex: 0))
    view.preferredSize = CGSize(width: 390, height: 130)
    let runs = scene(view).nodes.runs.filter { $0.text == "é" }
    #expect(runs.count == 1)
    #expect(runs.allSatisfy { $0.font.size * TextRun.lineHeight <= $0.box.height + 0.001 })
    #expect(runs.allSatisfy { $0.font.size < 20 })
  }

  @Test func theViewGrowsUpwardsByWholePointsWhereNeeded() throws {
    let plain = scene(keyboard(toolbar: false))
    let pressed = scene(keyboard(.input(.character("q")), toolbar: false))
    let callout = try #require(elements(.inputCallout, in: pressed).first)
    #expect(callout.box.minY == 1, "A point is left for the fine edge.")
    let above = pressed.size.height - plain.size.height
    #expect(above == 49)
    for (lower, upper) in zip(pressed.elements, plain.elements) {
      #expect(lower.name == upper.name)
      #expect(lower.box == upper.box.offsetBy(dx: 0, dy: above))
    }
  }

  @Test func aCalloutThatJustReachesTheTopNeedsNoRoom() {
    var style = Autocomplete.ToolbarStyle()
    style.height = 48
    let pressed = keyboard(.input(.character("q"))).autocompleteToolbarStyle(style)
    #expect(scene(pressed).size == scene(keyboard().autocompleteToolbarStyle(style)).size)
  }

  @Test func theViewKeepsItsSizeWhereTheToolbarHasRoom() {
    #expect(scene(keyboard(.input(.character("q")))).size == scene(keyboard()).size)
    let actions = keyboard(.actions(of: .character("e"), selectedIndex: 0))
    #expect(scene(actions).size == scene(keyboard()).size)
  }

  @Test func modifiersDecideActionsAndNilAsksTheService() {
    let view = keyboard(.actions(of: .character("e"), selectedIndex: 0))
    func names(_ view: some View) -> [String] {
      elements(.calloutItem, in: scene(view)).map(\.name)
    }
    #expect(names(view.keyboardCalloutActions { _ in [.character("x")] }) == ["x"])
    #expect(names(view.keyboardCalloutActions { _ in [] }) == [])
    #expect(names(view.keyboardCalloutActions { _ in nil }) == names(view))
    let context = keyboardContext
    let passedOn = view.keyboardCalloutActions { params in
      switch params.action {
      case .backspace: [.character("b")]
      default: params.standardActions(for: context)
      }
    }
    #expect(names(passedOn) == names(view))
  }

  @Test func servicesDecideActions() {
    final class Service: KeyboardCallout.StandardCalloutService {
      override func calloutActions(for action: KeyboardAction) -> [KeyboardAction] {
        action == .backspace ? [.character("1"), .character("2")] : []
      }
    }
    var view = keyboard(.actions(of: .backspace, selectedIndex: 1))
    view.calloutService = Service()
    let scene = scene(view)
    #expect(elements(.actionCallout, in: scene).map(\.name) == ["backspace"])
    #expect(elements(.calloutItem, in: scene).map(\.name) == ["2", "1"])
  }

  @Test func modifiersGoBeforeTheAppearanceAndThatBeforeTheStandard() throws {
    final class Appearance: StandardKeyboardAppearance {
      override var calloutStyle: KeyboardCallout.CalloutStyle? {
        KeyboardCallout.CalloutStyle(backgroundColor: .green, borderColor: .red)
      }
    }
    var view = keyboard(.input(.character("d")))
    view.appearance = Appearance(keyboardContext: keyboardContext)
    let styled = view.keyboardCalloutStyle(.init(backgroundColor: .blue))
    let callout = elements(.inputCallout, in: scene(styled)).first
    #expect(value("backgroundColor", of: callout) == .color(Color.blue.light))
    #expect(value("borderColor", of: callout) == .color(Color.red.light))
    #expect(value("cornerRadius", of: callout) == .number(10))
  }

  @Test func aRunningContextDrivesTheKeyboard() throws {
    let key = try #require(
      keyboard().placed(in: .fixedAdvance).keys.first { $0.item.action == .character("g") })
    let callouts = KeyboardCalloutContext()
    callouts.updateInputAction(.character("g"), in: key.frame)
    var view = keyboard()
    view.calloutContext = callouts
    #expect(scene(view) == scene(keyboard(.input(.character("g")))))
    callouts.resetInputAction()
    #expect(scene(view) == scene(keyboard()))
  }

  @Test func containersDrawTheCalloutsOfAContextOverAnyView() throws {
    let callouts = KeyboardCalloutContext()
    callouts.updateSecondaryActions(
      [.character("a"), .character("b")], for: .character("a"),
      in: CGRect(x: 100, y: 10, width: 40, height: 50))
    callouts.updateInputAction(.character("a"), in: CGRect(x: 100, y: 10, width: 40, height: 50))
    let scene = scene(
      keyboard().keyboardCalloutContainer(
        calloutContext: callouts, keyboardContext: keyboardContext))
    #expect(
      scene.elements.map(\.role).suffix(4) == [
        .actionCallout, .calloutItem, .calloutItem, .inputCallout,
      ])
    let action = try #require(elements(.actionCallout, in: scene).first)
    let input = try #require(elements(.inputCallout, in: scene).first)
    let room = scene.size.height - self.scene(keyboard()).size.height
    #expect(room == 53, "The bubble of 62 points stands on a key 10 points below the top.")
    #expect(action.box.minY == 1)
    #expect(action.box.maxY == 60 + room && input.box.maxY == 60 + room)
  }

  @Test func buttonAreasCoverTheirKeys() throws {
    let key = CGRect(x: 20, y: 30, width: 33, height: 42)
    let areas = [
      scene(KeyboardCallout.InputCallout.ButtonArea(frame: key, buttonCornerRadius: 5)),
      scene(KeyboardCallout.ActionCallout.ButtonArea(frame: key, buttonCornerRadius: 5)),
    ]
    // The curves of the first reach 13 points to both sides, those of the second 8 and 25.
    #expect(areas.map(\.size) == [CGSize(width: 66, height: 72), CGSize(width: 78, height: 72)])
    for area in areas {
      let path = try #require(area.nodes.first?.fill).path
      #expect(area.nodes.count == 1 && path.moves == 1 && !path.crossesItself)
    }
  }

  @Test func padsRepeatNoKeys() {
    let context = KeyboardContext(device: Device.named("ipad") ?? .standard)
    var view = KeyboardView(keyboardContext: context)
    view.callout = .input(.character("d"))
    #expect(elements(.inputCallout, in: scene(view)).isEmpty)
    view.callout = .actions(of: .character("e"), selectedIndex: 0)
    #expect(elements(.actionCallout, in: scene(view)).count == 1)
  }
}
