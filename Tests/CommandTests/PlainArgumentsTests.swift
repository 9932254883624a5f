import ArgumentParser
import KeyboardPipeline
import RandomNumbers
import Testing

@testable import kbrender

/// Arguments that are read by the table of options say the same to ArgumentParser.
@Suite struct PlainArgumentsTests {

  /// Words that are values, options, or neither.
  private static let oddWords = [
    "", "-", "--", "-1", "-0.5", "=", "--=", "a=b", "--theme", "--theme=", "--frame=yes", "--frame",
    "-t", "-tl", "-ttron", "-t=tron", "-o=x.png", "-q", "-qq", "-theme", "--help", "-h",
    "--version",
    "--jobs", "2", "--batch", "--output", "--thme", "render", "diff", "🇩🇪", "é", "--type=-x",
    "--press=--frame", "--suggestions==", "-é", "--locale=\u{301}", " ", "--no-frame", "---",
  ]

  /// Return random words for some options: mostly right, repeated, in all spellings, and odd ones.
  private func words(
    of options: [OptionSpelling], samples: (OptionSpelling) -> [String],
    operands: [String], using numbers: inout SeededNumbers
  ) -> [String] {
    let isOdd = Int.random(in: 0..<3, using: &numbers) == 0
    var words = (0..<Int.random(in: 1...5, using: &numbers)).flatMap { _ -> [String] in
      guard let option = options.randomElement(using: &numbers) else { return [] }
      let sample = samples(option).randomElement(using: &numbers) ?? ""
      let name = option.letter.flatMap { Bool.random(using: &numbers) ? "-\($0)" : nil }
      let word = name ?? "--\(option.name)"
      if option.isFlag { return [word] }
      return Bool.random(using: &numbers) ? ["\(word)=\(sample)"] : [word, sample]
    }
    for operand in operands {
      words.insert(operand, at: Int.random(in: 0...words.count, using: &numbers))
    }
    for _ in 0..<(isOdd ? Int.random(in: 1...2, using: &numbers) : 0) {
      let odd = Self.oddWords.randomElement(using: &numbers) ?? ""
      words.insert(odd, at: Int.random(in: 0...words.count, using: &numbers))
    }
    return words
  }

  @Test func picturesAreReadAsByArgumentParser() throws {
    var numbers = SeededNumbers(seed: 181)
    let rows = Dictionary(uniqueKeysWithValues: RenderOption.all.map { ($0.name, $0) })
    let texts = [
      "output": ["x.png", "-", ""], "diagnostics": ["json", "x"], "color": ["never", ""],
    ]
    var count = 0
    for _ in 0..<80 {
      let words = words(
        of: PlainArguments.pictureOptions,
        samples: { rows[$0.name]?.notation.samples ?? texts[$0.name] ?? [] },
        operands: [], using: &numbers)
      guard let plain = PlainArguments.picture(words) else { continue }
      count += 1
      let command = try #require(try? RenderCommand.parse(words), "\(words)")
      #expect(plain.given == command.options.given, "\(words)")
      #expect(plain.output == command.output, "\(words)")
      #expect(plain.folders == command.folders.missing, "\(words)")
      #expect(plain.has("strict") == command.warnings.strict, "\(words)")
      #expect(command.batch == nil && command.parallel.jobs == nil, "\(words)")
      expectSameMessages(plain, command.common.messages, words)
      // The root command has the same options, and is slow to parse.
      guard count.isMultiple(of: 10) else { continue }
      let root = try KBRender.parseAsRoot(["render"] + words) as? RenderCommand
      #expect(root?.options.given == plain.given, "\(words)")
    }
    #expect(count > 25)
  }

  @Test func differencesAreReadAsByArgumentParser() throws {
    var numbers = SeededNumbers(seed: 182)
    var count = 0
    for _ in 0..<120 {
      let operands = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
        ["a.png", "b.png", "-", ""].randomElement(using: &numbers) ?? ""
      }
      let words = words(
        of: PlainArguments.differenceOptions,
        samples: { $0.name == "output" ? ["x.png", ""] : ["json", "never", ""] },
        operands: operands, using: &numbers)
      guard let plain = PlainArguments.difference(words) else { continue }
      count += 1
      let parsed = try? KBRender.parseAsRoot(["diff"] + words) as? DiffCommand
      let command = try #require(parsed, "\(words)")
      #expect(plain.operands == [command.expected, command.actual], "\(words)")
      #expect(plain.output == command.output, "\(words)")
      #expect(plain.has("json") == command.json, "\(words)")
      #expect(plain.folders == command.folders.missing, "\(words)")
      expectSameMessages(plain, command.common.messages, words)
    }
    #expect(count > 15)
  }

  private func expectSameMessages(
    _ plain: PlainArguments, _ messages: MessageOptions, _ words: [String]
  ) {
    #expect(plain.text("diagnostics") == messages.diagnostics, "\(words)")
    #expect(plain.text("color") == messages.color, "\(words)")
    #expect(plain.has("quiet") == messages.quiet, "\(words)")
  }

  /// Arguments as people and scripts write them, which must not fall back.
  @Test(arguments: [
    [], ["--theme", "tron", "--locale", "de", "-o", "x.png"], ["-t", "tron", "-l=de", "--frame"],
    ["--output", "-", "--strict", "-q", "--make-dirs", "--diagnostics=json"], ["--theme", "-"],
  ])
  func commonArgumentsArePlain(words: [String]) {
    #expect(PlainArguments.picture(words) != nil)
    #expect(PlainArguments.difference(["a.png"] + words + ["b.png"]) == nil || words.isEmpty)
  }
}
