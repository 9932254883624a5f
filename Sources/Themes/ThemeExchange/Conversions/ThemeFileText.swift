import KeyboardDocuments

struct ThemeFileText {

  let comments: [String]
  let members: [(String, JSONText)]

  var text: String {
    // A name from a file must not end a comment.
    let lines = comments.map { "// \($0.withoutControls)\n" }
    return lines.joined()
      + JSONText.object(
        [("formatVersion", .integer(1)), ("x-imported", .boolean(true))]
          + members
      ).indentedText
  }
}

extension SourceFile {

  /// The name without folders, so that results don't depend on where the file is.
  var baseName: String { FilePath(name).name }
}
