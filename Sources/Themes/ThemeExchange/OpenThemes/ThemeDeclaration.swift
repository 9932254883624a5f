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
      let value = field.value(in: self)
      if let part = value as? any LayeredStyle { return part.settings(at: "\(name).") }
      return StyleSetting.Value(value).map { [StyleSetting(name: name, value: $0)] } ?? []
    }
  }
}

extension StyleSetting.Value {

  fileprivate init?(_ value: (any Sendable)?) {
    switch value {
    case let color as Color: self = .color(color)
    case let length as CGFloat: self = .number(length)
    case let number as Double: self = .number(number)
    case let size as CGSize: self = .numbers([size.width, size.height])
    case let point as CGPoint: self = .numbers([point.x, point.y])
    case let insets as EdgeInsets:
      self = .numbers([insets.top, insets.leading, insets.bottom, insets.trailing])
    case let corners as Keyboard.Corners:
      guard let radius = corners.radius else { return nil }
      self = .number(radius)
    case let weight as KeyboardFont.FontWeight: self = .text(weight.rawValue)
    case let font as KeyboardFont: self = .json(["font": font.json])
    case let families as [FontFamily]:
      guard let family = families.first else { return nil }
      self = .text(family.name)
    case let background as Keyboard.Background: self = .background(background)
    default: return nil
    }
  }
}
