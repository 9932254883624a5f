package import KeyboardDocuments
import KeyboardStyling

/// A declaration of a theme file that another version of the file has not, or otherwise.
package struct DeclarationChange: Sendable {

  private let difference: JSONDifference
  private let old: SourceFile
  private let new: SourceFile

  package var path: ThemePath { ThemePath(keys: difference.path.keys) }

  /// The values in a line; nil where the declaration isn't there.
  package var before: String? { difference.before?.shown(in: old) }
  package var after: String? { difference.after?.shown(in: new) }

  package var text: String { difference.text(before: before, after: after) }

  /// The place in the later version, of a removed declaration that of the object or list around it.
  package var place: Diagnostic.Place {
    let start = difference.place?.container.span.lowerBound ?? 0
    return new.place(of: difference.after?.span ?? start..<start)
  }

  /// Return the changes from a version of a theme file to a later one, from top to bottom; nil unless
  /// both are JSON.
  package static func all(from old: SourceFile, to new: SourceFile) -> [DeclarationChange]? {
    guard let before = try? JSONDocument(parsing: old, options: ThemeLimits.json).root,
      let after = try? JSONDocument(parsing: new, options: ThemeLimits.json).root
    else { return nil }
    return JSONDifference.all(from: before, to: after).map {
      DeclarationChange(difference: $0, old: old, new: new)
    }
  }

  /// The later version without this change.
  package var reverted: SourceFile {
    guard let before = difference.before.map({ old.text($0.span) }) else {
      return difference.place.flatMap { place in
        place.index.flatMap {
          new.removal(
            ofPartAt: place.container.items[$0].span.lowerBound, in: place.container)
        }
      }.map(new.applying) ?? new
    }
    if let after = difference.after {
      return new.applying([TextEdit(after.span, before)])
    }
    guard let place = difference.place, case let step? = difference.path.steps.last else {
      return new
    }
    let member =
      if case .key(let key) = step { "\(JSONText.string(key).text): \(before)" } else { before }
    return new.applying(new.insertion(of: member, behind: place.index, in: place.container))
  }
}

extension JSONValue {

  /// The value for a line: a string without quotes, colors in capitals, lists and objects in one line.
  fileprivate func shown(in file: SourceFile) -> String {
    let text = (string ?? file.text(span).joinedLines).withoutControls.shortened(to: 120)
    return text.hasPrefix("#") ? text.uppercased() : text
  }
}
