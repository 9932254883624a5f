public import Foundation

/// A display list: a picture that is fully resolved and only has to be drawn.
///
/// The invariants of a scene make renderers stateless:
///
/// 1. All lengths are points from the top left corner of the picture, y pointing down; there are no
///    transforms and no relative units.
/// 2. All colors are final sRGB values; color scheme, state, opacity and theme are resolved.
/// 3. Nodes are drawn in order, each over the ones before.
/// 4. Every number is finite and a multiple of 1/1000 point, rounded by ``SceneBuilder`` only.
/// 5. A path starts with a move and consists of moves, lines, cubic curves and closes.
/// 6. Nothing is invisible: no empty path, text, frame or group, no clear paint, no material without
///    effect, no stroke or blur without width, no image without area or opacity; texts have one line.
/// 7. A gradient has at least two stops, in order, from 0 to 1.
/// 8. A material has an opaque base color, and neither its blur nor its saturation is negative.
/// 9. Elements name the visible parts with their frames, in drawing order.
///
/// ```swift
/// let scene = view.scene(measuring: .fixedAdvance)
/// let key = scene.elements.first { $0.role == .key && $0.name == "q" }
/// #expect(key?.box.isEmpty == false)
/// ```
public struct Scene: Hashable, Sendable, SceneConvertible {

  /// The size of the picture in points.
  public var size: CGSize

  /// The nodes to draw, back to front.
  public var nodes: [Node]

  /// The visible parts of the picture, by name.
  public var elements: [Element]

  /// Color vision applied to the drawn image, or `nil` for full color vision.
  public var vision: ColorVision?

  /// Creates a scene that satisfies the invariants; views use a ``SceneBuilder``.
  public init(size: CGSize, nodes: [Node], elements: [Element] = []) {
    self.size = size
    self.nodes = nodes
    self.elements = elements
  }

  /// A drawing operation.
  public indirect enum Node: Hashable, Sendable {

    /// The interior of a path by the nonzero winding rule.
    case fill(Path, Paint)

    /// A material in a path, over earlier nodes of its group; opacity and blending isolate groups.
    case material(Path, Material)

    /// A line along a path.
    case stroke(Path, Paint, StrokeStyle)

    /// A line of text.
    case text(TextRun)

    /// An image from a file.
    case image(Image)

    case shadow(Shadow)

    /// Nodes with a common clipping path, opacity and blend mode.
    case group(Group)

    fileprivate var box: CGRect? {
      switch self {
      case .fill(let path, _), .material(let path, _): path.controlPointBox
      case .stroke(let path, _, let style): path.controlPointBox.grown(by: style.reach + 1)
      case .image(let image): image.clip.controlPointBox
      case .shadow(let shadow): shadow.shapeBox.grown(by: shadow.radius * 3 + 1)
      case .group(let group): group.clip.map(\.controlPointBox) ?? group.nodes.box
      case .text: nil
      }
    }

    /// Returns whether the node may draw in a rectangle, of text beside its few exceeding pixels.
    package func touches(_ area: CGRect) -> Bool {
      if case .text(let run) = self {
        let reach = run.effects.map(\.reach).max() ?? 0
        return run.box.grown(by: reach).intersects(area)
      }
      if case .group(let group) = self, group.clip == nil {
        return group.nodes.contains { $0.touches(area) }
      }
      return box?.intersects(area) ?? true
    }
  }

  /// A blurred shape behind a path.
  public struct Shadow: Hashable, Sendable {

    /// The shape of the shadow, already offset.
    public var path: Path

    /// The color of the shadow.
    public var color: Color.Resolved

    /// The standard deviation of the Gaussian blur in points.
    public var radius: Double

    /// Line along the path to draw the shadow of, or `nil` for the shape itself.
    public var line: StrokeStyle?

    /// The uncovered shape, through which the shadow isn't visible, or `nil`.
    public var outside: Path?

    /// Creates a shadow.
    public init(
      _ path: Path, color: Color.Resolved, radius: Double, outside: Path? = nil,
      line: StrokeStyle? = nil
    ) {
      self.path = path
      self.line = line
      self.color = color
      self.radius = radius
      self.outside = outside
    }

    package var shapeBox: CGRect {
      let reach = line?.reach ?? 0
      return path.controlPointBox.insetBy(dx: -reach, dy: -reach)
    }
  }

  /// Nodes with a common clipping path, opacity and blend mode.
  public struct Group: Hashable, Sendable {

    /// The nodes, back to front.
    public var nodes: [Node]

    /// The clipping path, or `nil` for none.
    public var clip: Path?

    /// The opacity of the group as a whole, above 0 and at most 1.
    public var opacity: Double

    /// The blend mode of the group as a whole.
    public var blend: BlendMode

    /// Creates a group.
    public init(
      _ nodes: [Node], clip: Path? = nil, opacity: Double = 1, blend: BlendMode = .normal
    ) {
      self.nodes = nodes
      self.clip = clip
      self.opacity = opacity
      self.blend = blend
    }

    /// Whether the group is drawn as a whole before it is laid over what lies behind.
    package var isIsolated: Bool { opacity < 1 || blend != .normal }
  }

  /// Element of a text or an icon, and its place in it.
  package struct Part: Hashable, Sendable {

    /// Role of a text or an icon in its element.
    package enum Piece: Hashable, Sendable {

      case content

      /// A small text beside the content of a key.
      case label

      case subtitle

      /// The content of the selected action of a callout.
      case selection
    }

    package var role: Element.Role
    package var name: String
    package var piece: Piece

    package init(_ piece: Piece, of role: Element.Role, named name: String) {
      (self.piece, self.role, self.name) = (piece, role, name)
    }
  }

  /// Returns the scene itself.
  public func scene(measuring text: TextMeasure) -> Scene { self }
}

/// A type that renderers can draw, because it converts to a scene.
public protocol SceneConvertible {

  /// Returns the scene to draw, a function of the receiver and the measure only.
  func scene(measuring text: TextMeasure) -> Scene
}

extension [Scene.Node] {

  /// Nil for nodes with text, which may exceed its frame, except in a clipped group.
  package var box: CGRect? {
    var box: CGRect?
    for node in self {
      guard let next = node.box else { return nil }
      box = box?.union(next) ?? next
    }
    return box
  }
}

extension CGRect {

  fileprivate func grown(by margin: Double) -> CGRect { insetBy(dx: -margin, dy: -margin) }
}
