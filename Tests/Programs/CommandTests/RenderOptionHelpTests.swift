import ArgumentParser
import KeyboardDrawing
import KeyboardPipeline
import Testing

@testable import kbrender

/// Help and parsing of ArgumentParser follow the table of render options.
@Suite struct RenderOptionHelpTests {

  @Test func everyOptionIsInHelpOnce() {
    let help = RenderCommand.helpMessage().split(whereSeparator: \.isWhitespace)
      .drop { $0 != "USAGE:" }.joined(separator: " ")
    for option in RenderOption.present {
      let letter = option.letter.map { "-\($0), " } ?? ""
      let value = option.isFlag ? "" : "<\(option.valueName ?? option.name)> "
      let line = " \(letter)--\(option.name) \(value)\(option.summary)"
      #expect(help.ranges(of: line).count == 1, "\(line)")
      #expect(help.ranges(of: " --\(option.name) ").count == 1, "\(line)")
    }
  }

  /// The command lists its options to ArgumentParser, and reads them itself.
  @Test func theCommandReadsTheOptionsInItsHelp() {
    let help = RenderCommand.helpMessage(columns: 1000)
    let options = RenderOption.ofCommand.filter { $0.replacement == nil }
    for option in options {
      let letter = option.letter.map { "-\($0), " } ?? ""
      let value = option.isFlag ? "" : " <\(option.valueName ?? option.name)>"
      let start = "  \(letter)--\(option.name)\(value)"
      #expect(help.contains("\(start) ") || help.contains("\(start)\n"), "\(option.name)")
    }
    let listed = help.matches(of: /(?m)^ +(?:-\w, )?--([\w-]+)/).map { String($0.1) }
    #expect(Set(listed).subtracting(["help", "version"]) == Set(options.map(\.name)))
    #expect(Set(options.map(\.name)).count == options.count)
  }

  /// Arguments in all spellings, among them wrong ones.
  @Test func theTableParsesAsArgumentParserDoes() {
    var numbers = SeededNumbers(seed: 18)
    var count = 0
    for _ in 0..<60 {
      let words = RenderOption.all.shuffled(using: &numbers).prefix(4).flatMap { option in
        let sample = option.notation.samples.randomElement(using: &numbers) ?? ""
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0: return ["--\(option.name)"]
        case 1: return ["--\(option.name)=\(sample)"]
        case 2: return [option.letter.map { "-\($0)" } ?? "--\(option.name)x", sample]
        default: return ["--\(option.name)"] + (option.isFlag ? [] : [sample])
        }
      }
      let expected = try? RenderOptions.parse(words).given
      if expected != nil { count += 1 }
      #expect((try? RenderArguments(words)) == expected, "\(words)")
    }
    #expect(count > 20)
  }
}
