import Foundation
import KeyboardCore
import KeyboardPipeline
import TestSupport
import Testing

@testable import kbrender

/// Films of typing in the formats that need another program, and those that don't.
@Suite struct FilmTests: ProgramSuite {

  private static let line = "type hi --scale 0.5 --toolbar none -o"

  private static let hasProgram = ["/usr/local/bin", "/usr/bin", "/bin"].contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/ffmpeg")
  }

  @Test func webPNeedsNoProgramAndIsSmallerThanPNG() throws {
    let folder = try ScratchFolder()
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
    let folder = try ScratchFolder()
    #expect(try run("type stageandlights --theme marquee -o a.webp", in: folder).exitCode == 0)
    let film = try #require(folder.read("a.webp"))
    let frames = film.indices.count { film[$0...].starts(with: "ANMF".utf8) }
    #expect(44...50 ~= frames && film.count <= 600_000, "\(frames) frames, \(film.count) bytes")
  }

  @Test func seedsChangeTheTimesOnly() throws {
    let folder = try ScratchFolder()
    for (name, options) in [("a.webp", "--seed 2"), ("b.webp", "--seed 3"), ("c.webp", "--loop 2")]
    {
      #expect(try run("\(Self.line) \(name) \(options)", in: folder).exitCode == 0)
    }
    let files = ["a.webp", "b.webp", "c.webp"].map { folder.read($0) }
    #expect(Set(files).count == 3)
  }

  @Test(arguments: [("gif", "GIF89a"), ("mp4", ""), ("webm", "\u{1A}E")])
  func otherFilmsAreWrittenByFFmpeg(format: String, start: String) throws {
    let folder = try ScratchFolder()
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
}
