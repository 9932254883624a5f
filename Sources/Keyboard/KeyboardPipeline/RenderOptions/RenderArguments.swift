package import KeyboardDocuments

/// Given values are distinguishable from defaults.
package struct RenderArguments: Equatable, Sendable {

  private var texts: [String: String] = [:]

  package init() {}

  /// Empty for a flag; nil for an option that isn't given.
  package subscript(name: String) -> String? {
    get {
      precondition(RenderOption.named[name] != nil, "There is no render option \(name).")
      return texts[name]
    }
    set { texts[name] = newValue }
  }

  func has(_ name: String) -> Bool { self[name] != nil }

  package var words: [String] { words(of: RenderOption.written) }

  package var storedWords: [String] { words(of: RenderOption.written.filter(\.isStored)) }

  private func words(of options: [RenderOption]) -> [String] {
    options.flatMap { option in
      texts[option.name].map { ["--\(option.name)"] + (option.isFlag ? [] : [$0]) } ?? []
    }
  }
}

extension RenderArguments {

  /// Texts take precedence over defaults.
  package init(among texts: [String: String], over defaults: RenderArguments = RenderArguments()) {
    let known = texts.filter { RenderOption.named[$0.key] != nil }
    self.texts = defaults.texts.merging(known) { $1 }
  }

  /// Parse words such as `--theme tron -l de --scale=2 --frame`, of which the last ones win.
  package init(_ words: [String]) throws(Diagnostics) {
    texts = try RenderOption.texts(of: words[...])
  }
}
