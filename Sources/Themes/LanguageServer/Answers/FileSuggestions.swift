import KeyboardDocuments
import KeyboardPipeline
import KeyboardStyling
import ThemeTools

/// Completions of file names: pictures, drawings, fonts and bases, with their looks.
struct FileSuggestions {

  let place: CursorPlace
  let source: SourceFile
  let files: FileReader
  let workspace: Workspace

  private static let most = 500
  private static let pictures: Set = ["png", "jpg", "jpeg", "webp", "svg"]
  private static let drawings: Set = ["svg"]
  private static let fonts: Set = ["ttf", "otf", "ttc"]

  /// Return paths that begin with what is typed.
  func paths(typed: String) -> [CompletionItem] {
    guard let suffixes, source.name.hasPrefix("/") else { return [] }
    if isBase, let looks = looks(typed: typed) { return looks }
    let prefix = typed.hasPrefix("./") || typed.hasPrefix("../") ? FilePath(typed).prefix : "./"
    let folder = FilePath(OpenTexts.path(of: prefix, from: source)).withoutEndSlashes
    guard isOpen(folder) else { return [] }
    return workspace.entries(folder, Self.most).compactMap { entry in
      guard !entry.name.hasPrefix("."), entry.name != FilePath(source.name).name || prefix != "./"
      else { return nil }
      if entry.isFolder {
        return CompletionItem(label: prefix + entry.name + "/", kind: .folder)
      }
      guard suffixes.contains(FilePath(entry.name).suffix ?? "") else { return nil }
      return CompletionItem(label: prefix + entry.name, kind: .file)
    }
  }

  private var isBase: Bool { place.keys == ["extends"] }

  private var suffixes: Set<String>? {
    if isBase { return ["json"] }
    func isA(_ name: String) -> Bool { place.valueForms.contains { $0.names.contains(name) } }
    return isA("imageFile")
      ? Self.pictures : isA("iconFile") ? Self.drawings : isA("fontFile") ? Self.fonts : nil
  }

  /// Files beside the theme, or in the folders of the editor.
  private func isOpen(_ folder: String) -> Bool {
    let own = FilePath(source.name).folder
    return folder == own || FilePath(folder).isWithin(own)
      || workspace.roots.contains { folder == $0 || FilePath(folder).isWithin($0) }
  }

  /// The looks of the file before a colon; nil without one.
  private func looks(typed: String) -> [CompletionItem]? {
    let name = ThemeName(typed)
    guard name.isFile, name.variation != nil || typed.hasSuffix(":") else { return nil }
    guard let base = try? files.companion(name.theme, source), let facts = try? ThemeFacts(base)
    else { return [] }
    return facts.looks.selectable.filter { !$0.isEmpty }.map {
      CompletionItem(label: "\(name.theme):\(LookChoices.name(of: $0))", kind: .file)
    }
  }
}
