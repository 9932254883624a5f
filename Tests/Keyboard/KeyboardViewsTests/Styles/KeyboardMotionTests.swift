import KeyboardKit
import Testing

@testable import KeyboardViews

/// The keyboards between those of a running keyboard.
@Suite struct KeyboardMotionTests {

  private static let theme = #"""
    "buttons": {
      "all": {
        "backgroundColor": "white", "transition": { "duration": 0.4, "curve": "linear" },
        "pressed": {
          "backgroundColor": "black", "pressedScale": 0.8, "pressedOffset": [0, 4],
          "pressedOverlayColor": "#ff000080",
          "transition": { "duration": 0.2, "curve": "linear" }
        }
      }
    },
    "callouts": { "transition": { "duration": 0.2, "curve": "linear" } }
    """#

  private struct Stage {

    let context: KeyboardContext
    let theme: KeyboardTheme

    init(_ members: String, reducesMotion: Bool = false) throws {
      context = KeyboardContext(
        device: .named("iphone-15") ?? .standard, locale: Locale(identifier: "en"))
      context.keyboardCase = .lowercased
      context.change { $0.isReduceMotionEnabled = reducesMotion }
      theme = try KeyboardTheme(members: members)
    }

    func keyboard(
      pressing: Set<KeyboardAction> = [], callout: KeyboardCallout.Presentation? = nil
    ) -> StyledKeyboard {
      let view = KeyboardView(context, in: theme)
      let viewContext = ViewContext.fixedAdvance
      return view.placed(in: viewContext).showing(callout, pressing: pressing)
        .styled(in: viewContext)
    }
  }

  private func key(_ name: String, _ keyboard: StyledKeyboard?) throws -> StyledKey {
    try #require(keyboard?.keys.first { $0.name == name })
  }

  private static let a = KeyboardAction.character("a")

  /// Seconds after the press, and the gray of the face with the scale; the release is at 0.1.
  static let moments: [(Double, UInt32, Double)] = [
    (0.05, 0xAEAEAE, 0.95), (0.1, 0x636363, 0.9), (0.2, 0x888888, 0.925),
    (0.3, 0xAEAEAE, 0.95), (0.499, 0xFFFFFF, 1),
  ]

  @Test(arguments: moments)
  func keysChangeFromWhatTheyShow(time: Double, gray: UInt32, scale: Double) throws {
    let stage = try Stage(Self.theme)
    var motion = KeyboardMotion()
    motion.show(stage.keyboard(), at: 0)
    #expect(!motion.isMoving(at: 0))
    motion.show(stage.keyboard(pressing: [Self.a]), at: 1)
    #expect(motion.isMoving(at: 1) && !motion.isMoving(at: 1.2))
    // A release on the way leads back from there.
    if time > 0.1 { motion.show(stage.keyboard(), at: 1.1) }
    let key = try key("a", motion.keyboard(at: 1 + time))
    #expect(abs((key.style.pressedScale ?? 1) - scale) < 0.001)
    let found = try #require(key.style.backgroundColor?.light)
    let expected = Color.Resolved(hex: gray)
    #expect(abs(found.red - expected.red) < 0.03, "\(found.red) \(expected.red)")
    #expect(try self.key("s", motion.keyboard(at: 1 + time)).style.backgroundColor == .white)
  }

  @Test func endsAreTheKeyboardsThemselves() throws {
    let stage = try Stage(Self.theme)
    var motion = KeyboardMotion()
    #expect(motion.keyboard(at: 0) == nil)
    let (plain, pressed) = (stage.keyboard(), stage.keyboard(pressing: [Self.a]))
    motion.show(plain, at: 0)
    motion.show(pressed, at: 1)
    let context = ViewContext.fixedAdvance
    #expect(motion.keyboard(at: 1.3)?.scene(in: context) == pressed.scene(in: context))
    motion.show(plain, at: 2)
    #expect(motion.keyboard(at: 2.2)?.scene(in: context) != plain.scene(in: context))
    #expect(motion.keyboard(at: 2.5)?.scene(in: context) == plain.scene(in: context))
    #expect(!motion.isMoving(at: 2.5))
  }

  @Test func themesWithoutMotionDontMove() throws {
    let stage = try Stage(#""buttons": {"all": {"pressed": {"backgroundColor": "red"}}}"#)
    var motion = KeyboardMotion()
    motion.show(stage.keyboard(), at: 0)
    motion.show(stage.keyboard(pressing: [Self.a], callout: .input(Self.a)), at: 0.5)
    #expect(!motion.isMoving(at: 0.5) && !stage.theme.hasMotion)
    motion.show(stage.keyboard(), at: 0.6)
    #expect(motion.keyboard(at: 0.6)?.callouts.isEmpty == true)
  }

  @Test func calloutsAppearAndDisappear() throws {
    let stage = try Stage(Self.theme)
    var motion = KeyboardMotion()
    let open = stage.keyboard(pressing: [Self.a], callout: .input(Self.a))
    motion.show(stage.keyboard(), at: 0)
    motion.show(open, at: 1)
    #expect(motion.keyboard(at: 1)?.callouts.map(\.presence) == [0])
    #expect(abs((motion.keyboard(at: 1.05)?.callouts.first?.presence ?? 0) - 0.25) < 1e-9)
    motion.show(stage.keyboard(), at: 1.1)
    #expect(abs((motion.keyboard(at: 1.15)?.callouts.first?.presence ?? 0) - 0.375) < 1e-9)
    // The keyboard keeps the room of the callout as long as that is seen.
    #expect(motion.keyboard(at: 1.25)?.size == open.size)
    #expect(motion.keyboard(at: 1.31)?.callouts.isEmpty == true)
    // A callout that comes back starts from what is left of it.
    motion.show(open, at: 2)
    motion.show(stage.keyboard(), at: 3)
    motion.show(open, at: 3.1)
    #expect(abs((motion.keyboard(at: 3.1)?.callouts.first?.presence ?? 0) - 0.5) < 1e-9)
    #expect(motion.keyboard(at: 3.1)?.callouts.count == 1)
  }

  @Test func calloutsFadeAndGrow() throws {
    let stage = try Stage(Self.theme)
    var motion = KeyboardMotion()
    motion.show(stage.keyboard(pressing: [Self.a], callout: .input(Self.a)), at: 0)
    let context = ViewContext.fixedAdvance
    let scene = try #require(motion.keyboard(at: 0.1)?.scene(in: context))
    let groups = scene.nodes.compactMap { node -> Double? in
      guard case .group(let group) = node, group.opacity < 1 else { return nil }
      return group.opacity
    }
    #expect(groups == [0.5])
    let whole = try #require(motion.keyboard(at: 1)?.scene(in: context))
    let box = { (scene: Scene) in scene.elements.first { $0.role == .inputCallout }?.box }
    let (small, large) = (try #require(box(scene)), try #require(box(whole)))
    #expect(abs(small.width / large.width - 0.9) < 0.02 && abs(small.maxY - large.maxY) < 0.5)
  }

  @Test func animationsRunFromTheStartOfTheirState() throws {
    let stage = try Stage(
      #"""
      "rules": [
        { "match": "return", "animation": { "duration": 1, "curve": "linear", "repeat": "forever",
          "keyframes": [{ "at": 0.5, "color": "#ffffff80", "opacity": 0.5 }] } },
        { "match": { "character": "a" }, "pressed": { "animation": { "curve": "linear",
          "keyframes": [{ "at": 0.5, "scale": 1.2, "offset": [0, -4] }] } } }
      ]
      """#)
    #expect(stage.theme.hasMotion)
    var motion = KeyboardMotion()
    motion.show(stage.keyboard(), at: 0.25)
    #expect(motion.isMoving(at: 1000))
    let glow = try #require(try key("return", motion.keyboard(at: 1.5)).motion?.value)
    #expect(glow.opacity == 0.75 && glow.color != nil)
    // Other keyboards don't start it again.
    motion.show(stage.keyboard(pressing: [Self.a]), at: 2)
    #expect(try key("return", motion.keyboard(at: 2.75)).motion?.value.opacity == 0.5)
    let pulse = try #require(try key("a", motion.keyboard(at: 2.25)).motion?.value)
    #expect(pulse.scale == 1.1 && pulse.offset == CGPoint(x: 0, y: -2))
    let context = ViewContext.fixedAdvance
    let box = { (time: Double) in
      motion.keyboard(at: time)?.scene(in: context).elements.first { $0.name == "a" }?.box
    }
    let (large, own) = (try #require(box(2.5)), try #require(box(3)))
    #expect(abs(large.width / own.width - 1.2) < 0.02 && large.midY < own.midY - 3)
  }

  @Test func reducedMotionFadesInPlace() throws {
    let stage = try Stage(
      Self.theme + #"""
        , "rules": [{ "match": "return", "animation": { "repeat": "forever",
          "keyframes": [{ "at": 0.5, "scale": 1.2, "turn": 20, "color": "red" }] } }]
        """#, reducesMotion: true)
    var motion = KeyboardMotion()
    motion.show(stage.keyboard(), at: 0)
    motion.show(stage.keyboard(pressing: [Self.a], callout: .input(Self.a)), at: 1)
    let keyboard = motion.keyboard(at: 1.1)
    let key = try key("a", keyboard)
    #expect(key.style.pressedScale == 0.8 && key.style.pressedOffset == CGPoint(x: 0, y: 4))
    #expect(key.style.backgroundColor != .black && key.style.backgroundColor != .white)
    let glow = try #require(try self.key("return", keyboard).motion?.value)
    #expect(glow.scale == 1 && glow.turn == 0 && glow.color != nil)
    #expect(keyboard?.callouts.first?.grows == false)
  }
}
