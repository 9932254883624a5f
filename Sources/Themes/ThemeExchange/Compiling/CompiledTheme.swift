import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

/// A theme as the file that apps read at run time (`KeyboardThemeFile`).
package struct CompiledTheme: Sendable {

  package let conversion: Conversion

  /// The families of the theme's own fonts, which an app brings.
  let fonts: [FontFamily]

  package init(_ export: ThemeExport) {
    let open = OpenTheme(export.theme)
    let resolved = ResolvedTheme(open)
    var images = ImageNames()
    let declarations = resolved.declarations.map { $0.json(&images) }
    var members: [(String, JSONText)] = [
      ("kbtheme", .integer(Self.version)), ("name", .string(export.theme.name)),
    ]
    if !images.data.isEmpty {
      members.append(
        (
          "images",
          .object(
            images.data.enumerated().map {
              (ImageNames.name(of: $0), .string($1.base64EncodedString()))
            })
        ))
    }
    members.append(("declarations", .array(declarations)))
    var report = open.report
    for family in open.fonts {
      report.adapt("fonts.\(family.name)", "the app brings the font, and names it in UIAppFonts")
    }
    for name in export.alternatives { report.omit(name, "it can be exported by its own name") }
    fonts = open.fonts
    conversion = Conversion(text: JSONText.object(members).text + "\n", report: report)
  }

  package static let version = 1

  fileprivate struct ImageNames {

    private(set) var data: [Data] = []

    static func name(of index: Int) -> String { "image\(index + 1)" }

    mutating func name(of bytes: Data) -> String {
      if let index = data.firstIndex(of: bytes) { return Self.name(of: index) }
      data.append(bytes)
      return Self.name(of: data.count - 1)
    }
  }
}

extension ThemeDeclaration {

  fileprivate func json(_ images: inout CompiledTheme.ImageNames) -> JSONText {
    var members: [(String, JSONText)] = [("part", .string(part.rawValue))]
    if condition != .always { members.append(("when", condition.json)) }
    members.append(("set", .object(fields.map { ($0.name, $0.value.json(&images)) })))
    return .object(members)
  }
}

extension StyleSetting.Value {

  fileprivate func json(_ images: inout CompiledTheme.ImageNames) -> JSONText {
    switch self {
    case .color(let color): ["color": color.json]
    case .number(let number), .leastBottomInset(let number): ["number": .number(number)]
    case .size(let size): .numbers([size.width, size.height])
    case .point(let point): .numbers([point.x, point.y])
    case .insets(let insets):
      .numbers([insets.top, insets.leading, insets.bottom, insets.trailing])
    case .weight(let weight): ["text": .string(weight.rawValue)]
    case .family(let family): ["text": .string(family.name)]
    case .text(let text): ["text": .string(text)]
    case .font(let font): ["font": font.json]
    case .background(let background): ["background": background.json(&images)]
    case .standard: ["standard": .boolean(true)]
    }
  }
}

extension JSONText {

  fileprivate static func numbers(_ numbers: [Double]) -> JSONText {
    ["numbers": .array(numbers.map { .number($0) })]
  }

  fileprivate static func strings(_ texts: [String]) -> JSONText {
    .array(texts.map { .string($0) })
  }
}

extension Color {

  fileprivate var json: JSONText {
    light == dark ? light.json : ["light": light.json, "dark": dark.json]
  }
}

extension Color.Resolved {

  fileprivate var json: JSONText {
    let parts = [red, green, blue, opacity]
    let areBytes = parts.allSatisfy { ($0 * 255).rounded() / 255 == $0 }
    return areBytes ? .string(hexText) : .array(parts.map { .number($0) })
  }
}

extension KeyboardFont {

  fileprivate var json: JSONText {
    var members: [(String, JSONText)] = []
    switch type {
    case .system(let size): members.append(("size", .number(size)))
    case .custom(let name, let size), .customFixed(let name, let size):
      members += [("name", .string(name)), ("size", .number(size))]
    case .families(let families, let size):
      members += [("name", .string(families.first?.name ?? "")), ("size", .number(size))]
    default: members.append(("style", .string("\(type)")))
    }
    if let weight { members.append(("weight", .string(weight.rawValue))) }
    return .object(members)
  }
}

extension Keyboard.Background {

  fileprivate func json(_ images: inout CompiledTheme.ImageNames) -> JSONText {
    func list(_ gradient: KeyboardGradient) -> JSONText { .array(gradient.colors.map(\.json)) }
    var members: [(String, JSONText)] = []
    if let backgroundColor { members.append(("color", backgroundColor.json)) }
    if let gradient { members.append(("gradient", list(gradient))) }
    if let imageData {
      members.append(("image", .string(images.name(of: imageData))))
      if imageContentMode != .fill { members.append(("mode", .string(imageContentMode.rawValue))) }
    }
    if let overlay { members.append(("overlayGradient", list(overlay))) }
    if let overlayColor { members.append(("overlay", overlayColor.json)) }
    return .object(members)
  }
}

extension ThemeCondition {

  /// The parts of a condition by their keys; those of the same key are inner conditions.
  fileprivate var json: JSONText {
    var members: [(String, JSONText)] = []
    var others: [JSONText] = []
    for part in parts {
      let (key, value) = part.member
      if members.contains(where: { $0.0 == key }) {
        others.append([key: value])
      } else {
        members.append((key, value))
      }
    }
    return .object(members + (others.isEmpty ? [] : [("all", .array(others))]))
  }

  private var member: (String, JSONText) {
    switch self {
    case .actions(let actions): ("actions", .array(actions.map(\.json)))
    case .type(let types): ("types", .strings(types.map(\.rawValue)))
    case .pressed: ("pressed", .boolean(true))
    case .selected: ("selected", .boolean(true))
    case .locked: ("locked", .boolean(true))
    case .colorScheme(let scheme): ("colorScheme", .string(scheme.rawValue))
    case .device(let devices): ("devices", .strings(devices.map(\.rawValue)))
    case .orientation(let orientation): ("orientation", .string(orientation.rawValue))
    case .locale(let tags): ("locales", .strings(tags))
    case .keyboardType(let types): ("keyboardTypes", .strings(types))
    case .keyboardCase(let cases): ("keyboardCases", .strings(cases.map(\.rawValue)))
    case .all(let parts): ("all", .array(parts.map(\.json)))
    case .any(let parts): ("any", .array(parts.map(\.json)))
    case .not(let inner): ("not", .array([inner.json]))
    }
  }
}

extension KeyboardTheme.ActionPattern {

  /// A letter is listed in both cases.
  fileprivate var json: JSONText {
    let values = value.map { kind == .character ? letters(of: $0) : [$0] }
    return .object(
      [("kind", .string(kind.rawValue))] + (values.map { [("values", .strings($0))] } ?? []))
  }
}
