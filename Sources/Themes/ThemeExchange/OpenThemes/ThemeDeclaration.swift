import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

/// Values of one part of a keyboard under a condition.
struct ThemeDeclaration: Hashable, Sendable {

  enum Part: String, CaseIterable, Sendable {
    case key, view, callout, toolbar
  }

  var part: Part
  var condition: ThemeCondition
  var fields: [StyleSetting]
}

/// The value of a property, by its path such as `item.titleColor`.
struct StyleSetting: Hashable, Sendable {

  var name: String
  var value: Value

  enum Value: Hashable, Sendable {
    case color(Color)
    case background(Keyboard.Background)

    /// Any other value as in compiled themes.
    case json(JSONText)

    /// The standard value.
    static let standard = Self.json(["standard": true])

    static func number(_ number: Double) -> Self { .json(.object([("number", .number(number))])) }

    static func text(_ text: String) -> Self { .json(.object([("text", .string(text))])) }

    static func numbers(_ numbers: [Double]) -> Self {
      .json(.object([("numbers", .array(numbers.map { .number($0) }))]))
    }
  }
}

extension LayeredStyle {

  /// The set fields of an open style.
  func settings(at prefix: String = "") -> [StyleSetting] {
    Self.fields.flatMap { field -> [StyleSetting] in
      guard field.isSet(in: self) else { return [] }
      let name = prefix + field.name
      switch field.slot {
      case .toolbarItem(let slot): return self[keyPath: slot].settings(at: "\(name).")
      case .toolbarSeparator(let slot): return self[keyPath: slot].settings(at: "\(name).")
      default: return value(of: field).map { [StyleSetting(name: name, value: $0)] } ?? []
      }
    }
  }

  private func value(of field: StyleField<Self>) -> StyleSetting.Value? {
    switch field.slot {
    case .color(let slot): self[keyPath: slot].map { .color($0) }
    case .length(let slot, _): self[keyPath: slot].map { .number($0) }
    case .number(let slot, _): self[keyPath: slot].map { .number($0) }
    case .size(let slot): self[keyPath: slot].map { .numbers([$0.width, $0.height]) }
    case .point(let slot): self[keyPath: slot].map { .numbers([$0.x, $0.y]) }
    case .insets(let slot):
      self[keyPath: slot].map { .numbers([$0.top, $0.leading, $0.bottom, $0.trailing]) }
    case .corners(let slot, _, _): self[keyPath: slot].map { .number($0) }
    case .weight(let slot): self[keyPath: slot].map { .text($0.rawValue) }
    case .font(let slot): self[keyPath: slot].map { .json(.object([("font", $0.json)])) }
    case .families(let slot): self[keyPath: slot]?.first.map { .text($0.name) }
    case .background(let slot): self[keyPath: slot].map { .background($0) }
    case .widths, .choice, .label, .gradient, .shadows, .signal, .icon, .stickers, .transition,
      .animation, .toolbarItem, .toolbarSeparator:
      nil
    }
  }
}
