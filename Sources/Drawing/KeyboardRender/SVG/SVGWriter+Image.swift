internal import Cairo
internal import Foundation
import KeyboardDocuments
internal import KeyboardDrawing

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
}
