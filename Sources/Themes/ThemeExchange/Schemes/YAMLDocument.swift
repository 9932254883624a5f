internal import CYaml
import KeyboardDocuments
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
        code: .yamlLimit, at: 0..<0)
      return nil
    }
    guard let text = String(validating: file.bytes, as: UTF8.self) else {
      reader.report("The file is not encoded as UTF-8", code: .yamlSyntax, at: 0..<0)
      return nil
    }
    let hidden = YAMLExpansion.hidingAliases(in: text)
    guard Self.isHarmless(hidden, of: file, within: budget, reader: &reader) else { return nil }
    do {
      // With an encoding, since a variable sets the default one, and prints that it did; without
      // the rules by which scalars would have types.
      let parser = try Parser(yaml: hidden, resolver: .basic, encoding: .utf8)
      guard let node = try parser.singleRoot() else {
        reader.report("The file has no value", code: .yamlSyntax, at: 0..<0)
        return nil
      }
      // The nodes have no reference to their anchors.
      root = try withExtendedLifetime(parser) {
        var expansion = YAMLExpansion(file: file, budget: budget)
        return try expansion.value(of: node)
      }
    } catch let problem as YAMLExpansion.Problem {
      reader.report(
        problem.message, code: problem.code, at: problem.offset..<problem.offset)
      return nil
    } catch {
      let (message, offset) = Self.problem(error, in: file)
      reader.report(message, code: .yamlSyntax, at: offset..<offset)
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

  /// Report deep nesting, which costs more than it is worth to parse.
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
            "Values are nested more than \(budget.depth) levels deep", code: .yamlLimit,
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
