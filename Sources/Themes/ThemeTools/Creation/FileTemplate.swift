import Embedded
import KeyboardCore
import KeyboardDocuments
import Mustache

/// The embedded templates of new files; those with the suffix `.mustache` have places for values.
package enum FileTemplate {

  private static let suffix = ".mustache"

  /// Returns the files of a folder of templates by their paths in it.
  package static func files(
    in folder: String, with values: [String: Any] = [:]
  ) -> [(path: String, text: String)] {
    embedded_templates().names.filter { $0.hasPrefix("\(folder)/") }.map { name in
      let path = name.dropFirst(folder.count + 1)
      let hasValues = path.hasSuffix(suffix)
      return (
        String(hasValues ? path.dropLast(suffix.count) : path), text(of: name, with: values)
      )
    }
  }

  static func text(of name: String, with values: [String: Any]) -> String {
    guard let file = embedded_templates().file(name) else {
      preconditionFailure("There is no template \(name).")
    }
    let text = String(decoding: file.bytes, as: UTF8.self)
    guard name.hasSuffix(suffix) else { return text }
    do {
      return try MustacheTemplate(string: text).render(values)
    } catch {
      preconditionFailure("The template \(name) is wrong: \(error)")
    }
  }
}
