package import KeyboardDocuments

/// The render options of a command line, as given: texts by the names of options.
///
/// What is given can be told from defaults.
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

  /// Parse words such as `--theme tron -l de --scale=2 --frame`, of which the last ones win.
  package init(_ words: [String]) throws(Diagnostics) {
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let option = RenderOption.all.first { $0.spellings.contains(parts.first ?? "") }
      guard let option, !option.isFlag || parts.count == 1 else {
        let names = RenderOption.all.flatMap(\.spellings)
        throw Diagnostics([.unknownName(word, kind: "option", among: names)])
      }
      var value: String? = ""
      if parts.count == 2 {
        value = parts[1]
      } else if !option.isFlag {
        value = rest.popFirst()
        if !option.notation.takesDashes, value?.first == "-", value != "-" { value = nil }
      }
      guard let value else { throw Diagnostics(code: "usage", "\(word) needs a value") }
      texts[option.name] = value
    }
  }
}

extension RenderOption {

  /// The spellings in arguments, such as `--theme` and `-t`.
  fileprivate var spellings: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}
