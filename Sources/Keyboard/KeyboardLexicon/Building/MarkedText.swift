/// The text of a page without its elements, of which those of paragraphs become empty lines.
package enum MarkedText {

  /// Return the text of a page of HTML or another markup.
  package static func plain(_ page: String) -> String {
    let bytes = Array(page.utf8)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      let name = bytes[(index + 1)...].prefix(longestName).prefix(while: isName)
      if blocks.contains(String(decoding: name, as: UTF8.self).lowercased()) {
        text += [lineFeed, lineFeed]
      }
      index = (bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1
    }
    return String(decoding: text, as: UTF8.self).replacing("&nbsp;", with: " ")
  }

  private static let blocks: Set = [
    "p", "li", "td", "th", "dt", "dd", "div", "br", "title", "pre", "h1", "h2", "h3", "h4", "h5",
    "h6", "item", "section",
  ]
  private static let longestName = 8
  private static let lineFeed = UInt8(ascii: "\n")

  private static func isName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
