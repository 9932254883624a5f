internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// Replaces materials, which documents don't have; each needs what is drawn before it.
struct MaterialImages {

  private let canvas: Canvas

  // Of the glass of keyboards, which is soft, and of the sharp backdrops behind clear materials.
  private static let density = 3.0

  /// In pixels per point.
  static func scale(for scene: Scene) -> Double {
    min(density, 8000 / max(Double(scene.size.width), Double(scene.size.height)))
  }

  static func replaced(in scene: Scene, engine: Engine) throws(RenderError) -> Scene {
    var scene = scene.withPlainMaterials
    guard scene.hasMaterials else { return scene }
    let scale = scale(for: scene)
    let (width, height) = try KeyboardRenderer.pixels(of: scene.size, scale: scale)
    let surface = Surface(.color, width: width, height: height)
    let canvas = Canvas(
      Context(surface), scale: scale, width: Double(width), height: Double(height), isRaster: true,
      engine: engine)
    let result = Result { () throws(RenderError) in
      try MaterialImages(canvas: canvas).replaced(scene.nodes)
    }
    scene.nodes = try result.get()
    return scene
  }

  private func replaced(_ nodes: [Scene.Node]) throws(RenderError) -> [Scene.Node] {
    var result: [Scene.Node] = []
    for (index, node) in nodes.enumerated() {
      switch node {
      case .material(let path, let material):
        if let image = try image(of: material, in: path) { result.append(.image(image)) }
        canvas.material(path, material, over: nodes[..<index])
      case .group(var group) where node.hasMaterial:
        group.nodes = try replaced(group)
        result.append(.group(group))
      default:
        result.append(node)
        canvas.draw([node])
      }
    }
    return result
  }

  private func replaced(_ group: Scene.Group) throws(RenderError) -> [Scene.Node] {
    var result = Result<[Scene.Node], RenderError>.success([])
    canvas.context.saved {
      if let clip = group.clip {
        canvas.context.add(clip, scale: canvas.scale)
        canvas.context.clip()
      }
      let draw = {
        result = Result { () throws(RenderError) in try replaced(group.nodes) }
      }
      group.opacity < 1 ? canvas.context.layer(opacity: group.opacity, draw) : draw()
    }
    return try result.get()
  }

  private func image(of material: Material, in path: Path) throws(RenderError) -> Scene.Image? {
    guard let box = canvas.visibleBox(of: path) else { return nil }
    let pixels = canvas.pixels(of: material, in: path, box: box)
    let picture = Surface(.color, width: box.width, height: box.height)
    let pen = Context(picture)
    let corner = CGPoint(
      x: pixels.origin.x - Double(box.left), y: pixels.origin.y - Double(box.top))
    pixels.setSource(of: pen, at: corner)
    pen.paint()
    guard let file = ImageFile(try SVGWriter.png(picture)) else { return nil }
    let frame = CGRect(
      x: Double(box.left) / canvas.scale, y: Double(box.top) / canvas.scale,
      width: Double(box.width) / canvas.scale, height: Double(box.height) / canvas.scale)
    return Scene.Image(file, box: frame, clip: path)
  }
}
