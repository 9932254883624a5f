import Foundation
import KeyboardCore
package import KeyboardDrawing
import KeyboardStyling

/// Scale of words relative to letters, since words are smaller already.
private let wordRatio = 4.0 / 3

extension StyledKey {

  /// All letters share a scale, which also shrinks words where it is small.
  func draw(
    from origin: CGPoint = .zero, letterScale: Double = 1, into builder: inout SceneBuilder
  ) {
    guard origin == .zero else {
      return moved(x: origin.x, y: origin.y).draw(letterScale: letterScale, into: &builder)
    }
    // The closure would copy the key.
    if !isPressed, motion == nil { return drawInPlace(letterScale: letterScale, into: &builder) }
    drawPressed(into: &builder) { drawInPlace(letterScale: letterScale, into: &$0) }
  }

  private func drawInPlace(letterScale: Double, into builder: inout SceneBuilder) {
    drawShape(into: &builder)
    // Set without closures, which would copy the key.
    let outerPart = builder.part
    defer { builder.part = outerPart }
    // A translucent callout would let the content shine through its own.
    if !isCovered {
      builder.part = Scene.Part(.content, of: .key, named: name)
      drawContent(textScale: textScale(letterScale: letterScale), into: &builder)
      builder.part = Scene.Part(.label, of: .key, named: name)
      drawSwipeDownText(into: &builder)
      drawLetters(into: &builder)
      builder.part = outerPart
    }
    drawOverlay(into: &builder)
    builder.element(element)
    guard !isCovered else { return }
    builder.part = Scene.Part(.label, of: .key, named: name)
    drawCornerLabel(into: &builder)
  }

  func textScale(letterScale: Double) -> Double {
    if isLetter { return letterScale }
    return action.isInputAction && action != .space ? 1 : min(letterScale * wordRatio, 1)
  }

  package func drawShape(into builder: inout SceneBuilder) {
    let border = border
    drawGlow(into: &builder)
    drawOuterShadows(into: &builder)
    drawEdgeBelow(into: &builder)
    drawFace(inside: border, into: &builder)
    drawInnerShadows(into: &builder)
    draw(border, into: &builder)
    if let color = motion?.value.color, !isCovered { builder.fill(shape.path, resolved(color)) }
  }

  package func drawOverlay(into builder: inout SceneBuilder) {
    if isPressed, let overlay = style.pressedOverlayColor {
      builder.fill(shape.path, resolved(overlay))
    }
  }

  var shape: KeyShape {
    let cornerStyle = style.cornerStyle ?? .circular
    let radius = Double(style.cornerRadius ?? 0)
    guard let radii = style.cornerRadii else {
      return KeyShape(frame: frame, cornerRadius: radius, cornerStyle: cornerStyle)
    }
    let corners = KeyCorners(radii, height: frame.height, common: radius)
    return KeyShape(frame: frame, radii: corners, cornerStyle: cornerStyle)
  }

  func resolved(_ color: Color) -> Color.Resolved { color.resolved(isDark: isDark) }

  private func drawFace(inside border: Border?, into builder: inout SceneBuilder) {
    // A path that is used again would be copied to be rounded.
    if let color = style.backgroundColor, style.background?.material == nil {
      builder.fill(faceOutline(inside: border), resolved(color))
    }
    style.background?.draw(
      in: faceOutline(inside: border), area: frame, isDark: isDark, into: &builder)
  }

  var isOpaque: Bool {
    guard let background = style.background else {
      return style.backgroundColor.map { resolved($0).isOpaque } ?? false
    }
    if background.isOpaque(isDark: isDark) { return true }
    guard background.material == nil, let color = style.backgroundColor else { return false }
    return resolved(color).isOpaque
  }

  var element: Scene.Element { Scene.Element(.key, name: name, box: frame, style: properties) }

  private var properties: [Scene.Property] {
    var properties: [Scene.Property] = []
    properties.reserveCapacity(11)
    let add = { (name: String, value: Scene.Property.Value?) in
      if let value { properties.append(Scene.Property(name, value)) }
    }
    let isDark = isDark
    let color = { (color: Color?) in
      color.map { Scene.Property.Value.color($0.resolved(isDark: isDark)) }
    }
    let font = style.drawnFont
    add("backgroundColor", color(style.backgroundColor))
    add("foregroundColor", color(style.foregroundColor))
    add("fontSize", .number(font.size))
    add("fontWeight", .number(Double(font.weight.rawValue)))
    add("cornerRadius", style.cornerRadius.map { .number($0) })
    if style.cornerRadii != nil { addCorners(to: &properties) }
    if let border {
      if case .color(let color) = border.paint { add("borderColor", .color(color)) }
      let widths = border.widths
      if border.isEven {
        add("borderSize", .number(widths.top))
      } else {
        let edges = [widths.top, widths.trailing, widths.bottom, widths.leading]
        add("borderEdges", .text(edges.map(\.description).joined(separator: " ")))
      }
    }
    if let shadow = style.shadow, shadow.size > 0 {
      add("shadowColor", color(shadow.color))
      add("shadowSize", .number(shadow.size))
    }
    switch shownContent {
    case .icon(let name, _): add("image", .text(name))
    case .text(let text, _): add("text", .text(text))
    case .custom, .nothing: break
    }
    if showsSwipeDownText { add("swipeDown", swipeDownText.map { .text($0) }) }
    if isPressed { add("state", .text("pressed")) }
    return properties + swipeDownProperties + furtherProperties(font: font)
  }

  private func addCorners(to properties: inout [Scene.Property]) {
    let shape = shape
    properties.removeAll { $0.name == "cornerRadius" }
    properties.append(.init("cornerRadius", .number(shape.cornerRadius)))
    guard let radii = shape.radii else { return }
    let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    let text = corners.map { (($0 * 1000).rounded() / 1000).description }.joined(separator: " ")
    properties.append(.init("cornerRadii", .text(text)))
  }

  private func furtherProperties(font: Font) -> [Scene.Property] {
    var properties: [Scene.Property] = []
    if case .named(let names) = font.family {
      properties.append(.init("fontFamily", .text(names.map(\.name).joined(separator: ", "))))
    }
    let fields = style.setFields(among: Self.furtherFields).filter(shows)
    return properties + style.properties(of: fields, isDark: isDark)
  }

  private static let furtherFields = Keyboard.ButtonStyle.fields.filter {
    !mainFields.contains($0.name)
  }

  private static let mainFields: Set<String> = [
    "backgroundColor", "foregroundColor", "font", "fontWeight", "fontFamily", "fontScale",
    "cornerRadius", "borderColor", "borderSize", "borderEdges", "shadowColor", "shadowSize",
  ]

  private func shows(_ field: StyleField<Keyboard.ButtonStyle>) -> Bool {
    switch field.visibility {
    case .always: true
    case .pressed: isPressed
    case .pressedInView: isPressed && !isCovered
    case .style(let isVisible): isVisible(style)
    }
  }
}

extension LayeredStyle {

  func properties(isDark: Bool, except omitted: Set<String> = []) -> [Scene.Property] {
    properties(of: Self.fields.filter { !omitted.contains($0.name) }, isDark: isDark)
  }

  func properties(of fields: [StyleField<Self>], isDark: Bool) -> [Scene.Property] {
    texts(of: fields, isDark: isDark).map { Scene.Property($0.name, .text($0.text)) }
  }
}

extension [Scene.Property] {

  static func text(_ text: String, color: Color.Resolved, fontSize: Double) -> Self {
    [
      Scene.Property("foregroundColor", .color(color)),
      Scene.Property("fontSize", .number(fontSize)), Scene.Property("text", .text(text)),
    ]
  }
}
