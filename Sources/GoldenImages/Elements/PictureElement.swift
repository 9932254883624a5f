internal import Foundation
public import KeyboardDrawing

/// Something that a picture shows, such as a key, as the picture itself tells it.
public struct PictureElement: Hashable, Sendable {

  /// Where an element is, in points from the top left corner of the picture.
  public struct Box: Hashable, Sendable {

    /// The distance from the left.
    public var x: Double

    /// The distance from the top.
    public var y: Double

    /// How wide it is.
    public var width: Double

    /// How high it is.
    public var height: Double
  }

  /// A value of the resolved style.
  public struct Property: Hashable, Sendable {

    /// The value's name in theme files, such as `backgroundColor`.
    public var name: String

    /// The value as text, such as `#00c8ff` or `26`.
    public var value: String
  }

  /// The kind of thing, such as `key`.
  public var role: String

  /// Its name among its kind, such as `q` or `backspace`.
  public var name: String

  /// Where it is.
  public var box: Box

  /// Its style in a fixed order.
  public var style: [Property]
}

extension PictureElement {

  /// What a scene calls so.
  public init(_ element: Scene.Element) {
    let box = element.box
    self.init(
      role: element.role.rawValue, name: element.name,
      box: Box(x: box.minX, y: box.minY, width: box.width, height: box.height),
      style: element.style.map { Property(name: $0.name, value: $0.text) })
  }

  /// The value of a style property; nil if the element has none.
  func value(of property: String) -> String? {
    style.first { $0.name == property }?.value
  }

  /// Whether this is what lies behind everything.
  var isBackground: Bool { role == Scene.Element.Role.background.rawValue }
}
