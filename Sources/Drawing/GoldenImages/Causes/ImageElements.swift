package import Foundation
package import KeyboardDrawing
package import KeyboardRender
import SourceText

/// List of elements stored in a PNG, by which comparisons name differences.
package struct ImageElements: Hashable, Sendable {

  package static let keyword = "kbrender:elements"

  // Limits of a stored element: values of its style, and points from the image's corner.
  fileprivate static let maximumValues = 128
  fileprivate static let farthestPoint = 1e6

  package var list: [ImageElement]

  package init(_ scene: Scene) { list = scene.elements.map { ImageElement($0) } }

  package init?(_ picture: PNGPicture) {
    guard let text = picture.text(for: Self.keyword) else { return nil }
    self.init(json: text)
  }

  init?(json: String) {
    let options = JSONOptions(budget: .elements)
    let file = SourceFile(name: Self.keyword, text: json)
    self.init((try? JSONDocument(parsing: file, options: options))?.root)
  }

  init?(_ value: JSONValue?) {
    guard let root = value?.array, root.count <= Self.maximumElements else { return nil }
    list = root.compactMap { $0.object.flatMap(ImageElement.init) }
    guard list.count == root.count else { return nil }
  }

  static let maximumElements = 10_000

  package static func areStale(in golden: PNGPicture, now texts: [PNGText]) -> Bool {
    let (old, new) = (golden.text(for: keyword), texts.first { $0.keyword == keyword }?.text)
    // The notation of numbers doesn't matter.
    return old != new
      && (old.flatMap(Self.init(json:))?.list != new.flatMap(Self.init(json:))?.list
        || (old == nil) != (new == nil))
  }

  package var json: String { JSONText.array(list.map(\.json)).text }

  package var text: PNGText { PNGText(Self.keyword, json) }
}

extension ImageElement {

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

  fileprivate init?(_ object: JSONObject) {
    guard let role = object["role"]?.string, let name = object["name"]?.string,
      let numbers = object["box"]?.array?.compactMap(\.number), numbers.count == 4,
      numbers.allSatisfy({ abs($0) <= ImageElements.farthestPoint }),
      (object["style"]?.object?.members.count ?? 0) <= ImageElements.maximumValues
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
  var plainText: String? {
    switch content {
    case .string(let text): text
    case .number(let number): number.plainText
    default: nil
    }
  }
}

/// Named part of an image with its box and style.
package struct ImageElement: Hashable, Sendable {

  package struct Property: Hashable, Sendable {

    package var name: String
    package var value: String
  }

  package var role: String
  package var name: String

  /// In points from the top left corner of the picture.
  package var box: CGRect

  package var style: [Property]

  func value(of property: String) -> String? { style.first { $0.name == property }?.value }

  var isBackground: Bool { role == Scene.Element.Role.background.rawValue }
}
