import KeyboardPipeline

/// The arguments of one picture, read by the table of render options.
///
/// ArgumentParser finds options by reflection, which takes a tenth of the time of a picture in a fresh
/// process. Whatever is unusual is left to it: other options, values that start with a dash or are
/// empty, and all errors.
struct PlainArguments: Equatable {

  /// The render options.
  private(set) var given = RenderArguments()

  /// The output file, or `nil` if none is named.
  private(set) var output: String?

  /// Create arguments that were read otherwise.
  init(given: RenderArguments, output: String?) {
    self.given = given
    self.output = output
  }

  /// Read the words of a command line, or return `nil` if ArgumentParser has to.
  init?(_ words: [String]) {
    guard let first = words.first, first.hasPrefix("-") else { return nil }
    var rest = words[...]
    while let word = rest.popFirst() {
      guard read(word, before: &rest) else { return nil }
    }
  }

  /// Read an option with its value, and return whether it is a plain one.
  private mutating func read(_ word: String, before rest: inout ArraySlice<String>) -> Bool {
    let (name, value) = Self.parts(of: word)
    let isOutput = name == "--output" || name == "-o"
    let option = isOutput ? nil : RenderOption.spelled(name)
    guard isOutput || option != nil else { return false }
    if let option, option.isFlag {
      given[option.name] = ""
      return value == nil
    }
    guard let text = value ?? rest.popFirst(), !text.isEmpty, text == "-" || !text.hasPrefix("-")
    else { return false }
    if let option { given[option.name] = text } else { output = text }
    return true
  }

  /// Split `--name=value`; other words are names as a whole.
  private static func parts(of word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<sign]), String(word[word.index(after: sign)...]))
  }
}
