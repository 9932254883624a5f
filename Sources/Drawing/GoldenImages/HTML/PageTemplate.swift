internal import EmbeddedReport
internal import Foundation

enum PageTemplate {

  /// JSON may be tens of megabytes of pictures, which are copied once.
  static func filled(with json: Data) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count + json.count / 64 + 256 << 10)
    // Values may contain placeholders of others, so none is searched in inserted text.
    var rest = bytes(embedded_report_page())[...]
    for (mark, append) in [
      ("{{style}}", { $0 += bytes(embedded_report_style()) }),
      ("{{data}}", { escape(json, into: &$0) }),
      ("{{script}}", { $0 += bytes(embedded_report_script()) }),
    ] as [(String, (inout [UInt8]) -> Void)] {
      guard let range = rest.firstRange(of: Array(mark.utf8)) else {
        preconditionFailure("The page of the report has a place for \(mark).")
      }
      result += rest[..<range.lowerBound]
      append(&result)
      rest = rest[range.upperBound...]
    }
    result += rest
    return result
  }

  /// Nothing in the JSON can end its element.
  private static func escape(_ json: Data, into result: inout [UInt8]) {
    json.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while let place = rest.firstIndex(of: UInt8(ascii: "<")) {
        result += rest[..<place]
        result += #"\u003c"#.utf8
        rest = rest[(place + 1)...]
      }
      result += rest
    }
  }

  private static func bytes(_ file: EmbeddedText) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: file.bytes, count: file.count)
  }
}
