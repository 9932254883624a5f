import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import Synchronization
import ThemeTools

/// Open theme with its bases, from the derived to the basic.
struct ThemeChain {

  struct Link {
    var text: ParsedText
    var isBuiltIn: Bool

    var source: SourceFile { text.source }
    var syntax: JSONSyntax { text.syntax }
    var variables: VariableIndex { text.variables }
  }

  private(set) var links: [Link]
  private let fonts: [String]

  static let longest = 8

  init(of text: OpenText, files: FileReader) {
    fonts = files.fonts
    links = [Link(text: text.parsed, isBuiltIn: false)]
    var next = 0
    while next < links.count {
      let link = links[next]
      for base in link.text.bases.compactMap({ Self.base($0, of: link, files: files) }).reversed()
      where links.count < Self.longest
        && !links.contains(where: { $0.source.name == base.source.name })
      {
        links.append(base)
      }
      next += 1
    }
  }

  private static func base(_ name: String, of link: Link, files: FileReader) -> Link? {
    let theme = ThemeName(name)
    let isBuiltIn = link.isBuiltIn || !theme.isFile
    let source =
      isBuiltIn
      ? KeyboardTheme.builtInFile(of: theme.theme)
      : try? files.companion(theme.theme, link.source)
    guard let source else { return nil }
    return Link(text: ParsedText(source), isBuiltIn: isBuiltIn)
  }

  var families: [String] {
    let own = links.flatMap { link in
      link.syntax.root?["fonts"]?.array?.compactMap { $0["name"]?.string } ?? []
    }
    return own + Self.families(in: fonts) + [Font.Family.systemName] + FontFamily.genericNames
  }

  private static let installed = Mutex<[[String]: [String]]>([:])

  private static func families(in folders: [String]) -> [String] {
    installed.withLock { known in
      if let families = known[folders] { return families }
      let families = (try? KeyboardRenderer(fontDirectories: folders))?.families ?? []
      known[folders] = families
      return families
    }
  }

  var variables: [(path: String, value: String?)] {
    var seen: Set<String> = []
    return links.flatMap { link in
      link.variables.definitions.filter { !$0.isGroup && seen.insert($0.path).inserted }.map {
        ($0.path, $0.value.map { link.syntax.text($0.span) })
      }
    }
  }

  func baseNames(in keys: [String]) -> [String] {
    var seen: Set<String> = []
    return links.dropFirst().flatMap { link in
      let object = keys.reduce(link.syntax.root) { $0?[$1] }
      return (object?.items ?? []).compactMap { $0.key?.text }.filter { seen.insert($0).inserted }
    }
  }

  func definitions(of path: String) -> [(link: Link, definition: VariableIndex.Definition)] {
    links.flatMap { link in
      link.variables.definitions.filter { $0.path == path }.map { (link, $0) }
    }
  }

  /// Returns the variables at a path in the theme's file; the own variation or choice comes first.
  func colors(at keys: [String]) -> ColorScope {
    let choice = Self.choice(of: keys)
    let all = links.reversed().flatMap { $0.variables.definitions.filter(\.isDefault) }
    let own = choice.isEmpty ? [] : links[0].variables.definitions.filter { $0.choice == choice }
    return ColorScope(
      (all + own).filter { !$0.isGroup }.compactMap { definition in
        definition.value.map { (definition.path, $0["$value"] ?? $0) }
      })
  }

  static func choice(of keys: [String]) -> [String] {
    switch keys.first {
    case "variations": Array(keys.prefix(2))
    case "axes": Array(keys.prefix(3))
    default: []
    }
  }
}

/// Files with definitions or uses of a variable: bases, derived themes, and the bases of those.
struct RelatedThemes {

  private(set) var links: [ThemeChain.Link]
  private(set) var derived: Set<String> = []
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
    let bases = files.mapValues { text in
      text.bases.map(ThemeName.init).filter(\.isFile).map {
        OpenTexts.path(of: $0.theme, from: text.source)
      }
    }
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
