package import Foundation

extension Scene {

  package typealias Field = (name: String, value: FieldValue)

  package enum FieldValue {
    case number(Double)
    case coordinate(Double)
    case flag
    case text(String)
    case anyText(String)
    case color(Color.Resolved)
    case path(Path)
    case file(Data, format: String)
    case list([FieldValue])
    case fields([Field])
  }
}

extension Scene.Node {

  /// Fields with other values than their defaults, in a fixed order: all that determines the image.
  package var fields: [Scene.Field] {
    switch self {
    case .fill(let path, let paint): [("fill", paint.value), ("path", .path(path))]
    case .material(let path, let material):
      [("material", .fields(material.fields)), ("path", .path(path))]
    case .stroke(let path, let paint, let style):
      [("stroke", paint.value)] + style.fields + [("path", .path(path))] + style.limitFields
    case .text(let run): run.fields
    case .image(let image): image.fields
    case .shadow(let shadow): shadow.fields
    case .group(let group): group.fields
    }
  }
}

extension StrokeStyle {

  fileprivate var fields: [Scene.Field] {
    [("width", .number(lineWidth)), ("cap", .text(cap.rawValue)), ("join", .text(join.rawValue))]
  }

  fileprivate var limitFields: [Scene.Field] {
    (join == .miter && miterLimit != Self.standardMiterLimit
      ? [("miterLimit", .number(miterLimit))] : [])
      + (dash.isEmpty ? [] : [("dash", .list((dash + [dashPhase]).map { .number($0) }))])
  }
}

extension ContentEffect {

  fileprivate var fields: [Scene.Field] {
    switch self {
    case .shadow(let color, let radius, let offset):
      [
        ("shadow", .color(color)), ("radius", .number(radius)),
        ("offset", .list([.coordinate(offset.x), .coordinate(offset.y)])),
      ]
    case .outline(let color, let width): [("outline", .color(color)), ("width", .number(width))]
    }
  }
}

extension TextRun {

  fileprivate var fields: [Scene.Field] {
    var fields: [Scene.Field] = [
      ("text", showsMissingGlyphs ? .anyText(text) : .text(text)), ("color", .color(color)),
      ("box", box.value), ("size", .number(font.size)),
      ("weight", .number(Double(font.weight.rawValue))),
    ]
    if case .named(let names) = font.family {
      fields.append(("family", .list(names.map { .text($0.name) })))
      let files = names.flatMap(\.files)
      if !files.isEmpty { fields.append(("fonts", .list(files.map { .fields($0.fields) }))) }
    }
    if font.isItalic { fields.append(("italic", .flag)) }
    if font.width != .standard { fields.append(("width", .number(font.width.value))) }
    if font.tracking != 0 { fields.append(("tracking", .number(font.tracking))) }
    if isUnderlined { fields.append(("underlined", .flag)) }
    if let gradient { fields.append(("gradient", gradient.value)) }
    if !effects.isEmpty { fields.append(("effects", .list(effects.map { .fields($0.fields) }))) }
    if turn != 0 { fields.append(("turn", .number(turn))) }
    if alignment != .center { fields.append(("alignment", .text(alignment.rawValue))) }
    if minimumScale < 1 { fields.append(("minimumScale", .number(minimumScale))) }
    if let language { fields.append(("language", .text(language))) }
    return fields
  }
}

extension FontFile {

  fileprivate var fields: [Scene.Field] {
    var fields: [Scene.Field] = [
      ("font", .file(bytes, format: "font")), ("bytes", .number(Double(bytes.count))),
    ]
    if !characters.isEmpty {
      let ends = characters.flatMap { [Double($0.lowerBound), Double($0.upperBound)] }
      fields.append(("characters", .list(ends.map { .number($0) })))
    }
    if let weight { fields.append(("weight", .number(Double(weight.rawValue)))) }
    if let isItalic { fields.append(("slant", .text(isItalic ? "italic" : "normal"))) }
    return fields + variation.sorted { $0.key < $1.key }.map { ($0.key, .number($0.value)) }
  }
}

extension Scene.Image {

  fileprivate var fields: [Scene.Field] {
    var fields: [Scene.Field] = [
      ("image", .file(file.bytes, format: file.format.rawValue)),
      ("width", .number(Double(file.width))),
      ("height", .number(Double(file.height))), ("bytes", .number(Double(file.bytes.count))),
      ("box", box.value), ("path", .path(clip)),
    ]
    if isRepeated { fields.append(("repeated", .flag)) }
    if let slices {
      let lines = [slices.top, slices.left, slices.bottom, slices.right]
      fields.append(("slices", .list(lines.map { .number(Double($0)) })))
      if slices.scale != 1 { fields.append(("scale", .number(slices.scale))) }
    }
    if opacity < 1 { fields.append(("opacity", .number(opacity))) }
    if let tint { fields.append(("tint", .color(tint))) }
    if blur > 0 { fields.append(("blur", .number(blur))) }
    if turn != 0 { fields.append(("turn", .number(turn))) }
    if let region = file.region {
      let numbers = [region.x, region.y, region.width, region.height]
      fields.append(("region", .list(numbers.map { .number(Double($0)) })))
    }
    return fields
  }
}

extension Scene.Shadow {

  fileprivate var fields: [Scene.Field] {
    var fields: [Scene.Field] = [("shadow", .color(color)), ("radius", .number(radius))]
    fields += line?.fields ?? []
    fields.append(("path", .path(path)))
    fields += line?.limitFields ?? []
    if let outside { fields.append(("outside", .path(outside))) }
    return fields
  }
}

extension Scene.Group {

  fileprivate var fields: [Scene.Field] {
    var fields: [Scene.Field] = [("group", .list(nodes.map { .fields($0.fields) }))]
    if let clip { fields.append(("clip", .path(clip))) }
    if opacity < 1 { fields.append(("opacity", .number(opacity))) }
    if blend != .normal { fields.append(("blend", .text(blend.rawValue))) }
    return fields
  }
}

extension Paint {

  fileprivate var value: Scene.FieldValue {
    switch self {
    case .color(let color): .color(color)
    case .linearGradient(let stops, let from, let to):
      .fields([("linear", Self.value(stops)), ("from", from.value), ("to", to.value)])
    case .radialGradient(let stops, let center, let radius, let focus):
      .fields(
        [("radial", Self.value(stops)), ("center", center.value), ("radius", .number(radius))]
          + (focus.map { [("focus", $0.value)] } ?? []))
    case .conicGradient(let stops, let center, let degrees):
      .fields([("conic", Self.value(stops)), ("center", center.value), ("angle", .number(degrees))])
    }
  }

  private static func value(_ stops: [Stop]) -> Scene.FieldValue {
    .list(stops.map { .list([.color($0.color), .number($0.location)]) })
  }
}

extension Material {

  fileprivate var fields: [Scene.Field] {
    var fields: [Scene.Field] = []
    if blur > 0 { fields.append(("blur", .number(blur))) }
    if saturation != 1 { fields.append(("saturation", .number(saturation))) }
    if !tint.isInvisible { fields.append(("tint", .color(tint))) }
    if !light.isInvisible { fields.append(("light", .color(light))) }
    if let lens {
      let depths = [lens.blurDepths.lowerBound, lens.blurDepths.upperBound]
      fields.append(
        (
          "lens",
          .fields([
            ("width", .number(lens.width)), ("reach", .number(lens.reach)),
            ("blur", .number(lens.blur)), ("blurDepths", .list(depths.map { .number($0) })),
          ])
        ))
    }
    return fields + [("base", .color(base))]
  }
}

extension CGRect {

  fileprivate var value: Scene.FieldValue {
    .list([minX, minY, width, height].map { .coordinate($0) })
  }
}

extension CGPoint {

  fileprivate var value: Scene.FieldValue { .list([.coordinate(x), .coordinate(y)]) }
}
