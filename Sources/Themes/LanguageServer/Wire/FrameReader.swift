package import SourceText

/// Finds the next frame in any stream, after lines that are no header and too large content.
package struct FrameReader {

  package enum Frame: Hashable {

    case content([UInt8])

    /// A frame without a usable length, or with too much content.
    case unusable(String)
  }

  private static let largestSkip = 1 << 30

  /// In bytes.
  private static let largestHeader = 8 << 10

  private var buffer: [UInt8] = []
  private var start = 0
  private var length: Int?
  private var skipped = 0

  package init() {}

  package mutating func append(_ bytes: [UInt8]) {
    let skip = min(skipped, bytes.count)
    skipped -= skip
    if start > 1 << 16, start * 2 > buffer.count {
      buffer.removeFirst(start)
      start = 0
    }
    buffer += bytes.dropFirst(skip)
  }

  package mutating func next() -> Frame? {
    if let length { return content(of: length) }
    while let line = line() {
      if line.isEmpty {
        guard let announced else { continue }
        self.announced = nil
        guard announced <= InputBudget.message.bytes - Self.largestHeader else {
          return skip(announced)
        }
        length = announced
        return content(of: announced)
      }
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      guard let number = Int(parts[1].filter { $0 != " " }), number >= 0 else {
        announced = nil
        return .unusable("The header has no valid length")
      }
      announced = number
    }
    return nil
  }

  private var announced: Int?

  private mutating func content(of length: Int) -> Frame? {
    guard buffer.count - start >= length else { return nil }
    let content = Array(buffer[start..<start + length])
    start += length
    self.length = nil
    return .content(content)
  }

  private mutating func skip(_ length: Int) -> Frame {
    if length <= Self.largestSkip {
      let present = min(length, buffer.count - start)
      start += present
      skipped = length - present
    }
    return .unusable("The message exceeds the limit of \(InputBudget.message.bytes >> 20) MB")
  }

  private mutating func line() -> String? {
    guard let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) else {
      // A line without an end is no header.
      if buffer.count - start > Self.largestHeader { start = buffer.count }
      return nil
    }
    var line = buffer[start..<end]
    start = end + 1
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line.prefix(Self.largestHeader), as: UTF8.self)
  }

  package static func frame(_ message: JSONText) -> [UInt8] {
    let content = Array(message.text.utf8)
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}

/// Request or notification of a client.
package struct ClientMessage: Sendable {

  package var id: JSONText?
  package var method: String
  package var parameters: JSONValue

  package init(_ bytes: [UInt8]) throws(ServerError) {
    let options = JSONOptions(budget: .message)
    let file = SourceFile(name: "message", bytes: bytes)
    guard let root = try? JSONDocument(parsing: file, options: options).root else {
      throw ServerError(.parseError, "The message is not JSON")
    }
    id = Self.identifier(root["id"])
    guard let method = root["method"]?.string else {
      // An answer to a request of the server, which makes none that need one.
      guard root["result"] == nil, root["error"] == nil else {
        throw ServerError(.none, "The message is an answer")
      }
      throw ServerError(.invalidRequest, "The message has no method", id: id)
    }
    self.method = method
    parameters = root["params"] ?? JSONValue(.null, span: 0..<0)
  }

  var cancelledID: JSONText? { Self.identifier(parameters["id"]) }

  private static func identifier(_ value: JSONValue?) -> JSONText? {
    switch value?.content {
    case .string(let text): .string(text)
    case .number(let number): Int(exactly: number).map { .integer($0) } ?? .number(number)
    default: nil
    }
  }
}

/// Error that answers a request, with a code of the protocol.
package struct ServerError: Error, Hashable {

  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    case cancelled = -32800
    case failed = -32803
    /// Code of messages without an answer.
    case none = 0
  }

  package var code: Code
  package var message: String
  package var id: JSONText?

  package init(_ code: Code, _ message: String, id: JSONText? = nil) {
    self.code = code
    self.message = message
    self.id = id
  }

  package func answer(to id: JSONText?) -> JSONText {
    [
      "jsonrpc": "2.0", "id": id ?? .null,
      "error": ["code": .integer(code.rawValue), "message": .string(message)],
    ]
  }
}
