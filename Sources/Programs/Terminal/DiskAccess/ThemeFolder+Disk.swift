import Disk
import Foundation
import KeyboardDocuments
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
}

extension InstalledThemes {

  /// Those in the folder of the user, for names on the command line.
  package static let ofUser = InstalledThemes {
    ThemeFolder.ofUser.files.map { ($0.name, ThemeFolder.path(of: $0.file)) }
  }
}
