package import SourceText

/// Arguments, help, completions, and the arguments that pictures store follow from a row.
package struct RenderOption: Sendable {

  package let name: String
  package let letter: Character?

  package var summary: String {
    if let replacement { return "Now \(replacement)." }
    let line = line()
    return line.hasSuffix(":") ? "\(line) \(notation.samples.joinedAsAlternatives)." : line
  }

  package let valueName: String?
  package let isFlag: Bool
  package private(set) var notation: OptionNotation
  package let isStored: Bool

  /// The name in version 0.1, which files and images still have.
  package private(set) var formerName: String?

  /// Words in place of the option, which files and images still have and the help doesn't list.
  package private(set) var replacement: String?

  /// Whether the option reaches the network, environment or other programs; files may not set it.
  package let reachesOutside: Bool

  private let line: @Sendable () -> String
  private(set) var read: @Sendable (GivenText, inout RenderRequest, inout ChoiceReader) -> Void

  /// A summary that ends with a colon is completed with the choices.
  init<Value>(
    _ name: String, letter: Character? = nil,
    _ summary: @escaping @Sendable @autoclosure () -> String, as valueName: String? = nil,
    _ value: OptionValue<Value>, isStored: Bool = true, reachesOutside: Bool = false,
    set: @escaping @Sendable (inout RenderRequest, Value) -> Void
  ) {
    self.name = name
    self.letter = letter
    line = summary
    self.valueName = valueName
    self.isStored = isStored && !reachesOutside
    self.reachesOutside = reachesOutside
    isFlag = Value.self == Bool.self
    notation = value.notation
    read = { given, request, reader in
      if let parsed = value.parse(given, &reader) { set(&request, parsed) }
    }
  }

  init<Value>(
    _ name: String, letter: Character? = nil,
    _ summary: @escaping @Sendable @autoclosure () -> String, as valueName: String? = nil,
    _ value: OptionValue<Value>, isStored: Bool = true, reachesOutside: Bool = false,
    _ field: any WritableKeyPath<RenderRequest, Value> & Sendable
  ) {
    self.init(
      name, letter: letter, summary(), as: valueName, value, isStored: isStored,
      reachesOutside: reachesOutside
    ) { $0[keyPath: field] = $1 }
  }

  init<Value>(
    _ name: String, letter: Character? = nil,
    _ summary: @escaping @Sendable @autoclosure () -> String, as valueName: String? = nil,
    _ value: OptionValue<Value>, isStored: Bool = true, reachesOutside: Bool = false,
    _ field: any WritableKeyPath<RenderRequest, Value?> & Sendable
  ) {
    self.init(
      name, letter: letter, summary(), as: valueName, value, isStored: isStored,
      reachesOutside: reachesOutside
    ) { $0[keyPath: field] = $1 }
  }

  func formerly(_ name: String) -> RenderOption { changing(self) { $0.formerName = name } }

  func replaced(by words: String) -> RenderOption { changing(self) { $0.replacement = words } }

  /// Returns the option with the value of another one where a text is such a value.
  func or(
    _ other: RenderOption, where isOther: @escaping @Sendable (GivenText) -> Bool
  ) -> RenderOption {
    var option = self
    let (own, path) = (read, notation.path)
    option.read = { (isOther($0) ? other.read : own)($0, &$1, &$2) }
    option.notation.path = { text in
      let given = GivenText(text: text, name: "", arguments: RenderArguments())
      return isOther(given) ? other.notation.path(text) : path(text)
    }
    return option
  }

  func isSpelled(_ word: some StringProtocol) -> Bool {
    word == "--\(name)" || word == "--\(formerName ?? name)"
      || letter.map { word == "-\($0)" } ?? false
  }

  /// Returns the error of a file that sets the option to a text, or nil if it may.
  package func refusal(inFile text: String) -> Diagnostic? {
    let stream = notation.path(text).flatMap { $0 == "-" || FilePath($0).isStream ? $0 : nil }
    guard reachesOutside || stream != nil else { return nil }
    return Diagnostic(
      code: .outsideProject,
      message: stream.map { "A file can't set --\(name) to \($0.quoted), a stream of its reader" }
        ?? "A file can't set --\(name), which reaches the network or the environment",
      hints: [
        stream == nil
          ? "Remove it from the file; the command line may have it." : "Name a file of the project."
      ])
  }

  /// Throws the errors of a file that sets options, where `problem` returns the error of a path.
  package static func check(
    file texts: [String: String], _ problem: (_ path: String) -> Diagnostic? = { _ in nil }
  ) throws(Diagnostics) {
    let problems = all.compactMap { option in
      texts[option.name].flatMap {
        option.refusal(inFile: $0) ?? option.notation.path($0).flatMap(problem)
      }
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
  }

  package static let all = groups.flatMap(\.self)

  /// Options of `kbrender render`, also ones that don't describe the image.
  package static let ofCommand =
    all + [
      .outputFile, RenderOption(other: "output-format", as: "format"),
      RenderOption(other: "terminal-color", as: "when"), RenderOption(other: "quiet", letter: "q"),
      RenderOption(other: "verbose", letter: "v"),
      RenderOption(other: "batch", as: "file"), RenderOption(other: "jobs", as: "n"),
      RenderOption(other: "shard", as: "I/N"), RenderOption(other: "strict"),
    ]

  package static let present = all.filter { $0.replacement == nil }

  static let written: [RenderOption] = {
    let options = [theme, device, display, layer, keys, gestures, toolbar, output].flatMap(\.self)
    return options.filter { !$0.isFlag } + options.filter(\.isFlag)
  }()

  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
