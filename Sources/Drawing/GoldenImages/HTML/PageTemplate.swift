internal import Embedded

/// The file `page.html`, whose placeholders are values and other files.
enum PageTemplate {

  static func filled(with values: [String: [UInt8]]) -> [UInt8] {
    var result: [UInt8] = []
    // Values may contain placeholders of others, so none is searched in inserted text.
    var rest = bytes(of: "page.html")[...]
    while let start = rest.firstRange(of: "{{".utf8), let end = rest.firstRange(of: "}}".utf8) {
      result += rest[..<start.lowerBound]
      let name = String(decoding: rest[start.upperBound..<end.lowerBound], as: UTF8.self)
      if let value = values[name] { result += value } else { result += bytes(of: name) }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private static func bytes(of name: String) -> UnsafeBufferPointer<UInt8> {
    let folder = embedded_report()
    let files = UnsafeBufferPointer(start: folder.files, count: folder.count)
    guard let file = files.first(where: { String(cString: $0.name) == name }) else {
      preconditionFailure("There is no file \(name) for the report.")
    }
    return UnsafeBufferPointer(start: file.bytes, count: file.count)
  }
}
