import KeyboardPipeline

extension TypingOptions {

  /// The limit of typed text, in characters.
  static let longestText = 20_000

  /// Read the text to type, or return `nil` without one.
  ///
  /// A text that can't be typed is recorded as an error.
  func text(with reader: inout ChoiceReader) -> String? {
    guard let type else { return nil }
    guard type.count <= Self.longestText else {
      reader.report(
        code: "text-length",
        "At most \(Self.longestText) characters are typed, not \(type.count)")
      return nil
    }
    return type
  }

  /// Read the step to stop at, or return `nil` without one.
  ///
  /// An invalid step is recorded as an error.
  func step(with reader: inout ChoiceReader) -> Int? {
    if step != nil, type == nil {
      reader.report(code: "step-alone", "--step says where the typing of --type stops")
      return nil
    }
    return reader.readInteger(step, option: "step", in: 0...1_000_000)
  }
}
