internal import Cairo
internal import Foundation
internal import KeyboardDrawing

protocol SceneTarget: AnyObject {

  var missing: [MissingGlyphs] { get set }

  var failure: RenderError? { get set }

  func fill(_ path: Path, _ paint: Paint)

  /// Fill the interior of a path with a material, over preceding nodes of the same group.
  func material(_ path: Path, _ material: Material, over nodes: ArraySlice<Scene.Node>)

  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle)

  func text(_ run: TextRun)

  func image(_ image: Scene.Image) throws(RenderError)

  func shadow(_ shadow: Scene.Shadow)

  func group(_ group: Scene.Group)
}

extension SceneTarget {

  func draw(_ nodes: [Scene.Node], from start: Int = 0) {
    for index in start..<nodes.count {
      switch nodes[index] {
      case .fill(let path, let paint): fill(path, paint)
      case .material(let path, let material):
        self.material(path, material, over: nodes[..<index])
      case .stroke(let path, let paint, let style): stroke(path, paint, style)
      case .text(let run): text(run)
      case .image(let image):
        do throws(RenderError) {
          try self.image(image)
        } catch {
          failure = failure ?? error
        }
      case .shadow(let shadow): self.shadow(shadow)
      case .group(let group): self.group(group)
      }
    }
  }

  /// Draw what is behind a text, whose outlines are placed in points.
  func drawEffects(of run: TextRun, _ text: ShapedText, at origin: Point, size: Double) {
    if run.effects.isEmpty { return }
    let path = text.path(at: origin, size: size)
    if path.isEmpty { return }
    for effect in run.effects {
      switch effect {
      case .shadow(let color, let radius, let offset):
        let shape = path.offsetBy(x: offset.x, y: offset.y)
        if radius > 0 {
          shadow(Scene.Shadow(shape, color: color, radius: radius))
        } else {
          fill(shape, .color(color))
        }
      case .outline(let color, let width):
        stroke(path, .color(color), StrokeStyle(lineWidth: 2 * width, join: .round))
      }
    }
  }

  func recordMissing(in text: PlacedText, of run: TextRun) {
    guard !text.shaped.missing.isEmpty, !run.showsMissingGlyphs else { return }
    missing.append(MissingGlyphs(text: text.text, scalars: text.shaped.missing))
  }

  func checkNodes() throws(RenderError) {
    guard missing.isEmpty else { throw .missingGlyphs(missing) }
    if let failure { throw failure }
  }
}

extension ShapedText {

  /// The outlines of all glyphs and of the line below them, without bitmaps.
  fileprivate func path(at start: Point, size: Double) -> Path {
    var path = Path()
    for glyph in glyphs where !glyph.isColorBitmap {
      let place = glyph.place(from: start, size: size)
      path.addPath(
        glyph.outline.path.mapPoints { CGPoint(x: place.x + $0.x * size, y: place.y + $0.y * size) }
      )
    }
    if let line {
      path.addPath(
        line.path.mapPoints { CGPoint(x: start.x + $0.x * size, y: start.y + $0.y * size) })
    }
    return path
  }
}
