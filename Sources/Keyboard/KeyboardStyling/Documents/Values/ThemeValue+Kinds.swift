import Foundation
import KeyboardCore
import KeyboardDrawing
import SourceText

extension ThemeValue where Self: BinaryFloatingPoint {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    let range = bounds.range ?? ThemeFormat.variableRange
    return ThemeKind(
      .number(in: range), .number(min(2, range.upperBound)),
      read: { read($1, named: $2, in: bounds, by: &$0) }, write: { .number(Double($0)) })
  }

  /// Most values are numbers, for which closures over the bounds would take time.
  static func read(
    _ value: JSONValue, named name: String, in bounds: ValueBounds, by reader: inout ThemeReader
  ) -> Self? {
    let range = bounds.range ?? ThemeFormat.variableRange
    let number =
      bounds.isTime
      ? reader.seconds(value, named: name, in: range) : reader.number(value, named: name, in: range)
    return number.map { Self($0) }
  }
}

extension CGFloat: ThemeValue {}

extension Double: ThemeValue {}

extension Int: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    let number = Double.kind(in: bounds)
    return ThemeKind(
      number.shape(), read: { number.read(&$0, $1, $2).map { Int($0) } },
      write: { .integer($0) })
  }
}

extension Bool: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    ThemeKind(
      ThemeFormat.Shape.boolean.orVariable, read: { $0.flag($1, named: $2) },
      write: { .boolean($0) })
  }
}

extension String: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    guard let names = bounds.names else {
      return ThemeKind(.plainText, read: { $0.text($1, named: $2) }, write: { .string($0) })
    }
    if bounds.isOpen {
      return ThemeKind(
        .either([.choice(names), .named("customSignal")]), names.first.map { .string($0) },
        read: { $0.signal($1, named: $2, among: names) }, write: { .string($0) })
    }
    return ThemeKind(
      .choice(names), names.last.map { .string($0) },
      read: { $0.name($1, named: $2, among: names) }, write: { .string($0) })
  }
}

extension KeyboardFont.FontWeight: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    ThemeKind(
      .named("weight"), "semibold", read: { $0.weight($1, named: $2) },
      write: { .string($0.rawValue) })
  }
}

extension KeyboardFont: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    ThemeKind(
      .named("font"), ["size": 20, "weight": "medium"], read: { $0.font($1, named: $2) },
      write: { ThemeWriter.json($0) })
  }
}

extension Keyboard.KeyLabel: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    ThemeKind(
      .named("keyLabel"), "mint", read: { $0.keyLabel($1, named: $2) },
      write: { label in
        switch label {
        case .text(let text): .string(text)
        case .symbol(let name): .object([("symbol", .string(name))])
        case .language(let name): .object([("language", .string(name.rawValue))])
        case .nothing: .boolean(false)
        }
      })
  }
}

extension CGSize: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    ThemeKind(
      .named("size"), [40, 32], read: { $0.size($1, named: $2) },
      write: { ThemeWriter.pair($0.width, $0.height) })
  }
}

extension CGPoint: ThemeValue {

  /// Points without bounds are offsets; others are fractions of an area.
  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    let (name, object) =
      switch bounds.range {
      case ThemeFormat.shares: ("share", ThemeFormat.share)
      case ThemeFormat.places: ("place", ThemeFormat.place)
      default: ("point", ThemeFormat.point)
      }
    return ThemeKind(
      .named(name), [0, 2], read: { $0.point($1, named: $2, as: object) },
      write: { ThemeWriter.json($0) })
  }
}

extension EdgeInsets: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    let shape =
      switch bounds.range {
      case nil: ThemeFormat.Shape.named("insets")
      case ThemeFormat.sliceRange: ThemeFormat.Shape.named("slices")
      case let range?: ThemeFormat.insets(in: range)
      }
    return ThemeKind(
      shape, bounds.range == nil ? ["horizontal": 4, "bottom": 6] : ["bottom": 3],
      read: { $0.insets($1, named: $2, in: bounds.range ?? ThemeFormat.insetRange) },
      write: { ThemeWriter.json($0) })
  }
}

extension ImageFile.Region: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    ThemeKind(
      .named("region"), read: { $0.region($1, named: $2) },
      write: { .array([$0.x, $0.y, $0.width, $0.height].map { .integer($0) }) })
  }
}

extension Color: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    ThemeKind(
      .named("color"), "#dc143c", read: { $0.color($1, named: $2) },
      write: { ThemeWriter.json($0) })
  }
}

extension KeyboardGradient: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    ThemeKind(
      .named("gradient"), ["#ff8a00", "#e52e71"], read: { $0.gradient($1, named: $2) },
      write: { ThemeWriter.json($0) })
  }
}

extension Data: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    ThemeKind(
      .named("imageFile"), read: { $0.image($1, named: $2) },
      write: { .string(EmbeddedImage.text(of: $0)) })
  }
}

extension Keyboard.KeyIcon: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    ThemeKind(
      .named("icon"), "standard:done", read: { $0.icon($1, named: $2) },
      write: { ThemeWriter.json($0) })
  }
}

extension Autocomplete.ToolbarItemStyle: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    ThemeKind(
      .named("toolbarItem"), ["titleColor": "#dc143c"],
      read: { $0.style($1, over: Self(), named: $2) }, write: { ThemeWriter.part($0) })
  }
}

extension Autocomplete.ToolbarSeparatorStyle: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    ThemeKind(
      .named("toolbarSeparator"), ["color": "#8888", "width": 1],
      read: { $0.style($1, over: Self(), named: $2) }, write: { ThemeWriter.part($0) })
  }
}

/// A type whose lists are values.
protocol ThemeElement: Sendable {

  static var list: ThemeKind<[Self]> { get }
}

extension Array: ThemeValue where Element: ThemeElement {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> { Element.list }
}

extension FontFamily: ThemeElement {

  static var list: ThemeKind<[Self]> {
    ThemeKind(
      .named("families"), ["Inter", "Noto Sans"], read: { $0.families($1, named: $2) },
      write: { .array($0.map { .string($0.name) }) })
  }
}
