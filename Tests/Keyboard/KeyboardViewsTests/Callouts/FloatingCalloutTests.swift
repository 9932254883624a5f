import KeyboardKit
import Testing

@testable import KeyboardViews

/// Callouts that leave their key visible, over every key of a layout.
@Suite struct FloatingCalloutTests {

  private let context = ViewContext.fixedAdvance

  private func keyboard(
    _ device: String, isLiquidGlass: Bool, _ change: (inout KeyboardCallout.CalloutStyle) -> Void
  ) throws -> PlacedKeyboard {
    var callouts = KeyboardCallout.CalloutStyle()
    change(&callouts)
    let keyboardContext = KeyboardContext(device: try #require(Device.named(device)))
    keyboardContext.isLiquidGlassEnabled = isLiquidGlass
    keyboardContext.keyboardCase = .lowercased
    var theme = KeyboardTheme()
    theme.calloutStyle = callouts
    return KeyboardView(
      keyboardContext: keyboardContext,
      appearance: KeyboardThemeAppearance(theme: theme, keyboardContext: keyboardContext)
    ).placed(in: context)
  }

  @Test(
    arguments: KeyboardCallout.CalloutStyle.Stem.allCases.filter { $0 != .key },
    ["iphone", "ipad"])
  func keysStayVisible(stem: KeyboardCallout.CalloutStyle.Stem, device: String) throws {
    for isLiquidGlass in [false, true] {
      for placement in KeyboardCallout.CalloutStyle.Placement.allCases {
        let placed = try keyboard(device, isLiquidGlass: isLiquidGlass) {
          ($0.placement, $0.stem) = (placement, stem)
        }
        for key in placed.keys where key.item.action.inputCalloutText != nil {
          let action = key.item.action
          for callout in placed.showing(.actions(of: action, selectedIndex: 0))
            .callouts(in: context) + placed.showing(.input(action)).callouts(in: context)
          {
            let name = Comment(rawValue: "\(callout.role) of \(callout.name)")
            #expect(callout.coveredKey == nil, name)
            #expect(callout.box.maxY <= key.keyFrame.minY + 0.5, name)
            #expect(callout.box.minX >= 0 && callout.box.maxX <= placed.size.width, name)
            #expect(
              callout.items.allSatisfy { callout.box.contains($0.box.insetBy(dx: 0.4, dy: 0.4)) },
              name)
          }
        }
      }
    }
  }

  @Test func bubblesAreCenteredWhereTheyFit() throws {
    let placed = try keyboard("iphone", isLiquidGlass: false) {
      ($0.actionItemColumns, $0.placement) = (3, .center)
    }
    for name in ["e", "i", "o"] {
      let key = try #require(placed.keys.first { $0.item.action == .character(name) })
      let callout = try #require(
        placed.showing(.actions(of: key.item.action, selectedIndex: 0)).callouts(in: context).first)
      let bubble = callout.items.map(\.box).reduce(CGRect.null) { $0.union($1) }
      #expect(abs(bubble.midX - key.keyFrame.midX) < 1, "\(name)")
    }
  }

  /// The number of columns, and the rows that nine actions need.
  @Test(arguments: [(1.0, 9), (4, 3), (5, 2), (9, 1), (20, 1)])
  func columnsAreBounded(columns: Double, rows: Int) throws {
    for isLiquidGlass in [false, true] {
      var context = context
      let names = (1...9).map { KeyboardAction.character("\($0)") }
      context.environment.keyboardCalloutActions = { _ in names }
      let placed = try keyboard("ipad", isLiquidGlass: isLiquidGlass) {
        $0.actionItemColumns = columns
      }
      let callout = try #require(
        placed.showing(.actions(of: .character("g"), selectedIndex: 0)).callouts(in: context).first)
      #expect(Set(callout.items.map(\.box.minY)).count == rows)
    }
  }

  @Test func pointersReachTheirKey() throws {
    for name in ["q", "g", "p"] {
      let placed = try keyboard("iphone", isLiquidGlass: false) { $0.stem = .pointer }
      let key = try #require(placed.keys.first { $0.item.action == .character(name) })
      let callout = try #require(
        placed.showing(.input(key.item.action)).callouts(in: context).first)
      let bubble = try #require(callout.items.first?.box)
      #expect(callout.box.maxY > bubble.maxY, "\(name)")
      #expect(abs(callout.box.maxY - key.keyFrame.minY) < 1, "\(name)")
    }
  }
}
