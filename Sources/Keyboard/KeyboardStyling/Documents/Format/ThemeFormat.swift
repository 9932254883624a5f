package import SourceText

/// The format of theme files, which reading, writing, the JSON Schema, the reference, `theme fmt`
/// and the language server follow, except for the fields of styles and ``MatchCondition``.
package enum ThemeFormat {

  /// Key of an object in theme files.
  package struct Key: Sendable {

    package let name: String
    package let shape: Shape
    package let meaning: KeyMeaning?
    package let isRequired: Bool

    package init(
      _ name: String, _ shape: Shape, _ meaning: KeyMeaning? = nil, isRequired: Bool = false
    ) {
      self.name = name
      self.shape = shape
      self.meaning = meaning
      self.isRequired = isRequired
    }

    init(
      _ name: String, _ shape: Shape, _ summary: String, _ example: JSONText,
      default standard: JSONText? = nil, isRequired: Bool = false
    ) {
      self.init(
        name, shape, KeyMeaning(summary, example, default: standard), isRequired: isRequired)
    }
  }

  /// Object in theme files, with its keys and the conditions among them.
  package struct Object: Sendable {

    enum Condition: Sendable {

      /// Two keys that only occur together, and never beside a third one.
      case both(String, String, without: String)

      case oneOf([String])

      /// One of some keys, with further keys that each need one.
      case exactlyOne([String], for: [String: String])

      case single
    }

    package let keys: [Key]
    package let names: [String]
    let condition: Condition?

    init(_ keys: [Key], _ condition: Condition? = nil) {
      self.keys = keys
      names = keys.map(\.name)
      self.condition = condition
    }

    package var isSingle: Bool { if case .single = condition { true } else { false } }

    package var required: [String] { keys.filter(\.isRequired).map(\.name) }

    package subscript(name: String) -> Key? { keys.first { $0.name == name } }

    func range(of key: String) -> ClosedRange<Double> {
      self[key]?.shape.range ?? ThemeFormat.variableRange
    }
  }

  /// Constraints on a string in theme files.
  package struct Text: Sendable {
    var minimum: Int? = 1
    var maximum: Int? = 1000
    var pattern: String? = TextPattern.noControls
    package var meaning: KeyMeaning?
  }

  /// Form of a value in theme files.
  package indirect enum Shape: Sendable {
    case text(Text)
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Int>)
    case boolean

    /// Value that unsets an inherited one.
    case null

    case names([JSONText])
    case constant(JSONText)
    case list(of: Shape, ClosedRange<Int>)
    case object(Object)

    /// An object whose keys are names that the author chooses.
    case map(of: Shape, KeyMeaning? = nil)

    case either([Shape])
    case named(String)

    case key(String, of: String)
    case anything
    case variables(ThemeVariableType?)

    /// A member of a group of variables: a design token, a group or a value.
    case variable(ThemeVariableType?)

    static let plainText = Self.text(.init())

    var orVariable: Self { .either([self, .named("variable")]) }

    var orNull: Self {
      if case .either(let shapes) = self {
        .either(shapes + [.null])
      } else {
        .either([self, .null])
      }
    }

    static func number(in range: ClosedRange<Double>) -> Self {
      .either([.number(range), .named("variable"), .named("calculation")])
    }

    var orList: Self { .either([self, .list(of: self, 1...ThemeLimits.listItems)]) }

    static func choice(_ names: [String]) -> Self {
      Self.names(names.map(JSONText.string)).orVariable
    }

    static func choice<Choice: RawRepresentable<String> & CaseIterable>(of type: Choice.Type)
      -> Self
    {
      choice(type.allCases.map(\.rawValue))
    }

    package var object: ThemeFormat.Object? {
      switch self {
      case .object(let object): return object
      case .list(let element, _): return element.object
      case .either(let shapes):
        // An alternative itself comes before the elements of another one.
        for case .object(let object) in shapes { return object }
        return shapes.lazy.compactMap(\.object).first
      default: return nil
      }
    }

    package var type: ThemeFormat.ValueType? {
      switch self {
      case .text: .text
      case .number, .integer: .number
      case .boolean: .boolean
      case .list: .list
      case .object, .map, .variables: .object
      case .null, .names, .constant, .either, .named, .key, .anything, .variable: nil
      }
    }

    package var names: [String]? {
      switch self {
      case .names(let names): names.compactMap(\.content)
      case .either(let shapes): shapes.lazy.compactMap(\.names).first
      default: nil
      }
    }

    package var range: ClosedRange<Double>? {
      switch self {
      case .number(let range): range
      case .integer(let range): Double(range.lowerBound)...Double(range.upperBound)
      case .either(let shapes): shapes.lazy.compactMap(\.range).first
      default: nil
      }
    }
  }

  package enum ValueType: Sendable {
    case text, number, boolean, list, object
  }

  package static let definitions =
    valueDefinitions + contentDefinitions + iconDefinitions + toolbarDefinitions + motionDefinitions
    + variableDefinitions + styleDefinitions + ruleDefinitions
    + [Key("variation", .object(variation))]

  private static let definitionsByName = Dictionary(
    uniqueKeysWithValues: definitions.map { ($0.name, $0) })

  package static func target(of shape: Shape) -> Key? {
    switch shape {
    case .named(let name): definitionsByName[name]
    case .key(let key, let name): definitionsByName[name]?.shape.object?[key]
    default: nil
    }
  }

  @Sendable package static func isReserved(_ key: String) -> Bool {
    key.utf8.starts(with: "x-".utf8) || key == "$comment" || key == "$description"
      || key == "$extensions"
  }

  /// Keys kept in the order of the file, because the later rule wins.
  package static let keysInFileOrder = ["rules", "callouts", "toolbar"]
}
