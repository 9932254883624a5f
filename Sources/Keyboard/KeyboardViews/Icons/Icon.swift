import Foundation
import KeyboardCore
import KeyboardDrawing
import SourceText

/// Monochrome drawing on 24 by 24 units, y pointing down, with round caps and joins.
///
/// Ink is centered. A few wide icons extend beyond the canvas, which must not clip. All are original.
package struct Icon: Sendable, Hashable {

  /// The side of the canvas in units; a unit is a point at font size 20.
  static let canvasSize = 24.0

  static func side(fontSize: Double) -> Double { canvasSize * fontSize / 20 }

  enum Layer: Sendable, Hashable {

    /// The interior of a path by the nonzero winding rule; holes have the opposite direction.
    case fill(Path)

    /// A line along a path, its width a multiple of the icon's stroke width.
    case stroke(Path, width: Double)

    var mirrored: Self { map { $0.mirrored(atX: 12) } }

    var transposed: Self { map { $0.transposed() } }

    private func map(_ transform: (Path) -> Path) -> Self {
      switch self {
      case .fill(let path): .fill(transform(path))
      case .stroke(let path, let width): .stroke(transform(path), width: width)
      }
    }
  }

  /// The name of the icon such as `keyboardBackspace`; the first of several.
  let name: String

  let layers: [Layer]

  /// The name is one such as `keyboardBackspace`, or a system symbol such as `delete.left`.
  static func named(_ name: String) -> Icon? { IconTable.classic[name] }

  static func named(_ name: String, in design: KeyboardDesign) -> Icon? {
    let icon = named(name)
    return design.ownIcons?[icon?.name ?? name] ?? icon
  }

  /// Returns the icon of an image; if there is none, reports it with the nearest names.
  static func reported(_ name: String, in design: KeyboardDesign) -> Icon? {
    if let icon = named(name, in: design) { return icon }
    let outline = name.replacing(".fill", with: "")
    let similar =
      named(outline) == nil ? NearestNames.suggestions(for: name, among: allNames) : [outline]
    KeyboardNotices.report(
      .invalidImage, "The image “\(name)” is none of the library's icons",
      hints: similar.isEmpty ? [] : ["Did you mean \(similar.quoted.joinedAsAlternatives)?"])
    return nil
  }

  /// Including aliases, in a fixed order.
  package static let allNames = IconTable.classic.names

  /// Returns the box of the ink on the canvas, in units.
  func inkBox(weight: Font.Weight) -> CGRect {
    layers.map { layer in
      switch layer {
      case .fill(let path): path.controlPointBox
      case .stroke(let path, let width):
        path.controlPointBox.insetBy(
          dx: -weight.iconStrokeWidth * width / 2, dy: -weight.iconStrokeWidth * width / 2)
      }
    }
    .reduce(.null) { $0.union($1) }
  }

  func draw(
    in builder: inout SceneBuilder, centeredAt center: CGPoint, fontSize: Double,
    weight: Font.Weight = .regular, color: Color.Resolved, gradient: Paint? = nil
  ) {
    let scale = fontSize / 20
    guard scale > 0, scale.isFinite else { return }
    let placed = { (path: Path) in
      path.mapPoints {
        CGPoint(x: center.x + ($0.x - 12) * scale, y: center.y + ($0.y - 12) * scale)
      }
    }
    // Layers overlap, so a translucent icon is drawn as an opaque group with an opacity.
    let isGroup = layers.count > 1 && !color.isOpaque && gradient == nil
    var opaque = color
    if isGroup { opaque.opacity = 1 }
    let paint = gradient ?? .color(opaque)
    builder.group(opacity: isGroup ? color.opacity : 1) { group in
      for layer in layers {
        switch layer {
        case .fill(let path):
          group.fill(placed(path), paint)
        case .stroke(let path, let width):
          let lineWidth = weight.iconStrokeWidth * width * scale
          group.stroke(
            placed(path), paint, StrokeStyle(lineWidth: lineWidth, cap: .round, join: .round))
        }
      }
    }
  }
}

extension KeyboardDesign {

  /// Icons whose drawing differs from the classic ones, with their names.
  fileprivate var ownIcons: IconTable? {
    switch self {
    case .classic: nil
    case .liquidGlass: .liquidGlass
    }
  }

  func iconName(of category: EmojiCategory, onPad: Bool) -> String {
    guard self == .liquidGlass else { return category.iconName }
    if category.id == EmojiCategory.symbols.id { return "emojiSymbols" }
    let solid = onPad ? IconTable.liquidGlass[category.iconName + ".fill"] : nil
    return solid?.name ?? category.iconName
  }
}

extension Font.Weight {

  /// 1.2 for light, 1.5 for regular and 2 for bold; others are interpolated linearly.
  var iconStrokeWidth: Double {
    let steps = Double(rawValue - Font.Weight.regular.rawValue) / 100
    return 1.5 + steps * (steps < 0 ? 0.3 : 0.5 / 3)
  }
}
