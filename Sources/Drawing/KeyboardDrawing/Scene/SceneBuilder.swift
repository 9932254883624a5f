public import Foundation

/// A builder of valid scenes, which rounds all numbers and omits invisible nodes.
public struct SceneBuilder: Sendable {

  /// The size of the picture in points.
  public let size: CGSize

  private var nodes: [Scene.Node] = []
  private var elements: [Scene.Element] = []

  /// Parts of all nodes but groups, in drawing order; `nil` if not wanted, as for pictures.
  package var parts: [Scene.Part?]?

  private var effects: [ContentEffect] = []
  package var part: Scene.Part?

  /// Creates a builder for a picture of a size in points.
  public init(size: CGSize) { self.size = size.rounded }

  package mutating func reserve(keys count: Int) {
    nodes.reserveCapacity(nodes.count + 8 * count)
    elements.reserveCapacity(elements.count + 2 * count)
  }

  /// The scene of all nodes and elements added so far.
  public var scene: Scene { Scene(size: size, nodes: nodes, elements: elements) }

  private mutating func add(_ node: Scene.Node) {
    nodes.append(node)
    parts?.append(part)
  }

  /// Fills a path.
  public mutating func fill(_ path: consuming Path, _ paint: Paint) {
    guard !path.isEmpty, !paint.isInvisible else { return }
    add(.fill(path.rounded(), paint.rounded))
  }

  /// Fills a path with one color.
  public mutating func fill(_ path: consuming Path, _ color: Color.Resolved) {
    fill(path, .color(color))
  }

  /// Fills a path with a material over what was drawn before.
  public mutating func material(_ path: consuming Path, _ material: Material) {
    let material = material.rounded
    guard !path.isEmpty, !material.isInvisible else { return }
    add(.material(path.rounded(), material))
  }

  /// Draws a line along a path.
  public mutating func stroke(_ path: consuming Path, _ paint: Paint, _ style: StrokeStyle) {
    guard !path.isEmpty, !paint.isInvisible, style.lineWidth.roundedLength > 0 else { return }
    var style = style
    style.lineWidth = style.lineWidth.roundedLength
    add(.stroke(path.rounded(), paint.rounded, style))
  }

  /// Draws a line of text, with line breaks replaced by spaces.
  public mutating func text(_ run: TextRun) {
    var run = run
    run.text = run.text.singleLine
    run.box = run.box.rounded
    run.inkArea = run.inkArea?.rounded
    run.font.size = run.font.size.roundedLength
    run.font.tracking = run.font.tracking.roundedLength
    run.turn = run.turn.roundedTurn
    run.gradient = run.gradient?.rounded
    run.effects += effects
    if !run.effects.isEmpty { run.effects = run.effects.map(\.rounded).filter { !$0.isInvisible } }
    guard !run.text.isEmpty, !run.paint.isInvisible || !run.effects.isEmpty, run.font.size > 0
    else { return }
    guard run.box.width > 0, run.box.height > 0 else { return }
    add(.text(run))
  }

  package mutating func name(
    _ text: String, font: Font, color: Color.Resolved, box: CGRect,
    alignment: TextRun.Alignment = .left, minimumScale: Double = 0.5
  ) {
    var run = TextRun(
      text, font: font, color: color, box: box, alignment: alignment, minimumScale: minimumScale)
    run.showsMissingGlyphs = true
    self.text(run)
  }

  package mutating func text(
    _ text: String, font: Font, color: Color.Resolved, box: CGRect,
    alignment: TextRun.Alignment = .center, minimumScale: Double = 1, language: String? = nil
  ) {
    self.text(
      TextRun(
        text, font: font, color: color, box: box, alignment: alignment, minimumScale: minimumScale,
        language: language))
  }

  /// Draws an image.
  public mutating func image(_ image: Scene.Image) {
    var image = image
    image.box = image.box.rounded
    image.clip = image.clip.rounded()
    image.blur = image.blur.roundedLength
    image.opacity = min(image.opacity, 1)
    image.turn = image.turn.roundedTurn
    if let tint = image.tint, tint.isInvisible { image.tint = nil }
    guard image.box.width > 0, image.box.height > 0, !image.clip.isEmpty else { return }
    guard image.opacity >= 0.5 / 255 else { return }
    add(.image(image))
  }

  /// Draws a blurred shadow, or a sharp one if the radius is negligible.
  public mutating func shadow(_ shadow: Scene.Shadow) {
    guard !shadow.path.isEmpty, !shadow.color.isInvisible else { return }
    var shadow = shadow
    shadow.path = shadow.path.rounded()
    shadow.outside = shadow.outside?.rounded()
    shadow.radius = shadow.radius.roundedLength
    guard shadow.radius > 0 else {
      if let line = shadow.line { return stroke(shadow.path, .color(shadow.color), line) }
      let fill = Scene.Node.fill(shadow.path, .color(shadow.color))
      return add(fill)
    }
    if var line = shadow.line {
      line.lineWidth = line.lineWidth.roundedLength
      shadow.line = line
    }
    add(.shadow(shadow))
  }

  /// Draws texts, fills and strokes that a closure adds with effects behind all of them.
  package mutating func withEffects(
    _ effects: [ContentEffect], _ build: (inout SceneBuilder) -> Void
  ) {
    if effects.isEmpty { return build(&self) }
    var inner = nested
    inner.effects = effects
    build(&inner)
    for effect in effects { inner.nodes.forEach { add(effect, behind: $0) } }
    nodes += inner.nodes
    elements += inner.elements
    parts?.append(contentsOf: inner.parts ?? [])
  }

  private mutating func add(_ effect: ContentEffect, behind node: Scene.Node) {
    let (path, line): (Path, StrokeStyle?)
    switch node {
    case .fill(let shape, _): (path, line) = (shape, nil)
    case .stroke(let shape, _, let style): (path, line) = (shape, style)
    case .group(let group): return group.nodes.forEach { add(effect, behind: $0) }
    case .text, .image, .material, .shadow: return
    }
    switch effect {
    case .shadow(let color, let radius, let offset):
      shadow(
        Scene.Shadow(
          path.offsetBy(x: offset.x, y: offset.y), color: color, radius: radius, line: line))
    case .outline(let color, let width):
      var style = line ?? StrokeStyle(lineWidth: 0)
      style.lineWidth += 2 * width
      style.join = .round
      stroke(path, .color(color), style)
    }
  }

  /// Draws the nodes that a closure adds as a group.
  public mutating func group(
    clip: Path? = nil, opacity: Double = 1, blend: BlendMode = .normal,
    _ build: (inout SceneBuilder) -> Void
  ) {
    if clip == nil, opacity >= 1, blend == .normal { return build(&self) }
    var inner = nested
    build(&inner)
    elements += inner.elements
    guard !inner.nodes.isEmpty, opacity >= 0.5 / 255 else { return }
    parts?.append(contentsOf: inner.parts ?? [])
    nodes.append(
      .group(
        Scene.Group(inner.nodes, clip: clip?.rounded(), opacity: min(opacity, 1), blend: blend)))
  }

  /// Draws the nodes of a closure as one named element, without elements of their own.
  public mutating func element(
    _ element: Scene.Element, drawing build: (inout SceneBuilder) -> Void
  ) {
    var inner = nested
    build(&inner)
    nodes += inner.nodes
    parts?.append(contentsOf: inner.parts ?? [])
    self.element(element)
  }

  var nested: SceneBuilder {
    var inner = SceneBuilder(size: size)
    if parts != nil { (inner.parts, inner.part) = ([], part) }
    return inner
  }

  /// Draws the text or icon that a closure adds as a part.
  package mutating func part(
    _ part: @autoclosure () -> Scene.Part?, drawing build: (inout SceneBuilder) -> Void
  ) {
    guard parts != nil else { return build(&self) }
    let outer = self.part
    self.part = part()
    build(&self)
    self.part = outer
  }

  /// Name a part that was drawn.
  public mutating func element(_ element: Scene.Element) {
    var element = element
    element.box = element.box.rounded
    elements.append(element)
  }

  package mutating func element(
    _ role: Scene.Element.Role, name: String, box: CGRect, style: [Scene.Property] = []
  ) {
    element(Scene.Element(role, name: name, box: box, style: style))
  }
}
