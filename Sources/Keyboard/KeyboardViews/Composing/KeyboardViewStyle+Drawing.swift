import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

extension KeyboardViewStyle {

  /// The system's own background comes first, below any translucent one.
  func drawBackground(
    in frame: CGRect, traits: KeyboardTraits, into builder: inout SceneBuilder
  ) {
    let isDark = traits.hasDarkColorScheme
    let path = outline(in: frame, for: traits)
    let hasSystemBackground =
      background?.material == nil && background?.isOpaque(isDark: isDark) != true
    // Something of the app's own over the system's background makes it that of an app's keyboard.
    let isOfApp = background.map { $0 != Keyboard.Background() } ?? false
    if hasSystemBackground {
      drawSystemBackground(in: path, traits: traits, isOfApp: isOfApp, into: &builder)
    }
    background?.draw(in: path, area: frame, isDark: isDark, into: &builder)
    drawStickers(over: .board, in: frame, traits: traits, into: &builder)
    if hasSystemBackground, traits.design.styling.hasBoardRim {
      GlassRim.draw(along: path, isDark: isDark, isOfApp: isOfApp, into: &builder)
    }
    if traits.isKeyboardFloating { drawGrabber(in: frame, isDark: isDark, into: &builder) }
    builder.element(
      Scene.Element(.background, name: "keyboard", box: frame, style: properties(isDark: isDark)))
  }

  /// The line below the keys by which a floating keyboard is moved, of the size of those of sheets.
  private func drawGrabber(in frame: CGRect, isDark: Bool, into builder: inout SceneBuilder) {
    let box = CGRect(x: frame.midX - 18, y: frame.maxY - 13, width: 36, height: 5)
    let color = (foregroundColor ?? .primary).opacity(0.3).resolved(isDark: isDark)
    builder.fill(Path(roundedRect: box, cornerRadius: 2.5), color)
    builder.element(.frame, name: "grabber", box: box)
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
    return fieldTexts(isDark: isDark, except: Self.otherFields).map {
      Scene.Property($0.name, .text($0.text))
    }
  }

  private static let otherFields: Set = [
    "foregroundColor", "edgeInsets", "keyInsets", "rowHeightScale",
  ]
}
