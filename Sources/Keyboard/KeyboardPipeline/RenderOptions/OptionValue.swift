import KeyboardDocuments

package struct OptionNotation: Sendable {

  package enum Completion: Sendable {
    case none, samples, lists, jsonFile, folder, themes
  }

  package var completion = Completion.none
  package var takesDashes = false

  /// Returns the path of the file or folder that a text names, or nil.
  package let path: @Sendable (_ text: String) -> String?

  /// Valid texts: all where there are few.
  package var samples: [String] { makeSamples() }

  // Only help and completions name themes and locales, which take longer to list than to read an option.
  private let makeSamples: @Sendable () -> [String]

  init(
    completion: Completion = .none, takesDashes: Bool = false,
    path: @escaping @Sendable (_ text: String) -> String? = { _ in nil },
    samples: @escaping @autoclosure @Sendable () -> [String]
  ) {
    (self.completion, self.takesDashes, self.path) = (completion, takesDashes, path)
    makeSamples = samples
  }
}

struct GivenText {
  var text: String
  let name: String
  let arguments: RenderArguments

  var kind: String { name.replacing("-", with: " ") }
}

struct OptionValue<Value>: Sendable {

  var notation: OptionNotation
  let parse: @Sendable (GivenText, inout ChoiceReader) -> Value?
}

extension OptionValue<Bool> {

  static var flag: OptionValue {
    OptionValue(notation: OptionNotation(samples: [""])) { _, _ in true }
  }
}

extension OptionValue {

  static func choice(
    among choices: [(name: String, value: Value)], kind: String? = nil
  ) -> OptionValue where Value: Sendable {
    let notation = OptionNotation(completion: .samples, samples: choices.map { $0.name })
    return OptionValue(notation: notation) {
      $1.read($0.text, among: choices, kind: kind ?? $0.kind)
    }
  }

  static func choice(
    among values: [Value], kind: String? = nil
  ) -> OptionValue where Value: Identifiable<String> & Sendable {
    choice(among: values.map { ($0.id, $0) }, kind: kind)
  }

  static func choice(
    _ type: Value.Type = Value.self, kind: String? = nil
  ) -> OptionValue where Value: CaseIterable & RawRepresentable<String> & Sendable {
    choice(among: Value.allCases.map { ($0.rawValue, $0) }, kind: kind)
  }

  static func list<Item>(of item: OptionValue<Item>) -> OptionValue where Value == [Item] {
    var notation = item.notation
    if notation.completion == .samples { notation.completion = .lists }
    return OptionValue(notation: notation) { given, reader in
      let texts = given.text.split(separator: ",")
      guard reader.takes(texts.count, atMost: 200, "values", option: given.name) else { return nil }
      return texts.compactMap { text in
        var part = given
        part.text = String(text)
        return item.parse(part, &reader)
      }
    }
  }
}
