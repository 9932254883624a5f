package import KeyboardDocuments

/// An option as arguments spell it: its names, and whether it has a value.
package struct OptionSpelling: Sendable {

  /// The name without dashes, and that of one letter.
  package let name: String
  package let letter: Character?

  /// Whether the option has no value; the text of one that is given is empty.
  package let isFlag: Bool

  /// Whether a value that is a word of its own may begin with a dash.
  package var takesDashes: Bool

  /// Create the spelling of an option.
  package init(
    _ name: String, letter: Character? = nil, isFlag: Bool = false, takesDashes: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.isFlag = isFlag
    self.takesDashes = takesDashes
  }

  /// The words that name the option, such as `--theme` and `-t`.
  private var words: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}

extension OptionSpelling {

  /// The options and other words of arguments.
  package struct Parts: Equatable, Sendable {

    /// The texts by the names of options, of which the last ones win.
    package var texts: [String: String] = [:]

    /// The words that belong to no option, in order.
    package var operands: [String] = []
  }

  /// Return the parts of words such as `--theme tron -l de --scale=2 --frame a.png`.
  package static func parts(
    of words: ArraySlice<String>, among options: [OptionSpelling], hasOperands: Bool = false
  ) throws(Diagnostics) -> Parts {
    let spelled = options.flatMap { option in option.words.map { ($0, option) } }
    let known = Dictionary(spelled) { first, _ in first }
    var parts = Parts()
    var rest = words
    while let word = rest.popFirst() {
      if hasOperands, !word.hasPrefix("-") || word == "-" {
        parts.operands.append(word)
        continue
      }
      let equals = word.firstIndex(of: "=") ?? word.endIndex
      // As in ArgumentParser, `--type=` is `--type`, whose value is the next word, and `-t=` is wrong.
      let attached = word[equals...].dropFirst()
      let isLetterAlone = equals < word.endIndex && attached.isEmpty && !word.hasPrefix("--")
      guard let option = known[String(word[..<equals])], !option.isFlag || attached.isEmpty,
        !isLetterAlone
      else { throw Diagnostics([.unknownName(word, kind: "option", among: spelled.map(\.0))]) }
      var value: String? = ""
      if !attached.isEmpty {
        value = String(attached)
      } else if !option.isFlag {
        value = rest.popFirst()
        if !option.takesDashes, value?.first == "-", value != "-" { value = nil }
      }
      guard let value else { throw Diagnostics(code: "usage", "\(word.shortened) needs a value") }
      parts.texts[option.name] = value
    }
    return parts
  }
}

extension RenderOption {

  /// The spelling in arguments.
  package var spelling: OptionSpelling {
    OptionSpelling(name, letter: letter, isFlag: isFlag, takesDashes: notation.takesDashes)
  }
}
