package import Foundation
import KeyboardDrawing

/// Regular expressions for the strings of theme files, which the JSON Schema shares.
enum TextPattern {

  private static let controls = "\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069"

  /// The end of the text, for which `$` may stand before a final line break.
  static let end = "(?![\\s\\S])"

  static let noControls = "^[^\(controls)]*\(end)"
  /// A colon separates the name of a theme from the names of its choices.
  static let choiceName = "^[^:\(controls)]*\(end)"

  static let builtInName = "^(?!.*\\.json\(end))[^/\(controls)]+\(end)"

  static let path =
    "^(\\./|(\\.\\./){1,\(ThemeLimits.parentFolders)})(?!(.*/)?\\.\\.(/|\(end)))[^\\\\\(controls)]*[^/\\\\\(controls)]\(end)"

  static let base64 =
    "(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)" + end

  static let characterRange =
    "^[Uu]\\+([0-9A-Fa-f]{1,6}(-[0-9A-Fa-f]{1,6})?|[0-9A-Fa-f]{0,5}\\?{1,6})" + end

  static let pathData = "^ *[Mm][MmZzLlHhVvCcSsQqTtAaEe0-9+., -]*" + end

  static let percentage = "^(100|[0-9]{1,2}(\\.[0-9]{1,3})?)%" + end

  static let variable = "^\\{[^{}]+\\}" + end

  static let customSignal = "^\(StyleSignals.custom)[^\(controls)]+\(end)"

  static let calculation = {
    "^(\(Calculation.functions.joined(separator: "|")))\\([\\s\\S]+\\)" + end
  }()

  /// Checks the form only; names may be written in any case.
  static let color: String = {
    let functions = ColorFunction.allCases.map(\.rawValue) + ColorParser.styleSheetFunctions
    let hexadecimal = "#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"
    let call = "(\(anyCase(functions)))\\([\\s\\S]+\\)"
    let forms = [hexadecimal, "\\{[^}]+\\}", call, anyCase(NamedColors.names)]
    return "^[ \\t\\n]*(\(forms.joined(separator: "|")))[ \\t\\n]*" + end
  }()

  private static func anyCase(_ names: [String]) -> String {
    names.map { name in
      name.map { $0.isLetter ? "[\($0)\($0.uppercased())]" : String($0) }.joined()
    }.joined(separator: "|")
  }

  static let variableName =
    "^[^\\u0000-,./:-@\\[-\\^`{-\\u00a0\\u1680\\u2000-\\u206f\\u3000\\ufeff]+" + end

  static let reserved = "^(x-|(\\$comment|\\$description|\\$extensions)\(end))"
}

/// Text style of a font in theme files.
package enum ThemeTextStyle: String, CaseIterable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote
  case caption, caption2

  package var type: KeyboardFont.FontType {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .body: .body
    case .callout: .callout
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}

/// Kind of gradient in theme files, which determines its keys.
enum ThemeGradientType: String, CaseIterable {
  case linear, radial, conic

  var keys: [String] {
    switch self {
    case .linear: ["angle", "from", "to"]
    case .radial: ["center", "radius", "focus"]
    case .conic: ["angle", "center"]
    }
  }
}

/// Type that a theme file declares for its variables.
package enum ThemeVariableType: String, CaseIterable, Sendable {
  case color, number, font, background, insets, text

  /// Keys of object values; an object with any other key is a group.
  package var objectKeys: [String] {
    switch self {
    case .color: ThemeFormat.colorPair.names
    case .number, .text: []
    case .font: ThemeFormat.font.names
    case .background: ThemeFormat.background.names + ThemeFormat.gradient.names
    case .insets: ThemeFormat.edgeNames
    }
  }
}

/// Images within theme files, as data URLs.
package enum EmbeddedImage {

  static let scheme = "data:"

  private static let types = ["png", "jpeg", "webp", "svg+xml"]

  static let pattern = pattern(types)
  static let drawingPattern = pattern(["svg+xml"])

  private static func pattern(_ types: [String]) -> String {
    "^data:image/(\(types.joined(separator: "|").replacing("+", with: "\\+")));base64,"
      + TextPattern.base64
  }

  private static func prefix(_ type: String) -> String { "data:image/\(type);base64," }

  static func data(in text: String) -> Data? { Data(embeddedIn: text, after: types.map(prefix)) }

  package static func text(of data: Data) -> String {
    let type =
      switch data.first {
      case 0xFF: "jpeg"
      case UInt8(ascii: "R"): "webp"
      default: ImageFile.isMarkup(data) ? "svg+xml" : "png"
      }
    return prefix(type) + data.base64EncodedString()
  }
}

/// Fonts within theme files, as data URLs.
package enum EmbeddedFont {

  private static let scheme = "data:font/"

  static let pattern = "^data:font/(ttf|otf);base64," + TextPattern.base64

  static func data(in text: String) -> Data? {
    Data(embeddedIn: text, after: ["ttf", "otf"].map { "\(scheme)\($0);base64," })
  }

  package static func text(of data: Data) -> String {
    let kind = data.starts(with: "OTTO".utf8) ? "otf" : "ttf"
    return "\(scheme)\(kind);base64,\(data.base64EncodedString())"
  }
}

extension Data {

  fileprivate init?(embeddedIn text: String, after prefixes: [String]) {
    guard let prefix = prefixes.first(where: { text.utf8.starts(with: $0.utf8) }),
      let data = Data(base64Encoded: Data(text.utf8.dropFirst(prefix.utf8.count))), !data.isEmpty
    else { return nil }
    self = data
  }
}
