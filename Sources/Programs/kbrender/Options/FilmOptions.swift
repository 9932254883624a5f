import ArgumentParser
import KeyboardDocuments
import KeyboardPipeline
import Terminal

struct FilmOptions: ParsableArguments {

  @Option(
    "Frames per second: 30 or 60 (default: a frame for each change, and 30 where keys move).",
    as: "n", completion: .list(["30", "60"]))
  var fps: String?

  @Option(number: "Number of times the film is played, 0 for ever (default: 0).")
  var loop: String?

  @Option(number: "Seed of the typing's rhythm (default: 1).")
  var seed: String?

  @Option(
    "Largest size of the file, such as 2MB or 500KB; frames and pixels get fewer until the film fits.",
    as: "size")
  var maxSize: String?
}

extension FilmOptions {

  func pace() throws(Diagnostics) -> FilmPace {
    try FilmPace(fps: fps, loop: loop, seed: seed)
  }

  /// In bytes; nil for films of any size.
  func limit() throws(Diagnostics) -> Int? {
    try ChoiceReader.reading { reader in
      guard let maxSize else { return nil }
      let unit = Self.units.first { maxSize.uppercased().hasSuffix($0.name) }
      let number = Int(maxSize.dropLast(unit?.name.count ?? 0))
      guard let unit, let number, (1...Self.greatest).contains(number) else {
        reader.report(
          code: .range(of: "max-size"),
          "--max-size must be a number of KB or MB up to \(Self.greatest), such as 2MB, not "
            + maxSize.shortened.quoted)
        return nil
      }
      return number * unit.bytes
    }
  }

  private static let units = [(name: "KB", bytes: 1000), (name: "MB", bytes: 1_000_000)]
  private static let greatest = 100_000
}
