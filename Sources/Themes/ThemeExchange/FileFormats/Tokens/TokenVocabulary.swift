import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import SourceText

/// Source: Design Tokens Format Module 2025.10, sections 8 and 9.
enum TokenType: String, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography

  private static let otherNames = NameWords.names(of: "token")

  init?(anyName name: String) {
    let letters = name.lowercased().filter(\.isLetter)
    guard
      let type = TokenType(rawValue: name)
        ?? Self.allCases.first(where: { $0.rawValue.lowercased() == letters })
        ?? TokenType(rawValue: Self.otherNames[letters] ?? "")
    else { return nil }
    self = type
  }

  init?(of value: JSONValue) {
    switch value.content {
    case .number: self = .number
    case .string(let text):
      if ImportedPalette.color(text) != nil || text.hasPrefix("rgba(") {
        self = .color
      } else if TokenFile.measure(in: text) != nil {
        self = .dimension
      } else {
        return nil
      }
    case .array(let list):
      guard let first = list.first, first["blur"] != nil || first["position"] != nil
      else { return nil }
      self = first["blur"] == nil ? .gradient : .shadow
    case .object:
      if value["components"] != nil || value["r"] != nil && value["g"] != nil {
        self = .color
      } else if let unit = value["unit"]?.string {
        self = ["ms", "s"].contains(unit) ? .duration : .dimension
      } else if value["fontSize"] != nil {
        self = .typography
      } else if value["blur"] != nil {
        self = .shadow
      } else {
        return nil
      }
    default: return nil
    }
  }

  func isReadable(as other: TokenType) -> Bool {
    let numbers: Set<TokenType> = [.number, .dimension, .fontWeight]
    return numbers.contains(self) && numbers.contains(other)
  }
}

/// The keys under `$extensions` of design tokens.
enum TokenExtension {

  static let vendor = "kbrender"
  static let dark = "dark"

  /// The geometry of a gradient: an angle, two points, or a center with a radius.
  static let gradient = "gradient"

  /// Text style of a font, with the token's size.
  static let textStyle = "textStyle"

  /// Parts of a font that only the standard requires.
  static let unset = "unset"
}

/// A key of a theme that a token fills by its name.
struct TokenKey {

  let types: [TokenType]
  let range: ClosedRange<Double>?
  let partner: String?

  init(_ types: [TokenType], in range: ClosedRange<Double>? = nil, partner: String? = nil) {
    (self.types, self.range, self.partner) = (types, range, partner)
  }

  func accepts(_ value: TokenValue) -> Bool {
    types.contains(value.type) && (range?.contains(value.number ?? .nan) ?? true)
  }

  static let all: [String: TokenKey] = {
    var keys = ["foregroundColor": Self([.color]), "pressedOverlayColor": Self([.color])]
    add(background: "background", to: &keys)
    for type in ["all"] + KeyboardTheme.ButtonType.allCases.map(\.rawValue) {
      add(Keyboard.ButtonStyle.self, at: "buttons.\(type)", to: &keys)
      add(Keyboard.ButtonStyle.self, at: "buttons.\(type).pressed", to: &keys)
    }
    for part in ["callouts", "callouts.input", "callouts.action"] {
      add(KeyboardCallout.CalloutStyle.self, at: part, to: &keys)
    }
    add(Autocomplete.ToolbarStyle.self, at: "toolbar", to: &keys)
    return keys
  }()

  private static func points(_ range: ClosedRange<Double>, partner: String? = nil) -> TokenKey {
    Self([.number, .dimension], in: range, partner: partner)
  }

  private static func add<Style: LayeredStyle>(
    _ style: Style.Type, at prefix: String, to keys: inout [String: TokenKey]
  ) {
    for field in Style.fields {
      let path = "\(prefix).\(field.name)"
      let range = field.bounds.range
      switch field.type {
      case is Color.Type: keys[path] = Self([.color])
      case is CGFloat.Type: keys[path] = range.map { points($0) }
      case is Double.Type: keys[path] = range.map { Self([.number], in: $0) }
      case is CGSize.Type: add(pair: ("width", "height"), in: 0...1000, at: path, to: &keys)
      case is CGPoint.Type: add(pair: ("x", "y"), in: -1000...1000, at: path, to: &keys)
      case is EdgeInsets.Type: add(edges, in: range ?? -200...200, at: path, to: &keys)
      case is Keyboard.Corners.Type: add(corners, in: range ?? 0...100, at: path, to: &keys)
      case is KeyboardFont.Type: keys[path] = Self([.typography])
      case is [FontFamily].Type: keys[path] = Self([.fontFamily])
      case is KeyboardFont.FontWeight.Type: keys[path] = Self([.fontWeight])
      case is KeyboardGradient.Type: keys[path] = Self([.gradient])
      case is Keyboard.Background.Type: add(background: path, to: &keys)
      case is [Keyboard.KeyShadow].Type: keys[path] = Self([.shadow])
      case let part as any LayeredStyle.Type: add(part, at: path, to: &keys)
      default: break
      }
    }
  }

  private static let edges = ["top", "leading", "bottom", "trailing"]
  private static let corners = ["topLeading", "topTrailing", "bottomLeading", "bottomTrailing"]

  private static func add(
    _ parts: [String], in range: ClosedRange<Double>, at path: String,
    to keys: inout [String: TokenKey]
  ) {
    for path in [path] + parts.map({ "\(path).\($0)" }) { keys[path] = points(range) }
  }

  private static func add(
    pair: (String, String), in range: ClosedRange<Double>, at path: String,
    to keys: inout [String: TokenKey]
  ) {
    keys["\(path).\(pair.0)"] = points(range, partner: pair.1)
    keys["\(path).\(pair.1)"] = points(range, partner: pair.0)
  }

  private static func add(background path: String, to keys: inout [String: TokenKey]) {
    keys[path] = Self([.color, .gradient])
    for part in ["color", "overlayColor"] { keys["\(path).\(part)"] = Self([.color]) }
    for part in ["gradient", "overlay"] { keys["\(path).\(part)"] = Self([.gradient]) }
  }
}
