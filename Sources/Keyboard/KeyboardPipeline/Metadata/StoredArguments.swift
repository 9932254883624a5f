package import KeyboardDocuments

/// A picture may come from anybody, so that its arguments have a parser of their own: no option
/// names an output, fonts, batches or jobs.
package struct StoredArguments: Equatable, Sendable {

  package enum Kind: String, Sendable {
    case keyboard, sheet, shelf
  }

  package let kind: Kind
  package let render: RenderArguments
  private let own: [String: String]

  package init(_ words: [String]) throws(Diagnostics) {
    kind = words.first.flatMap(Kind.init).flatMap { $0 == .keyboard ? nil : $0 } ?? .keyboard
    let texts = try RenderOption.texts(
      of: kind == .keyboard ? words[...] : words.dropFirst(),
      among: RenderOption.all.filter(\.isStored) + kind.options)
    own = texts.filter { RenderOption.named[$0.key] == nil }
    render = RenderArguments(among: texts)
  }

  package var words: [String] {
    kind.options.flatMap { option in own[option.name].map { ["--\(option.name)", $0] } ?? [] }
      + render.storedWords
  }

  var themeFiles: [String] {
    let listed = own["themes"]?.split(separator: ",").map(String.init) ?? []
    let themes = listed + (render["theme"].map { [$0] } ?? [])
    return themes.filter(RenderRequest.ThemeChoice.isFile)
  }

  /// Pictures don't contain these files.
  var otherFiles: [String] {
    let contained = ["theme", "locale-file"]
    return RenderOption.all.reversed().filter { !contained.contains($0.name) }.compactMap {
      render[$0.name].flatMap($0.notation.path)
    }
  }
}

extension StoredArguments.Kind {

  fileprivate var options: [RenderOption] {
    switch self {
    case .keyboard: []
    case .sheet: [Self.option("columns"), Self.option("themes")]
    case .shelf: [Self.option("width"), Self.option("themes")]
    }
  }

  private static func option(_ name: String) -> RenderOption {
    RenderOption(other: name, as: name, takesDashes: true)
  }
}
