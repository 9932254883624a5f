package import Foundation
import KeyboardDocuments
package import KeyboardDrawing
package import KeyboardRender

/// The elements of a picture, stored in it as JSON to report differences by key.
package struct PictureElements: Hashable, Sendable {

  /// The keyword of the text in PNG files.
  package static let keyword = "kbrender:elements"

  // The limits of a stored element: values of its style, and the distance of its box from the
  // corner of the picture, in points.
  fileprivate static let mostValues = 128
  fileprivate static let farthestPoint = 1e6

  /// The elements in drawing order.
  package var list: [PictureElement]

  package init(_ scene: Scene) {
    list = scene.elements.map { PictureElement($0) }
  }

  /// Read the elements stored in a picture; nil without any, or if they are invalid.
  package init?(_ picture: PNGPicture) {
    guard let text = picture.text(for: Self.keyword) else { return nil }
    self.init(json: text)
  }

  /// Parse the elements in a JSON text; nil if it is invalid.
  init?(json: String) {
    let options = JSONOptions(maximumSize: 4 << 20, maximumDepth: 8, maximumValues: 200_000)
    let file = SourceFile(name: Self.keyword, text: json)
    guard let root = (try? JSONDocument(parsing: file, options: options))?.root.array,
      root.count <= Self.mostElements
    else { return nil }
    list = root.compactMap { $0.object.flatMap(PictureElement.init) }
    guard list.count == root.count else { return nil }
  }

  /// The limit of elements; with more, differences aren't reported by element.
  static let mostElements = 10_000

  /// The text for ``keyword``.
  package var json: String { JSONText.array(list.map(\.json)).text }

  /// The PNG text to store in a picture of a scene.
  package var text: PNGText { PNGText(Self.keyword, json) }
}

extension PictureElement {

  package init(_ element: Scene.Element) {
    self.init(
      role: element.role.rawValue, name: element.name, box: element.box,
      style: element.style.map { Property(name: $0.name, value: $0.text) })
  }

  fileprivate var json: JSONText {
    let style = style.map { ($0.name, JSONText.string($0.value)) }
    return .object(
      [
        ("role", .string(role)), ("name", .string(name)),
        ("box", .array([box.minX, box.minY, box.width, box.height].map { .number($0) })),
      ] + (style.isEmpty ? [] : [("style", .object(style))]))
  }

  /// Create an element from a JSON object; nil if it is invalid.
  fileprivate init?(_ object: JSONObject) {
    guard let role = object["role"]?.string, let name = object["name"]?.string,
      let numbers = object["box"]?.array?.compactMap(\.number), numbers.count == 4,
      numbers.allSatisfy({ abs($0) <= PictureElements.farthestPoint }),
      (object["style"]?.object?.members.count ?? 0) <= PictureElements.mostValues
    else { return nil }
    let box = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let style = object["style"]?.object?.members.compactMap { member in
      member.value.plainText.map { Property(name: member.key, value: $0) }
    }
    self.init(role: role, name: name, box: box, style: style ?? [])
  }
}

extension JSONValue {

  /// A string as is, or a number without needless digits; nil for anything else.
  fileprivate var plainText: String? {
    switch content {
    case .string(let text): text
    case .number(let number): number.plainText
    default: nil
    }
  }
}

/// An element of a picture, such as a key, as stored in the picture.
package struct PictureElement: Hashable, Sendable {

  /// A value of the resolved style.
  package struct Property: Hashable, Sendable {

    /// The name in theme files, such as `backgroundColor`.
    package var name: String

    /// The value as text, such as `#00c8ff` or `26`.
    package var value: String
  }

  /// The role, such as `key`.
  package var role: String

  /// The name within its role, such as `q` or `backspace`.
  package var name: String

  /// The box, in points from the top left corner of the picture.
  package var box: CGRect

  /// The style in a fixed order.
  package var style: [Property]

  /// Return the value of a style property; nil if the element has none.
  func value(of property: String) -> String? {
    style.first { $0.name == property }?.value
  }

  /// Whether this is the backdrop of all others.
  var isBackground: Bool { role == Scene.Element.Role.background.rawValue }
}
