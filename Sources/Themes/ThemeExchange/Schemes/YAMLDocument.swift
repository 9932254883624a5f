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
    guard Self.isHarmless(file, within: budget, reader: &reader) else { return nil }
    let places = LinePlaces(file)
    do {
      // With an encoding, since a variable sets the default one, and prints that it did; without
      // the rules by which scalars would have types.
      let parser = try Parser(
        yaml: YAMLExpansion.hidingAliases(in: text), resolver: .basic, encoding: .utf8)
      guard let node = try parser.singleRoot() else {
        reader.report("The file has no value", code: .yamlSyntax, at: 0..<0)
        return nil
      }
      // The nodes have no reference to their anchors.
      root = try withExtendedLifetime(parser) {
        var expansion = YAMLExpansion(places: places, budget: budget)
        return try expansion.value(of: node)
      }
    } catch let problem as YAMLExpansion.Problem {
      reader.report(
        problem.message, code: problem.code, at: problem.offset..<problem.offset)
      return nil
    } catch {
      let (message, offset) = Self.problem(error, places: places)
      reader.report(message, code: .yamlSyntax, at: offset..<offset)
      return nil
    }
  }

  /// Return the value of a file alone.
  static func root(
    of file: SourceFile, within budget: InputBudget = .scheme
  ) throws(Diagnostics) -> JSONValue {
    var reader = JSONReader()
    _ = reader.open(file)
    let document = Self(file, reader: &reader, budget: budget)
    try reader.finish()
    return document?.root ?? JSONValue(.null, span: 0..<0)
  }
}

extension YAMLDocument {

  /// Report deep nesting, which costs more than it is worth to parse.
  private static func isHarmless(
    _ file: SourceFile, within budget: InputBudget, reader: inout JSONReader
  ) -> Bool {
    var depth = 0
    var indentation: Int? = 0
    for (offset, byte) in file.bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(depth - 1, 0)
      default: break
      }
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
      (
        "The key \(YAMLExpansion.showingAliases(in: keys.first ?? "").quoted) is a duplicate",
        places.offset(of: context.mark)
      )
    case .reader(let problem, _, _, _): ("The file isn't YAML: \(problem)", 0)
    default: ("The file isn't YAML", 0)
    }
  }
}

/// The offsets of the places that Yams gives as lines and columns.
struct LinePlaces {

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

  fileprivate var isIndentation: Bool {
    [UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":")].contains(self)
  }
}
