import ArgumentParser
import KeyboardPipeline
import RandomNumbers
import Testing

@testable import kbrender

/// Plain arguments are read as ArgumentParser reads them.
@Suite struct PlainArgumentsTests {

  /// The options that ArgumentParser reads, or `nil` if it reports an error or finds others.
  private static func parsed(_ words: [String]) -> PlainArguments? {
    guard let command = try? RenderCommand.parse(words) else { return nil }
    return PlainArguments(given: command.options.given, output: command.output)
  }

  @Test func knowsTheOptionsOfThePictureCommand() {
    #expect(Set(RenderOptions.rows.map(\.name)) == Set(RenderOption.all.map(\.name)))
  }

  @Test(arguments: [
    ["--theme", "tron", "--locale", "de"], ["-t", "tron", "-o", "x.png"], ["--frame"],
    ["--output=x.svg", "--theme=neonNights"], ["-o", "-", "--scale", "2"],
    ["--theme", "a", "--theme", "b"], ["--type", "a=b"], ["--locale=a=b"],
  ])
  func readsOptions(words: [String]) throws {
    #expect(try #require(PlainArguments(words)) == #require(Self.parsed(words)))
  }

  @Test(arguments: [
    [], ["theme", "list"], ["--help"], ["--version"], ["--theme"], ["--theme", "--frame"],
    ["--frame=yes"], ["--theme", "tron", "extra"], ["--unknown"], ["-q"], ["-t=tron"], ["-ttron"],
    ["--batch", "x"], ["--strict"], ["--"], ["--theme", ""], ["--theme="], ["--scale", "-1"], ["-"],
  ])
  func leavesTheRestToTheParser(words: [String]) {
    #expect(PlainArguments(words) == nil)
  }

  @Test func agreesWithTheParserOnRandomArguments() throws {
    var numbers = SeededNumbers(seed: 18)
    var count = 0
    for _ in 0..<400 {
      let words = Self.words(&numbers)
      guard let plain = PlainArguments(words) else { continue }
      count += 1
      #expect(plain == Self.parsed(words), "\(words)")
    }
    // Most arguments are plain, or the test would compare nothing.
    #expect(count > 100)
  }

  private static func words(_ numbers: inout SeededNumbers) -> [String] {
    (0..<Int.random(in: 1...5, using: &numbers)).flatMap { _ -> [String] in
      let option = RenderOption.all.randomElement(using: &numbers)
      var name = option.map { "--\($0.name)" } ?? "--theme"
      if let letter = option?.letter, Bool.random(using: &numbers) { name = "-\(letter)" }
      if Int.random(in: 0...9, using: &numbers) == 0 { name = "--output" }
      let values = [
        "tron", "de", "2", "a b", "ß=1", "=", "-", "--", "-1", "", "-o", "--frame", "x.png",
      ]
      let value = values[
        Int.random(in: 0...12, using: &numbers) / Int.random(in: 1...3, using: &numbers)]
      switch Int.random(in: 0...12, using: &numbers) {
      case 0: return ["\(name)=\(value)"]
      case 1: return [name]
      case 2: return ["stray"]
      default: return option?.isFlag == true && name != "--output" ? [name] : [name, value]
      }
    }
  }
}
