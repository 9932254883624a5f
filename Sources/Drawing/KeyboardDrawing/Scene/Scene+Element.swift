public import Foundation
import SourceText

extension Scene {

  /// A visible part of a picture, named for inspection and comparison.
  public struct Element: Hashable, Sendable {

    /// The kind of an element.
    public enum Role: String, Hashable, Sendable, CaseIterable {
      case background, toolbar, toolbarItem, toolbarSeparator, key, inputCallout, actionCallout,
        calloutItem, label, frame,
        theme
    }

    /// The kind of the element.
    public var role: Role

    /// The name of the element among its kind, such as `q` or `backspace`.
    public var name: String

    /// The frame in points.
    public var box: CGRect

    /// The resolved style, in a fixed order; it is evaluated when it is read.
    public var style: [Property] {
      get { evaluateStyle() }
      set { evaluateStyle = { newValue } }
    }

    // Evaluated on demand: styles would take a fifth of the time of composing.
    private var evaluateStyle: @Sendable () -> [Property]

    /// Creates an element; its style is evaluated when it is read.
    public init(
      _ role: Role, name: String, box: CGRect,
      style: @autoclosure @escaping @Sendable () -> [Property] = []
    ) {
      self.role = role
      self.name = name
      self.box = box
      evaluateStyle = style
    }

    /// Compares all properties and the evaluated styles.
    public static func == (left: Self, right: Self) -> Bool {
      left.role == right.role && left.name == right.name && left.box == right.box
        && left.style == right.style
    }

    /// Hash what names the element.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(role)
      hasher.combine(name)
    }
  }

  /// A resolved style value of an element.
  public struct Property: Hashable, Sendable {

    /// The value of a property.
    public enum Value: Hashable, Sendable {
      case color(Color.Resolved)
      case number(Double)
      case text(String)
    }

    /// The key of the property in theme files, such as `backgroundColor`.
    public var name: String

    /// The value.
    public var value: Value

    /// Creates a property.
    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }

    /// The value as a string, such as `#00c8ff` or `26`.
    public var text: String {
      switch value {
      case .color(let color): color.hexText
      case .number(let number): number.roundedLength.plainText
      case .text(let text): text
      }
    }
  }

  /// Replaces materials over nothing or one color by colors, which cost less and need no filters.
  package var withPlainMaterials: Scene {
    guard hasMaterials else { return self }
    var scene = self
    scene.nodes = nodes.withPlainMaterials(over: [], in: CGRect(origin: .zero, size: size))
    return scene
  }

  package var hasMaterials: Bool { nodes.contains(where: \.hasMaterial) }
}

extension Scene.Node {

  package var hasMaterial: Bool {
    switch self {
    case .material: true
    case .group(let group): group.nodes.contains(where: \.hasMaterial)
    case .fill, .stroke, .text, .image, .shadow: false
    }
  }
}

extension [Scene.Node] {

  fileprivate func withPlainMaterials(over behind: [Scene.Node], in bounds: CGRect) -> Self {
    var drawn = behind
    for node in self {
      switch node {
      case .material(let path, let material):
        let reach = material.blur * 3
        let area = path.controlPointBox.insetBy(dx: -reach, dy: -reach).intersection(bounds)
        let color = drawn.singleColor(behind: area).map { material.color(over: $0) }
        drawn.append(color.map { .fill(path, .color($0)) } ?? node)
      case .group(var group) where node.hasMaterial:
        let inner = group.clip.map { bounds.intersection($0.controlPointBox) } ?? bounds
        let backdrop = group.isIsolated ? [] : drawn
        group.nodes = group.nodes.withPlainMaterials(over: backdrop, in: inner)
        drawn.append(.group(group))
      default: drawn.append(node)
      }
    }
    return Array(drawn.dropFirst(behind.count))
  }

  /// Returns the only color in an area, transparent for none, or `nil` for several.
  private func singleColor(behind area: CGRect) -> Color.Resolved? {
    for node in reversed() where node.touches(area) {
      guard case .fill(let path, .color(let color)) = node, color.isOpaque, path.covers(area)
      else { return nil }
      return color
    }
    return Color.Resolved(hex: 0, opacity: 0)
  }
}

/// A shadow or, without an offset, a glow behind a text or an icon, in its shape.
public enum ContentEffect: Hashable, Sendable {

  /// A shadow with a blur radius, the standard deviation in points, at an offset in points.
  case shadow(Color.Resolved, radius: Double, offset: CGPoint)

  /// A line around the shape, outside of it, with a width in points.
  case outline(Color.Resolved, width: Double)

  var isInvisible: Bool {
    switch self {
    case .shadow(let color, let radius, let offset):
      color.isInvisible || (radius <= 0 && offset == .zero)
    case .outline(let color, let width): color.isInvisible || width <= 0
    }
  }

  var rounded: ContentEffect {
    switch self {
    case .shadow(let color, let radius, let offset):
      .shadow(color, radius: max(radius.roundedLength, 0), offset: offset.rounded)
    case .outline(let color, let width): .outline(color, width: width.roundedLength)
    }
  }

  func mapped(by map: Affine) -> ContentEffect {
    switch self {
    case .shadow(let color, let radius, let offset):
      .shadow(
        color, radius: radius * map.lengthFactor,
        offset: CGPoint(
          x: map.a * offset.x + map.c * offset.y, y: map.b * offset.x + map.d * offset.y))
    case .outline(let color, let width): .outline(color, width: width * map.lengthFactor)
    }
  }

  var reach: Double {
    switch self {
    case .shadow(_, let radius, let offset): radius * 3 + max(abs(offset.x), abs(offset.y))
    case .outline(_, let width): width
    }
  }
}
