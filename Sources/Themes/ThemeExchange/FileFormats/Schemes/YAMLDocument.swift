internal import CYaml
import SourceText
import Yams

/// All scalars are strings: schemes of colors write `000000` without quotes, which YAML takes for a
/// number.
///
/// Aliases and merge keys are expanded within the budget: see ``YAMLExpansion``.
struct YAMLDocument {

  let root: JSONValue

  init?(_ file: SourceFile, reader: inout JSONReader, budget: InputBudget = .scheme) {
    guard file.bytes.count <= budget.bytes else {
      reader.report(
        "The file has \(file.bytes.count) bytes, more than the maximum of \(budget.bytes)",
        code: .importLimit, at: 0..<0)
      return nil
    }
    guard let text = String(validating: file.bytes, as: UTF8.self) else {
      reader.report("The file is not encoded as UTF-8", code: .importSyntax, at: 0..<0)
      return nil
    }
    let hidden = YAMLExpansion.hidingAliases(in: text)
    guard Self.isHarmless(hidden, of: file, within: budget, reader: &reader) else { return nil }
    do {
      // With an encoding, since a variable sets the default one, and prints that it did; without
      // the rules by which scalars would have types.
      let parser = try Parser(yaml: hidden, resolver: .basic, encoding: .utf8)
      guard let node = try parser.singleRoot() else {
        reader.report("The file has no value", code: .importSyntax, at: 0..<0)
        return nil
      }
      // The nodes have no reference to their anchors.
      root = try withExtendedLifetime(parser) {
        var expansion = YAMLExpansion(file: file, budget: budget)
        return try expansion.part(of: node).value
      }
    } catch let problem as YAMLExpansion.Problem {
      reader.report(problem.message, code: problem.code, at: problem.offset..<problem.offset)
      return nil
    } catch {
      let (message, offset) = Self.problem(error, in: file)
      reader.report(message, code: .importSyntax, at: offset..<offset)
      return nil
    }
  }

  static func root(
    of file: SourceFile, within budget: InputBudget = .scheme
  ) throws(Diagnostics) -> JSONValue {
    var reader = JSONReader()
    _ = reader.open(file)
    let document = Self(file, reader: &reader, budget: budget)
    try reader.finish()
    return document?.root ?? JSONValue(.null, span: 0..<0)
  }

  /// Reports deep nesting, which costs more than it is worth to parse.
  ///
  /// The events of a parser nest by brackets, by indentation and by signs in front of each other, but not by
  /// those in comments and strings. Mistakes end them, and are reported by Yams.
  private static func isHarmless(
    _ text: String, of file: SourceFile, within budget: InputBudget, reader: inout JSONReader
  ) -> Bool {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return false }
    defer { yaml_parser_delete(&parser) }
    return Array(text.utf8).withUnsafeBufferPointer { bytes in
      yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
      yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      var depth = 0
      var event = yaml_event_t()
      while true {
        let isParsed = yaml_parser_parse(&parser, &event) == 1
        let (type, mark) = (event.type, isParsed ? event.start_mark : parser.mark)
        yaml_event_delete(&event)
        switch type {
        case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT: depth += 1
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: depth -= 1
        default: break
        }
        // A thousand brackets are a mistake before there is an event.
        guard max(depth, isParsed ? 0 : Int(parser.flow_level)) <= budget.depth else {
          let offset = file.offset(line: Int(mark.line), column: Int(mark.column))
          reader.report(
            "Values are nested more than \(budget.depth) levels deep", code: .importLimit,
            at: offset..<offset + 1)
          return false
        }
        guard isParsed, type != YAML_STREAM_END_EVENT else { return true }
      }
    }
  }

  private static func problem(_ error: any Error, in file: SourceFile) -> (String, Int) {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      ("The file isn't YAML: \(problem)", file.offset(of: mark))
    case .duplicatedKeysInMapping(let keys, let context):
      (
        "The key \(YAMLExpansion.showingAliases(in: keys.first ?? "").quoted) is a duplicate",
        file.offset(of: context.mark)
      )
    case .reader(let problem, _, _, _): ("The file isn't YAML: \(problem)", 0)
    default: ("The file isn't YAML", 0)
    }
  }
}

extension SourceFile {

  func offset(of mark: Mark?) -> Int {
    mark.map { offset(line: $0.line - 1, column: $0.column - 1) } ?? 0
  }

  /// Lines and columns count from 0, columns in code points.
  fileprivate func offset(line: Int, column: Int) -> Int {
    map.offset(ofLine: line, column: column, in: .utf32) ?? 0
  }
}

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
  struct Part {
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

  /// Last code point for private use; replaces the asterisk without moving places, since both count
  /// as one character.
  private static let sign = Character("\u{10FFFD}")

  static func hidingAliases(in text: String) -> String { replacing("*", by: sign, in: text) }

  static func showingAliases(in text: String) -> String { replacing(sign, by: "*", in: text) }

  private static func replacing(_ old: Character, by new: Character, in text: String) -> String {
    let (old, new) = (old.unicodeScalars.first, new.unicodeScalars)
    guard text.unicodeScalars.contains(where: { $0 == old }) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == old { scalars += new } else { scalars.append(scalar) }
    }
    return String(scalars)
  }

  mutating func part(of node: Node, depth: Int = 0) throws(Problem) -> Part {
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

  /// Of several objects, the first ones win (yaml.org/type/merge.html).
  private func mergedMembers(
    of value: JSONValue, at offset: Int
  ) throws(Problem) -> [JSONObject.Member] {
    let objects = value.array ?? [value]
    guard objects.allSatisfy(\.isObject) else {
      throw Problem(
        message: "The key “<<” needs an object, or a list of objects", code: .importSyntax,
        offset: offset)
    }
    return objects.flatMap { $0.members }
  }

  private mutating func copy(of name: String, at offset: Int, depth: Int) throws(Problem) -> Part {
    guard let part = anchors[name] else {
      throw Problem(
        message: "The file isn't YAML: found undefined alias \(name.quoted)", code: .importSyntax,
        offset: offset)
    }
    guard depth + part.height <= 4 * budget.depth else {
      throw Problem(
        message: "Values are nested more than \(4 * budget.depth) levels deep by aliases",
        code: .importLimit, offset: offset)
    }
    try spend(part.size, at: offset)
    return part
  }

  private mutating func spend(_ size: Int, at offset: Int) throws(Problem) {
    self.size += size
    guard self.size <= budget.steps else {
      throw Problem(
        message: "With its aliases, the file has more than \(budget.steps) values and bytes",
        code: .importLimit, offset: offset)
    }
  }
}
