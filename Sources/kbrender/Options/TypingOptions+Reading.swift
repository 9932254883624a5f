import KeyboardPipeline

extension TypingOptions {

  /// The longest text that is typed, in characters.
  static let longestText = 20_000

  /// The text to type; nil for none, and for one that can't be typed, which is noted.
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

  /// The step at which to stop; nil for none, and for a wrong one, which is noted.
  func step(with reader: inout ChoiceReader) -> Int? {
    if step != nil, type == nil {
      reader.report(code: "step-alone", "--step says where the typing of --type stops")
      return nil
    }
    return reader.readInteger(step, option: "step", in: 0...1_000_000)
  }
}
