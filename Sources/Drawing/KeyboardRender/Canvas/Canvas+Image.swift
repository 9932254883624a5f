internal import Cairo
internal import Foundation
internal import KeyboardDrawing

extension Canvas {

  func image(_ image: Scene.Image) throws(RenderError) {
    // A document embeds the pixels of the file unless they are modified.
    if isRaster || image.isModified || image.tint != nil {
      try drawPrepared(image)
    } else {
      try drawEmbedded(image)
    }
  }

  private func drawPrepared(_ image: Scene.Image) throws(RenderError) {
    let density = image.density(for: isRaster ? scale : image.documentDensity)
    let size = (width: width / scale, height: height / scale)
    guard let box = image.pixelBox(density: density, width: size.width, height: size.height)
    else { return }
    let prepared = try images.image(image, density: density, box: box)
    let pixel = scale / density
    let origin = CGPoint(x: Double(box.left) * pixel, y: Double(box.top) * pixel)
    draw(cutTo: image.clip, opacity: image.opacity) {
      // Enlarged pixels would fade toward the edges without their extension.
      context.setSource(
        prepared.surface, at: origin, pixelWidth: pixel, pixelHeight: pixel,
        extending: image.pictureExtension == .nothing ? .nothing : .edges)
    }
  }

  private func drawEmbedded(_ image: Scene.Image) throws(RenderError) {
    let embedded = try embeddedImage(image.file)
    let (width, height) = (image.box.width * scale, image.box.height * scale)
    draw(cutTo: image.clip, opacity: image.opacity) {
      context.setSource(
        embedded.surface, at: CGPoint(x: image.box.minX * scale, y: image.box.minY * scale),
        pixelWidth: width / Double(image.file.width),
        pixelHeight: height / Double(image.file.height),
        extending: image.isRepeated ? .itself : .nothing)
    }
  }

  private func embeddedImage(_ file: ImageFile) throws(RenderError) -> EmbeddedImage {
    if let image = embeddedImages[file] { return image }
    let image = EmbeddedImage(try DecodedImages.shared.image(file), of: file)
    embeddedImages[file] = image
    return image
  }

  private func draw(cutTo clip: Path, opacity: Double, setSource: () -> Void) {
    guard opacity < 1 else {
      setSource()
      context.add(clip, scale: scale)
      return context.fill()
    }
    context.saved {
      context.add(clip, scale: scale)
      context.clip()
      setSource()
      context.paint(opacity: opacity)
    }
  }
}

extension Scene.Image {

  var isModified: Bool { blur > 0 || slices != nil || turn != 0 || file.vector != nil }

  var documentDensity: Double {
    if file.vector != nil { return 4 }
    if let slices { return min(max(slices.scale, 2), 4) }
    return min(max(Double(file.width) / box.width, Double(file.height) / box.height, 1), 4)
  }
}
