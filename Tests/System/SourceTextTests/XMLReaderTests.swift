import SourceText
import Testing

@Suite struct XMLReaderTests {

  private static func events(_ text: String, budget: InputBudget = .vector) throws -> [String] {
    var reader = try XMLReader(SourceFile(name: "a.svg", text: text), budget: budget)
    var events: [String] = []
    while let event = try reader.next() {
      switch event {
      case .start(let element):
        let attributes = element.attributes.map { " \($0.name)=\($0.value)" }.joined()
        events.append("<\(element.name)\(attributes)>")
      case .end(let name): events.append("</\(name)>")
      }
    }
    return events
  }

  @Test(arguments: [
    ("<a/>", ["<a>", "</a>"]),
    ("<a><b c='1' d=\"2\"/>text</a>", ["<a>", "<b c=1 d=2>", "</b>", "</a>"]),
    (
      "<?xml version=\"1.0\"?>\n<!-- <x> --><a x:b=\"&lt;&amp;&#65;&#x42;\"></a>",
      ["<a x:b=<&AB>", "</a>"]
    ),
    (
      "\u{FEFF}<!DOCTYPE svg PUBLIC \"-//W3C\" \"http://example.com/svg.dtd\"><a><![CDATA[<b>]]></a>",
      ["<a>", "</a>"]
    ),
    ("<é ü='ö'/>", ["<é ü=ö>", "</é>"]),
  ])
  func elementsAreRead(_ text: String, _ expected: [String]) throws {
    #expect(try Self.events(text) == expected)
  }

  @Test(arguments: [
    ("", "There is no element", 0), ("text", "There is no element", 0),
    ("<a>", "“a” is not closed", 1), ("<a><b></a></b>", "“b” is closed as “a”", 8),
    ("<a/><b/>", "There is a second element after the first", 5),
    ("</a>", "There is no element to close", 2), ("<a b></a>", "The attribute “b” has no value", 4),
    ("<a b=1/>", "The value of “b” has no quotes", 5),
    ("<a b='1'c='2'/>", "A space is missing before the attribute", 8),
    ("<a b='1' b='2'/>", "The attribute “b” stands twice", 9),
    ("<a b='<'/>", "“<” stands in the value of “b”", 6),
    ("<a b='&x;'/>", "This is none of XML's own entities", 6),
    ("<a b='1", "The value of “b” has no end", 5), ("<!-- ", "A comment has no end", 2),
    (
      "<!DOCTYPE a [<!ENTITY x \"y\">]><a/>",
      "The type of the document has declarations, such as entities", 0
    ),
    ("< a/>", "An element has no name", 1),
  ])
  func problemsHavePlaces(_ text: String, _ message: String, _ offset: Int) {
    let problem = #expect(throws: XMLReader.Problem.self) { try Self.events(text) }
    #expect(problem?.message == message)
    #expect(problem?.span.lowerBound == offset)
  }

  @Test(arguments: [
    (InputBudget(bytes: 8), "The file has more than 0 kB"),
    (InputBudget(depth: 1), "Elements are nested more than 1 levels deep"),
    (InputBudget(values: 2), "There are more than 2 elements"),
    (InputBudget(text: 2), "The value of “d” is longer than 2 bytes"),
  ])
  func costIsBounded(_ budget: InputBudget, _ message: String) {
    #expect {
      _ = try Self.events("<a><b/><c d='123'/></a>", budget: budget)
    } throws: { ($0 as? XMLReader.Problem)?.message == message }
  }

  @Test func textsAreUTF8() {
    #expect {
      _ = try XMLReader(SourceFile(name: "a", bytes: [0x3C, 0xFF]), budget: .vector)
    } throws: { ($0 as? XMLReader.Problem)?.message == "The file is not encoded as UTF-8" }
  }
}
