public import Foundation
public import SourceText

/// A drawing of paths: an SVG file, or a single path.
///
/// ```swift
/// let box = CGRect(x: 0, y: 0, width: 24, height: 24)
/// let arrow = try VectorImage(path: "M4 12h16M12 4l8 8-8 8", viewBox: box, strokeWidth: 2)
/// arrow.size  // → CGSize(width: 24, height: 24)
/// ```
///
/// It supports shapes, groups, transforms, fills, strokes and gradients of SVG; anything else is an
/// error with its place. Nothing outside of the file is loaded. `InputBudget` bounds its size.
public struct VectorImage: Sendable, Hashable, Codable {

  /// The source of the drawing.
  package enum Source: Hashable, Sendable {

    /// An SVG file.
    case file(Data)

    /// Path data, and the width of a line along it; without one, the interior is filled.
    case path(String, strokeWidth: Double?)
  }

  package let source: Source

  /// The visible area in the units of the drawing.
  public let viewBox: CGRect

  /// The width and height in pixels at scale 1.
  public let size: CGSize

  package let nodes: [Node]
  package let ink: CGRect
  package let segmentCount: Int

  /// Pairs of segments that may cross, weighted by time: Cairo needs 10 s for 10,000 crossings.
  package let crossings: Int

  /// The color or gradient of a shape.
  package enum Ink: Hashable, Sendable {

    /// The color of the surrounding text, with an opacity.
    case current(opacity: Double)

    case paint(Paint)
  }

  package indirect enum Node: Hashable, Sendable {
    case fill(Path, Ink)
    case stroke(Path, Ink, StrokeStyle)
    case group([Node], opacity: Double)
  }

  package init(_ source: Source, viewBox: CGRect, size: CGSize, nodes: [Node]) {
    self.source = source
    self.viewBox = viewBox
    self.size = size
    self.nodes = nodes
    ink = nodes.box
    segmentCount = nodes.segmentCount
    crossings = nodes.crossings
  }

  /// Reads an SVG file.
  ///
  /// - Throws: The diagnostics of the file, with their places.
  public init(svg file: SourceFile) throws(Diagnostics) {
    var reader = SVGReader(file: file)
    self = try reader.image()
  }

  /// Creates a drawing of one path.
  ///
  /// - Parameters:
  ///   - data: The path in the notation of SVG, such as `M4 12h16`.
  ///   - viewBox: The visible area in the units of the path.
  ///   - strokeWidth: The width of a line along the path, with round ends and joins; without one,
  ///     the interior is filled by the nonzero winding rule.
  /// - Throws: The reason why the data aren't a path.
  public init(path data: String, viewBox: CGRect, strokeWidth: Double? = nil) throws(Diagnostics) {
    do {
      self = try Self.path(data, viewBox: viewBox, strokeWidth: strokeWidth)
    } catch {
      throw Diagnostics(code: .invalidImage, error.message)
    }
  }

  package static func path(
    _ data: String, viewBox: CGRect, strokeWidth: Double?
  ) throws(PathData.Problem) -> VectorImage {
    let path = try PathData.path(data, limit: InputBudget.vector.steps)
    let node: Node =
      strokeWidth.map {
        .stroke(path, .current(opacity: 1), StrokeStyle(lineWidth: $0, cap: .round, join: .round))
      } ?? .fill(path, .current(opacity: 1))
    let image = VectorImage(
      .path(data, strokeWidth: strokeWidth), viewBox: viewBox, size: viewBox.size, nodes: [node])
    guard !image.crossesTooOften else {
      throw PathData.Problem(message: crossingMessage, range: 0..<data.utf8.count)
    }
    return image
  }

  var crossesTooOften: Bool { crossings > InputBudget.crossings.values }

  static let crossingMessage = "Too many segments of a path cross each other"

  /// Whether two drawings have the same source.
  public static func == (image: Self, other: Self) -> Bool {
    image.source == other.source && image.viewBox == other.viewBox
  }

  /// Hash the source.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }

  private enum CodingKeys: String, CodingKey {
    case file, path, strokeWidth, viewBox
  }

  /// Decodes the source, and reads the drawing from it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let data = try values.decodeIfPresent(Data.self, forKey: .file) {
      try self.init(svg: SourceFile(name: "drawing.svg", bytes: Array(data)))
    } else {
      try self.init(
        path: try values.decode(String.self, forKey: .path),
        viewBox: try values.decode(CGRect.self, forKey: .viewBox),
        strokeWidth: try values.decodeIfPresent(Double.self, forKey: .strokeWidth))
    }
  }

  /// Encodes the source.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch source {
    case .file(let data): try values.encode(data, forKey: .file)
    case .path(let data, let width):
      try values.encode(data, forKey: .path)
      try values.encodeIfPresent(width, forKey: .strokeWidth)
      try values.encode(viewBox, forKey: .viewBox)
    }
  }
}

extension [VectorImage.Node] {

  private var shapes: [(path: Path, line: StrokeStyle?)] {
    flatMap { node -> [(Path, StrokeStyle?)] in
      switch node {
      case .fill(let path, _): [(path, nil)]
      case .stroke(let path, _, let line): [(path, line)]
      case .group(let nodes, _): nodes.shapes
      }
    }
  }

  fileprivate var segmentCount: Int { shapes.reduce(0) { $0 + $1.path.count } }

  fileprivate var crossings: Int {
    shapes.reduce(0) { count, shape in
      let (path, line) = shape
      guard let line else { return count + path.crossings(reach: 0) }
      let weight = line.join == .round || line.cap == .round ? 8 : 2
      return count + path.crossings(reach: line.reach) * weight
    }
  }

  var box: CGRect {
    shapes.reduce(CGRect.null) { box, shape in
      let reach = shape.line?.reach ?? 0
      return box.union(shape.path.controlPointBox.insetBy(dx: -reach, dy: -reach))
    }
  }
}

extension Path {

  /// Returns the pairs of segments whose heights overlap; a curve has those between its control points.
  fileprivate func crossings(reach: Double) -> Int {
    let heights = points.map { Double($0.y) }
    let segments = zip(heights, heights.dropFirst())
    let tops = segments.map { min($0, $1) - reach }.sorted()
    let bottoms = segments.map { max($0, $1) + reach }.sorted()
    var ended = 0
    return tops.indices.reduce(0) { pairs, index in
      while ended < index, bottoms[ended] < tops[index] { ended += 1 }
      return pairs + index - ended
    }
  }
}
