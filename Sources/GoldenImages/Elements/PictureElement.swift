internal import Foundation
public import KeyboardDrawing

/// An element of a picture, such as a key, as stored in the picture.
public struct PictureElement: Hashable, Sendable {

  /// The box of an element, in points from the top left corner of the picture.
  public struct Box: Hashable, Sendable {

    /// The distance from the left.
    public var x: Double

    /// The distance from the top.
    public var y: Double

    /// The width.
    public var width: Double

    /// The height.
    public var height: Double
  }

  /// A value of the resolved style.
  public struct Property: Hashable, Sendable {

    /// The name in theme files, such as `backgroundColor`.
    public var name: String

    /// The value as text, such as `#00c8ff` or `26`.
    public var value: String
  }

  /// The role, such as `key`.
  public var role: String

  /// The name within its role, such as `q` or `backspace`.
  public var name: String

  /// The box.
  public var box: Box

  /// The style in a fixed order.
  public var style: [Property]
}

extension PictureElement {

  /// Create an element from that of a scene.
  public init(_ element: Scene.Element) {
    let box = element.box
    self.init(
      role: element.role.rawValue, name: element.name,
      box: Box(x: box.minX, y: box.minY, width: box.width, height: box.height),
      style: element.style.map { Property(name: $0.name, value: $0.text) })
  }

  /// Return the value of a style property; nil if the element has none.
  func value(of property: String) -> String? {
    style.first { $0.name == property }?.value
  }

  /// Whether this is the backdrop of all others.
  var isBackground: Bool { role == Scene.Element.Role.background.rawValue }
}
