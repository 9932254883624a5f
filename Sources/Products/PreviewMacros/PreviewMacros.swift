import Foundation

// Expands `#Preview` for the compiler, which sends messages in JSON after their lengths (source: the compiler's
// ASTGen/PluginHost). swift-syntax, which takes minutes to compile, would only copy the text of the body.

/// Messages on the standard streams.
struct Messages {

  private let input = FileHandle.standardInput
  private let output = FileHandle.standardOutput

  /// Larger than any file with a preview.
  private static let maximumBytes = 64 << 20

  func next() -> [String: Any]? {
    guard let header = try? input.read(upToCount: 8), header.count == 8 else { return nil }
    let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard count <= Self.maximumBytes, let bytes = try? input.read(upToCount: Int(count)) else {
      return nil
    }
    return (try? JSONSerialization.jsonObject(with: bytes)) as? [String: Any]
  }

  func send(_ message: [String: Any]) {
    guard let bytes = try? JSONSerialization.data(withJSONObject: message) else { return }
    let count = UInt64(bytes.count)
    output.write(Data((0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }) + bytes)
  }
}

/// Returns a function in a section of the program, which adds the preview to a list; nothing for previews of UIKit.
func expansion(of request: [String: Any]) -> String? {
  guard let discriminator = request["discriminator"] as? String,
    (request["macro"] as? [String: Any])?["typeName"] as? String == "PreviewMacro",
    let syntax = request["syntax"] as? [String: Any], let source = syntax["source"] as? String,
    let location = syntax["location"] as? [String: Any], let start = source.range(of: "#Preview")
  else { return nil }
  // The source starts with the lines before the preview, and its location is theirs.
  let line = (location["line"] as? Int ?? 0) + source[..<start.lowerBound].count { $0.isNewline }
  let place = "\(location["fileID"] ?? ""):\(line)"
  let quoted = place.replacingOccurrences(of: "\\", with: "\\\\")
    .replacingOccurrences(of: "\"", with: "\\\"")
  return """
    @section("kbrender_previews") @used
    nonisolated let \(discriminator)1pfMu_: @convention(c) (UnsafeMutableRawPointer?) -> Void = { list in
      SwiftUI.AppPreview.Declaration(in: list, at: "\(quoted)").add\(source[start.upperBound...])
    }
    """
}

/// The plugin of the compiler, which runs until its input ends.
@main
struct PreviewMacros {

  static func main() {
    let messages = Messages()
    while let message = messages.next() {
      let request = message["expandFreestandingMacro"] ?? message["expandAttachedMacro"]
      if let request = request as? [String: Any] {
        let source: Any = expansion(of: request) ?? ""
        messages.send(["expandMacroResult": ["expandedSource": source, "diagnostics": [Any]()]])
      } else {
        messages.send(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
      }
    }
  }
}
