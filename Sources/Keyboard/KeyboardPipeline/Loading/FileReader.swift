package import KeyboardCore
package import KeyboardDocuments
package import KeyboardInput
import KeyboardStyling

/// The source of suggestions for a text in a locale.
package typealias TextSuggester =
  @Sendable (_ text: String, _ locale: String) throws(Diagnostics) -> Autocomplete.ServiceResult

/// From a disk, unsaved texts of an editor, or a test.
package struct FileReader: Sendable {

  /// The path is a user's.
  package var file: @Sendable (_ path: String, _ budget: InputBudget) throws -> SourceFile

  /// The path is relative to the folder of the theme; with `../`, it is of a file that the themes of a
  /// project share.
  package var companion: @Sendable (_ path: String, _ theme: SourceFile) throws -> SourceFile

  /// Return the file of a built-in theme that another one extends, by its identifier.
  package var builtIn: @Sendable (_ identifier: String) -> SourceFile?

  package var checkFonts: @Sendable (_ folder: String) throws -> Void

  /// The file describes a remote service, which may read some variables of the environment.
  package var suggester: @Sendable (_ path: String, _ variables: [String]) throws -> TextSuggester

  /// The folders of fonts for all pictures, besides those of requests.
  package private(set) var fonts: [String] = []

  package init(
    file: @escaping @Sendable (_ path: String, _ budget: InputBudget) throws -> SourceFile,
    companion: @escaping @Sendable (_ path: String, _ theme: SourceFile) throws -> SourceFile,
    builtIn: @escaping @Sendable (_ identifier: String) -> SourceFile? = {
      KeyboardTheme.builtInFile(of: $0)
    },
    checkFonts: @escaping @Sendable (_ folder: String) throws -> Void = { _ in },
    suggester: @escaping @Sendable (String, [String]) throws -> TextSuggester = { _, _ in
      throw Diagnostics(code: .remoteService, "No remote service is asked here")
    }
  ) {
    self.file = file
    self.companion = companion
    self.builtIn = builtIn
    self.checkFonts = checkFonts
    self.suggester = suggester
  }

  /// Return a reader for pictures with the fonts of further folders.
  package func adding(fonts folders: [String]) -> FileReader {
    var reader = self
    reader.fonts += folders
    return reader
  }
}
