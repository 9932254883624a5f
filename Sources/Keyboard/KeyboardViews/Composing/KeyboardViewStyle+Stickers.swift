import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

extension KeyboardViewStyle {

  /// Draw the stickers over a layer, cut at the outline of the keyboard.
  func drawStickers(
    over layer: Keyboard.Sticker.Layer, in frame: CGRect, traits: KeyboardTraits,
    into builder: inout SceneBuilder
  ) {
    guard let stickers = stickers?.filter({ $0.layer == layer }), !stickers.isEmpty else { return }
    builder.group(clip: outline(in: frame, for: traits)) {
      for sticker in stickers {
        sticker.draw(in: frame, isDark: traits.hasDarkColorScheme, into: &$0)
      }
    }
  }
}

extension Keyboard.Sticker {

  fileprivate func draw(in frame: CGRect, isDark: Bool, into builder: inout SceneBuilder) {
    guard let whole = ImageFile(imageData),
      let file = region.map({ whole.cropped(to: $0) }) ?? whole
    else { return }
    let center = CGPoint(
      x: frame.minX + place.x * frame.width, y: frame.minY + place.y * frame.height)
    let box = CGRect(
      center: center, width: width, height: width * Double(file.height) / Double(file.width))
    let turned = Affine.rotation(degrees: turn, about: center)
    let tint = tint?.resolved(isDark: isDark)
    if let vector = file.vector(tint: tint) {
      let map = turned.applied(after: vector.image.fitting(box))
      builder.group(opacity: opacity) {
        $0.vector(vector.image, in: map, colors: vector.colors)
      }
    } else {
      builder.image(
        Scene.Image(
          file, box: box, clip: turned.of(Path(box)), opacity: opacity, tint: tint, turn: turn))
    }
  }
}

extension ImageFile {

  /// Beyond it, pixels are drawn faster than paths, and shared by keys.
  private static let mostSegments = 4000

  /// The drawing of a file that is drawn as paths, with its colors.
  ///
  /// A translucent tint mixes with colors, as those of pixels do.
  func vector(tint: Color.Resolved?) -> (image: VectorImage, colors: VectorColors)? {
    guard let vector, vector.segmentCount <= Self.mostSegments,
      vector.crossings <= InputBudget.pathCrossings.values, tint?.isOpaque ?? true
    else {
      return nil
    }
    let black = Color.Resolved(hex: 0)
    return (vector, VectorColors(current: tint ?? black, isTinted: tint != nil))
  }
}
