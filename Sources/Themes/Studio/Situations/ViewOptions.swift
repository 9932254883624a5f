import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardPipeline
import KeyboardRender
import KeyboardViews
import SourceText

/// The situation of a view: render options that name no files, and the look of the theme.
struct ViewOptions: Equatable, Sendable {

  private(set) var texts: [String: String] = [:]
  private(set) var look: String?
  private(set) var request: RenderRequest

  static let lookName = "look"

  /// Options that clients can't set: files, folders, and what views decide themselves.
  private static let refused: Set = [
    "theme", "locale-file", "gestures", "fonts", "system-fonts", "format", "emit", "compression",
    "no-metadata", "svg-text", "accessibility", "autocorrect", "emojis", "hide",
  ]

  static let offered = RenderOption.all.filter {
    !refused.contains($0.name) && !$0.reachesOutside
  }

  static let names = offered.map(\.name) + [lookName]

  private static let longestText = 1000

  init(_ members: [JSONObject.Member]) throws {
    var arguments = RenderArguments()
    for member in members {
      let name = member.key
      guard let option = Self.offered.first(where: { $0.name == name }) else {
        if name == Self.lookName, let text = member.value.string, text.utf8.count < 200 {
          look = text.isEmpty ? nil : text
          continue
        }
        let near = NearestNames.hint(for: name, among: Self.names).map { ". " + $0 } ?? ""
        throw StudioError(
          .unknownMember, "There is no option \(name.shortened(to: 80).quoted) of views" + near)
      }
      guard let text = Self.text(of: member.value, isFlag: option.isFlag) else {
        throw StudioError(
          .form,
          "The option \(name.quoted) must be " + (option.isFlag ? "true or false" : "a text"))
      }
      guard text.utf8.count <= Self.longestText else {
        throw StudioError(
          .limit, "The option \(name.quoted) has more than \(Self.longestText) bytes")
      }
      if option.isFlag, text == Self.unset { continue }
      guard option.notation.path(text) == nil else {
        throw StudioError(.form, "The option \(name.quoted) of a view can't name a file")
      }
      texts[name] = text
      arguments[name] = text
    }
    request = try RenderRequest(arguments, output: "picture.png")
    request.compression = .fast
  }

  private static let unset = "false"

  private static func text(of value: JSONValue, isFlag: Bool) -> String? {
    switch value.content {
    case .bool(let isSet): isFlag ? isSet ? "" : unset : nil
    case .string(let text): isFlag ? nil : text
    case .number(let number): isFlag ? nil : number.plainText
    default: nil
    }
  }

  var json: JSONText {
    let flags = Set(Self.offered.filter(\.isFlag).map(\.name))
    let options = texts.sorted { $0.key < $1.key }.map { name, text in
      (name, flags.contains(name) ? JSONText.boolean(true) : .string(text))
    }
    return .object(present: options + [(Self.lookName, look.map { .string($0) })])
  }

  static func == (left: Self, right: Self) -> Bool {
    left.texts == right.texts && left.look == right.look
  }
}

/// A part of a picture that can be chosen: a key, a suggestion, a callout.
struct ViewPart: Hashable, Sendable {

  let id: String
  let role: Scene.Element.Role
  let name: String
  let label: String

  /// In points.
  let box: CGRect

  static func all(in drawing: StagedDrawing) throws -> [ViewPart] {
    let keys = try drawing.placed.keys
    let actions = Dictionary(
      keys.compactMap { key in key.item.action.keyName.map { ($0, key.item.action) } },
      uniquingKeysWith: { first, _ in first })
    var counts: [String: Int] = [:]
    return try drawing.scene.elements.filter { $0.role != .theme }.map { element in
      let id = id(element.role, element.name, number: 1)
      counts[id, default: 0] += 1
      return ViewPart(
        id: self.id(element.role, element.name, number: counts[id] ?? 1), role: element.role,
        name: element.name, label: label(of: element, action: actions[element.name]),
        box: element.box)
    }
  }

  static func id(_ role: Scene.Element.Role, _ name: String, number: Int) -> String {
    "\(role.rawValue):\(name)" + (number > 1 ? ":\(number)" : "")
  }

  private static func label(of element: Scene.Element, action: KeyboardAction?) -> String {
    switch element.role {
    case .key: return action?.accessibilityLabel ?? element.name
    case .toolbarItem, .calloutItem, .label: return element.name
    default:
      let words = StepName.words(element.role.rawValue)
      return element.name.isEmpty || element.name == element.role.rawValue
        ? words : "\(words) \(element.name)"
    }
  }

  var json: JSONText {
    [
      "id": .string(id), "role": .string(role.rawValue), "name": .string(name),
      "label": .string(label), "x": .number(box.minX), "y": .number(box.minY),
      "width": .number(box.width), "height": .number(box.height),
    ]
  }
}
