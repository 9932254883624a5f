package import KeyboardDocuments
import KeyboardStyling

/// A declaration of a theme file that another version of the file has not, or otherwise.
package struct DeclarationChange: Sendable {

  private let difference: JSONDifference
  private let old: SourceFile
  private let editor: SyntaxEditor

  package var path: ThemePath { ThemePath(keys: difference.path.keys) }

  /// The values in a line; nil where the declaration isn't there.
  package var before: String? { difference.before?.shown(in: old) }
  package var after: String? { difference.after?.shown(in: editor.file) }

  package var text: String { difference.text(before: before, after: after) }

  /// The place in the later version, of a removed declaration that of the object or list around it.
  package var place: Diagnostic.Place {
    let start = difference.place?.container.span.lowerBound ?? 0
    return editor.file.place(of: difference.after?.span ?? start..<start)
  }

  /// Return the changes from a version of a theme file to a later one, from top to bottom; nil unless
  /// both are JSON.
  package static func all(from old: SourceFile, to new: SourceFile) -> [DeclarationChange]? {
    guard let before = try? JSONDocument(parsing: old, options: ThemeLimits.json).root,
      let after = try? JSONDocument(parsing: new, options: ThemeLimits.json).root
    else { return nil }
    let editor = SyntaxEditor(new)
    return JSONDifference.all(from: before, to: after).map {
      DeclarationChange(difference: $0, old: old, editor: editor)
    }
  }

  /// The later version without this change.
  package var reverted: SourceFile {
    let file = editor.file
    guard let before = difference.before.map({ $0.written(in: old) }) else {
      return difference.place.flatMap { place in
        place.index.map { file.applying(editor.removing(itemAt: $0, of: place.container)) }
      } ?? file
    }
    if let after = difference.after {
      return file.applying([SourceEdit(after.span, of: file, with: before)])
    }
    guard let place = difference.place, case let step? = difference.path.steps.last else {
      return file
    }
    let member =
      if case .key(let key) = step { "\(JSONText.string(key).text): \(before)" } else { before }
    return file.applying(editor.inserting(member, behind: place.index, of: place.container))
  }
}

extension JSONValue {

  fileprivate func written(in file: SourceFile) -> String {
    String(decoding: file.bytes[span], as: UTF8.self)
  }

  /// The value for a line: a string without quotes, colors in capitals, lists and objects in one line.
  fileprivate func shown(in file: SourceFile) -> String {
    let text = (string ?? written(in: file).joinedLines).withoutControls.shortened(to: 120)
    return text.hasPrefix("#") ? text.uppercased() : text
  }
}
