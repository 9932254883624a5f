import Foundation
package import KeyboardDocuments
import KeyboardDrawing
package import KeyboardRender
import KeyboardStyling

package struct BoardPicture: Sendable {

  package var path: String
  let colors: [(color: Color.Resolved, count: Int)]

  /// In pixels.
  private static let side = 64.0

  package init(_ file: SourceFile, path: String, renderer: KeyboardRenderer) throws {
    self.path = path
    func problem(_ message: String) -> Diagnostics {
      Diagnostics(code: .invalidImage, message, place: file.place())
    }
    guard let image = ImageFile(Data(file.bytes)) else {
      throw problem("The file is neither a PNG nor a JPEG")
    }
    do throws(RenderError) {
      try KeyboardRenderer.check(image)
    } catch {
      throw problem("The picture can't be read: \(error)")
    }
    let box = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    let white = Scene.Node.fill(Path(box), .color(Color.Resolved(hex: 0xFF_FFFF)))
    let picture = Scene.Node.image(Scene.Image(image, box: box, clip: Path(box)))
    let bitmap = try renderer.bitmap(
      of: Scene(size: box.size, nodes: [white, picture]), scale: 1)
    let counts = Dictionary(grouping: bitmap.pixels.map { $0 & 0xFF_FFFF }, by: \.self)
    colors = counts.map { (color: Color.Resolved(hex: $0.key), count: $0.value.count) }
      .sorted { ($1.count, $0.color.hexText) < ($0.count, $1.color.hexText) }
  }

}

extension [SchemeColors] {

  /// The least opacity of the board's color for legible text, whatever is behind it.
  func boardOpacity(level: LintLevel) -> Double {
    let steps = (10...19).map { Double($0) / 20 }
    let extremes = [Color.Resolved(hex: 0), Color.Resolved(hex: 0xFF_FFFF)]
    return steps.first { opacity in
      allSatisfy { scheme in
        extremes.allSatisfy { extreme in
          let board = scheme.board.opacity(opacity).over(extreme)
          return scheme.ink.contrast(to: board) >= level.text
            && scheme.edge.contrast(to: board) >= level.line
        }
      }
    } ?? 1
  }
}
