import KeyboardDocuments
import KeyboardKit

extension RenderRequest.ThemeChoice {

  /// The name as users write it.
  var name: String {
    switch self {
    case .builtIn(let name): name
    case .file(let path): path
    case .document(let file, _): file.name
    }
  }

  /// The theme and what is worth telling of its files, or everything that is wrong with them.
  func theme() throws -> (theme: KeyboardTheme, warnings: [Diagnostic]) {
    switch self {
    case .builtIn(let name): return (try KeyboardTheme.builtIn(name), [])
    case .file(let path):
      let content = try ThemeFile(path: path)
      return (content.theme, content.warnings)
    case .document(let file, let companions):
      let content = try ThemeFile(
        file, variation: ThemeName(file.name).variation, knowing: companions)
      return (content.theme, content.warnings)
    }
  }
}
