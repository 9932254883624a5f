package import Foundation

extension SceneBuilder {

  package mutating func transformed(by transform: Affine, _ build: (inout SceneBuilder) -> Void) {
    var inner = nested
    build(&inner)
    var parts = (inner.parts ?? [])[...]
    draw(inner.scene, of: &parts, by: transform)
  }

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
      style.scale(by: transform.lengthFactor)
      stroke(transform.of(path), transform.of(paint), style)
    case .text(var run):
      run.box = transform.ofTurned(run.box)
      run.inkArea = run.inkArea.map(transform.ofTurned)
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
      shadow.line?.scale(by: transform.lengthFactor)
      self.shadow(shadow)
    case .group: break
    }
  }

  /// Draws by a similarity from the units of a drawing to points, clipped to its visible area.
  package mutating func vector(_ image: VectorImage, in map: Affine, colors: VectorColors) {
    let box = image.viewBox
    let exceeds = !box.insetBy(dx: -box.width * 1e-3, dy: -box.height * 1e-3).contains(image.ink)
    // Shapes overlap, so translucent text is drawn as an opaque group with an opacity.
    let opacity = colors.gradient == nil && image.nodes.count > 1 ? colors.current.opacity : 1
    var colors = colors
    if opacity < 1, colors.isTinted { colors.current.opacity = 1 }
    group(
      clip: exceeds ? map.of(Path(box)) : nil, opacity: colors.isTinted ? opacity : 1
    ) { $0.draw(image.nodes, in: map, colors) }
  }

  private mutating func draw(_ nodes: [VectorImage.Node], in map: Affine, _ colors: VectorColors) {
    for node in nodes {
      switch node {
      case .fill(let path, let ink): fill(map.of(path), colors.paint(ink, in: map))
      case .stroke(let path, let ink, var line):
        line.scale(by: map.lengthFactor)
        line.lineWidth *= colors.lineFactor
        stroke(map.of(path), colors.paint(ink, in: map), line)
      case .group(let nodes, let opacity):
        group(opacity: opacity) { $0.draw(nodes, in: map, colors) }
      }
    }
  }
}

/// Colors of a drawing.
package struct VectorColors: Hashable, Sendable {

  package var current: Color.Resolved
  package var gradient: Paint?

  /// Whether all shapes have the color of the text, with opacities of their own.
  package var isTinted: Bool

  package var lineFactor: Double

  package init(
    current: Color.Resolved, gradient: Paint? = nil, isTinted: Bool = false, lineFactor: Double = 1
  ) {
    self.current = current
    self.gradient = gradient
    self.isTinted = isTinted
    self.lineFactor = lineFactor
  }

  fileprivate func paint(_ ink: VectorImage.Ink, in map: Affine) -> Paint {
    switch ink {
    case .current(let opacity): foreground(opacity)
    case .paint(.color(let color)) where isTinted: foreground(color.opacity)
    case .paint(let paint):
      // A gradient of the text has no opacities of its own.
      isTinted && gradient != nil
        ? foreground(1)
        : map.of(isTinted ? paint.mapColors { current.opacity($0.opacity) } : paint)
    }
  }

  private func foreground(_ opacity: Double) -> Paint {
    gradient?.mapColors { $0.opacity(opacity) } ?? .color(current.opacity(opacity))
  }
}

extension VectorImage {

  package func fitting(_ frame: CGRect) -> Affine {
    let scale = min(frame.width / viewBox.width, frame.height / viewBox.height)
    return Affine(
      a: scale, d: scale, e: frame.midX - viewBox.midX * scale,
      f: frame.midY - viewBox.midY * scale)
  }
}
