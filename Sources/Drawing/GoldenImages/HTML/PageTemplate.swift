internal import EmbeddedReport
internal import Foundation

enum PageTemplate {

  /// The parts of the JSON are tens of megabytes of pictures, which are copied once.
  static func filled(
    size: Int, with forEachPart: (_ use: (UnsafeRawBufferPointer) -> Void) -> Void
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(size + size / 64 + 256 << 10)
    // Values may contain placeholders of others, so none is searched in inserted text.
    var rest = bytes(embedded_report_page())[...]
    for mark in ["style", "data", "script"] {
      guard let range = rest.firstRange(of: Array("{{\(mark)}}".utf8)) else {
        preconditionFailure("The page of the report has a place for \(mark).")
      }
      result += rest[..<range.lowerBound]
      switch mark {
      case "style": result += bytes(embedded_report_style())
      case "script": result += bytes(embedded_report_script())
      default: forEachPart { escape($0, into: &result) }
      }
      rest = rest[range.upperBound...]
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

  private static func bytes(_ file: EmbeddedText) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: file.bytes, count: file.count)
  }
}
