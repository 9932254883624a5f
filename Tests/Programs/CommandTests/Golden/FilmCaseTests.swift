import Foundation
import TestSupport
import Testing

@Suite struct FilmCaseTests: ProgramSuite {

  private static let line = "type %s --size 200x160 --scale 1 --toolbar none"

  private func write(_ text: String, _ rest: String = "", in folder: ScratchFolder) throws {
    try folder.write(Self.line.replacing("%s", with: text) + rest, to: "S/film.args")
  }

  @Test func framesAreCompared() throws {
    let folder = try ScratchFolder()
    try write("hi", in: folder)
    try #require(try run("snapshot record S", in: folder).exitCode == 0)
    let drawn = try run("\(Self.line.replacing("%s", with: "hi")) -o film.apng", in: folder)
    #expect(drawn.exitCode == 0 && folder.read("S/film.apng") == folder.read("film.apng"))
    #expect(try run("snapshot verify S", in: folder).exitCode == 0)
    // The first frames are alike.
    for (text, rest, says) in [
      ("ho", "", "frame "), ("hi", " --seed 2", "duration of frame"),
      ("hi", " --loop 3", "loops 0 → 3"),
    ] {
      try write(text, rest, in: folder)
      let failed = try run("snapshot verify S --report report", in: folder)
      #expect(failed.exitCode == 1 && failed.text.contains(says), "\(failed.text)")
    }
    try succeed("snapshot accept report film", in: folder)
    #expect(try run("snapshot verify S", in: folder).exitCode == 0)
  }

  @Test(arguments: [
    ("type", ".args", "Missing expected argument '<type>'"),
    ("type a --format gif", ".args", "apng"),
    ("type a --fps 12", ".args", "--fps must be 30 or 60"),
    ("type a -o b.apng", ".args", "no '--output'"),
    ("type a", ".matrix", "only PNG images"),
  ])
  func mistakesAreTold(line: String, suffix: String, says: String) throws {
    let folder = try ScratchFolder(["S/film\(suffix)": line])
    let run = try run("snapshot record S", in: folder)
    #expect(
      run.exitCode != 0 && (run.text + run.errors).contains(says), "\(run.text) \(run.errors)")
  }
}
