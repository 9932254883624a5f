import Foundation
import KeyboardCore
import KeyboardDrawing
import SourceText

extension ThemeFormat {

  static let variableRange = -100_000.0...100_000.0
  static let insetRange = -200.0...200.0
  static let sliceRange = 0.0...4096.0
  static let fontSizes = 1.0...200.0
  static let shares = -10.0...10.0
  static let places = 0.0...1.0

  static let valueDefinitions: [Key] = [
    Key(
      "variable",
      .text(
        .init(
          minimum: nil, maximum: ColorParser.maximumLength, pattern: TextPattern.variable,
          meaning: "A variable: {name} or {group.name}."))),
    Key(
      "calculation",
      .text(
        .init(
          minimum: nil, maximum: ColorParser.maximumLength, pattern: TextPattern.calculation,
          meaning: .init(
            "A calculation of numbers and variables: calc({gap} * 2), min() or max().", nil)))),
    Key("color", .either([colorText, .object(colorPair)])),
    Key("background", .either([.named("color"), .named("gradient"), .object(background.object)])),
    Key(
      "imageFile",
      file("A path within the folder of the theme.", or: "The image itself", EmbeddedImage.pattern)),
    Key("gradient", .either([stops, .object(gradient), .named("variable")])),
    Key("stops", stops),
    Key("size", pair(size)),
    Key("point", pair(point)),
    Key("share", pair(share)),
    Key("place", pair(place)),
    Key("insets", insets(in: insetRange)),
    Key("slices", insets(in: sliceRange)),
    Key(
      "percentage",
      .text(
        .init(
          minimum: nil, maximum: nil, pattern: TextPattern.percentage,
          meaning: "A percentage of the height, such as 50%."))),
    Key(
      "font", .either([.number(in: fontSizes), .choice(of: ThemeTextStyle.self), .object(font)])),
    Key("families", Shape.plainText.orList),
    Key(
      "customSignal",
      .text(.init(pattern: TextPattern.customSignal, meaning: "A name of an app: custom:pop."))),
    Key(
      "weight",
      .either([
        .names(Font.Weight.allCases.map { .integer($0.rawValue) }),
        .choice(of: KeyboardFont.FontWeight.self),
      ])),
  ]

  static func file(_ path: String, or content: String, _ pattern: String) -> Shape {
    .either([
      .text(.init(pattern: TextPattern.path, meaning: KeyMeaning(path, nil))),
      .text(
        .init(
          minimum: nil, maximum: nil, pattern: pattern,
          meaning: KeyMeaning("\(content), as a data URL.", nil))), .named("variable"),
    ])
  }

  private static let colorText = Shape.text(
    .init(
      maximum: ColorParser.maximumLength, pattern: TextPattern.color,
      meaning: .init(
        "#rgb, #rrggbb or #rrggbbaa, rgb(), hsl(), oklch(), color(), color-mix(), a name, a variable, "
          + "or one of "
          + ColorFunction.allCases.map { "\($0.rawValue)()" }.joined(separator: ", ") + ".", nil)))

  static let colorPair = Object(
    ColorScheme.allCases.map(\.rawValue).map {
      Key(
        $0, .named("color"), "The color in the \($0) color scheme; required.", "#241a4d",
        isRequired: true)
    })

  /// Four of the largest shadows take 1.6 s on the largest device at scale 8.
  static let shadow = ObjectFormat(
    Keyboard.KeyShadow(color: .clear),
    [
      .init("color", \.color, "The color of the shadow; required.", "#0006", isRequired: true),
      .init("radius", \.radius, in: 0...20, "The blur radius in points.", 6),
      .init("offset", \.offset, "The offset in points, right and down.", [0, 3]),
      .init(
        "spread", \.spread, in: -10...10, "The distance by which it exceeds the key in points.", 1),
      .init("inner", \.isInner, "Whether it is inside the face.", true),
    ])

  static let font = Object(
    [
      Key("size", .number(in: fontSizes), "The size in points.", 20),
      Key(
        "style", .choice(of: ThemeTextStyle.self), "The text style, instead of a size.", "title3"),
      Key(
        "family", .named("families"), "The font families in order of preference.",
        ["Inter", "Noto Sans"]),
      Key("weight", .named("weight"), "The weight.", "medium"),
    ], .oneOf(["size", "style"]))

  static let size = coordinates(
    [("width", "The width; required.", 1), ("height", "The height; required.", 1)], in: 0...1000)

  static let point = position(in: -1000...1000)

  static let share = position(in: shares)

  static let place = position(in: places)

  private static func position(in range: ClosedRange<Double>) -> Object {
    coordinates(
      [
        ("x", "The distance to the right; required.", 0), ("y", "The distance down; required.", 1),
      ], in: range)
  }

  private static func coordinates(
    _ keys: [(name: String, summary: String, example: JSONText)], in range: ClosedRange<Double>
  ) -> Object {
    Object(
      keys.map {
        Key($0.name, .number(in: range), $0.summary, $0.example, isRequired: true)
      })
  }

  private static func pair(_ object: Object) -> Shape {
    .either([.list(of: object.keys[0].shape, 2...2), .object(object), .named("variable")])
  }

  static func insets(in range: ClosedRange<Double>) -> Shape {
    let number = Shape.number(in: range)
    let edges = ["top", "leading", "bottom", "trailing"].map {
      Key($0, number, "The \($0) edge.", 3, default: 0)
    }
    return .either([
      number,
      .object(
        Object(
          edges + [
            Key("horizontal", number, "The leading and trailing edges.", 3),
            Key("vertical", number, "The top and bottom edges.", 3),
          ])),
    ])
  }

  static let edgeNames = insets(in: 0...0).object?.names ?? []

  // The variables, whose values have the type of the nearest group that declares one.

  /// In code points.
  static let longestName = 100

  private static let variableTypes: [ThemeVariableType?] = [nil] + ThemeVariableType.allCases

  static let variableDefinitions = variableTypes.map {
    Key(groupName(of: $0), .variables($0))
  }

  static func groupName(of type: ThemeVariableType?) -> String {
    type.map { "\($0.rawValue)Variables" } ?? "variables"
  }

  package static let variableType = Key(
    "$type", .names(ThemeVariableType.allCases.map { .string($0.rawValue) }),
    "The type of the values.", "color")

  package static func token(of type: ThemeVariableType?) -> Object {
    Object([
      Key("$value", value(of: type)), variableType,
      // A description is a comment: any value is valid.
      Key(
        "$description", .anything, "The description of the variable.", "The color of text on keys."),
    ])
  }

  package static func value(of type: ThemeVariableType?) -> Shape {
    switch type {
    case nil: .anything
    case .number: .number(in: variableRange)
    case .text: .plainText
    case .color, .font, .background, .insets: .named(type?.rawValue ?? "")
    }
  }
}

extension Keyboard.KeyShadow: ThemeElement {

  static var list: ThemeKind<[Self]> {
    .list(
      of: ThemeFormat.shadow, named: "shadow", 0...ThemeLimits.shadows,
      [["color": "#0006", "radius": 6, "offset": [0, 3]]])
  }
}

extension Keyboard.Corners: ThemeValue {

  private static func radii(in range: ClosedRange<Double>) -> ObjectFormat<Keyboard.CornerRadii> {
    ObjectFormat(
      Keyboard.CornerRadii(),
      [
        .init(
          "topLeading", \.topLeading, in: range, "The radius of the top leading corner.", "30%"),
        .init(
          "topTrailing", \.topTrailing, in: range, "The radius of the top trailing corner.", "30%"),
        .init(
          "bottomLeading", \.bottomLeading, in: range, "The radius of the bottom leading corner.",
          "30%"),
        .init(
          "bottomTrailing", \.bottomTrailing, in: range,
          "The radius of the bottom trailing corner.", "30%"),
      ])
  }

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    let range = bounds.range ?? 0...100
    return ThemeKind(
      .either([.number(in: range), .named("percentage"), .object(radii(in: range).object)]),
      ["topLeading": 12, "bottomTrailing": "30%"],
      read: { reader, value, name in
        guard let value = reader.resolved(value) else { return nil }
        if value.object != nil {
          return reader.object(value, named: name, as: radii(in: range)).map { Self(radii: $0) }
        }
        return switch reader.cornerRadius(value, named: name, in: range) {
        case .points(let points): Self(radius: points)
        case let percent?: Self(radii: Keyboard.CornerRadii(all: percent))
        case nil: nil
        }
      },
      write: { corners in
        guard let own = corners.radii else { return corners.radius?.json }
        // A single member of files stands for both.
        let common = corners.radius.map { Keyboard.CornerRadii(all: .points($0)) }
        let filled = own.filled(from: common)
        if let first = filled.topLeading, filled == Keyboard.CornerRadii(all: first) {
          return first.json
        }
        return radii(in: range).json(filled)
      })
  }
}

extension Keyboard.CornerRadius: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    let range = bounds.range ?? 0...100
    return ThemeKind(
      .either([.number(in: range), .named("percentage")]),
      read: { $0.cornerRadius($1, named: $2, in: range) },
      write: { radius in
        switch radius {
        case .points(let points): .number(points)
        case .percent(let percent):
          .string("\(((percent * 1000).rounded() / 1000).plainText)%")
        }
      })
  }
}
