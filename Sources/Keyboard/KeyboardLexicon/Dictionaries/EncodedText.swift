import Foundation

enum EncodedText {

  static func decode(_ bytes: [UInt8], encoding: String) -> String? {
    if ["UTF-8", "UTF8"].contains(encoding.uppercased()) {
      return String(decoding: bytes, as: UTF8.self)
    }
    let converter = iconv_open("UTF-8", encoding)
    guard converter != iconv_t(bitPattern: -1) else { return nil }
    defer { iconv_close(converter) }
    var input = bytes.map(CChar.init(bitPattern:))
    // A byte of the single-byte encodings takes up to three in UTF-8.
    var output = [CChar](repeating: 0, count: bytes.count * 3 + 1)
    let written = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        var (from, to) = (input.baseAddress, output.baseAddress)
        var (rest, room) = (input.count, output.count)
        let result = iconv(converter, &from, &rest, &to, &room)
        return result == -1 ? nil : output.count - room
      }
    }
    return written.map {
      String(decoding: output[..<$0].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}
