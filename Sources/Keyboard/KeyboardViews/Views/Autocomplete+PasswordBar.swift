import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

extension Autocomplete {

  /// The bar above the keys of a text field for a name or a password: a key, which opens the saved
  /// passwords, between two lines.
  struct PasswordBar {

    let design: KeyboardDesign

    private static let name = "passwords"

    /// From the ends of the bar to the lines, on a phone of 390 points with iOS 26, measured by
    /// others.
    private static let sides = (left: 34.67, right: 35.0)

    func draw(
      in frame: CGRect, item: ToolbarItemStyle, separator: ToolbarSeparatorStyle,
      context: ViewContext, into builder: inout SceneBuilder
    ) {
      guard frame.width > Self.sides.left + Self.sides.right else { return }
      for left in [frame.minX + Self.sides.left, frame.maxX - Self.sides.right] {
        let line = CGRect(
          x: left, y: frame.minY, width: separator.width, height: frame.height)
        ToolbarSeparator(style: separator).draw(in: line, context: context, into: &builder)
      }
      let font = item.titleFont.font
      let side = Icon.side(fontSize: font.size)
      let box = CGRect(center: frame.center, width: side, height: side)
      let color = design.styling.passwordColor(over: item.titleColor)
        .resolved(isDark: context.environment.isDark)
      builder.part(Scene.Part(.content, of: .toolbarItem, named: Self.name)) {
        Icon.named("key", in: design)?.draw(
          in: &$0, centeredAt: frame.center, fontSize: font.size, weight: font.weight, color: color)
      }
      builder.element(
        .toolbarItem, name: Self.name, box: box, style: [.init("titleColor", .color(color))])
    }
  }
}
