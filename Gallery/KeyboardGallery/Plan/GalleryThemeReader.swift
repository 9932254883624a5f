import KeyboardPipeline
import KeyboardStyling
import Parallel
import SourceText

/// Reader of the chosen themes, which gives each look a unique slug and a cache key.
struct GalleryThemeReader {

  private let files: FileReader
  private var slugs = SlugGenerator()
  private var familySlugs = SlugGenerator()
  private var families: [String: String] = [:]

  static func themes(
    _ choice: GalleryChoice, files: FileReader
  ) throws(Diagnostics) -> [GalleryTheme] {
    var reader = GalleryThemeReader(files: files)
    var themes: [GalleryTheme] = []
    for selection in choice.selections {
      switch selection {
      case .builtIn(let identifier): themes.append(try reader.builtIn(identifier))
      case .file(let path):
        themes += reader.looks(inFile: path, of: choice.packs[path])
      }
    }
    return themes
  }

  private mutating func builtIn(_ identifier: String) throws(Diagnostics) -> GalleryTheme {
    let name = ThemeName(identifier)
    let theme = try KeyboardTheme.builtIn(identifier)
    let source = KeyboardTheme.builtInFile(of: name.theme)
    var digest = Digest()
    digest.add(identifier)
    digest.add(source?.bytes ?? [])
    return GalleryTheme(
      slug: slugs.slug(for: identifier), family: family(name.theme, file: "built-in \(name.theme)"),
      identifier: identifier, source: source, content: .success(theme), isBuiltIn: true,
      variation: name.variation, title: source.flatMap { (try? ThemeFacts($0))?.name },
      key: digest.text)
  }

  private mutating func looks(inFile path: String, of pack: GalleryPack?) -> [GalleryTheme] {
    let source: SourceFile
    do {
      source = try files.file(path, .theme)
    } catch {
      let problems =
        error as? Diagnostics
        ?? Diagnostics(code: .unreadableFile, "\(error)", place: Diagnostic.Place(file: path))
      let base = Self.baseName(of: path)
      return [
        GalleryTheme(
          slug: slugs.slug(for: base), family: family(base, file: path), identifier: path,
          content: .failure(problems), isBuiltIn: false, pack: pack, key: "")
      ]
    }
    let facts = (try? ThemeFacts(source)) ?? ThemeFacts()
    let variations = facts.selectableVariations
    let reads = variations.map { variation in
      Result { () throws(Diagnostics) in
        try LoadedTheme(source, variation: variation, files: files)
      }
    }
    // An invalid file is one card, regardless of its variations.
    if let wrong = reads.first(where: { (try? $0.get()) == nil }) {
      return [look(source, variation: nil, read: wrong, facts, of: pack)]
    }
    return zip(variations, reads).map { look(source, variation: $0, read: $1, facts, of: pack) }
  }

  private mutating func look(
    _ source: SourceFile, variation: String?, read: Result<LoadedTheme, Diagnostics>,
    _ facts: ThemeFacts, of pack: GalleryPack?
  ) -> GalleryTheme {
    func name(of theme: String) -> String {
      ThemeName(theme: theme, variation: variation).description
    }
    let loaded = try? read.get()
    let identifier = loaded?.theme.identifier ?? name(of: Self.baseName(of: source.name))
    return GalleryTheme(
      slug: slugs.slug(for: identifier),
      family: family(ThemeName(identifier).theme, file: source.name),
      identifier: name(of: source.name), source: source, content: read.map(\.theme),
      warnings: loaded?.warnings ?? [], isBuiltIn: false,
      variation: variation, title: facts.name, pack: pack,
      hasFiles: loaded?.companions.isEmpty == false,
      key: Self.key(of: source, variation: variation, companions: loaded?.companions ?? [:]))
  }

  private mutating func family(_ identifier: String, file: String) -> String {
    if let slug = families[file] { return slug }
    let slug = familySlugs.slug(for: identifier)
    families[file] = slug
    return slug
  }

  private static func key(
    of source: SourceFile, variation: String?, companions: [String: [UInt8]]
  ) -> String {
    var digest = Digest()
    digest.add(baseName(of: source.name))
    digest.add(variation.map { ":\($0)" } ?? "")
    digest.add(source.bytes)
    for (path, bytes) in companions.sorted(by: { $0.key < $1.key }) {
      digest.add(path)
      digest.add(bytes)
    }
    return digest.text
  }

  private static func baseName(of path: String) -> String {
    ThemeName(theme: path, variation: nil).stem
  }
}
