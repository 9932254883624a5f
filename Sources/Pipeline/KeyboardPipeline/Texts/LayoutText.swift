import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
package import KeyboardViews
package import SourceText

/// Layout as JSON, with keys and their frames in points.
package struct LayoutText {

  private let request: RenderRequest
  private let layers: [(name: String, placed: PlacedKeyboard)]

  /// The first layer determines the reported size.
  package init(_ layers: [(name: String, placed: PlacedKeyboard)], request: RenderRequest) {
    self.layers = layers
    self.request = request
  }

  package var json: JSONText {
    let size = layers.first?.placed.size ?? .zero
    return [
      "locale": .string(request.locale), "device": .string(request.device.id),
      "width": .number(size.width), "height": .number(size.height),
      "layers": .object(layers.map { ($0.name, ["rows": Self.rows(of: $0.placed)]) }),
    ]
  }

  private static func rows(of placed: PlacedKeyboard) -> JSONText {
    let keyboard = placed.keyboard
    let context = ViewContext(text: .fixedAdvance)
    let rows = Dictionary(grouping: placed.keys, by: \.row).sorted { $0.key < $1.key }
    return .array(
      rows.map { row in
        .array(
          row.value.map { key in
            let actions = placed.calloutActions(for: key.item.action, in: context)
            return json(key, appearance: keyboard.appearance, callout: actions)
          })
      })
  }

  private static func json(
    _ key: KeyboardLayout.PlacedItem, appearance: any KeyboardAppearance,
    callout: [KeyboardAction]
  ) -> JSONText {
    let action = key.item.action
    var members: [(String, JSONText)] = [("action", .string(action.kind.rawValue))]
    if let value = action.value { members.append(("value", .string(value))) }
    if let image = appearance.buttonImage(for: action) {
      members.append(("image", .string(image.name)))
    } else if let text = appearance.buttonText(for: action) {
      members.append(("text", .string(text)))
    }
    members += [("frame", key.frame.json), ("key", key.keyFrame.json)]
    let texts = callout.compactMap { $0.value }
    if !texts.isEmpty { members.append(("callout", .array(texts.map { .string($0) }))) }
    if let swipe = key.item.swipeDownAction?.value {
      members.append(("swipeDown", .string(swipe)))
    }
    return .object(members)
  }
}

extension RenderRequest {

  package var layerName: String {
    let isPlain = keyboard.textFieldType == .default
    let choice = Self.keyboardTypes.first {
      !isPlain && $0.value.textField == keyboard.textFieldType
    }
    let name = choice?.name ?? keyboard.keyboardType.id
    return keyboard.keyboardType == .alphabetic ? "\(name).\(keyboard.keyboardCase.id)" : name
  }
}

/// Layout drawn with characters.
package struct LayoutSketch {

  private let layers: [(name: String, placed: PlacedKeyboard)]

  package init(_ layers: [(name: String, placed: PlacedKeyboard)]) { self.layers = layers }

  private static let pointsPerColumn = 6.0

  package var text: String {
    layers.map { "\($0.name)\n\(Self.sketch($0.placed))" }.joined(separator: "\n")
  }

  private static func sketch(_ placed: PlacedKeyboard) -> String {
    let rows = Dictionary(grouping: placed.keys, by: \.row).sorted { $0.key < $1.key }
    return rows.map { row in
      var line = ""
      for key in row.value where key.keyFrame.width > 0 {
        guard let label = label(of: key, on: placed) else { continue }
        let start = Int((key.keyFrame.minX / pointsPerColumn).rounded())
        let width = max(Int((key.keyFrame.width / pointsPerColumn).rounded()), label.count + 2)
        line += String(repeating: " ", count: max(start - line.count, line.isEmpty ? 0 : 1))
        line += bracketed(label, width: width)
      }
      return "  \(line)\n"
    }.joined()
  }

  private static func label(
    of key: KeyboardLayout.PlacedItem, on placed: PlacedKeyboard
  ) -> String? {
    let action = key.item.action
    if action.isSpacer { return nil }
    if let text = placed.keyboard.appearance.buttonText(for: action) { return text }
    return action.value.map { "\(action.kind.rawValue) \($0)" } ?? action.kind.rawValue
  }

  private static func bracketed(_ label: String, width: Int) -> String {
    let room = width - 2 - label.count
    let left = String(repeating: " ", count: room / 2)
    let right = String(repeating: " ", count: room - room / 2)
    return "[\(left)\(label)\(right)]"
  }
}
