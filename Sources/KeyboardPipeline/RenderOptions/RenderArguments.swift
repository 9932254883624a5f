package import KeyboardDocuments

/// The render options of a command line, as given: texts by the names of options.
///
/// Given values are distinguishable from defaults.
package struct RenderArguments: Equatable, Sendable {

  private var texts: [String: String] = [:]

  /// Create arguments without options.
  package init() {}

  /// The text of an option, empty for a flag; nil for an option that isn't given.
  package subscript(name: String) -> String? {
    get {
      precondition(RenderOption.named[name] != nil, "There is no render option \(name).")
      return texts[name]
    }
    set { texts[name] = newValue }
  }

  /// Whether an option is given.
  func has(_ name: String) -> Bool { self[name] != nil }

  /// The equivalent words, in a fixed order.
  package var words: [String] { words(of: RenderOption.written) }

  /// The words that a picture stores.
  package var storedWords: [String] { words(of: RenderOption.written.filter(\.isStored)) }

  private func words(of options: [RenderOption]) -> [String] {
    options.flatMap { option in
      texts[option.name].map { ["--\(option.name)"] + (option.isFlag ? [] : [$0]) } ?? []
    }
  }
}

extension RenderArguments {

  /// Create arguments from texts by the names of options.
  init(texts: [String: String]) {
    self.texts = texts
  }

  /// Parse words such as `--theme tron -l de --scale=2 --frame`, of which the last ones win.
  package init(_ words: [String]) throws(Diagnostics) {
    texts = try RenderOption.texts(in: words[...], among: RenderOption.all)
  }
}

extension RenderOption {

  /// Return the texts in words by the names of their options, of which the last ones win.
  static func texts(
    in words: ArraySlice<String>, among options: [RenderOption]
  ) throws(Diagnostics) -> [String: String] {
    let spelled = options.flatMap { option in option.spellings.map { ($0, option) } }
    let known = Dictionary(spelled) { first, _ in first }
    var texts: [String: String] = [:]
    var rest = words
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard let option = known[parts.first ?? ""], !option.isFlag || parts.count == 1 else {
        throw Diagnostics([.unknownName(word, kind: "option", among: spelled.map(\.0))])
      }
      var value: String? = ""
      if parts.count == 2 {
        value = parts[1]
      } else if !option.isFlag {
        value = rest.popFirst()
        if !option.notation.takesDashes, value?.first == "-", value != "-" { value = nil }
      }
      guard let value else { throw Diagnostics(code: "usage", "\(word.shortened) needs a value") }
      texts[option.name] = value
    }
    return texts
  }

  /// The spellings in arguments, such as `--theme` and `-t`.
  private var spellings: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}
