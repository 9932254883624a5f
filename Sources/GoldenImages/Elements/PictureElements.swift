internal import Foundation
import KeyboardDocuments
public import KeyboardDrawing
public import KeyboardRender

/// The elements of a picture, stored in it as JSON to report differences by key.
public struct PictureElements: Hashable, Sendable {

  /// The keyword of the text in PNG files.
  public static let keyword = "kbrender:elements"

  /// The elements in drawing order.
  public var list: [PictureElement]

  /// Create the elements of a scene.
  public init(_ scene: Scene) {
    list = scene.elements.map { PictureElement($0) }
  }

  /// Read the elements stored in a picture; nil without any, or if they are invalid.
  public init?(_ picture: PNGPicture) {
    guard let text = picture.texts.first(where: { $0.keyword == Self.keyword })?.text else {
      return nil
    }
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
  public var json: String { Self.jsonText(list).text }

  /// The PNG text to store in a picture of a scene.
  public var text: PNGText { PNGText(Self.keyword, json) }

  private static func jsonText(_ list: [PictureElement]) -> JSONText {
    .array(
      list.map { element in
        let box = element.box
        let style = element.style.map { ($0.name, JSONText.string($0.value)) }
        return .object(
          [
            ("role", .string(element.role)), ("name", .string(element.name)),
            ("box", .array([box.x, box.y, box.width, box.height].map { .number($0) })),
          ] + (style.isEmpty ? [] : [("style", .object(style))]))
      })
  }
}

extension PictureElement {

  /// Create an element from a JSON object; nil if it is invalid.
  fileprivate init?(_ object: JSONObject) {
    guard let role = object["role"]?.string, let name = object["name"]?.string,
      let numbers = object["box"]?.array?.compactMap(\.number), numbers.count == 4,
      numbers.allSatisfy({ abs($0) <= 1e6 })
    else { return nil }
    let box = Box(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
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
