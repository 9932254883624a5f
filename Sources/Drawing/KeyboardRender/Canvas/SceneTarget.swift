internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// Receiver of a scene's drawing operations: a Cairo canvas or an SVG document.
protocol SceneTarget: AnyObject {

  var missing: [MissingGlyphs] { get set }

  var failure: RenderError? { get set }

  var typesetter: Typesetter { get }

  func fill(_ path: Path, _ paint: Paint)

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
      case .text(let run): if run.turn == 0 { text(run) } else { turned(run) }
      case .image(let image): drawn(image)
      case .shadow(let shadow): self.shadow(shadow)
      case .group(let group): self.group(group)
      }
    }
  }

  private func drawn(_ image: Scene.Image) {
    do throws(RenderError) {
      try self.image(image)
    } catch {
      failure = failure ?? error
    }
  }

  private func turned(_ run: TextRun) {
    let placed = typesetter.place(run)
    recordMissing(in: placed, of: run)
    let map = Affine.rotation(degrees: run.turn, about: CGPoint(x: run.box.midX, y: run.box.midY))
    let (glyphs, line) = placed.shaped.paths(at: placed.origin, size: placed.size)
    let paths = [glyphs, line].filter { !$0.isEmpty }.map { map.of($0) }
    drawEffects(run.effects, behind: paths)
    for path in paths { fill(path, run.paint) }
    for glyph in placed.shaped.glyphs where glyph.isColorBitmap {
      guard let bitmap = glyph.typeface.bitmap(of: glyph.index), let data = bitmap.file,
        let file = ImageFile(Data(data))
      else { continue }
      let place = glyph.place(from: placed.origin, size: placed.size)
      let box = CGRect(bitmap.box.placed(at: place, size: placed.size))
      drawn(
        Scene.Image(
          file, box: map.ofTurned(box), clip: map.of(Path(box)), opacity: run.color.opacity,
          turn: run.turn))
    }
  }

  func drawEffects(of run: TextRun, _ text: ShapedText, at origin: CGPoint, size: Double) {
    if run.effects.isEmpty { return }
    let (glyphs, line) = text.paths(at: origin, size: size)
    drawEffects(run.effects, behind: [glyphs, line])
  }

  private func drawEffects(_ effects: [ContentEffect], behind paths: [Path]) {
    var path = Path()
    for part in paths { path.addPath(part) }
    if path.isEmpty { return }
    for effect in effects {
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

  fileprivate func paths(at start: CGPoint, size: Double) -> (glyphs: Path, line: Path) {
    var (path, below) = (Path(), Path())
    for glyph in glyphs where !glyph.isColorBitmap {
      let place = glyph.place(from: start, size: size)
      path.addPath(
        glyph.outline.path.mapPoints { CGPoint(x: place.x + $0.x * size, y: place.y + $0.y * size) }
      )
    }
    if let line {
      below = line.path.mapPoints { CGPoint(x: start.x + $0.x * size, y: start.y + $0.y * size) }
    }
    return (path, below)
  }
}

extension GlyphBitmap {

  var file: [UInt8]? {
    try? PNG.encode(
      premultiplied: pixels, width: surface.width, height: surface.height, isSmall: true)
  }
}

extension Engine {

  /// In a fresh process they take most of the drawing time; further pictures have few new ones.
  func prepareMasks(of scene: Scene, scale: Double) {
    guard masks.isEmpty else { return }
    masks.draw { add in
      var shapes: Set<ShapeMask.Key> = []
      var texts: Set<TextMask.Key> = []
      func addShape(_ path: Path, _ line: StrokeStyle?) {
        guard let shape = ShapeMask(path, line: line, scale: scale) else { return }
        if shapes.insert(shape.key).inserted { add(.shape(shape)) }
      }
      for node in scene.nodes {
        switch node {
        case .fill(let path, let paint): if paint.hasEqualRows { addShape(path, nil) }
        case .stroke(let path, let paint, let line): if paint.hasEqualRows { addShape(path, line) }
        case .text(let run):
          let text = PixelText(run, scale: scale, isRaster: true, typesetter)
          guard text.placed.shaped.hasOutlines, texts.insert(text.key).inserted else { continue }
          if let outlines = text.outlines { add(.text(text.key, outlines)) }
        case .material, .image, .shadow, .group: break
        }
      }
    }
  }
}
