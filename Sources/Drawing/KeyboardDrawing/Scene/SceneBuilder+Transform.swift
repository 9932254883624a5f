package import Foundation

package struct SceneTransform: Hashable, Sendable {

  let scale: Double

  private let center: CGPoint
  private let offset: CGPoint

  /// Create a transform that scales about a center, which moves by an offset in points.
  package init(scale: Double, center: CGPoint, offset: CGPoint) {
    self.scale = scale
    self.center = center
    self.offset = offset
  }

  fileprivate func of(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: center.x + (point.x - center.x) * scale + offset.x,
      y: center.y + (point.y - center.y) * scale + offset.y)
  }

  fileprivate func of(_ box: CGRect) -> CGRect {
    CGRect(
      origin: of(box.origin),
      size: CGSize(width: box.width * scale, height: box.height * scale))
  }

  fileprivate func of(_ path: Path) -> Path { path.mapPoints { of($0) } }

  fileprivate func of(_ paint: Paint) -> Paint {
    switch paint {
    case .color: paint
    case .linearGradient(let stops, let from, let to):
      .linearGradient(stops, from: of(from), to: of(to))
    case .radialGradient(let stops, let center, let radius, let focus):
      .radialGradient(
        stops, center: of(center), radius: radius * scale, focus: focus.map { of($0) })
    case .conicGradient(let stops, let center, let degrees):
      .conicGradient(stops, center: of(center), degrees: degrees)
    }
  }
}

extension SceneBuilder {

  package mutating func transformed(
    by transform: SceneTransform, _ build: (inout SceneBuilder) -> Void
  ) {
    var inner = nested
    build(&inner)
    let scene = inner.scene
    var parts = (inner.parts ?? [])[...]
    for node in scene.nodes { add(node, of: &parts, transformedBy: transform) }
    for var element in scene.elements {
      element.box = transform.of(element.box)
      self.element(element)
    }
  }

  private mutating func add(
    _ node: Scene.Node, of parts: inout ArraySlice<Scene.Part?>,
    transformedBy transform: SceneTransform
  ) {
    if case .group(let group) = node {
      return self.group(
        clip: group.clip.map { transform.of($0) }, opacity: group.opacity, blend: group.blend
      ) {
        for node in group.nodes { $0.add(node, of: &parts, transformedBy: transform) }
      }
    }
    part(parts.popFirst() ?? nil) { $0.add(node, transformedBy: transform) }
  }

  private mutating func add(_ node: Scene.Node, transformedBy transform: SceneTransform) {
    switch node {
    case .fill(let path, let paint): fill(transform.of(path), transform.of(paint))
    case .material(let path, var material):
      material.blur *= transform.scale
      material.lens = material.lens?.map { $0 * transform.scale }
      self.material(transform.of(path), material)
    case .stroke(let path, let paint, var style):
      style.lineWidth *= transform.scale
      stroke(transform.of(path), transform.of(paint), style)
    case .text(var run):
      run.box = transform.of(run.box)
      run.font = run.font.scaled(by: transform.scale)
      run.gradient = run.gradient.map { transform.of($0) }
      run.effects = run.effects.map { $0.scaled(by: transform.scale) }
      text(run)
    case .image(var image):
      image.box = transform.of(image.box)
      image.clip = transform.of(image.clip)
      image.blur *= transform.scale
      image.slices?.scale /= transform.scale
      self.image(image)
    case .shadow(var shadow):
      shadow.path = transform.of(shadow.path)
      shadow.outside = shadow.outside.map { transform.of($0) }
      shadow.radius *= transform.scale
      shadow.line?.lineWidth *= transform.scale
      self.shadow(shadow)
    case .group: break
    }
  }
}
