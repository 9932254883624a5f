import Cairo
import KeyboardRender

/// The frames of an animation as they are shown, from the first on.
struct AnimationCanvas {

  private let animation: PNG.Animation
  private let size: PixelSize

  /// What the next frame is drawn on.
  private var canvas: PixelCanvas

  init(_ animation: PNG.Animation, size: PixelSize) {
    self.animation = animation
    self.size = size
    canvas = PixelCanvas(size: size)
  }

  mutating func show(_ index: Int) throws -> PNGPicture {
    let frame = animation.frames[index]
    let box = PixelRect(
      x: frame.box.x, y: frame.box.y, width: frame.box.width, height: frame.box.height)
    guard box.intersection(size.bounds) == box, !box.isEmpty else {
      throw RenderError.unreadablePNG("it exceeds the picture")
    }
    let picture = PNGPicture(
      width: box.width, height: box.height, bytes: try animation.image(of: frame).bytes,
      isOpaque: false)
    var shown = canvas
    shown.draw(picture, x: box.x, y: box.y, replacing: frame.blending == .source)
    if frame.disposal != .previous { canvas = shown }
    if frame.disposal == .background { canvas.fill(box, .clear) }
    return shown.picture(scale: nil)
  }
}
