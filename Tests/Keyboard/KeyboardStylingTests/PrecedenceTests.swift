import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import Testing

/// View modifier, appearance, theme, standard: the first that sets a field wins.
@Suite struct PrecedenceTests {

  /// The layers from weak to strong.
  enum Layer: Int, CaseIterable, Sendable {
    case standard, theme, appearance, modifier

    var style: Keyboard.ButtonStyle {
      Keyboard.ButtonStyle(cornerRadius: Double(rawValue + 1))
    }
  }

  static let pairs = Layer.allCases.flatMap { first in
    Layer.allCases.filter { $0.rawValue > first.rawValue }.map { (first, $0) }
  }

  @Test(arguments: pairs) func strongerLayerWins(weaker: Layer, stronger: Layer) {
    func layer(_ layer: Layer) -> Keyboard.ButtonStyle? {
      layer == weaker || layer == stronger ? layer.style : nil
    }
    let style = Keyboard.ButtonStyle.resolved(
      modifier: layer(.modifier), appearance: layer(.appearance), theme: layer(.theme),
      standard: layer(.standard) ?? Keyboard.ButtonStyle(cornerRadius: 0))
    #expect(style == stronger.style)
  }

  @Test func openFieldsShowTheLayerBelow() {
    let style = Keyboard.ButtonStyle.resolved(
      modifier: Keyboard.ButtonStyle(backgroundColor: .red),
      theme: Keyboard.ButtonStyle(backgroundColor: .blue, cornerRadius: 7),
      standard: Keyboard.ButtonStyle(foregroundColor: .primary, cornerRadius: 5))
    #expect(style.backgroundColor == .red)
    #expect(style.cornerRadius == 7)
    #expect(style.foregroundColor == .primary)
  }
}
