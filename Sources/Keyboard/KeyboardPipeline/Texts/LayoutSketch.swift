import Foundation
import KeyboardCore
import KeyboardStyling
package import KeyboardViews

package struct LayoutSketch {

  private let layers: [(name: String, placed: PlacedKeyboard)]

  package init(_ layers: [(name: String, placed: PlacedKeyboard)]) {
    self.layers = layers
  }

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
