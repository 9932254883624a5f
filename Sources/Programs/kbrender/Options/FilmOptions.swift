import ArgumentParser
import KeyboardDocuments
import KeyboardPipeline

struct FilmOptions: ParsableArguments {

  @Option(
    help: ArgumentHelp(
      "Frames per second: 30 or 60 (default: a frame for each change, and 30 where keys move).",
      valueName: "n"),
    completion: .list(["30", "60"]))
  var fps: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Number of times the film is played, 0 for ever (default: 0).", valueName: "n"))
  var loop: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seed of the typing's rhythm (default: 1).", valueName: "n"))
  var seed: String?
}

extension FilmOptions {

  private static let rates = [30, 60]

  func pace() throws(Diagnostics) -> FilmPace {
    try ChoiceReader.reading { reader in
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
