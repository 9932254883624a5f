import KeyboardDocuments
import KeyboardPipeline
import KeyboardStyling
import ThemeTools

/// Files with definitions or uses of a variable: the bases of a theme, the themes derived from a file
/// with a definition, and their bases.
struct RelatedThemes {

  private(set) var links: [ThemeChain.Link]

  /// The paths of the themes that extend the open one.
  private(set) var derived: Set<String> = []

  /// Whether all files of the workspace were searched.
  let isComplete: Bool

  init(to path: String, in chain: ThemeChain, texts: OpenTexts, workspace: Workspace) {
    links = chain.links.filter { !$0.isBuiltIn }
    let own = links.first?.source.name ?? ""
    let saved = workspace.files(beside: own, reading: texts.files)
    isComplete = saved.isComplete
    var files = saved.texts
    for text in texts.all where text.isFile { files[text.source.name] = text.parsed }
    for link in links { files[link.source.name] = link.text }
    let definers = Set(
      links.filter { $0.variables.definitions.contains { $0.path == path } }.map(\.source.name))
    let bases = files.mapValues(Self.bases)
    var seen = Set(links.map(\.source.name))
    for name in files.keys.sorted() {
      let chain = Self.chain(of: name, in: bases)
      let isDerived = chain.dropFirst().contains(own)
      if isDerived { derived.insert(name) }
      guard isDerived || chain.contains(where: definers.contains) else { continue }
      for name in chain where seen.insert(name).inserted {
        guard let text = files[name] else { continue }
        links.append(ThemeChain.Link(text: text, isBuiltIn: false))
      }
    }
  }

  private static func bases(of text: ParsedText) -> [String] {
    guard let value = text.syntax.root?["extends"] else { return [] }
    return (value.array ?? [value]).compactMap(\.string).map(ThemeName.init).filter(\.isFile).map {
      OpenTexts.path(of: $0.theme, from: text.source)
    }
  }

  private static func chain(of name: String, in bases: [String: [String]]) -> [String] {
    var found = [name]
    var next = 0
    while next < found.count, found.count < ThemeChain.longest {
      for base in bases[found[next]] ?? [] where !found.contains(base) { found.append(base) }
      next += 1
    }
    return found
  }
}
