package import KeyboardDocuments

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

package struct ServerError: Error, Hashable {

  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    case cancelled = -32800
    case failed = -32803
    /// The code of messages that are not answered.
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
