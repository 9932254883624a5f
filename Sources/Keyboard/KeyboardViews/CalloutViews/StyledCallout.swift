import Foundation
package import KeyboardCore
package import KeyboardDrawing
package import KeyboardStyling

/// Callout ready to be drawn: its outline, items and style.
package struct StyledCallout: Sendable {

  struct Item {

    let name: String
    let text: String
    let font: Font
    let box: CGRect
    let isSelected: Bool
  }

  package let role: Scene.Element.Role
  let name: String

  /// The outline in points from the top left of the keyboard.
  let outline: Path

  let coveredKey: CGRect?
  let items: [Item]

  /// The language of the texts as an identifier, which selects glyph variants.
  let language: String

  package let style: KeyboardCallout.CalloutStyle
  let isDark: Bool

  /// In points.
  let pixel: Double

  /// The progress of its appearance in animations, from 0 to 1; a spring goes beyond.
  var presence = 1.0
  var grows = true

  var box: CGRect { outline.controlPointBox }

  /// In whole points; 0 for a callout that ends at the top edge, in spite of its hairline.
  var heightAbove: Double {
    let reach = style.borderSize.map { $0 / 2 } ?? hairlineReach
    return box.minY < 0 ? (reach - box.minY).rounded(.up) : 0
  }

  func draw(x: Double, y: Double, into builder: inout SceneBuilder) {
    if presence == 1 {
      drawWhole(x: x, y: y, into: &builder)
    } else {
      drawAppearing(x: x, y: y, into: &builder)
    }
  }

  // Inlined into views, both crash the compiler.
  @inline(never)
  private func drawAppearing(x: Double, y: Double, into builder: inout SceneBuilder) {
    let scale = grows ? smallestScale + (1 - smallestScale) * presence : 1
    let transform = Affine.scale(scale, about: CGPoint(x: box.midX + x, y: box.maxY + y))
    builder.group(opacity: min(max(presence, 0), 1)) { builder in
      builder.transformed(by: transform) { drawWhole(x: x, y: y, into: &$0) }
    }
  }

  @inline(never)
  private func drawWhole(x: Double, y: Double, into builder: inout SceneBuilder) {
    let outline = x == 0 && y == 0 ? outline : outline.offsetBy(x: x, y: y)
    let background = style.backgroundColor.resolved(isDark: isDark)
    let hasColor = style.background?.material == nil && background.isOpaque
    let isOpaque = hasColor || style.background?.isOpaque(isDark: isDark) ?? false
    style.drawShadows(of: outline, isOpaque: isOpaque, isDark: isDark, into: &builder)
    if style.background?.material == nil { builder.fill(outline, background) }
    style.background?.draw(
      in: outline, area: box.offsetBy(dx: x, dy: y), isDark: isDark, into: &builder)
    if let size = style.borderSize, size > 0 {
      let color = Paint.color(style.borderColor.resolved(isDark: isDark))
      let gradient = style.borderGradient?.paint(in: box.offsetBy(dx: x, dy: y), isDark: isDark)
      builder.stroke(outline, gradient ?? color, StrokeStyle(lineWidth: size))
    } else if isDark, style.borderSize == nil, !style.borderColor.dark.isInvisible {
      builder.group(clip: outline) {
        $0.stroke(outline, .color(darkRim), StrokeStyle(lineWidth: 2 * pixel))
      }
    }
    builder.element(
      Scene.Element(
        role, name: name, box: box.offsetBy(dx: x, dy: y),
        style: properties(background: background)))
    for item in items { draw(item, box: item.box.offsetBy(dx: x, dy: y), into: &builder) }
  }

  private func draw(_ item: Item, box: CGRect, into builder: inout SceneBuilder) {
    let foreground = item.isSelected ? style.selectedForegroundColor : style.foregroundColor
    let color = foreground.resolved(isDark: isDark)
    if item.isSelected {
      builder.fill(
        Path(continuousRoundedRect: box, cornerRadius: style.cornerRadius),
        style.selectedBackgroundColor.resolved(isDark: isDark))
    }
    var run = TextRun(
      item.text, font: item.font, color: color, box: box, minimumScale: minimumTextScale,
      language: language)
    // Marks above capitals may reach into the padding of the row.
    if TextRun.mayLeaveItsBox(item.text) { run.inkArea = box.insetBy(dx: -0.5, dy: -6) }
    run.effects = .init(
      shadows: style.textShadows, outlineColor: style.textOutlineColor,
      outlineWidth: style.textOutlineWidth, isDark: isDark)
    let part =
      role == .actionCallout
      ? Scene.Part(item.isSelected ? .selection : .content, of: .calloutItem, named: item.name)
      : Scene.Part(.content, of: role, named: name)
    builder.part(part) { $0.text(run) }
    if role == .actionCallout { builder.element(element(item, box: box, color: color)) }
  }

  private func properties(background: Color.Resolved) -> [Scene.Property] {
    var properties: [Scene.Property] = [
      .init("backgroundColor", .color(background)),
      .init("borderColor", .color(style.borderColor.resolved(isDark: isDark))),
      .init("cornerRadius", .number(style.cornerRadius)),
    ]
    if role == .inputCallout, let item = items.first {
      properties += .text(
        item.text, color: style.foregroundColor.resolved(isDark: isDark),
        fontSize: item.font.size)
    }
    return properties + style.properties(isDark: isDark, except: Self.mainFields)
  }

  private static let mainFields: Set<String> = [
    "backgroundColor", "borderColor", "cornerRadius", "foregroundColor", "selectedBackgroundColor",
    "selectedForegroundColor", "transition",
  ]

  private func element(_ item: Item, box: CGRect, color: Color.Resolved) -> Scene.Element {
    let text = [Scene.Property].text(item.text, color: color, fontSize: item.font.size)
    guard item.isSelected else {
      return Scene.Element(.calloutItem, name: item.name, box: box, style: text)
    }
    let background = style.selectedBackgroundColor.resolved(isDark: isDark)
    return Scene.Element(
      .calloutItem, name: item.name, box: box,
      style: [.init("backgroundColor", .color(background))] + text
        + [.init("state", .text("selected"))])
  }
}

/// In points.
private let hairlineReach = 1.0

extension [StyledCallout] {

  var heightAbove: Double { map(\.heightAbove).max() ?? 0 }
}

/// Separates dark callouts from dark keys, where shadows and hairlines vanish.
private let darkRim = Color.Resolved(hex: 0xFFFFFF, opacity: 0.14)

private let minimumTextScale = 0.4
private let smallestScale = 0.8

/// In points (source: KeyboardKit 9.5.3, which uses a shadow instead of a stroke).
private let hairlineRadius = 0.4

extension KeyboardCallout.CalloutStyle {

  /// Shadows are clipped to the outside of a translucent shape.
  fileprivate func drawShadows(
    of outline: Path, isOpaque: Bool, isDark: Bool, into builder: inout SceneBuilder
  ) {
    let shadows = [
      (shadowColor, Double(shadowRadius)), (borderColor, borderSize == nil ? hairlineRadius : 0),
    ]
    for (color, radius) in shadows where radius > 0 {
      builder.shadow(
        Scene.Shadow(
          outline, color: color.resolved(isDark: isDark), radius: radius,
          outside: isOpaque ? nil : outline))
    }
  }
}
