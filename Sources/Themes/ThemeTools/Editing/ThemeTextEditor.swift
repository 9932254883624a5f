import KeyboardStyling
package import SourceText

/// Changes of single values of a theme file, each of the fewest bytes: comments, order and layout stay as they
/// are, and a file in the form of `theme fmt` keeps that form.
package struct ThemeTextEditor {

  private let file: SourceFile
  private let root: JSONValue

  package init(_ file: SourceFile) throws(Diagnostics) {
    self.file = file
    root = try JSONDocument(parsing: file, options: ThemeLimits.json).root
  }

  /// Returns an argument in JSON, or as a string unless it begins like an object, a list or a string.
  package static func json(of argument: String) throws(Diagnostics) -> String {
    let source = SourceFile(name: "VALUE", text: argument)
    do throws(Diagnostics) {
      _ = try JSONDocument(parsing: source, options: ThemeLimits.json)
      return argument
    } catch {
      if let first = argument.first, "{[\"".contains(first) { throw error }
      return JSONText.string(argument).text
    }
  }

  /// Returns what an argument may mean: JSON, a text, or one of both in a list.
  package static func candidates(of argument: String) throws(Diagnostics) -> [String] {
    let json = try json(of: argument)
    let text = JSONText.string(argument).text
    return [json, text, "[\(json)]", "[\(text)]"]
  }

  package func text(at path: ThemePath) throws(Diagnostics) -> String {
    file.text(try values(at: path)[path.keys.count].span)
  }

  package func setting(_ json: String, at path: ThemePath) throws(Diagnostics) -> SourceFile {
    let (values, forms) = try chain(to: path)
    let last = values[values.count - 1]
    let json = ThemeFormatter.line(json, as: forms[path.keys.count])
    if values.count > path.keys.count { return formed([TextEdit(last.span, json)]) }
    let key = path.keys[values.count - 1]
    let inner = zip(path.keys[values.count...], forms[values.count...]).reversed()
      .reduce(json) { json, next in
        next.1.contains { if case .list = $0.shape { true } else { false } }
          ? "[\(json)]" : "{ \(JSONText.string(next.0).text): \(json) }"
      }
    if last.isObject {
      let member = "\(JSONText.string(key).text): \(inner)"
      let place = index(of: key, in: last, as: forms[values.count - 1].fitting(last).first)
      return formed(file.insertion(of: member, behind: place.map { $0 - 1 }, in: last))
    }
    guard key == "-" || Int(key) == last.items.count else {
      throw problem(
        .unknownKey, "The list has \(last.items.count) elements, which are counted from 0", last)
    }
    let place = last.items.isEmpty ? nil : last.items.count - 1
    return formed(file.insertion(of: inner, behind: place, in: last))
  }

  /// Returns the file without a value, and without the objects that have nothing else in them, unless the
  /// format requires those.
  package func removing(_ path: ThemePath) throws(Diagnostics) -> SourceFile {
    let values = try values(at: path)
    let (_, forms) = try chain(to: path)
    var count = path.keys.count
    while count > 1, values[count - 1].items.count == 1, values[count - 2].isObject,
      !forms[count - 2].contains(where: { $0.requiredKeys.contains(path.keys[count - 2]) })
    {
      count -= 1
    }
    return formed(
      file.removal(ofPartAt: values[count].span.lowerBound, in: values[count - 1]) ?? [])
  }

  private func index(of key: String, in object: JSONValue, as form: ValueForm?) -> Int? {
    let keys = object.items.map { $0.key?.text ?? "" }
    let order = KeyOrder(of: form).arranged(keys + [key])
    guard let place = order.firstIndex(of: keys.count), place > 0 else { return nil }
    return order[place - 1] + 1
  }

  private func values(at path: ThemePath) throws(Diagnostics) -> [JSONValue] {
    let (values, _) = try chain(to: path)
    guard values.count > path.keys.count else {
      let known = ThemePath(keys: Array(path.keys.prefix(values.count)))
      throw problem(
        .missingKey, "The file has no \(known.description.quoted)", values[values.count - 1])
    }
    return values
  }

  private func chain(
    to path: ThemePath
  ) throws(Diagnostics) -> (values: [JSONValue], forms: [[ValueForm]]) {
    var values = [root]
    var forms: [[ValueForm]] = [[.theme]]
    for (depth, key) in path.keys.enumerated() {
      let value = depth < values.count ? values[depth] : nil
      let current = value.map { forms[depth].fitting($0) } ?? forms[depth]
      if let value, !value.isContainer {
        throw problem(.wrongType, "The value is \(value.kind), which has no \(key.quoted)", value)
      }
      let isList = value.map { !$0.isObject } ?? false
      let items = isList ? value?.items ?? [] : []
      let element =
        isList
        ? Int(key).flatMap { items.indices.contains($0) ? items[$0].value : nil } : value?[key]
      let next =
        isList
        ? current.flatMap { $0.forms(ofElement: element) }
        : current.flatMap {
          $0.forms(of: key, for: element)
            + (Int(key) == nil && key != "-" ? [] : $0.forms(ofElement: element))
        }
      if next.isEmpty, element == nil, !ThemeFormat.isReserved(key) {
        throw unknown(key, in: value ?? values[values.count - 1], forms: current)
      }
      forms.append(next)
      if let element, values.count == depth + 1 { values.append(element) }
    }
    return (values, forms)
  }

  private func unknown(_ key: String, in value: JSONValue, forms: [ValueForm]) -> Diagnostics {
    let names = Set(forms.flatMap(\.keys)).sorted()
    var diagnostics = problem(.unknownKey, "There is no key \(key.quoted) here", value)
    diagnostics.list[0].hints = NearestNames.hint(for: key, among: names).map { [$0] } ?? []
    return diagnostics
  }

  private func problem(
    _ code: DiagnosticCode, _ message: String, _ value: JSONValue
  ) -> Diagnostics {
    let start = value.span.lowerBound
    return Diagnostics(code: code, message, place: file.place(of: start..<start + 1))
  }

  private func formed(_ edits: [TextEdit]) -> SourceFile {
    ThemeFormatter.keepingForm(of: file, in: file.applying(edits))
  }
}

/// The place of a value: `buttons.primary.cornerRadius`, or a JSON pointer (RFC 6901) such as `/rules/0/style`.
///
/// An element of a list is `rules[0]` as well; `rules/-` is the place behind the last one.
package struct ThemePath: Hashable, Sendable, CustomStringConvertible {

  package let keys: [String]

  package init(keys: [String]) { self.keys = keys }

  package init(_ text: String) throws(Diagnostics) {
    if text.hasPrefix("/") || text.contains("/") && !text.contains(".") {
      keys = text.trimmingPrefix("/").split(separator: "/", omittingEmptySubsequences: false)
        .map { String($0.replacing("~1", with: "/").replacing("~0", with: "~")) }
    } else {
      let indexed = text.replacing(#/\[([0-9]+|-)\]/#) { ".\($0.output.1)" }
      keys = indexed.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    }
    guard !keys.contains("") else {
      throw Diagnostics(
        code: .invalidArgument,
        "A path is keys with periods, such as buttons.primary.cornerRadius or rules[0].match, or a JSON pointer, not \(text.quoted)"
      )
    }
  }

  package var description: String {
    keys.contains { $0.contains(".") || $0.contains("/") }
      ? keys.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
      : keys.joined(separator: ".")
  }
}
