internal import Embedded
internal import Foundation

enum PageTemplate {

  /// The parts of the JSON are tens of megabytes of pictures, which are copied once.
  static func filled(
    size: Int, with forEachPart: (_ use: (UnsafeRawBufferPointer) -> Void) -> Void
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(size + size / 64 + 256 << 10)
    // Values may contain placeholders of others, so none is searched in inserted text.
    var rest = bytes(of: "page.html")[...]
    while let start = rest.firstRange(of: "{{".utf8), let end = rest.firstRange(of: "}}".utf8) {
      result += rest[..<start.lowerBound]
      switch String(decoding: rest[start.upperBound..<end.lowerBound], as: UTF8.self) {
      case "data": forEachPart { escape($0, into: &result) }
      case let name: result += bytes(of: name)
      }
      rest = rest[end.upperBound...]
    }
    result += rest
    return result
  }

  /// Nothing in the JSON can end its element.
  private static func escape(_ json: UnsafeRawBufferPointer, into result: inout [UInt8]) {
    var rest = json[...]
    while let place = rest.firstIndex(of: UInt8(ascii: "<")) {
      result += rest[..<place]
      result += #"\u003c"#.utf8
      rest = rest[(place + 1)...]
    }
    result += rest
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
