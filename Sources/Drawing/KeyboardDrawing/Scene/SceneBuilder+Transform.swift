import Foundation

extension SceneBuilder {

  /// Draw by a similarity.
  package mutating func transformed(
    by transform: Affine, _ build: (inout SceneBuilder) -> Void
  ) {
    var inner = nested
    build(&inner)
    var parts = (inner.parts ?? [])[...]
    draw(inner.scene, of: &parts, by: transform)
  }

  /// Draw another scene by a similarity.
  package mutating func draw(_ scene: Scene, by transform: Affine) {
    var parts: ArraySlice<Scene.Part?> = []
    draw(scene, of: &parts, by: transform)
  }

  private mutating func draw(
    _ scene: Scene, of parts: inout ArraySlice<Scene.Part?>, by transform: Affine
  ) {
    for node in scene.nodes { add(node, of: &parts, transformedBy: transform) }
    for var element in scene.elements {
      element.box = transform.of(element.box)
      self.element(element)
    }
  }

  private mutating func add(
    _ node: Scene.Node, of parts: inout ArraySlice<Scene.Part?>,
    transformedBy transform: Affine
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

  private mutating func add(_ node: Scene.Node, transformedBy transform: Affine) {
    switch node {
    case .fill(let path, let paint): fill(transform.of(path), transform.of(paint))
    case .material(let path, var material):
      material.blur *= transform.lengthFactor
      material.lens = material.lens?.map { $0 * transform.lengthFactor }
      self.material(transform.of(path), material)
    case .stroke(let path, let paint, var style):
      style.lineWidth *= transform.lengthFactor
      stroke(transform.of(path), transform.of(paint), style)
    case .text(var run):
      run.box = transform.ofTurned(run.box)
      run.turn += transform.degrees
      run.font = run.font.scaled(by: transform.lengthFactor)
      run.gradient = run.gradient.map { transform.of($0) }
      run.effects = run.effects.map { $0.mapped(by: transform) }
      text(run)
    case .image(var image):
      image.box = transform.ofTurned(image.box)
      image.turn += transform.degrees
      image.clip = transform.of(image.clip)
      image.blur *= transform.lengthFactor
      image.slices?.scale /= transform.lengthFactor
      self.image(image)
    case .shadow(var shadow):
      shadow.path = transform.of(shadow.path)
      shadow.outside = shadow.outside.map { transform.of($0) }
      shadow.radius *= transform.lengthFactor
      shadow.line?.lineWidth *= transform.lengthFactor
      self.shadow(shadow)
    case .group: break
    }
  }
}
