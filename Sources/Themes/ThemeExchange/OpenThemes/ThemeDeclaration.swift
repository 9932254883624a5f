import Foundation
import KeyboardCore
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
    case number(Double)
    case size(CGSize)
    case point(CGPoint)
    case insets(EdgeInsets)
    case weight(KeyboardFont.FontWeight)
    case font(KeyboardFont)
    case background(Keyboard.Background)

    /// The text of a key, or the name of its symbol.
    case text(String)

    /// A family for the font at its size.
    case family(FontFamily)

    /// The least bottom inset in points, over the standard insets.
    case leastBottomInset(Double)

    /// The standard value.
    case standard
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
    case .size(let slot): self[keyPath: slot].map { .size($0) }
    case .point(let slot): self[keyPath: slot].map { .point($0) }
    case .insets(let slot): self[keyPath: slot].map { .insets($0) }
    case .corners(let slot, _, _): self[keyPath: slot].map { .number($0) }
    case .weight(let slot): self[keyPath: slot].map { .weight($0) }
    case .font(let slot): self[keyPath: slot].map { .font($0) }
    case .families(let slot): self[keyPath: slot]?.first.map { .family($0) }
    case .background(let slot): self[keyPath: slot].map { .background($0) }
    case .widths, .choice, .label, .gradient, .shadows, .signal, .icon, .stickers, .transition,
      .animation, .toolbarItem, .toolbarSeparator:
      nil
    }
  }
}
