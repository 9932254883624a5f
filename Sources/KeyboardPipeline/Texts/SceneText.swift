import Foundation
package import KeyboardDocuments
package import KeyboardDrawing

/// A scene as JSON, for `--emit scene` and the metadata of pictures.
package struct SceneText {

  private let scene: Scene

  package init(_ scene: Scene) {
    self.scene = scene
  }

  /// The whole scene.
  package var json: JSONText {
    .object([
      ("width", .number(scene.size.width)), ("height", .number(scene.size.height)),
      ("elements", elements), ("nodes", .array(scene.nodes.map(Self.json))),
    ])
  }

  /// The visible elements by name, each with its box and style.
  package var elements: JSONText {
    .array(
      scene.elements.map { element in
        let style = element.style.map { ($0.name, Self.json($0.value)) }
        return .object(
          [
            ("role", .string(element.role.rawValue)), ("name", .string(element.name)),
            ("box", element.box.json),
          ] + (style.isEmpty ? [] : [("style", .object(style))]))
      })
  }

  private static func json(_ value: Scene.Property.Value) -> JSONText {
    switch value {
    case .color(let color): color.json
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    }
  }

  private static func json(_ node: Scene.Node) -> JSONText {
    switch node {
    case .fill(let path, let paint):
      .object([("fill", paint.json), ("path", path.json)])
    case .material(let path, let material):
      .object([("material", material.json), ("path", path.json)])
    case .stroke(let path, let paint, let style):
      .object([
        ("stroke", paint.json), ("width", .number(style.lineWidth)),
        ("cap", .string(style.cap.rawValue)), ("join", .string(style.join.rawValue)),
        ("path", path.json),
      ])
    case .text(let run): json(run)
    case .image(let image): json(image)
    case .shadow(let shadow): json(shadow)
    case .group(let group): json(group)
    }
  }

  private static func json(_ run: TextRun) -> JSONText {
    var members: [(String, JSONText)] = [
      ("text", .string(run.text)), ("color", run.color.json), ("box", run.box.json),
      ("size", .number(run.font.size)), ("weight", .integer(run.font.weight.rawValue)),
    ]
    if case .named(let names) = run.font.family {
      members.append(("family", .array(names.map { .string($0) })))
    }
    if run.font.isItalic { members.append(("italic", .boolean(true))) }
    if run.font.width != .standard { members.append(("width", .number(run.font.width.value))) }
    if run.font.tracking != 0 { members.append(("tracking", .number(run.font.tracking))) }
    if run.isUnderlined { members.append(("underlined", .boolean(true))) }
    if let gradient = run.gradient { members.append(("gradient", gradient.json)) }
    if run.alignment != .center { members.append(("alignment", .string(run.alignment.rawValue))) }
    if run.minimumScale < 1 { members.append(("minimumScale", .number(run.minimumScale))) }
    if let language = run.language { members.append(("language", .string(language))) }
    return .object(members)
  }

  private static func json(_ image: Scene.Image) -> JSONText {
    let file = image.file
    var members: [(String, JSONText)] = [
      ("image", .string(file.format.rawValue)), ("width", .integer(file.width)),
      ("height", .integer(file.height)), ("bytes", .integer(file.bytes.count)),
      ("box", image.box.json), ("path", image.clip.json),
    ]
    if image.isRepeated { members.append(("repeated", .boolean(true))) }
    if let slices = image.slices {
      let lines = [slices.top, slices.left, slices.bottom, slices.right]
      members.append(("slices", .array(lines.map { .integer($0) })))
      if slices.scale != 1 { members.append(("scale", .number(slices.scale))) }
    }
    if image.opacity < 1 { members.append(("opacity", .number(image.opacity))) }
    if let tint = image.tint { members.append(("tint", tint.json)) }
    if image.blur > 0 { members.append(("blur", .number(image.blur))) }
    return .object(members)
  }

  private static func json(_ shadow: Scene.Shadow) -> JSONText {
    var members: [(String, JSONText)] = [
      ("shadow", shadow.color.json), ("radius", .number(shadow.radius)),
      ("path", shadow.path.json),
    ]
    if let outside = shadow.outside { members.append(("outside", outside.json)) }
    return .object(members)
  }

  private static func json(_ group: Scene.Group) -> JSONText {
    var members: [(String, JSONText)] = [("group", .array(group.nodes.map(json)))]
    if let clip = group.clip { members.append(("clip", clip.json)) }
    if group.opacity < 1 { members.append(("opacity", .number(group.opacity))) }
    return .object(members)
  }
}

extension CGRect {

  /// The array of x, y, width and height.
  var json: JSONText {
    .array([minX, minY, width, height].map { .number($0.shortened) })
  }
}

extension CGPoint {

  /// The array of x and y.
  var json: JSONText { .array([.number(x.shortened), .number(y.shortened)]) }
}

extension CGFloat {

  /// The length without imperceptible digits.
  fileprivate var shortened: Double { Double(self).rounded(toDigits: 3) }
}

extension Color.Resolved {

  /// The color in the notation of theme files.
  fileprivate var json: JSONText { .string(hexText) }
}

extension Paint {

  /// The color, or the gradient with its stops.
  fileprivate var json: JSONText {
    switch self {
    case .color(let color): color.json
    case .linearGradient(let stops, let from, let to):
      .object([("linear", Self.json(stops)), ("from", from.json), ("to", to.json)])
    case .radialGradient(let stops, let center, let radius):
      .object([
        ("radial", Self.json(stops)), ("center", center.json), ("radius", .number(radius)),
      ])
    }
  }

  private static func json(_ stops: [Stop]) -> JSONText {
    .array(stops.map { .array([$0.color.json, .number($0.location)]) })
  }
}

extension Material {

  /// The properties that change the backdrop, and the base color.
  fileprivate var json: JSONText {
    var members: [(String, JSONText)] = []
    if blur > 0 { members.append(("blur", .number(blur))) }
    if saturation != 1 { members.append(("saturation", .number(saturation))) }
    if !tint.isInvisible { members.append(("tint", tint.json)) }
    if !light.isInvisible { members.append(("light", light.json)) }
    return .object(members + [("base", base.json)])
  }
}

extension Path {

  /// The path in SVG notation.
  fileprivate var json: JSONText {
    .string(elements.map(\.text).joined())
  }
}

extension Path.Element {

  fileprivate var text: String {
    switch self {
    case .move(let point): "M\(point.text)"
    case .line(let point): "L\(point.text)"
    case .curve(let first, let second, let end): "C\(first.text) \(second.text) \(end.text)"
    case .close: "Z"
    }
  }
}

extension CGPoint {

  fileprivate var text: String { "\(x.shortened.plainText),\(y.shortened.plainText)" }
}
