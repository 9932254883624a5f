public import Foundation

/// A picture that only has to be drawn: the display list between deciding and drawing.
///
/// What a scene promises, so that a renderer asks nothing and inherits nothing:
///
/// 1. All lengths are points from the top left corner of the picture, y pointing down; there are no
///    transforms and no relative units.
/// 2. All colors are final sRGB values; light and dark, pressed, opacity and theme are settled.
/// 3. Nodes are drawn in order, each over the ones before.
/// 4. Every number is finite and a multiple of 1/1000 point (``SceneBuilder`` rounds, and nobody
///    else does).
/// 5. A path starts with a move and holds only moves, lines, cubic curves and closes.
/// 6. Nothing is invisible: no empty path, no clear paint, no stroke or blur without width, no text
///    that is empty, has a line break, or has a box without area, no empty group, no picture without
///    area or opacity.
/// 7. A gradient has at least two stops, in order, from 0 to 1.
/// 8. Elements name what can be seen, each with the box it covers, in the order drawn.
public struct Scene: Hashable, Sendable {

  /// The size of the picture in points.
  public var size: CGSize

  /// What to draw, back to front.
  public var nodes: [Node]

  /// What the picture shows, by name.
  public var elements: [Element]

  /// A scene from parts that keep its promises; views make theirs with a ``SceneBuilder``.
  public init(size: CGSize, nodes: [Node], elements: [Element] = []) {
    self.size = size
    self.nodes = nodes
    self.elements = elements
  }

  /// Something to draw.
  public indirect enum Node: Hashable, Sendable {

    /// The inside of a path by the non-zero winding rule.
    case fill(Path, Paint)

    /// A line along a path.
    case stroke(Path, Paint, StrokeStyle)

    /// A line of text.
    case text(TextRun)

    /// A picture from a file.
    case image(Image)

    /// The soft shadow of a path.
    case shadow(Shadow)

    /// Other nodes, clipped or made transparent as one.
    case group(Group)
  }

  /// The inside of a path, blurred, as it falls on what lies behind the path.
  public struct Shadow: Hashable, Sendable {

    /// The shape that throws the shadow, already moved by the shadow's offset.
    public var path: Path

    /// The color of the shadow.
    public var color: Color.Resolved

    /// The standard deviation of the Gaussian blur in points.
    public var radius: Double

    /// A shape the shadow doesn't fall into, so that it can't shine through it; nothing for all.
    public var outside: Path?

    /// A blurred shape.
    public init(_ path: Path, color: Color.Resolved, radius: Double, outside: Path? = nil) {
      self.path = path
      self.color = color
      self.radius = radius
      self.outside = outside
    }
  }

  /// Nodes that are treated as one.
  public struct Group: Hashable, Sendable {

    /// The nodes, back to front.
    public var nodes: [Node]

    /// The shape they are cut to; nothing for no cut.
    public var clip: Path?

    /// The opacity they share, above 0 and at most 1.
    public var opacity: Double

    /// Nodes with a cut and an opacity in common.
    public init(_ nodes: [Node], clip: Path? = nil, opacity: Double = 1) {
      self.nodes = nodes
      self.clip = clip
      self.opacity = opacity
    }
  }
}
