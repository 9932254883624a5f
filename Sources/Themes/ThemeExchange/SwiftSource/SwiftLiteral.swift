import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

enum SwiftLiteral {

  static func text(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _
      where scalar.properties.generalCategory == .control || scalar.value == 0x2028
        || scalar.value == 0x2029:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func number(_ number: Double) -> String { number.plainText }

  static func color(_ color: Color.Resolved) -> String {
    let opacity = color.isOpaque ? "" : ", opacity: \(number(color.opacity))"
    return "Color(red: \(number(color.red)), green: \(number(color.green)),"
      + " blue: \(number(color.blue))\(opacity))"
  }

  static func size(_ size: CGSize) -> String {
    "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
  }

  static func point(_ point: CGPoint) -> String {
    "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
  }

  static func insets(_ insets: EdgeInsets) -> String {
    "EdgeInsets(top: \(number(insets.top)), leading: \(number(insets.leading)),"
      + " bottom: \(number(insets.bottom)), trailing: \(number(insets.trailing)))"
  }

  static func font(_ font: KeyboardFont) -> String {
    let type =
      switch font.type {
      case .system(let size): ".system(size: \(number(size)))"
      case .custom(let name, let size): ".custom(\(text(name)), size: \(number(size)))"
      case .customFixed(let name, let size): ".customFixed(\(text(name)), size: \(number(size)))"
      case .families(let names, let size):
        ".custom(\(text(names.first?.name ?? "")), size: \(number(size)))"
      default: ".\(font.type)"
      }
    return "KeyboardFont(\(type)\(font.weight.map { ", .\($0.rawValue)" } ?? ""))"
  }

  /// A background, whose gradients run from top to bottom with even stops.
  static func background(_ background: Keyboard.Background, isDark: Bool) -> String {
    func color(_ color: Color) -> String { self.color(color.resolved(isDark: isDark)) }
    func list(_ gradient: KeyboardGradient) -> String {
      "[\(gradient.colors.map(color).joined(separator: ", "))]"
    }
    let layers: [(String, String?)] = [
      ("backgroundColor", background.backgroundColor.map(color)),
      ("backgroundGradient", background.gradient.map(list)),
      ("overlayColor", background.overlayColor.map(color)),
      ("overlayGradient", background.overlay.map(list)),
    ]
    let arguments = layers.compactMap { name, value in value.map { "\(name): \($0)" } }
    return "Keyboard.Background(\(arguments.joined(separator: ", ")))"
  }

  /// Return the name of a property for a theme such as `tron:sark`: `tronSarkTheme`.
  static func propertyName(of identifier: String) -> String {
    let words = identifier.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.enumerated().map { index, word in
      (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
    }.joined()
    let isIdentifier = joined.first.map { !$0.isNumber } ?? false
    return (isIdentifier ? joined : "custom\(joined)") + "Theme"
  }
}

extension KeyboardGradient {

  var isPlain: Bool { self == KeyboardGradient(colors: colors) }
}
