import KeyboardDocuments
import KeyboardStyling

/// The themes of a user by their names, which stand for files where no built-in theme has the name.
///
/// Since built-in names come first, an installed theme changes nothing that works without it.
package struct InstalledThemes: Sendable {

  /// All names of the files, the one that stands for the newest version before others.
  package let files: @Sendable () -> [(name: String, path: String)]

  /// The folder is looked into only for names that aren't built in.
  package init(_ files: @escaping @Sendable () -> [(name: String, path: String)]) {
    self.files = files
  }

  /// For files that say the same on all machines, such as golden cases.
  package static let none = InstalledThemes { [] }

  /// Return the file of a name, or report that there is none.
  func choice(
    named name: ThemeName, or reader: inout ChoiceReader
  ) -> RenderRequest.ThemeChoice? {
    let files = files()
    let names = files.map(\.name)
    let match = NearestNames.match(for: name.theme, among: names)
    guard let file = files.first(where: { $0.name == match }) else {
      reader.report(
        .unknownName(
          name.theme, kind: "theme", among: KeyboardTheme.builtInIdentifiers + names,
          listing: "kbrender theme list"))
      return nil
    }
    return .file(ThemeName(theme: file.path, variation: name.variation).description)
  }
}
