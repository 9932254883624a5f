import KeyboardKit
import Testing

@testable import KeyboardViews

@Suite struct SplitKeyboardTests {

  private func view(
    _ id: String, orientation: InterfaceOrientation = .portrait,
    change: (inout KeyboardTraits) -> Void
  ) throws -> KeyboardView {
    let context = KeyboardContext(device: try #require(Device.named(id)), orientation: orientation)
    context.change(change)
    return KeyboardView(keyboardContext: context)
  }

  private func styled(_ view: KeyboardView) -> StyledKeyboard {
    let context = ViewContext.fixedAdvance
    return view.placed(in: context).styled(in: context)
  }

  @Test func aThemeStylesBothHalves() throws {
    let theme = try KeyboardTheme(
      decoding: SourceFile(
        name: "halves.json",
        text: """
          {"formatVersion": 1, "id": "halves", "name": "Halves", "rules": [
            {"match": {"half": "left"}, "cornerRadius": 1},
            {"match": {"half": "right", "placement": "split"}, "cornerRadius": 2},
            {"match": {"placement": "floating"}, "cornerRadius": 3}
          ]}
          """))
    func radii(_ placement: Keyboard.Placement) throws -> [[CGFloat?]] {
      let view = try view("ipad-air-11") { $0.keyboardPlacement = placement }
      var themed = view
      themed.appearance = KeyboardThemeAppearance(
        theme: theme, keyboardContext: view.keyboardContext)
      let keys = styled(themed).keys
      return ["q", "p"].map { name in
        keys.filter { $0.name.lowercased() == name }.map(\.style.cornerRadius)
      }
    }
    #expect(try radii(.split) == [[1], [2]])
    #expect(try radii(.floating) == [[3], [3]])
    let docked = try radii(.docked)
    #expect(docked[0] == docked[1] && ![1, 2, 3].contains(docked[0][0]))
  }

  @Test(arguments: [Keyboard.KeyboardType.numeric, .symbolic, .emojis, .emojiSearch])
  func everyLayerHasAll(type: Keyboard.KeyboardType) throws {
    func actions(_ placement: Keyboard.Placement) throws -> Set<KeyboardAction> {
      let view = try view("ipad-mini") {
        $0.keyboardPlacement = placement
        $0.keyboardType = type
      }
      return Set(styled(view).keys.map(\.action))
    }
    #expect(try actions(.split) == actions(.docked))
  }

  @Test func keysOfDuosAreBesideTheStatus() throws {
    let keys = styled(try view("iphone-duo-closed") { _ in }).keys
    let device = try #require(Device.named("iphone-duo-closed"))
    var context = ViewContext.fixedAdvance
    context.environment.safeAreaInsets = device.safeAreaInsets(in: .portrait)
    let framed = try view("iphone-duo-closed") { _ in }.placed(in: context).styled(in: context)
    #expect(framed.keys.map(\.name) == keys.map(\.name))
    #expect(framed.keys.allSatisfy { $0.frame.maxX <= 466 - 84 })
  }

  @Test func floatingPanelsHaveRoomForTheirShadow() throws {
    let keyboard = styled(try view("ipad") { $0.isKeyboardFloating = true })
    let panel = FloatingPanel { keyboard }
    let context = ViewContext.fixedAdvance
    let scene = panel.scene(in: context)
    #expect(scene.size.width > keyboard.size.width && scene.size.height > keyboard.size.height)
    let board = try #require(scene.elements.first { $0.role == .background }?.box)
    #expect(abs(board.midX - scene.size.width / 2) < 0.01)
    #expect(board.size == keyboard.size)
    #expect(
      scene.nodes.contains {
        if case .shadow = $0 { true } else { false }
      })
  }
}
