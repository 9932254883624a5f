/// Pull parser for the XML of drawings: elements, attributes and character references.
///
/// Nothing outside of the file is read, and only XML's own entities are resolved: a document is at most
/// as large as its file. Names aren't resolved to namespaces.
package struct XMLReader {

  package struct Attribute: Sendable {

    package let name: String
    package let value: String

    /// The span of the value without its quotes.
    package let span: Range<Int>

    /// Places of a part, or of the whole value if references make it longer than its text.
    package func place(of part: Range<Int>) -> Range<Int> {
      let start = span.lowerBound
      return value.utf8.count == span.count
        ? start + part.lowerBound..<min(start + part.upperBound, span.upperBound) : span
    }
  }

  package struct Element: Sendable {

    package let name: String
    package let attributes: [Attribute]
    package let span: Range<Int>
  }

  package enum Event: Sendable {

    case start(Element)

    /// The end of an element, also of one without content.
    case end(String)
  }

  /// The reason why a file can't be read, with its place.
  package struct Problem: Error, Hashable {

    package var message: String
    package var span: Range<Int>
    package var hint: String?

    package init(_ message: String, at span: Range<Int>, hint: String? = nil) {
      (self.message, self.span, self.hint) = (message, span, hint)
    }
  }

  let bytes: [UInt8]
  private let budget: InputBudget
  var position = 0
  private var open: [(name: String, span: Range<Int>)] = []
  private var hasRoot = false
  private var elementCount = 0

  /// The end of an element without content, which is an event of its own.
  private var pendingEnd: String?

  /// The bounds are the bytes, the depth of elements, their number, and the bytes of a value.
  package init(_ file: SourceFile, budget: InputBudget) throws(Problem) {
    guard file.bytes.count <= budget.bytes else {
      throw Problem("The file has more than \(budget.bytes >> 10) kB", at: 0..<0)
    }
    bytes = file.bytes
    self.budget = budget
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Problem("The file is not encoded as UTF-8", at: 0..<0)
    }
  }

  /// Returns the next event, or nil at the end of the file.
  package mutating func next() throws(Problem) -> Event? {
    if let name = pendingEnd {
      pendingEnd = nil
      return .end(name)
    }
    while true {
      skipText()
      guard position < bytes.count else {
        if let last = open.last {
          throw Problem("\(last.name.quoted) is not closed", at: last.span)
        }
        guard hasRoot else { throw Problem("There is no element", at: 0..<0) }
        return nil
      }
      if takes("<!--") {
        try skip(to: "-->", of: "A comment")
      } else if takes("<![CDATA[") {
        try skip(to: "]]>", of: "A section of text")
      } else if takes("<?") {
        try skip(to: "?>", of: "An instruction")
      } else if takes("<!DOCTYPE") {
        try skipType()
      } else if takes("</") {
        return .end(try endTag())
      } else {
        return .start(try startTag())
      }
    }
  }

  // MARK: Tags

  private mutating func startTag() throws(Problem) -> Element {
    position += 1
    let span = try nameSpan(of: "An element")
    let name = text(span)
    guard !hasRoot || !open.isEmpty else {
      throw Problem("There is a second element after the first", at: span)
    }
    hasRoot = true
    elementCount += 1
    guard elementCount <= budget.values else {
      throw Problem("There are more than \(budget.values) elements", at: span)
    }
    guard open.count < budget.depth else {
      throw Problem("Elements are nested more than \(budget.depth) levels deep", at: span)
    }
    var attributes: [Attribute] = []
    var names: Set<String> = []
    while true {
      let hasSpace = skipSpaces()
      if takes("/>") {
        pendingEnd = name
        break
      }
      if takes(">") {
        open.append((name, span))
        break
      }
      guard position < bytes.count else { throw Problem("\(name.quoted) is not closed", at: span) }
      guard hasSpace else {
        throw Problem("A space is missing before the attribute", at: position..<position + 1)
      }
      let attributeSpan = try nameSpan(of: "An attribute")
      let attribute = try self.attribute(text(attributeSpan))
      guard names.insert(attribute.name).inserted else {
        throw Problem("The attribute \(attribute.name.quoted) stands twice", at: attributeSpan)
      }
      attributes.append(attribute)
    }
    return Element(name: name, attributes: attributes, span: span)
  }

  private mutating func endTag() throws(Problem) -> String {
    let span = try nameSpan(of: "The end of an element")
    let name = text(span)
    skipSpaces()
    guard takes(">") else { throw Problem("Expected “>”", at: span) }
    guard let last = open.popLast() else { throw Problem("There is no element to close", at: span) }
    guard last.name == name else {
      throw Problem("\(last.name.quoted) is closed as \(name.quoted)", at: span)
    }
    return name
  }

  private mutating func attribute(_ name: String) throws(Problem) -> Attribute {
    skipSpaces()
    guard takes("=") else {
      throw Problem("The attribute \(name.quoted) has no value", at: position..<position)
    }
    skipSpaces()
    guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else {
      throw Problem("The value of \(name.quoted) has no quotes", at: position..<position)
    }
    let quote = bytes[position]
    let start = position + 1
    guard let end = bytes[start...].firstIndex(where: { $0 == quote || $0 == UInt8(ascii: "<") })
    else { throw Problem("The value of \(name.quoted) has no end", at: start - 1..<start) }
    guard bytes[end] == quote else {
      throw Problem("“<” stands in the value of \(name.quoted)", at: end..<end + 1)
    }
    guard end - start <= budget.text else {
      throw Problem(
        "The value of \(name.quoted) is longer than \(budget.text) bytes", at: start..<end)
    }
    position = end + 1
    return Attribute(name: name, value: try unescaped(start..<end), span: start..<end)
  }
}
