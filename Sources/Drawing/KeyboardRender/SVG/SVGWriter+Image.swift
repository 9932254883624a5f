internal import Cairo
internal import Foundation
internal import KeyboardDrawing
import SourceText

extension SVGWriter {

  func image(_ image: Scene.Image) throws(RenderError) {
    if image.isModified {
      try drawPrepared(image)
    } else {
      try drawEmbedded(image)
    }
  }

  /// Viewers fade the edges when they blur, and show seams between parts.
  private func drawPrepared(_ image: Scene.Image) throws(RenderError) {
    let density = image.density(for: image.documentDensity)
    let size = scene.size
    guard let box = image.pixelBox(density: density, width: size.width, height: size.height)
    else { return }
    let prepared = try images.image(image, density: density, box: box)
    let file = try Self.png(prepared.surface)
    let pixel = 1 / density
    let element =
      "<image width=\"\(box.width)\" height=\"\(box.height)\" href=\"\(Self.uri(file, "image/png"))\""
      + " transform=\"\(place(x: Double(box.left) * pixel, y: Double(box.top) * pixel, pixel, pixel))\"/>"
    line("<g clip-path=\"url(#\(clip(image.clip)))\"\(Self.opacity(image.opacity))>\(element)</g>")
  }

  private func drawEmbedded(_ image: Scene.Image) throws(RenderError) {
    let whole = try identifier(of: image.file)
    let box = image.box
    let transform = place(
      x: box.minX, y: box.minY, box.width / Double(image.file.width),
      box.height / Double(image.file.height))
    var attributes = Self.opacity(image.opacity)
    if let tint = image.tint { attributes += " filter=\"url(#\(filter(tint, image)))\"" }
    guard image.isRepeated else {
      let use = "<use href=\"#\(whole)\" transform=\"\(transform)\"/>"
      return line("<g clip-path=\"url(#\(clip(image.clip)))\"\(attributes)>\(use)</g>")
    }
    let tiles = identifier(of: .tiles(image.file, box), letter: "t") { identifier in
      "<pattern id=\"\(identifier)\" patternUnits=\"userSpaceOnUse\" width=\"\(image.file.width)\""
        + " height=\"\(image.file.height)\" patternTransform=\"\(transform)\">"
        + "<use href=\"#\(whole)\"/></pattern>"
    }
    line("<path fill=\"url(#\(tiles))\"\(attributes) d=\"\(SVGPathData(image.clip).text)\"/>")
  }

  private func identifier(of file: ImageFile) throws(RenderError) -> String {
    let decoded = try DecodedImages.shared.image(file)
    var bytes = file.bytes
    var type = file.format.rawValue
    if !decoded.isPlain {
      bytes = try decoded.withSurface { surface in
        Result { () throws(RenderError) in try Self.png(surface) }
      }.get()
      type = "png"
    }
    return identifier(of: .image(file), letter: "i") { identifier in
      "<image id=\"\(identifier)\" width=\"\(file.width)\" height=\"\(file.height)\""
        + " preserveAspectRatio=\"none\" href=\"\(Self.uri(bytes, "image/\(type)"))\"/>"
    }
  }

  private func filter(_ tint: Color.Resolved, _ image: Scene.Image) -> String {
    let region = image.clip.controlPointBox
    return identifier(of: .tint(region, tint), letter: "b") { identifier in
      "<filter id=\"\(identifier)\" filterUnits=\"userSpaceOnUse\"\(region.svgAttributes)"
        + " color-interpolation-filters=\"sRGB\">"
        + "<feFlood flood-color=\"\(tint.opaqueHexText)\""
        + " flood-opacity=\"\(tint.opacity.shortestText())\"/>"
        + "<feComposite in2=\"SourceGraphic\" operator=\"atop\"/></filter>"
    }
  }

  func place(x: Double, y: Double, _ width: Double, _ height: Double) -> String {
    "translate(\(x.shortestText()) \(y.shortestText()))"
      + " scale(\(width.shortestText(decimals: 6)) \(height.shortestText(decimals: 6)))"
  }

  static func png(_ surface: borrowing Surface) throws(RenderError) -> Data {
    let (pixels, width, height) = (surface.pixels, surface.width, surface.height)
    let file = try RenderError.converting { () throws(CairoError) in
      try PNG.encode(premultiplied: pixels, width: width, height: height)
    }
    return Data(file)
  }

  /// Group element whose end isn't written yet.
  struct OpenGroup {

    let number: Int
    let tag: String
    let start: Int
    let clip: Path?
    let isIsolated: Bool
  }

  /// The backdrop of a material, as a group that other materials refer to as well.
  struct Backdrop {

    let identifier: String
    let group: Int
    let count: Int
  }

  /// Each backdrop contains the ones before, which viewers draw again and again.
  private static let maximumBackdrops = 12

  func material(_ path: Path, _ material: Material, over nodes: ArraySlice<Scene.Node>) {
    guard let backdrop = backdrop(of: path, over: nodes) else {
      return fill(path, .color(material.plainColor))
    }
    let clips = openGroups.compactMap(\.clip)
    let bounds = clips.reduce(CGRect(origin: .zero, size: scene.size)) {
      $0.intersection($1.controlPointBox)
    }
    let reach = material.blur * 3
    let region = path.controlPointBox.insetBy(dx: -reach, dy: -reach)
    let filter = filter(material, in: region.intersection(bounds), bounds: bounds)
    let shown = clips.last.map { " clip-path=\"url(#\(clip($0)))\"" } ?? ""
    line(
      "<g clip-path=\"url(#\(clip(path)))\"><g filter=\"url(#\(filter))\">"
        + "<use href=\"#\(backdrop)\"\(shown)/></g></g>")
  }

  /// Keys don't overlap, so all share one backdrop; return nil beyond ``maximumBackdrops``.
  private func backdrop(of path: Path, over nodes: ArraySlice<Scene.Node>) -> String? {
    let area = path.controlPointBox
    let group = openGroups.last?.number ?? 0
    if let backdrop, backdrop.group == group,
      !nodes.dropFirst(backdrop.count).contains(where: { $0.touches(area) })
    {
      return backdrop.identifier
    }
    let number = nextNumber("m")
    guard number <= Self.maximumBackdrops else { return nil }
    let identifier = "m\(number)"
    collectLines(into: identifier)
    backdrop = Backdrop(identifier: identifier, group: group, count: nodes.count)
    return identifier
  }

  private func collectLines(into identifier: String) {
    let isolated = openGroups.lastIndex { $0.isIsolated }
    let clipping = openGroups[(isolated.map { $0 + 1 } ?? 0)...]
    for _ in clipping { line("</g>") }
    insert("<g id=\"\(identifier)\">", at: isolated.map { openGroups[$0].start } ?? 0)
    line("</g>")
    for group in clipping { line(group.tag) }
  }

  /// Lenses are omitted, as few viewers displace; the matrix isn't premultiplied in blurred bounds.
  private func filter(_ material: Material, in region: CGRect, bounds: CGRect) -> String {
    identifier(of: .material(material, region, bounds: bounds), letter: "b") { identifier in
      let rows = material.matrix.map { row in
        (row[..<3] + [0] + row[3...]).map { $0.shortestText(decimals: 5) }.joined(separator: " ")
      }
      let blur =
        material.blur > 0
        ? "<feGaussianBlur stdDeviation=\"\(material.blur.shortestText())\"/>" : ""
      return "<filter id=\"\(identifier)\" filterUnits=\"userSpaceOnUse\"\(region.svgAttributes)"
        + " color-interpolation-filters=\"sRGB\">"
        + "<feFlood\(bounds.svgAttributes) flood-color=\"\(material.base.hexText)\" result=\"base\"/>"
        + "<feMerge><feMergeNode in=\"base\"/><feMergeNode in=\"SourceGraphic\"/></feMerge>\(blur)"
        + "<feColorMatrix values=\"\((rows + ["0 0 0 0 1"]).joined(separator: " "))\"/></filter>"
    }
  }
}
