import KeyboardDocuments
import KeyboardPipeline

/// The arguments of a common command that are as plain as most, read without ArgumentParser.
///
/// ArgumentParser reflects and decodes its types, which takes longer than laying out and drawing a
/// picture. Arguments that are wrong or unusual in any way are none of these, so that ArgumentParser
/// alone decides on them and words their errors.
struct PlainArguments: Equatable {

  private let parts: OptionSpelling.Parts

  /// The options of a picture; nil for unusual arguments.
  static func picture(_ words: some Collection<String>) -> PlainArguments? {
    PlainArguments(words, options: pictureOptions, operands: 0)
  }

  /// The options and files of a comparison; nil for unusual arguments.
  static func difference(_ words: some Collection<String>) -> PlainArguments? {
    PlainArguments(words, options: differenceOptions, operands: 2)
  }

  private init?(
    _ words: some Collection<String>, options: [OptionSpelling], operands: Int
  ) {
    // A value that begins with a dash is unusual, even where it is allowed.
    let options = options.map { option in
      var option = option
      option.takesDashes = false
      return option
    }
    let parts = try? OptionSpelling.parts(
      of: Array(words)[...], among: options, hasOperands: operands > 0)
    guard let parts, parts.operands.count == operands else { return nil }
    self.parts = parts
  }

  private static let rowNames = Set(RenderOption.all.map(\.name))

  private static let messageOptions = [
    OptionSpelling("diagnostics"), OptionSpelling("color"),
    OptionSpelling("quiet", letter: "q", isFlag: true),
  ]

  private static let fileOptions = [
    OptionSpelling("output", letter: "o"), OptionSpelling("make-dirs", isFlag: true),
  ]

  static let pictureOptions =
    RenderOption.all.map(\.spelling) + [OptionSpelling("strict", isFlag: true)] + fileOptions
    + messageOptions

  static let differenceOptions =
    [OptionSpelling("json", isFlag: true)] + fileOptions + messageOptions
}

extension PlainArguments {

  /// The render options.
  var given: RenderArguments {
    RenderArguments(texts: parts.texts.filter { Self.rowNames.contains($0.key) })
  }

  /// The words that belong to no option.
  var operands: [String] { parts.operands }

  /// The output file; nil for none.
  var output: String? { text("output") }

  /// The folders of an output that are created if they are missing.
  var folders: OutputFile.MissingFolders { has("make-dirs") ? .all : .last }

  /// Whether a flag is given.
  func has(_ flag: String) -> Bool { parts.texts[flag] != nil }

  /// The text of an option; nil for one that isn't given.
  func text(_ option: String) -> String? { parts.texts[option] }

  /// Create a reporter, or throw the errors in the options of messages.
  func reporter() throws(Diagnostics) -> Reporter {
    var reporter = try Reporter(
      diagnostics: text("diagnostics"), color: text("color"), isQuiet: has("quiet"))
    reporter.isStrict = has("strict")
    return reporter
  }
}
