import Foundation
import KeyboardCore
import KeyboardDrawing
package import KeyboardPipeline
import KeyboardRender
import KeyboardStyling
import KeyboardViews
import SourceText

/// Small pictures of themes for pickers, in both color schemes.
package struct ThumbnailPlan: Sendable {

  private let request: RenderRequest
  private let themes: [(slug: String, choice: RenderRequest.ThemeChoice)]
  private let widths: [Double]
  private let scales: [Double]
  private let height: Double

  /// Plan pictures of a keyboard in themes; widths are in points, and scales in pixels per point.
  package init(
    of request: RenderRequest, themes: [RenderRequest.ThemeChoice], widths: [Double],
    scales: [Double], files: FileReader
  ) throws {
    var slugs = SlugGenerator()
    self.request = request
    self.themes = themes.map { choice in
      let name = ThemeName(choice.name)
      return (
        slugs.slug(for: ([name.stem] + [name.variation].compactMap { $0 }).joined(separator: "-")),
        choice
      )
    }
    self.widths = widths
    self.scales = scales
    // The keys of all themes have the places of the standard's.
    let keyboard = try RenderPipeline(files: files).drawing(of: request).placed
    height = keyboard.size.height / keyboard.size.width
  }

  package var pictures: [PlannedImage] {
    themes.flatMap { theme in
      [ColorScheme.light, .dark].flatMap { scheme in
        widths.flatMap { width in scales.map { picture(theme, scheme, width: width, scale: $0) } }
      }
    }
  }

  private func picture(
    _ theme: (slug: String, choice: RenderRequest.ThemeChoice), _ scheme: ColorScheme,
    width: Double, scale: Double
  ) -> PlannedImage {
    var request = request
    request.theme = theme.choice
    request.colorScheme = scheme
    request.scale = scale
    request.hasMetadata = false
    let pixels = (
      width: Int((width * scale).rounded()), height: Int((width * height * scale).rounded())
    )
    let size = widths.count > 1 ? "-\(width.plainText)" : ""
    let suffix = scale == 1 ? "" : "@\(scale.plainText)x"
    let file = ThemeName(theme.choice.name)
    return PlannedImage(
      path: "\(theme.slug)-\(scheme.rawValue)\(size)\(suffix).png", width: pixels.width,
      height: pixels.height, format: .png,
      place: file.isFile ? Diagnostic.Place(file: file.theme) : nil
    ) { [request] pipeline in
      let drawing = pipeline.drawing(of: request)
      let scene = try drawing.scene
      let factor = width / scene.size.width
      var builder = SceneBuilder(
        size: CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale))
      builder.draw(scene, by: Affine(a: factor, d: factor))
      return try pipeline.drawing(of: builder.scene, for: drawing.material)
    }
  }
}
