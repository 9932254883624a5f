import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardRender
import KeyboardStyling

extension Surface {

  /// Returns the surface below a background, whose picture is looked at where texts stand.
  func seen(through background: Keyboard.Background?, isDark: Bool) -> Surface {
    guard let background, let file = background.imageData.flatMap({ ImageFile($0) }) else {
      return painted(with: background, isDark: isDark)
    }
    var below = background
    below.imageData = nil
    below.overlay = nil
    below.overlayColor = nil
    let base = painted(with: below, isDark: isDark)
    let colors = [base.lightest, base.darkest].flatMap { ground in
      file.middleColors(
        on: ground, opacity: background.imageOpacity,
        tint: background.imageTint?.resolved(isDark: isDark))
    }
    var above = Keyboard.Background()
    above.overlay = background.overlay
    above.overlayColor = background.overlayColor
    return base.painted(with: colors).painted(with: above, isDark: isDark)
  }
}

extension ImageFile {

  /// In points and pixels.
  private static let side = 48

  // A renderer without fonts can't be made, and its lock keeps others waiting for a moment only.
  private static let renderer = try? KeyboardRenderer()

  /// Returns the colors of the middle without the lightest and the darkest twentieth, such as lines.
  fileprivate func middleColors(
    on ground: Color.Resolved, opacity: Double, tint: Color.Resolved?
  ) -> [Color.Resolved] {
    let side = Double(Self.side)
    let all = CGRect(x: 0, y: 0, width: side, height: side)
    var builder = SceneBuilder(size: all.size)
    builder.fill(Path(all), ground)
    builder.image(Scene.Image(self, box: all, clip: Path(all), opacity: opacity, tint: tint))
    guard let bitmap = try? Self.renderer?.bitmap(of: builder.scene, scale: 1) else { return [] }
    let middle = Self.side / 4..<Self.side * 3 / 4
    let colors = middle.flatMap { y in
      middle.compactMap { x in bitmap[x, y].map { Color.Resolved(hex: $0 & 0xFF_FFFF) } }
    }
    let sorted = colors.sorted { $0.luminance < $1.luminance }
    let cut = sorted.count / 20
    return [sorted.dropFirst(cut).first, sorted.dropLast(cut).last].compactMap { $0 }
  }
}
