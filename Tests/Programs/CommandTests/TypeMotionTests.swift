import Foundation
import TestSupport
import Testing

/// Animations of `type` whose theme moves.
@Suite struct TypeMotionTests {

  private static let still =
    #"{"formatVersion": 1, "buttons": {"all": {"pressed": {"backgroundColor": "red"}}}}"#
  private static let moving = still.replacing(
    #""all": {"#,
    with: #""all": {"transition": {"duration": 0.3}, "#)
  private static let endless = still.replacing(
    #""all": {"#,
    with: ##"""
      "primary": {"animation": {"repeat": "forever", "keyframes": [{"at": 0.5, "color": "#f008"}]}},
      "all": {
      """##)

  private struct Film {

    let bytes: Data

    /// The number of frames, from the chunk `acTL`.
    var frameCount: Int {
      guard let place = bytes.range(of: Data("acTL".utf8)) else { return 1 }
      return bytes[place.upperBound..<place.upperBound + 4].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  private func film(_ theme: String, _ options: String, in folder: ScratchFolder) throws -> Film {
    try folder.write(theme, to: "theme.json")
    let line = "type hi --theme ./theme.json --scale 0.5 -o film.apng \(options)"
    let run = try Program.built.run(line.split(separator: " ").map(String.init), in: folder.url)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    return Film(bytes: try #require(folder.read("film.apng")))
  }

  @Test func transitionsHaveFrames() throws {
    let folder = try ScratchFolder()
    let still = try film(Self.still, "", in: folder)
    let moving = try film(Self.moving, "", in: folder)
    // Two keys are pressed and released, in 0.3 s each or until the next of them.
    #expect(still.frameCount < 12, "\(still.frameCount)")
    #expect(moving.frameCount > still.frameCount + 15, "\(moving.frameCount)")
    #expect(moving.frameCount < still.frameCount + 45, "\(moving.frameCount)")
    #expect(try film(Self.moving, "--jobs 2", in: folder).bytes == moving.bytes)
    // Without a duration, the ends of the keys' states are all frames.
    let instant = Self.moving.replacing("0.3", with: "0")
    #expect(try film(instant, "", in: folder).frameCount == still.frameCount)
  }

  @Test func endlessMovementsEndWithTheFilm() throws {
    let folder = try ScratchFolder()
    let film = try film(Self.endless, "", in: folder)
    // Half a second, a second of typing and a rest of one and a half, 30 frames each.
    #expect(60...130 ~= film.frameCount, "\(film.frameCount)")
    let reduced =
      Self.endless.dropLast()
      + #", "rules": [{"match": {"reduceMotion": true}, "animation": null}]}"#
    let calm = try self.film(String(reduced), "--accessibility reduce-motion", in: folder)
    #expect(calm.frameCount < 12, "\(calm.frameCount)")
  }

  @Test func stillPicturesShowTheEnd() throws {
    let folder = try ScratchFolder()
    var pictures: [Data] = []
    for theme in [Self.still, Self.moving, Self.endless] {
      try folder.write(theme, to: "theme.json")
      let line = "--theme ./theme.json --press a --scale 0.5 --no-metadata -o picture.png"
      let run = try Program.built.run(line.split(separator: " ").map(String.init), in: folder.url)
      #expect(run.exitCode == 0, "\(run.errors)")
      pictures.append(try #require(folder.read("picture.png")))
    }
    #expect(Set(pictures).count == 1)
  }
}
