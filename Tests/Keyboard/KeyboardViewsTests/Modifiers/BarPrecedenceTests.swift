import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import Testing

@testable import KeyboardViews

/// The precedence of styles for the bar above the keys and for emoji keyboards, which appearances and
/// themes don't style: every pair of layers.
@Suite struct BarPrecedenceTests {

  /// The layers from weak to strong.
  enum Layer: Int, CaseIterable, Sendable {
    case standard, outerModifier, modifier

    /// The grey that the layer says; the standard says what it says.
    var gray: Color? { self == .standard ? nil : Color(white: Double(rawValue) / 8) }
  }

  static let pairs = Layer.allCases.flatMap { weaker in
    Layer.allCases.filter { $0.rawValue > weaker.rawValue }.map { (weaker, $0) }
  }

  private func view(_ type: Keyboard.KeyboardType) -> KeyboardView {
    let context = KeyboardContext(device: .standard)
    context.keyboardType = type
    return KeyboardView(keyboardContext: context, suggestions: [.init(text: "One")])
  }

  private func hasFill(_ color: Color?, in view: any View) -> Bool {
    view.scene(measuring: .fixedAdvance).nodes.contains { node in
      guard case .fill(_, .color(let fill)) = node else { return false }
      return fill == color?.light
    }
  }

  /// A view with what layers say, from the nearest modifier to the one furthest out.
  private func modified(
    _ view: any View, by layers: [Layer], _ modify: (any View, Layer, Color) -> any View
  ) -> any View {
    layers.sorted { $0.rawValue > $1.rawValue }.reduce(view) { view, layer in
      layer.gray.map { modify(view, layer, $0) } ?? view
    }
  }

  @Test(arguments: pairs)
  func strongerBarWins(pair: (weaker: Layer, stronger: Layer)) {
    func bar(_ view: some View, _ layer: Layer, _ color: Color) -> any View {
      // The weaker layer is the only one that says something about heights.
      let height: CGFloat? = layer == pair.weaker ? 60 : nil
      return view.keyboardToolbarStyle(.init(backgroundColor: color, height: height))
    }
    let view = modified(view(.alphabetic), by: [pair.weaker, pair.stronger]) { bar($0, $1, $2) }
    #expect(hasFill(pair.stronger.gray, in: view) && !hasFill(pair.weaker.gray, in: view))
    #expect(!hasFill(pair.stronger.gray, in: self.view(.alphabetic)))
    let height = view.scene(measuring: .fixedAdvance).size.height
    #expect(height == (pair.weaker == .standard ? 264 : 274))
  }

  @Test(arguments: pairs)
  func nearestEmojiStyleWinsAsAWhole(pair: (weaker: Layer, stronger: Layer)) {
    func emojis(_ view: some View, _ layer: Layer, _ color: Color) -> any View {
      // Nothing of the weaker layer is left, also where the stronger one has the standard.
      let rows = layer == pair.weaker ? 1 : nil
      return view.emojiKeyboardStyle(.init(rows: rows, menuSelectionColor: color))
    }
    let view = modified(view(.emojis), by: [pair.weaker, pair.stronger]) { emojis($0, $1, $2) }
    #expect(hasFill(pair.stronger.gray, in: view) && !hasFill(pair.weaker.gray, in: view))
    #expect(!hasFill(pair.stronger.gray, in: self.view(.emojis)))
    let tops = view.scene(measuring: .fixedAdvance).elements.filter { $0.name.isSingleEmoji }
      .map(\.box.minY)
    #expect(Set(tops).count == 5)
  }
}
