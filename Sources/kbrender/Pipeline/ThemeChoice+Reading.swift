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

  /// The theme, or everything that is wrong with its files.
  func theme() throws -> KeyboardTheme {
    switch self {
    case .builtIn(let name): try KeyboardTheme.builtIn(name)
    case .file(let path): try ThemeFile(path: path).theme
    case .document(let file, let companions):
      try ThemeFile(file, variation: ThemePath(file.name).variation, knowing: companions).theme
    }
  }
}
