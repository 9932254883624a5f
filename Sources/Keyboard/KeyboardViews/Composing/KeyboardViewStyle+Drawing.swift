import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import SourceText

extension KeyboardViewStyle {

  /// The system's own background comes first, below any translucent one.
  func drawBackground(in frame: CGRect, traits: KeyboardTraits, into builder: inout SceneBuilder) {
    let isDark = traits.hasDarkColorScheme
    let path = outline(in: frame, for: traits)
    let hasSystemBackground =
      background?.material == nil && background?.isOpaque(isDark: isDark) != true
    // An app's own background over the system's makes it an app's keyboard.
    let isOfApp = background.map { $0 != Keyboard.Background() } ?? false
    if hasSystemBackground {
      drawSystemBackground(in: path, traits: traits, isOfApp: isOfApp, into: &builder)
    }
    background?.draw(in: path, area: frame, isDark: isDark, into: &builder)
    drawStickers(over: .board, in: frame, traits: traits, into: &builder)
    if hasSystemBackground, traits.design.styling.hasBoardRim {
      GlassRim.draw(along: path, isDark: isDark, isOfApp: isOfApp, into: &builder)
    }
    if traits.isKeyboardFloating {
      let grabber = CGRect(x: frame.midX - 18, y: frame.maxY - 13, width: 36, height: 5)
      let color = (foregroundColor ?? .primary).opacity(0.3).resolved(isDark: isDark)
      builder.fill(Path(roundedRect: grabber, cornerRadius: 2.5), color)
      builder.element(.frame, name: "grabber", box: grabber)
    }
    builder.element(
      Scene.Element(.background, name: "keyboard", box: frame, style: properties(isDark: isDark)))
  }

  private func drawSystemBackground(
    in path: Path, traits: KeyboardTraits, isOfApp: Bool, into builder: inout SceneBuilder
  ) {
    let isDark = traits.hasDarkColorScheme
    let design = traits.design.styling
    if let material = design.boardMaterial, !traits.isReduceTransparencyEnabled,
      !traits.isHighContrastEnabled
    {
      var glass = material(traits.colorScheme, isOfApp).resolved(isDark: isDark)
      glass.lens = design.boardLens
      builder.material(path, glass)
    } else {
      builder.fill(path, design.boardColor.resolved(isDark: isDark))
    }
  }

  private func properties(isDark: Bool) -> [Scene.Property] {
    let isPlain = background.map { $0 == .color($0.backgroundColor ?? .clear) } ?? true
    guard !isPlain || (cornerRadius ?? 0) > 0 || stickers?.isEmpty == false else { return [] }
    return properties(isDark: isDark, except: Self.otherFields)
  }

  private static let otherFields: Set = [
    "foregroundColor", "edgeInsets", "keyInsets", "rowHeightScale",
  ]

  func hasRoundedCorners(for traits: KeyboardTraits) -> Bool {
    cornerRadius.map { $0 > 0 } ?? (traits.boardCornerRadii != nil)
  }

  func outline(in frame: CGRect, for traits: KeyboardTraits) -> Path {
    guard cornerRadius == nil, let radii = traits.boardCornerRadii else {
      return Path(roundedRect: frame, cornerRadius: cornerRadius ?? 0)
    }
    let corners = KeyCorners(
      topLeft: radii.top, topRight: radii.top, bottomRight: radii.bottom, bottomLeft: radii.bottom)
    return KeyShape(frame: frame, radii: corners, cornerStyle: .continuous).path
  }

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
  private static let maximumSegmentCount = 4000

  /// Paths and colors of a file without pixels; a translucent tint needs pixels.
  func vector(tint: Color.Resolved?) -> (image: VectorImage, colors: VectorColors)? {
    guard let vector, vector.segmentCount <= Self.maximumSegmentCount,
      vector.crossings <= InputBudget.pathCrossings.values, tint?.isOpaque ?? true
    else {
      return nil
    }
    let black = Color.Resolved(hex: 0)
    return (vector, VectorColors(current: tint ?? black, isTinted: tint != nil))
  }
}

/// Rim of a glass board (source: iPhone 16e, iOS 26.1, over #f2f2f2, #3a3a3c and a photo).
///
/// White light falls on its top, one point wide. All around, what is behind is 2.7 % brighter.
enum GlassRim {

  /// In dark, the rim of an app's keyboard is brighter, by how much is estimated.
  private static let brightnessOfApps = 1.6

  /// Of the outer and the middle third of a point, as layers that dodge colors.
  private static let gains = [0.027, 0.013]

  /// Distance from the top at which no white light falls: the radius of the corners.
  private static let fadeHeight = 27.0

  static func draw(
    along outline: Path, isDark: Bool, isOfApp: Bool = false, into builder: inout SceneBuilder
  ) {
    let brightness = isDark && isOfApp ? brightnessOfApps : 1
    // The outer, middle and inner third of a point along the top.
    let thirds = isDark ? [0.095, 0.065, 0.034] : [0.78, 0.59, 0.34]
    let opacities = thirds.map { $0 * brightness }
    builder.group(clip: outline, blend: .colorDodge) { builder in
      for (index, gain) in gains.enumerated().reversed() {
        let gray = Color.Resolved(red: gain, green: gain, blue: gain)
        builder.stroke(outline, .color(gray), StrokeStyle(lineWidth: width(ofThirds: index + 1)))
      }
    }
    builder.group(clip: outline) { builder in
      // Wide lines lie below narrow ones: each third has the opacity of all lines over it.
      var below = 0.0
      for (index, opacity) in opacities.enumerated().reversed() {
        let share = 1 - (1 - opacity) / (1 - below)
        builder.stroke(
          outline, light(share, along: outline.controlPointBox),
          StrokeStyle(lineWidth: width(ofThirds: index + 1)))
        below = opacity
      }
    }
  }

  /// Half of a line lies outside of the board.
  private static func width(ofThirds count: Int) -> Double { 2 * Double(count) / 3 }

  private static func light(_ opacity: Double, along box: CGRect) -> Paint {
    let white = Color.Resolved(hex: 0xFFFFFF, opacity: opacity)
    return .linearGradient(
      [.init(white, at: 0), .init(white.opacity(0), at: 1)],
      from: CGPoint(x: box.minX, y: box.minY), to: CGPoint(x: box.minX, y: box.minY + fadeHeight))
  }
}
