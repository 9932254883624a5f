import Disk
import Foundation
package import KeyboardDocuments
import KeyboardKit
import KeyboardLexicon
package import KeyboardPipeline
package import ThemePacks

extension ThemeFolder {

  /// The folder of the user's themes, beside that of lexicons.
  package static var path: String {
    LexiconFolder.standard.url.appendingPathComponent("themes").path
  }

  package static var ofUser: ThemeFolder {
    let items = FolderListing.entries(of: path, most: mostItems)
    return ThemeFolder(names: items.lazy.filter { !$0.isFolder }.map(\.name))
  }

  private static let mostItems = 10_000

  package static func path(of file: String) -> String { FilePath(path).appending(file) }

  /// Return the path of a theme's file that is named by its path, or as one of the user's folder.
  ///
  /// A name that stands for no file at all is returned as it is.
  package static func file(named text: String) throws(CommandFailure) -> String {
    guard !RenderRequest.ThemeChoice.isFile(text), !DiskFiles().exists(text) else { return text }
    if let file = ofUser.files.first(where: { $0.name == text })?.file { return path(of: file) }
    let name = ThemeName(text).theme
    guard KeyboardTheme.builtInIdentifiers.contains(name) else { return text }
    throw CommandFailure(
      .invalidInput, code: .usage, "\(name.quoted) is a built-in theme, which has no file",
      hints: [
        "`kbrender theme new mine --extends \(name)` makes a file that extends it; `kbrender theme show` prints it."
      ])
  }
}

extension InstalledThemes {

  /// Those in the folder of the user, for names on the command line.
  package static let ofUser = InstalledThemes {
    ThemeFolder.ofUser.files.map { ($0.name, ThemeFolder.path(of: $0.file)) }
  }
}
