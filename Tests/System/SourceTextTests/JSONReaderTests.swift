import SourceText
import Testing

@Suite struct JSONReaderTests {

  private enum Fruit: String, CaseIterable { case apple, pear }

  private static func document(_ text: String, number: Int = 0) throws -> JSONDocument {
    let file = SourceFile(name: "file\(number).json", text: text)
    return try JSONDocument(parsing: file, number: number)
  }

  @Test(arguments: [
    (#"{"text": ""}"#, "text must have 1 to 1000 characters"),
    (#"{"text": 1}"#, "text must be a string, not a number"),
    (#"{"number": 2}"#, "number must be from 0 to 1.5"),
    (#"{"integer": 0.5}"#, "integer must be a whole number"),
    (#"{"fruit": "aple"}"#, "fruit can't be “aple”"),
    (#"{"color": 1}"#, "The file has no key “color”"),
    (#"[]"#, "The file must be an object, not an array"),
  ])
  func saysWhatIsWrong(text: String, message: String) throws {
    let document = try Self.document(text)
    var reader = JSONReader(document)
    let object = reader.object(
      document.root, named: "The file", keys: ["text", "number", "integer", "fruit"])
    _ = object?["text"].map { reader.string($0, named: "text") }
    _ = object?["number"].map { reader.number($0, named: "number", in: 0...1.5) }
    _ = object?["integer"].map { reader.integer($0, named: "integer", in: 0...9) }
    _ = object?["fruit"].map { reader.choice($0, named: "fruit", of: Fruit.self) }
    #expect(reader.diagnostics.map(\.message) == [message])
    #expect(reader.hasErrors)
  }

  @Test func sortsDiagnosticsByPlaceInSeveralFiles() throws {
    var reader = JSONReader(ignoring: { $0.hasPrefix("x-") }, isOncePerPlace: true)
    let documents = try ["[1, 2]", #"{"x-note": 3, "a": 4}"#].enumerated().map { index, text in
      let document = try Self.document(text, number: index)
      #expect(reader.open(document.file) == index)
      return document
    }
    _ = reader.object(documents[1].root, named: "Second", keys: [])
    for element in (documents[0].root.array ?? []).reversed() {
      _ = reader.string(element, named: "First")
      _ = reader.string(element, named: "Again")
    }
    let places = reader.sortedDiagnostics.map { "\($0.file ?? ""):\($0.range?.start.column ?? 0)" }
    #expect(places == ["file0.json:2", "file0.json:5", "file1.json:15"])
  }
}
