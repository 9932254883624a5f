package import SourceText

extension RenderOption {

  package static let outputFile = RenderOption(other: "output", letter: "o", as: "file")

  /// Creates an option that sets nothing of a request; a flag has no name of a value.
  package init(
    other name: String, letter: Character? = nil, as valueName: String? = nil,
    takesDashes: Bool = false
  ) {
    guard let valueName else {
      self.init(name, letter: letter, "", .flag, isStored: false) { _, _ in }
      return
    }
    let notation = OptionNotation(takesDashes: takesDashes, samples: [])
    let value = OptionValue<String>(notation: notation) { given, _ in given.text }
    self.init(name, letter: letter, "", as: valueName, value, isStored: false) { _, _ in }
  }

  /// Returns texts of options and operands by name; words after `--` are operands.
  package static func texts(
    of words: ArraySlice<String>, among options: [RenderOption] = all, operands: [String] = [],
    refusingRepeats: Bool = false, removed: [RemovedArgument] = RemovedArgument.all
  ) throws(Diagnostics) -> [String: String] {
    var known: [String: RenderOption] = [:]
    for option in options {
      for name in [option.name, option.formerName].compactMap(\.self) {
        known["--\(name)"] = option
      }
      if let letter = option.letter { known["-\(letter)"] = option }
    }
    var texts: [String: String] = [:]
    var (rest, operands, hasOptions) = (words, operands[...], true)
    while let word = rest.popFirst() {
      if hasOptions, word == "--", !operands.isEmpty {
        hasOptions = false
        continue
      }
      guard hasOptions, word.hasPrefix("-"), word != "-" else {
        guard let operand = operands.popFirst() else {
          throw Diagnostics(code: .usage, "Unexpected argument '\(word.shortened(to: 80))'")
        }
        texts[operand] = word
        continue
      }
      let equals = word.firstIndex(of: "=") ?? word.endIndex
      // `--type=` is `--type`, whose value is the next word, and `-t=` is wrong.
      let attached = word[equals...].dropFirst()
      let isLetterAlone = equals < word.endIndex && attached.isEmpty && !word.hasPrefix("--")
      let name = String(word[..<equals])
      guard let option = known[name], !isLetterAlone else {
        let refused = removed.first {
          $0.words.option == [name] && [["render"], ["type"]].contains($0.words.command)
        }
        throw refused?.refusal
          ?? unknown(name, among: options, in: (words.dropLast(rest.count + 1), rest))
      }
      guard !refusingRepeats || texts[option.name] == nil else {
        throw Diagnostics(
          code: .usage, "The option '--\(option.name)' is given twice; give it once")
      }
      guard !option.isFlag else {
        guard attached.isEmpty else {
          throw Diagnostics(
            code: .usage,
            "The option '\(name)' does not take any value, but '\(attached.shortened(to: 80))' was "
              + "specified.")
        }
        texts[option.name] = ""
        continue
      }
      let value = attached.isEmpty ? rest.popFirst() : String(attached)
      guard let value,
        !attached.isEmpty || option.notation.takesDashes || !value.hasPrefix("-") || value == "-"
      else {
        throw Diagnostics(
          code: .usage, "Missing value for '\(name) <\(option.valueName ?? option.name)>'")
      }
      texts[option.name] = value
    }
    guard let missing = operands.first else { return texts }
    throw Diagnostics(code: .usage, "Missing expected argument '<\(missing)>'")
  }

  /// Returns the option, with its value, that a word chooses: a theme, a locale, a device or another name.
  package static func setting(_ word: String) -> [String]? {
    if RenderRequest.ThemeChoice.isFile(word), word != "-" { return ["--theme", word] }
    for option in written
    where option.replacement == nil && [.samples, .themes].contains(option.notation.completion) {
      let value = NearestNames.match(for: word, among: option.notation.samples)
      if let value { return ["--\(option.name)", value] }
    }
    return nil
  }

  /// Words of `--on`: the values of choices, and the names of flags.
  package static var situations: [String] { situated.flatMap(\.words) }

  private var words: [String] { isFlag ? [name] : notation.samples }

  private static let situated = present.filter {
    $0.isFlag || [.samples, .lists].contains($0.notation.completion)
  }

  /// Returns the options that words choose, such as `ipad`, `dark` and `de`, among those with names.
  package static func arguments(
    on words: [String], among names: [String]? = nil
  ) throws(Diagnostics) -> RenderArguments {
    let options = situated.filter { names?.contains($0.name) ?? true }
    var arguments = RenderArguments()
    for word in words {
      let choice = options.lazy.compactMap { option in
        NearestNames.match(for: word, among: option.words).map { (option, $0) }
      }.first
      guard let (option, text) = choice else {
        let known = options.flatMap(\.words)
        throw Diagnostics([
          .unknownName(word, kind: "situation", among: known, listing: "kbrender help render")
        ])
      }
      let isList = option.notation.completion == .lists
      let others = isList ? arguments[option.name].map { "\($0)," } : nil
      arguments[option.name] = option.isFlag ? "" : (others ?? "") + text
    }
    return arguments
  }

  private static func unknown(
    _ word: String, among options: [RenderOption],
    in line: (before: ArraySlice<String>, after: ArraySlice<String>)
  ) -> Diagnostics {
    if let meant = setting(String(word.drop { $0 == "-" })) {
      let command = ArgumentLine.command(line.before + meant + line.after)
      return Diagnostics([
        Diagnostic(
          code: .usage,
          message: "Unknown option '\(word.shortened(to: 80))'. Did you mean "
            + "'\(meant.joined(separator: " "))'?", hints: ["Run \(command.shortened(to: 200))"])
      ])
    }
    let near = NearestNames.suggestions(
      for: word, among: options.filter { $0.replacement == nil }.map { "--\($0.name)" }, limit: 1)
    return Diagnostics(
      code: .usage,
      "Unknown option '\(word.shortened(to: 80))'"
        + near.map { ". Did you mean '\($0)'?" }.joined())
  }
}
