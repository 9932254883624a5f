public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardStyling
import SourceText
import Synchronization

extension Keyboard.Background {

  /// Gradients span the area, which may be larger than the shape.
  func draw(in path: Path, area: CGRect, isDark: Bool, into builder: inout SceneBuilder) {
    let modes = blendModes
    func draw(
      _ layer: Layer, into builder: inout SceneBuilder, _ build: (inout SceneBuilder) -> Void
    ) {
      guard let mode = modes[layer] else { return build(&builder) }
      builder.group(blend: mode, build)
    }
    if let material { builder.material(path, material.resolved(isDark: isDark)) }
    if let backgroundColor {
      draw(.color, into: &builder) { $0.fill(path, backgroundColor.resolved(isDark: isDark)) }
    }
    if let gradient {
      draw(.gradient, into: &builder) { $0.fill(path, gradient.paint(in: area, isDark: isDark)) }
    }
    draw(.image, into: &builder) { drawImage(in: path, area: area, isDark: isDark, into: &$0) }
    if let overlay {
      draw(.overlay, into: &builder) { $0.fill(path, overlay.paint(in: area, isDark: isDark)) }
    }
    if let overlayColor {
      draw(.overlayColor, into: &builder) {
        $0.fill(path, overlayColor.resolved(isDark: isDark))
      }
    }
    if let noise {
      draw(.noise, into: &builder) { $0.noise(noise, in: path, from: area.origin) }
    }
  }

  func drawImage(in path: Path, area: CGRect, isDark: Bool, into builder: inout SceneBuilder) {
    guard let imageData else { return }
    guard let file = imageFile else {
      return KeyboardNotices.report(
        .invalidImage,
        "The image of a background, of \(imageData.count) bytes, can't be drawn")
    }
    guard area.width > 0, area.height > 0 else { return }
    let tint = imageTint?.resolved(isDark: isDark)
    if imageBlur == 0, imageContentMode == .fill || imageContentMode == .fit,
      let vector = file.vector(tint: tint)
    {
      return builder.group(clip: path, opacity: imageOpacity) {
        $0.vector(
          vector.image, in: vector.image.fitting(box(of: file, in: area)), colors: vector.colors)
      }
    }
    // A blur extends to about twice its standard deviation.
    let deviation = Double(imageBlur) / 2
    builder.image(
      Scene.Image(
        file, box: box(of: file, in: area), clip: path, isRepeated: imageContentMode == .tile,
        slices: imageContentMode == .slice ? slices : nil, opacity: imageOpacity,
        tint: tint, blur: deviation))
  }

  private var slices: Scene.Image.Slices {
    let lines = [
      imageSliceInsets.leading, imageSliceInsets.trailing, imageSliceInsets.top,
      imageSliceInsets.bottom,
    ].map { Int(min(max($0, 0), 1e6).rounded()) }
    return Scene.Image.Slices(
      left: lines[0], right: lines[1], top: lines[2], bottom: lines[3],
      scale: max(imageScale, 0.01))
  }

  private func box(of file: ImageFile, in area: CGRect) -> CGRect {
    let size = CGSize(width: file.width, height: file.height)
    let factors = (area.width / size.width, area.height / size.height)
    switch imageContentMode {
    case .stretch, .slice: return area
    case .fill: return focused(size.scaled(by: max(factors.0, factors.1)), in: area)
    case .fit:
      let fitting = size.scaled(by: min(factors.0, factors.1))
      return CGRect(center: area.center, width: fitting.width, height: fitting.height)
    case .tile:
      return CGRect(origin: area.origin, size: size.scaled(by: 1 / max(imageScale, 0.01)))
    }
  }

  private func focused(_ size: CGSize, in area: CGRect) -> CGRect {
    let x = area.midX - imageFocalPoint.x * size.width
    let y = area.midY - imageFocalPoint.y * size.height
    return CGRect(
      x: min(max(x, area.maxX - size.width), area.minX),
      y: min(max(y, area.maxY - size.height), area.minY),
      width: size.width, height: size.height)
  }
}

extension Keyboard.Background: FlexibleView {

  /// Draws the layers of the background in the frame.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    draw(in: Path(frame), area: frame, isDark: context.environment.isDark, into: &builder)
  }
}

extension CGSize {

  fileprivate func scaled(by factor: Double) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}

extension SceneBuilder {

  mutating func noise(_ noise: Keyboard.Noise, in path: Path, from origin: CGPoint) {
    guard noise.amount > 0, noise.scale > 0, let tile = NoiseTiles.shared.tile(seed: noise.seed)
    else { return }
    let side = Double(NoiseTiles.side) * noise.scale
    image(
      Scene.Image(
        tile, box: CGRect(x: origin.x, y: origin.y, width: side, height: side), clip: path,
        isRepeated: true, opacity: noise.amount))
  }
}

/// Tiles of grain, shared by all keys and pictures.
final class NoiseTiles: Sendable {

  static let shared = NoiseTiles()

  /// In dots, so many that an eye finds no repetition.
  static let side = 128

  private static let maximumTileCount = 8

  private let tiles = Mutex<[(seed: Int, file: ImageFile)]>([])

  func tile(seed: Int) -> ImageFile? {
    tiles.withLock { tiles in
      if let known = tiles.first(where: { $0.seed == seed }) { return known.file }
      guard let file = ImageFile(Self.picture(seed: seed)) else { return nil }
      if tiles.count == Self.maximumTileCount { tiles.removeFirst() }
      tiles.append((seed, file))
      return file
    }
  }

  /// Returns a picture of black and white dots of any opacity.
  private static func picture(seed: Int) -> Data {
    var numbers = SeededNumbers(seed: UInt64(bitPattern: Int64(seed)))
    let rows = (0..<side).map { _ in
      (0..<side).flatMap { _ -> [UInt8] in
        let number = numbers.next()
        return [number & 1 == 0 ? 0 : 255, UInt8(truncatingIfNeeded: number >> 32)]
      }
    }
    return ImageFile.grayPNG(rows: rows)
  }
}

extension [ContentEffect] {

  /// The outline is over the shadows.
  init(shadows: [Keyboard.KeyShadow]?, outlineColor: Color?, outlineWidth: CGFloat?, isDark: Bool) {
    self = (shadows ?? []).map { shadow in
      .shadow(
        shadow.color.resolved(isDark: isDark), radius: shadow.radius / 2, offset: shadow.offset)
    }
    if let outlineColor, let outlineWidth {
      append(.outline(outlineColor.resolved(isDark: isDark), width: outlineWidth))
    }
  }
}
