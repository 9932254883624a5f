import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import ThemeTools

struct ThemeChain {

  struct Link {
    var source: SourceFile
    var syntax: JSONSyntax
    var isBuiltIn: Bool
    var variables: VariableIndex
  }

  private(set) var links: [Link]

  private static let longest = 8

  init(of text: OpenText, files: FileReader) {
    let own = Link(
      source: text.source, syntax: text.syntax, isBuiltIn: false,
      variables: VariableIndex(text.syntax))
    links = [own]
    while links.count < Self.longest, let last = links.last,
      let base = Self.base(of: last, files: files),
      !links.contains(where: { $0.source.name == base.source.name })
    {
      links.append(base)
    }
  }

  private static func base(of link: Link, files: FileReader) -> Link? {
    guard let name = link.syntax.root?["extends"]?.string else { return nil }
    let theme = ThemeName(name)
    let isBuiltIn = link.isBuiltIn || !theme.isFile
    let source =
      isBuiltIn
      ? KeyboardTheme.builtInFile(of: theme.theme)
      : try? files.companion(theme.theme, link.source)
    guard let source else { return nil }
    let syntax = JSONSyntax(source, options: ThemeLimits.json)
    return Link(
      source: source, syntax: syntax, isBuiltIn: isBuiltIn, variables: VariableIndex(syntax))
  }

  var variables: [(path: String, value: String?)] {
    var seen: Set<String> = []
    return links.flatMap { link in
      link.variables.definitions.filter { !$0.isGroup && seen.insert($0.path).inserted }.map {
        ($0.path, $0.value.map { link.syntax.text($0.span) })
      }
    }
  }

  func definitions(of path: String) -> [(link: Link, definition: VariableIndex.Definition)] {
    links.flatMap { link in
      link.variables.definitions.filter { $0.path == path }.map { (link, $0) }
    }
  }

  var values: [(path: String, value: JSONValue)] {
    links.reversed().flatMap { link in
      link.variables.definitions.filter { $0.isDefault && !$0.isGroup }.compactMap { definition in
        definition.value.map { (definition.path, $0["$value"] ?? $0) }
      }
    }
  }
}
