import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import SourceText

/// A theme as the file that apps read at run time (`KeyboardThemeFile`).
package struct CompiledTheme: Sendable {

  package let conversion: Conversion
  let fonts: [FontFamily]

  package init(_ export: ThemeExport) {
    let open = OpenTheme(export.theme)
    let resolved = ResolvedTheme(open)
    var images: [Data] = []
    let declarations = resolved.declarations.map { $0.json(&images) }
    var members: JSONMembers = [
      ("kbtheme", .integer(Self.version)), ("name", .string(export.theme.name)),
    ]
    members.add(
      "images",
      images.enumerated().map { ("image\($0 + 1)", .string($1.base64EncodedString())) })
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

  package static var schema: String {
    let names = [
      "parts": ThemeDeclaration.Part.allCases.map(\.rawValue),
      "kinds": KeyboardAction.Kind.allCases.filter { !$0.isSpacer }.map(\.rawValue),
      "types": KeyboardTheme.ButtonType.allCases.map(\.rawValue),
      "colorSchemes": ColorScheme.allCases.map(\.rawValue),
      "devices": DeviceType.allCases.map(\.rawValue),
      "orientations": KeyboardTheme.ButtonMatch.Orientation.allCases.map(\.rawValue),
      "keyboardCases": Keyboard.KeyboardCase.allCases.map(\.rawValue),
    ]
    var values = names.mapValues { JSONText.array($0.map { .string($0) }).text }
    values["version"] = "\(version)"
    let text = AppTemplate.text(of: "kbtheme.schema.json", with: values)
    guard let schema = try? JSONDocument(parsing: SourceFile(name: "schema", text: text)) else {
      preconditionFailure("The schema of compiled themes isn't JSON.")
    }
    return JSONText(schema.root).indentedText
  }
}

extension [Data] {

  /// The name of an image, which is added unless it is there.
  fileprivate mutating func name(of image: Data) -> String {
    if !contains(image) { append(image) }
    return "image\((firstIndex(of: image) ?? 0) + 1)"
  }
}

extension ThemeDeclaration {

  fileprivate func json(_ images: inout [Data]) -> JSONText {
    [
      "part": .string(part.rawValue), "when": condition == .always ? nil : condition.json,
      "set": .object(fields.map { ($0.name, $0.value.json(&images)) }),
    ]
  }
}

extension StyleSetting.Value {

  fileprivate func json(_ images: inout [Data]) -> JSONText {
    switch self {
    case .color(let color): ["color": color.json]
    case .background(let background): ["background": background.json(&images)]
    case .json(let json): json
    }
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

  var json: JSONText {
    var members: JSONMembers = []
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

  fileprivate func json(_ images: inout [Data]) -> JSONText {
    func list(_ gradient: KeyboardGradient) -> JSONText { .array(gradient.colors.map(\.json)) }
    let hasMode = imageData != nil && imageContentMode != .fill
    return [
      "color": backgroundColor?.json, "gradient": gradient.map(list),
      "image": imageData.map { .string(images.name(of: $0)) },
      "mode": hasMode ? .string(imageContentMode.rawValue) : nil,
      "overlayGradient": overlay.map(list), "overlay": overlayColor?.json,
    ]
  }
}
