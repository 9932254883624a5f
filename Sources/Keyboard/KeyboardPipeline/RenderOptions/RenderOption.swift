import KeyboardDocuments

/// Arguments, help, completions, and the arguments that pictures store follow from a row.
package struct RenderOption: Sendable {

  package let name: String
  package let letter: Character?

  package var summary: String {
    let line = line()
    return line.hasSuffix(":") ? "\(line) \(notation.samples.joinedAsAlternatives)." : line
  }

  package let valueName: String?
  package let isFlag: Bool
  package let notation: OptionNotation
  package let isStored: Bool

  private let line: @Sendable () -> String
  let read: @Sendable (GivenText, inout RenderRequest, inout ChoiceReader) -> Void

  /// A summary that ends with a colon is completed with the choices.
  init<Value>(
    _ name: String, letter: Character? = nil,
    _ summary: @escaping @Sendable @autoclosure () -> String, as valueName: String? = nil,
    _ value: OptionValue<Value>, isStored: Bool = true,
    set: @escaping @Sendable (inout RenderRequest, Value) -> Void
  ) {
    self.name = name
    self.letter = letter
    line = summary
    self.valueName = valueName
    self.isStored = isStored
    isFlag = Value.self == Bool.self
    notation = value.notation
    read = { given, request, reader in
      if let parsed = value.parse(given, &reader) { set(&request, parsed) }
    }
  }
}

extension RenderOption {

  package static let all = groups.flatMap(\.self)

  static let written: [RenderOption] = {
    let options = [theme, device, display, layer, keys, gestures, toolbar, output].flatMap(\.self)
    return options.filter { !$0.isFlag } + options.filter(\.isFlag)
  }()

  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
