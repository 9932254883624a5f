package import KeyboardDocuments

extension FilmPace {

  private static let rates = [30, 60]

  /// Read the values of the options of films; nil for those that aren't given.
  package init(fps: String?, loop: String?, seed: String?) throws(Diagnostics) {
    self = try ChoiceReader.reading { reader in
      var pace = FilmPace()
      if let fps {
        pace.fixedFramesPerSecond = Int(fps).flatMap { Self.rates.contains($0) ? $0 : nil }
        if pace.fixedFramesPerSecond == nil {
          reader.report(
            code: .range(of: "fps"), "--fps must be 30 or 60, not \(fps.shortened.quoted)")
        }
      }
      pace.loopCount =
        loop.flatMap { reader.readInteger($0, option: "loop", in: 0...65535) } ?? 0
      pace.seed =
        seed.flatMap { reader.readInteger($0, option: "seed", in: 0...Int(Int32.max)) }
        .map { UInt64($0) } ?? 1
      return pace
    }
  }
}

extension RenderRequest {

  /// Read the arguments of a golden case that is a film: `type Hello --theme tron --fps 30`, or
  /// `type --gestures slide.json`.
  init(filmLine words: ArraySlice<String>) throws(Diagnostics) {
    let pace = ["fps", "loop", "seed"]
    let other: Set = ["type", "format", "emit"]
    let plays = words.contains { $0 == "--gestures" || $0.hasPrefix("--gestures=") }
    var texts = try RenderOption.texts(
      of: words,
      among: RenderOption.all.filter { !other.contains($0.name) }
        + [.outputFile, RenderOption(other: "format", as: "format")]
        + pace.map { RenderOption(other: $0, as: "n", takesDashes: true) },
      operands: plays ? [] : ["type"], refusingRepeats: true)
    guard texts["output"] == nil else { throw Self.outputOfCase }
    try RenderOption.check(file: texts)
    guard [nil, "apng"].contains(texts.removeValue(forKey: "format")) else {
      throw Diagnostics(code: .usage, "The film of a case is an animated PNG, of the format apng")
    }
    let film = try FilmPace(fps: texts["fps"], loop: texts["loop"], seed: texts["seed"])
    for name in pace { texts[name] = nil }
    try self.init(RenderArguments(among: texts))
    self.film = film
  }

  static var outputOfCase: Diagnostics {
    Diagnostics(
      code: .usage, "A case has no '--output', since its golden is the file beside it")
  }
}
