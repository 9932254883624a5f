import KeyboardKit
import KeyboardRender

extension RenderPipeline {

  /// Draws the picture of a request without packing it into a file, which takes longer than drawing.
  func drawing(of request: RenderRequest) throws(CommandFailure) -> DrawnPicture {
    let material = try Self.load(request)
    let placed = try Self.press(Self.layOut(material), for: request)
    let renderer = try renderer(for: request)
    let context = Self.viewContext(for: request, text: renderer.measure)
    let scene = Self.compose(Self.style(placed, in: context), for: request, in: context)
    do {
      let bitmap = try renderer.bitmap(of: scene, scale: request.pixelsPerPoint)
      return DrawnPicture(bitmap: bitmap, scene: scene, material: material)
    } catch {
      throw CommandFailure(error)
    }
  }
}

/// A picture in memory, with what its file would tell.
struct DrawnPicture {

  let bitmap: Bitmap
  let scene: Scene
  let material: RenderMaterial

  private var texts: [PNGText] {
    material.request.hasMetadata ? Metadata(scene, material: material).texts : []
  }

  /// The picture as its file would be read.
  var picture: PNGPicture { PNGPicture(bitmap) }

  /// The same with the texts of the file.
  var pictureWithTexts: PNGPicture { PNGPicture(bitmap, texts: texts) }

  /// The bytes of the file.
  func file() throws(CommandFailure) -> [UInt8] {
    do {
      return try KeyboardRenderer.encode(
        bitmap, compression: material.request.compression.value, texts: texts)
    } catch {
      throw CommandFailure(error)
    }
  }
}
