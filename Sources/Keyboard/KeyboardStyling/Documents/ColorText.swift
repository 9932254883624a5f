package import KeyboardDrawing
package import SourceText

/// Color in a text, with its range in bytes.
package struct ColorText: Hashable, Sendable {

  package var color: Color
  package var range: Range<Int>

  /// In a text with an error, the colors before it.
  package static func literals(in text: String) -> [ColorText] {
    guard text.utf8.count <= ColorParser.maximumLength else { return [] }
    var parser = ColorParser(text)
    _ = try? parser.expression()
    return parser.literals.map { ColorText(color: $0.color, range: $0.range) }
  }

  package static var names: [String] { NamedColors.names }

  package static var functions: [(name: String, call: String)] {
    ColorFunction.allCases.map { ($0.rawValue, $0.call) }
      + ColorParser.styleSheetFunctions.map { name in
        switch name {
        case "color-mix": (name, "color-mix(in oklch, a, b 30%)")
        case "oklch": (name, "oklch(from a l c h)")
        case "hsl", "hsla": (name, "\(name)(210 100% 50%)")
        case "hwb": (name, "hwb(210 0% 0%)")
        case "lab", "oklab": (name, "\(name)(50% 0 0)")
        case "lch": (name, "lch(50% 30 210)")
        case "color": (name, "color(srgb 0 0.5 1)")
        default: (name, "\(name)(0 128 255)")
        }
      }
  }

  package static func isVariableName(_ text: String) -> Bool { ThemeReader.isName(text) }
}

/// Variables by which texts become colors, for editors; the reader of themes reports errors.
package struct ColorScope {

  private var reader = ThemeReader(resolve: { _ in throw KeyboardTheme.UnavailableFile() })
  private let place: JSONValue

  /// The reader without errors, after which it would stop reading.
  private let start: ThemeReader

  package init(_ variables: [(path: String, value: JSONValue)]) {
    // Errors have their place in a file, although nobody reads them here.
    let file = reader.open(SourceFile(name: "", text: ""), path: nil)
    place = JSONValue(.null, span: 0..<0, file: file)
    for (path, value) in variables { reader.variables.define(path, value.relocated(to: place)) }
    reader.checkVariables()
    start = reader
  }

  package mutating func color(_ text: String) -> Color? {
    let value = changing(place) { $0.content = .string(text) }
    let color = reader.color(value, named: "A color")
    if color == nil { reader = start }
    return color
  }
}

extension ColorFunction {

  fileprivate var call: String {
    switch self {
    case .mix: "mix(a, b, 50%)"
    case .lighten, .darken, .saturate, .alpha: "\(rawValue)(a, 10%)"
    case .rotate: "rotate(a, 30)"
    case .readableTextOn: "readable-text-on(a)"
    case .lightDark: "light-dark(a, b)"
    }
  }
}

extension ColorExpression {

  fileprivate var literal: Color? {
    if case .literal(let color) = self { color } else { nil }
  }
}

extension Color {

  /// A color without variables, also one that is mixed or calculated from others.
  package init(parsing text: String) throws(Diagnostics) {
    do throws(ColorParser.Problem) {
      let expression = try ColorParser.expression(text)
      var scope = ColorScope([])
      guard let color = expression.literal ?? scope.color(text) else {
        throw ColorParser.Problem(
          message: "\(text.shortened.quoted) is derived from other colors", range: 0..<0,
          hint: "Write a color such as #0af.")
      }
      self = color
    } catch {
      throw Diagnostics([
        Diagnostic(
          code: .invalidColor, message: error.message,
          hints: error.hint.map { [$0] } ?? [])
      ])
    }
  }
}
