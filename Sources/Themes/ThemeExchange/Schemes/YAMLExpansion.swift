import KeyboardDocuments
import Yams

/// Puts what aliases and merge keys name in their places, up to a size of the whole.
///
/// Yams would copy it itself, and compare keys in full, which takes exponential time for ten short
/// lines. It therefore reads aliases as plain text that begins with a sign of its own.
struct YAMLExpansion {

  struct Problem: Error {
    let message: String
    let code: DiagnosticCode
    let offset: Int
  }

  /// A value with what it adds to the size and the depth of values around it.
  private struct Part {
    var value: JSONValue
    var size: Int
    var height = 0
  }

  private let file: SourceFile
  private let budget: InputBudget
  private var size = 0
  private var anchors: [String: Part] = [:]

  init(file: SourceFile, budget: InputBudget) {
    (self.file, self.budget) = (file, budget)
  }

  /// The last code point for private use, which counts as one as the asterisk does, so that places
  /// stay the same.
  private static let sign = Character("\u{10FFFD}")

  static func hidingAliases(in text: String) -> String {
    replacing("*", by: sign, in: text)
  }

  static func showingAliases(in text: String) -> String {
    replacing(sign, by: "*", in: text)
  }

  private static func replacing(
    _ old: Character, by new: Character, in text: String
  ) -> String {
    let (old, new) = (old.unicodeScalars.first, new.unicodeScalars)
    guard text.unicodeScalars.contains(where: { $0 == old }) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == old { scalars += new } else { scalars.append(scalar) }
    }
    return String(scalars)
  }

  mutating func value(of node: Node) throws(Problem) -> JSONValue {
    try part(of: node, depth: 0).value
  }

  private mutating func part(of node: Node, depth: Int) throws(Problem) -> Part {
    let part: Part
    let start = file.offset(of: node.mark)
    switch node {
    case .scalar(let scalar):
      let text = Self.showingAliases(in: scalar.string)
      if scalar.style == .plain, scalar.string.first == Self.sign {
        return try copy(of: String(text.dropFirst()), at: start, depth: depth)
      }
      let end = min(start + text.utf8.count, file.bytes.count)
      part = Part(
        value: JSONValue(.string(text), span: start..<max(start, end)), size: 1 + text.utf8.count)
      try spend(part.size, at: start)
    case .sequence(let sequence):
      var parts: [Part] = []
      for element in sequence { parts.append(try self.part(of: element, depth: depth + 1)) }
      part = Part(
        value: JSONValue(.array(parts.map(\.value)), span: start..<start),
        size: parts.reduce(1) { $0 + $1.size }, height: 1 + (parts.map(\.height).max() ?? 0))
      try spend(1, at: start)
    case .mapping(let mapping):
      part = try self.part(of: mapping, at: start, depth: depth)
      try spend(1, at: start)
    case .alias: part = Part(value: JSONValue(.null, span: start..<start), size: 1)
    }
    if let anchor = node.anchor { anchors[anchor.rawValue] = part }
    return part
  }

  private mutating func part(
    of mapping: Node.Mapping, at start: Int, depth: Int
  ) throws(Problem) -> Part {
    var members: [JSONObject.Member] = []
    var merged: [JSONObject.Member] = []
    var (size, height) = (1, 0)
    for (key, content) in mapping {
      let name = try part(of: key, depth: depth + 1)
      let part = try self.part(of: content, depth: depth + 1)
      size += name.size + part.size
      height = max(height, name.height, part.height)
      if key.scalar?.style == .plain, name.value.string == "<<" {
        merged += try mergedMembers(of: part.value, at: name.value.span.lowerBound)
      } else {
        members.append(
          JSONObject.Member(
            key: name.value.string ?? "", keySpan: name.value.span, value: part.value))
      }
    }
    if !merged.isEmpty {
      var names = Set(members.map(\.key))
      members += merged.filter { names.insert($0.key).inserted }
    }
    return Part(
      value: JSONValue(.object(JSONObject(members: members)), span: start..<start), size: size,
      height: 1 + height)
  }

  /// Of several objects, the first ones win.
  ///
  /// Source: yaml.org/type/merge.html.
  private func mergedMembers(
    of value: JSONValue, at offset: Int
  ) throws(Problem) -> [JSONObject.Member] {
    let objects = value.array ?? [value]
    guard objects.allSatisfy(\.isObject) else {
      throw Problem(
        message: "The key “<<” needs an object, or a list of objects", code: .yamlSyntax,
        offset: offset)
    }
    return objects.flatMap { $0.members }
  }

  private mutating func copy(
    of name: String, at offset: Int, depth: Int
  ) throws(Problem) -> Part {
    guard let part = anchors[name] else {
      throw Problem(
        message: "The file isn't YAML: found undefined alias \(name.quoted)", code: .yamlSyntax,
        offset: offset)
    }
    guard depth + part.height <= 4 * budget.depth else {
      throw Problem(
        message: "Values are nested more than \(4 * budget.depth) levels deep by aliases",
        code: .yamlLimit, offset: offset)
    }
    try spend(part.size, at: offset)
    return part
  }

  private mutating func spend(_ size: Int, at offset: Int) throws(Problem) {
    self.size += size
    guard self.size <= budget.steps else {
      throw Problem(
        message: "With its aliases, the file has more than \(budget.steps) values and bytes",
        code: .yamlLimit, offset: offset)
    }
  }
}
