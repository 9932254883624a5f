import KeyboardDrawing
import KeyboardPipeline
import SourceText
import Testing

/// The table of render options: what one of them says survives being written and parsed again.
@Suite struct RenderOptionTests {

  static let names = RenderOption.all.map(\.name)

  static let companions = [
    "select": ["--long-press", "e"], "step": ["--type", "hi"],
    "no-autocorrect": ["--type", "hi"], "accept-suggestions": ["--type", "hi"],
    "unicode-font": ["--type", "hi"], "remote": ["--type", "hi"],
    "allow-env": ["--type", "hi"],
    "autocorrect": ["--type", "hi"], "emojis": ["--keyboard-type", "emojis"],
    "emoji-category": ["--keyboard-type", "emojis"],
    "recent-emojis": ["--keyboard-type", "emojis"],
    "emoji-query": ["--keyboard-type", "emojiSearch"], "chat": ["--screen"],
    "clips": ["--keyboard-type", "clipboard"],
  ]

  private func words(of option: RenderOption, _ sample: String) -> [String] {
    ["--\(option.name)"] + (option.isFlag ? [] : [sample])
  }

  /// Return arguments without the options that no picture stores.
  private func stored(_ given: RenderArguments) -> RenderArguments {
    var given = given
    for option in RenderOption.all where !option.isStored { given[option.name] = nil }
    return given
  }

  @Test(arguments: names) func everyValueSurvives(name: String) throws {
    let option = try #require(RenderOption.all.first { $0.name == name })
    let others = Self.companions[name] ?? []
    let standard = try RenderRequest(RenderArguments(others))
    var changesPicture = false
    for sample in option.notation.samples {
      let given = try RenderArguments(others + words(of: option, sample))
      let request = try RenderRequest(given)
      #expect(try RenderArguments(given.words) == given)
      #expect(try RenderArguments(request.arguments) == stored(given))
      var plain = request
      (plain.arguments, plain.output) = (standard.arguments, standard.output)
      changesPicture = changesPicture || plain != standard
    }
    #expect(changesPicture, "--\(name) changes no field of a request")
  }

  static let choices = RenderOption.all.filter {
    [.samples, .lists].contains($0.notation.completion)
  }.map(\.name)

  @Test(arguments: choices) func choicesIgnoreCase(name: String) throws {
    let option = try #require(RenderOption.all.first { $0.name == name })
    let others = Self.companions[name] ?? []
    for sample in option.notation.samples {
      var requests = try [sample, sample.uppercased(), sample.lowercased()].map {
        try RenderRequest(RenderArguments(others + words(of: option, $0)))
      }
      for index in requests.indices { requests[index].arguments = [] }
      #expect(requests.allSatisfy { $0 == requests[0] }, "--\(name) \(sample)")
    }
  }

  @Test func combinationsSurvive() throws {
    var numbers = SeededNumbers(seed: 12)
    var count = 0
    for _ in 0..<2000 {
      let line = RenderOption.all.shuffled(using: &numbers).flatMap { option in
        guard Int.random(in: 0..<8, using: &numbers) == 0 else { return [String]() }
        return words(of: option, option.notation.samples.randomElement(using: &numbers) ?? "")
      }
      let given = try RenderArguments(line)
      #expect(try RenderArguments(given.words) == given)
      // Others contradict each other.
      guard let request = try? RenderRequest(given) else { continue }
      count += 1
      #expect(try RenderRequest(RenderArguments(given.words)) == request)
      let again = try RenderRequest(RenderArguments(request.arguments))
      #expect(try again == RenderRequest(stored(given)))
    }
    #expect(count > 200)
  }

  @Test func everyOptionIsDeclaredOnce() {
    #expect(Set(Self.names).count == Self.names.count)
    let letters = RenderOption.all.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
    for option in RenderOption.all {
      #expect(option.summary.hasSuffix(".") || option.summary.hasSuffix(")."), "\(option.name)")
      #expect(!option.notation.samples.isEmpty, "\(option.name)")
    }
  }

  @Test func picturesStoreNoFolderOfTheirMachine() throws {
    let given = try RenderArguments(["--fonts", "f", "--no-metadata", "--locale", "de"])
    #expect(try RenderRequest(given).arguments == ["--locale", "de"])
    #expect(given.words == ["--locale", "de", "--fonts", "f", "--no-metadata"])
  }

  @Test func argumentsAreWrittenInAFixedOrder() throws {
    let words = ["--frame", "--keyboard-type=numeric", "-l", "sv", "-l", "de", "--scale", "2"]
    #expect(
      try RenderArguments(words).words == [
        "--locale", "de", "--scale", "2", "--keyboard-type", "numeric", "--frame",
      ])
  }

  @Test(arguments: [
    (["--thme", "tron"], "Unknown option '--thme'. Did you mean '--theme'?"),
    (["--frame=yes"], "The option '--frame' does not take any value, but 'yes' was specified."),
    (["tron"], "Unexpected argument 'tron'"),
    (["--locale"], "Missing value for '--locale <locale>'"),
    (["-t", "--frame"], "Missing value for '-t <theme>'"),
  ])
  func otherArgumentsAreRefused(words: [String], message: String) {
    let error = #expect(throws: Diagnostics.self) { try RenderArguments(words) }
    #expect(error?.list.first?.message.hasPrefix(message) == true, "\(error?.list ?? [])")
  }

  @Test(arguments: [
    ("--long-press e:2", "--long-press e --select 2"), ("--long-press space", "--space-drag"),
    ("--long-press :", "--long-press : --select 0"),
    ("--long-press ::1", "--long-press : --select 1"),
    ("--locale ./eo.json", "--locale-file ./eo.json"),
    ("--type a --autocorrect off", "--type a --no-autocorrect"),
    ("--type a --autocorrect complete", "--type a --accept-suggestions"),
    ("--type a --autocorrect on", "--type a"),
    ("--accessibility bold-text,reduce-motion", "--reduce-motion --bold-text"),
    (
      "--accessibility reduce-transparency,differentiate-without-color",
      "--reduce-transparency --differentiate-without-color"
    ),
    ("--hide lower-bar,status-bar", "--no-lower-bar --no-status-bar"),
    ("--toolbar 48", "--toolbar-height 48"), ("--fonts system", "--system-fonts"),
    ("--keyboard-type emojis --emojis flags", "--keyboard-type emojis --emoji-category flags"),
    ("--keyboard-type emojis --emojis 😀👍🏽", "--keyboard-type emojis --recent-emojis 😀👍🏽"),
    (
      "--keyboard-type emojiSearch --emojis flags",
      "--keyboard-type emojiSearch --emoji-query flags"
    ),
  ])
  func formerOptionsMeanTheSame(line: String, former: String) throws {
    var requests = try [line, former].map {
      try RenderRequest(RenderArguments(ArgumentLine.split($0)), output: "a.png")
    }
    for index in requests.indices { requests[index].arguments = [] }
    #expect(requests[0] == requests[1])
  }

  @Test(arguments: [
    ("ipad,dark,de", "--locale de --device ipad --color-scheme dark"),
    (
      "Landscape,bold-text,reduce-motion",
      "--orientation landscape --accessibility bold-text,reduce-motion"
    ),
    ("liquid-glass,liquidGlass", "--liquid-glass"), ("", ""),
  ])
  func wordsAreASituation(words: String, line: String) throws {
    let given = try RenderOption.arguments(on: words.split(separator: ",").map(String.init))
    #expect(given == (try RenderArguments(ArgumentLine.split(line))))
  }

  @Test(arguments: [
    ("drak", "There is no situation “drak”; did you mean “dark”"),
    ("tron", "There is no situation “tron”"),
  ])
  func otherWordsAreErrors(words: String, message: String) {
    let error = #expect(throws: Diagnostics.self) {
      try RenderOption.arguments(on: words.split(separator: ",").map(String.init))
    }
    #expect(error?.list.first?.message.hasPrefix(message) == true, "\(error?.list ?? [])")
  }
}
