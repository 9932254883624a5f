import FoundationXML
import KeyboardKit
import KeyboardRender
import Testing

@Suite final class DocumentTests: RendererSuite {

  /// Collects names and identifiers of elements.
  private final class Reader: NSObject, XMLParserDelegate {
    var names: [String: Int] = [:]
    var identifiers: [String] = []
    var references: Set<String> = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      names[elementName, default: 0] += 1
      if let identifier = attributes["id"] { identifiers.append(identifier) }
      for (_, value) in attributes {
        if value.hasPrefix("#g") { references.insert(String(value.dropFirst())) }
        if value.hasPrefix("url(#") { references.insert(String(value.dropFirst(5).dropLast())) }
      }
    }
  }

  private func read(_ file: [UInt8]) -> Reader? {
    let reader = Reader()
    let parser = XMLParser(data: Data(file))
    parser.delegate = reader
    return parser.parse() ? reader : nil
  }

  @Test func writesXMLWhoseReferencesLeadSomewhere() throws {
    let reader = try #require(read(renderer.svg(of: keyboard())))
    #expect(Set(reader.identifiers).count == reader.identifiers.count)
    #expect(reader.references == Set(reader.identifiers))
    #expect(reader.names["svg"] == 1 && reader.names["image"] == 1)
    #expect(reader.names["linearGradient"] == 1, "Keys of the same height share their gradient.")
    #expect(reader.names["text"] == nil)
  }

  @Test func definesGlyphsThatComeAgain() throws {
    let drawing = scene { builder in
      builder.text(run("aab"))
    }
    let reader = try #require(read(renderer.svg(of: drawing)))
    #expect(reader.identifiers == ["g1"])
    #expect(reader.names["use"] == 2)
  }

  @Test func writesTextElementsOnRequest() throws {
    let drawing = scene { $0.text(run("<&\">\u{1}")) }
    let file = try renderer.svg(of: drawing, text: .elements)
    #expect(try #require(read(file)).names["text"] == 1)
    #expect(String(decoding: file, as: UTF8.self).contains("&lt;&amp;&quot;&gt;<"))
  }

  @Test func writesShortNumbers() throws {
    let path = Path(CGRect(x: 0.1, y: -0.25, width: 10, height: 20.0625))
    let file = try renderer.svg(of: scene(ground: nil) { $0.fill(path, .init(hex: 0x102030)) })
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.contains("d=\"M.1-.25L10.1-.25L10.1 19.813L.1 19.813Z\""))
  }

  @Test func writesAPDFOfOnePage() throws {
    let text = String(decoding: try renderer.pdf(of: keyboard()), as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1.5"))
    #expect(text.contains("/MediaBox [ 0 0 120 60 ]"))
    #expect(text.contains("(20000101000000Z)"))
    #expect(text.contains("/Count 1"))
  }

  @Test(arguments: [(0.0, 10.0), (20_000, 10), (.nan, 10)])
  func refusesPages(width: Double, height: Double) {
    let drawing = Scene(size: CGSize(width: width, height: height), nodes: [])
    #expect(throws: RenderError.self) { try renderer.pdf(of: drawing) }
  }
}
