import KeyboardDocuments

extension ThemeReader {

  /// Load a file by its path relative to the theme, within the theme's folder.
  mutating func file(_ path: String, at value: JSONValue) -> SourceFile? {
    guard otherBytes <= ThemeLimits.otherBytes else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard path.hasPrefix("./"), parts.count > 1, !parts.contains(".."), !path.contains("\\"),
      !path.utf8.contains(0), parts.last?.isEmpty == false
    else {
      report(
        .invalidValue, "A file must be named by a path within the theme’s folder", at: value,
        hint: "Write it as “./name”.")
      return nil
    }
    do {
      let file = try resolve(self.path(of: path, from: value.file))
      otherBytes += file.bytes.count
      guard otherBytes <= ThemeLimits.otherBytes else {
        report(
          .themeLimit,
          "The files that a theme names have at most \(ThemeLimits.otherBytes >> 20) MB together",
          at: value)
        return nil
      }
      return file
    } catch {
      report(.unreadableFile, "The file “\(path)” can’t be read: \(error)", at: value)
      return nil
    }
  }

  /// Convert a path relative to a file into one relative to the first file.
  func path(of path: String, from file: Int) -> String {
    folder(of: file) + path.dropFirst(path.hasPrefix("./") ? 2 : 0)
  }

  /// Return the folder of a file relative to that of the first, as `./` or `./folder/`.
  private func folder(of file: Int) -> String {
    folders[file] ?? "./"
  }

  /// Open a file as a part of the theme and return its index.
  mutating func open(_ file: SourceFile, path: String?) -> Int {
    let number = reader.open(file)
    if let path, let slash = path.lastIndex(of: "/") {
      folders[number] = String(path[...slash])
    }
    return number
  }
}
