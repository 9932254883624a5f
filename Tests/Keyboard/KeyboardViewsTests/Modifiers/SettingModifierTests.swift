import KeyboardKit
import Testing

@Suite struct SettingModifierTests {

  private let controller = KeyboardInputViewController()
  private var context: KeyboardContext { controller.keyboardContext }

  init() {
    controller.keyboardContext.screenSize = CGSize(width: 390, height: 844)
    controller.keyboardContext.keyboardCase = .lowercased
  }

  private var view: KeyboardView { KeyboardView(keyboardContext: context) }

  private func keys(of view: some View) -> [TouchableKey] {
    view.touchableKeys
  }

  private func letters(of view: some View) -> ClosedRange<Double>? {
    let frames = keys(of: view).filter { $0.action.kind != .image }.map(\.frame)
    guard let start = frames.map(\.minX).min(), let end = frames.map(\.maxX).max() else {
      return nil
    }
    return start...end
  }

  @Test(
    arguments: [
      (nil, nil, 0.0...390.0), (nil, .leading, 0.0...312.0), (.leading, nil, 0.0...312.0),
      (.leading, .trailing, 78.0...390.0),
    ] as [(Keyboard.DockEdge?, Keyboard.DockEdge?, ClosedRange<Double>)])
  func dockEdge(
    setting: Keyboard.DockEdge?, modifier: Keyboard.DockEdge?, expected: ClosedRange<Double>
  ) {
    context.keyboardDockEdge = setting
    #expect(letters(of: view.keyboardDockEdge(modifier)) == expected)
  }

  @Test(
    arguments: [
      (.none, nil, 33), (.none, .numbers, 43), (.numbers, nil, 43), (.numbers, Optional(.none), 33),
      (.numbers, .characters(["a", "b"]), 35),
    ] as [(Keyboard.InputToolbarDisplayMode, Keyboard.InputToolbarDisplayMode?, Int)])
  func inputToolbar(
    setting: Keyboard.InputToolbarDisplayMode, modifier: Keyboard.InputToolbarDisplayMode?,
    count: Int
  ) {
    context.inputToolbarDisplayMode = .none
    let without = keys(of: view).count
    context.inputToolbarDisplayMode = setting
    let added = keys(of: view.keyboardInputToolbarDisplayMode(modifier)).count - without
    #expect(added == count - 33)
  }

  @Test func spaceMenus() {
    context.locales = [Locale(identifier: "en"), Locale(identifier: "de")]
    func label(of view: some View) -> TextRun.Alignment? {
      view.scene.nodes.run("EN")?.alignment
    }
    #expect(label(of: view) == nil)
    #expect(label(of: view.keyboardSpaceContextMenuLeading(.locale)) == .left)
    #expect(label(of: view.keyboardSpaceContextMenuTrailing(.locale)) == .right)
    context.spaceContextMenuLeading = .locale
    #expect(label(of: view.keyboardSpaceContextMenuLeading(nil)) == .left)
    #expect(label(of: view.keyboardSpaceContextMenuTrailing(.locale)) == .right)
  }

  @Test(
    arguments: [
      (.moveInputCursor, nil, true), (.openLocaleContextMenu, nil, false),
      (.openLocaleContextMenu, .moveInputCursor, true),
      (.moveInputCursor, .openLocaleContextMenu, false),
    ] as [(Keyboard.SpaceLongPressBehavior, Keyboard.SpaceLongPressBehavior?, Bool)])
  func longPressOnSpace(
    setting: Keyboard.SpaceLongPressBehavior, modifier: Keyboard.SpaceLongPressBehavior?,
    moves: Bool
  ) throws {
    context.spaceLongPressBehavior = setting
    let modified = view.keyboardSpaceLongPressBehavior(modifier)
    let space = try #require(keys(of: modified).first { $0.action == .space })
    let finger = KeyTouchHandler(state: controller.state, services: controller.services)
    finger.press(space)
    controller.services.clock.advance(by: 1)
    #expect(context.isSpaceDragGestureActive == moves)
    #expect(context.spaceLongPressBehavior == setting)
  }
}
