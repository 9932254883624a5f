import KeyboardDocuments
import Yams

/// All scalars are strings: schemes of colors write `000000` without quotes, which YAML takes for a
/// number.
///
/// Anchors are refused: nothing in a scheme repeats, and aliases can grow a file exponentially.
struct YAMLDocument {

  private static let budget = InputBudget.scheme

  let root: JSONValue

  init?(_ file: SourceFile, reader: inout JSONReader) {
    guard file.bytes.count <= Self.budget.bytes else {
      reader.report(
        "The file has \(file.bytes.count) bytes, more than the maximum of \(Self.budget.bytes)",
        code: .yamlLimit, at: 0..<0)
      return nil
    }
    guard let text = String(validating: file.bytes, as: UTF8.self) else {
      reader.report("The file is not encoded as UTF-8", code: .yamlSyntax, at: 0..<0)
      return nil
    }
    guard Self.isHarmless(file, reader: &reader) else { return nil }
    let places = LinePlaces(file)
    do {
      // With an encoding, since a variable sets the default one, and prints that it did.
      guard let node = try Parser(yaml: text, encoding: .utf8).singleRoot() else {
        reader.report("The file has no value", code: .yamlSyntax, at: 0..<0)
        return nil
      }
      root = Self.value(node, places: places)
    } catch {
      let (message, offset) = Self.problem(error, places: places)
      reader.report(message, code: .yamlSyntax, at: offset..<offset)
      return nil
    }
  }

  private static func value(_ node: Node, places: LinePlaces) -> JSONValue {
    let start = places.offset(of: node.mark)
    switch node {
    case .scalar(let scalar):
      let end = min(start + scalar.string.utf8.count, places.end)
      return JSONValue(.string(scalar.string), span: start..<max(start, end))
    case .sequence(let sequence):
      return JSONValue(
        .array(sequence.map { value($0, places: places) }), span: start..<start)
    case .mapping(let mapping):
      let members = mapping.map { key, content in
        let name = value(key, places: places)
        return JSONObject.Member(
          key: name.string ?? "", keySpan: name.span, value: value(content, places: places))
      }
      return JSONValue(.object(JSONObject(members: members)), span: start..<start)
    case .alias: return JSONValue(.null, span: start..<start)
    }
  }
}

extension YAMLDocument {

  /// Report anchors and deep nesting, which cost more than they are worth to parse.
  private static func isHarmless(_ file: SourceFile, reader: inout JSONReader) -> Bool {
    let bytes = file.bytes
    var depth = 0
    var before = UInt8(ascii: "\n")
    var indentation: Int? = 0
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "&") where !before.isWordByte:
        guard offset + 1 < bytes.count, bytes[offset + 1].isOfAnchor else { break }
        reader.report(
          "Anchors aren't supported", code: .yamlLimit, at: offset..<offset + 1,
          hints: ["Write the value where the alias stands, or a space after an “&” in text."])
        return false
      default: break
      }
      before = byte
      // Lists and complex keys nest by indentation, or by their signs in front of each other.
      if byte == UInt8(ascii: "\n") {
        indentation = 0
      } else {
        indentation = byte.isIndentation ? indentation.map { $0 + 1 } : nil
      }
      guard depth <= budget.depth, indentation ?? 0 <= 4 * budget.depth else {
        reader.report(
          "Values are nested more than \(budget.depth) levels deep", code: .yamlLimit,
          at: offset..<offset + 1)
        return false
      }
    }
    return true
  }

  private static func problem(_ error: any Error, places: LinePlaces) -> (String, Int) {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      ("The file isn't YAML: \(problem)", places.offset(of: mark))
    case .duplicatedKeysInMapping(let keys, let context):
      ("The key \((keys.first ?? "").quoted) is a duplicate", places.offset(of: context.mark))
    case .reader(let problem, _, _, _): ("The file isn't YAML: \(problem)", 0)
    default: ("The file isn't YAML", 0)
    }
  }
}

private struct LinePlaces {

  private let bytes: [UInt8]
  private let starts: [Int]

  var end: Int { bytes.count }

  init(_ file: SourceFile) {
    let bytes = file.bytes
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Columns of marks count code points.
  func offset(of mark: Mark?) -> Int {
    guard let mark, starts.indices.contains(mark.line - 1) else { return 0 }
    var offset = starts[mark.line - 1]
    for _ in 1..<max(mark.column, 1) where offset < end {
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }
}

extension UInt8 {

  fileprivate var isWordByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }

  /// Source: YAML 1.2.2, section 6.9.2, as far as libyaml reads it.
  fileprivate var isOfAnchor: Bool { isWordByte || self == UInt8(ascii: "-") }

  fileprivate var isIndentation: Bool {
    [UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":")].contains(self)
  }
}
