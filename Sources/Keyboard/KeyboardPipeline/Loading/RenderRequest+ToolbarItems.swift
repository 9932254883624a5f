import KeyboardCore
import KeyboardDocuments
import KeyboardStyling

extension RenderRequest.ToolbarItemChoice {

  func items(files: FileReader) throws -> Keyboard.ToolbarItems {
    switch self {
    case .file(let path):
      let file = try files.file(path, .theme)
      return try LoadedTheme(file, files: files).theme.toolbarItems ?? .init()
    case .list(let list):
      do throws(Diagnostics) {
        let file = list.file(named: "--toolbar-items")
        return try LoadedTheme(file, files: files).theme.toolbarItems ?? .init()
      } catch {
        throw Diagnostics(error.list.map(\.withoutPlace))
      }
    }
  }
}

extension Diagnostic {

  /// The text of an option isn't the one that was read.
  fileprivate var withoutPlace: Diagnostic {
    var copy = self
    (copy.place, copy.related, copy.fixes) = (nil, [], [])
    return copy
  }
}
