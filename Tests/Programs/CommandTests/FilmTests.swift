import Foundation
import KeyboardCore
import KeyboardPipeline
import TestSupport
import Testing

@testable import kbrender

/// Films of typing in the formats that need another program, and those that don't.
@Suite final class FilmTests: FolderSuite, ProgramSuite {

  private static let line = "type hi --scale 0.5 --toolbar none -o"

  private static let hasProgram = ["/usr/local/bin", "/usr/bin", "/bin"].contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/ffmpeg")
  }

  @Test func webPNeedsNoProgramAndIsSmallerThanPNG() throws {
    for name in ["a.webp", "b.webp", "a.apng"] {
      #expect(try run("\(Self.line) \(name) --fps 30", in: folder).exitCode == 0)
    }
    let (first, second) = (folder.read("a.webp"), folder.read("b.webp"))
    #expect(first == second && first?.dropFirst(8).starts(with: "WEBPVP8X".utf8) == true)
    let (webP, png) = (first?.count ?? .max, folder.read("a.apng")?.count ?? 0)
    #expect(webP < png)
  }

  /// A film of the theme whose lamps change with every frame, at the size of a phone.
  @Test func filmsOfAMovingThemeAreSmall() throws {
    #expect(try run("type stageandlights --theme marquee -o a.webp", in: folder).exitCode == 0)
    let film = try #require(folder.read("a.webp"))
    let frames = film.indices.count { film[$0...].starts(with: "ANMF".utf8) }
    #expect(44...50 ~= frames && film.count <= 600_000, "\(frames) frames, \(film.count) bytes")
  }

  @Test func seedsChangeTheTimesOnly() throws {
    for (name, options) in [("a.webp", "--seed 2"), ("b.webp", "--seed 3"), ("c.webp", "--loop 2")]
    {
      #expect(try run("\(Self.line) \(name) \(options)", in: folder).exitCode == 0)
    }
    let files = ["a.webp", "b.webp", "c.webp"].map { folder.read($0) }
    #expect(Set(files).count == 3)
  }

  @Test(arguments: [("gif", "GIF89a"), ("mp4", ""), ("webm", "\u{1A}E")])
  func otherFilmsAreWrittenByFFmpeg(format: String, start: String) throws {
    let result = try run("\(Self.line) a.\(format)", in: folder)
    guard Self.hasProgram else {
      #expect(result.exitCode == 3 && result.errors.contains("ffmpeg"))
      return #expect(folder.read("a.\(format)") == nil)
    }
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(folder.read("a.\(format)")?.starts(with: start.utf8) == true)
  }

  @Test func argumentsHaveNoShellAndNoChance() throws {
    let pace = AnimationPace(fixedFramesPerSecond: 60, loopCount: 3)
    for form in [TypingOutputSection.Form.gif, .mp4, .webm] {
      let arguments = try #require(AnimationFormat(form)?.arguments(pace: pace, colorScheme: .dark))
      #expect(arguments.contains("-nostdin") && arguments.last == "<output>")
      let threads = try #require(arguments.firstIndex(of: "-threads"))
      #expect(arguments[threads + 1] == "1" && arguments.contains("+bitexact"))
      let filter = try #require(arguments.first { $0.contains("fps=") })
      #expect(filter.contains(form == .gif ? "fps=50," : "fps=60,") && filter.contains("r=0:"))
    }
    #expect(AnimationFormat(.apng) == nil && AnimationFormat(.webp) == nil)
  }

  @Test func framesAreAtTheTimesOfTheRate() {
    let pace = AnimationPace(fixedFramesPerSecond: 60)
    #expect(pace.placed(.milliseconds(110)) == .nanoseconds(116_666_666))
    #expect(AnimationPace().placed(.milliseconds(110)) == .milliseconds(110))
  }

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
