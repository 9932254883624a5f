import Foundation
import TestSupport
import Testing

/// The log of a typist is a file of gestures.
@Suite struct GestureLogTests {

  @Test(arguments: [
    ("Hello, I recieve 3 é’s!  ok", ["--locale", "en"]), ("Grüße an alle", ["--locale", "de"]),
    ("I am going to the hospital now", ["--accept-suggestions"]),
    ("NASA hi", ["--device", "ipad"]), ("привет", ["--locale", "ru"]),
  ])
  func logsAreReplayed(text: String, options: [String]) throws {
    let folder = try ScratchFolder()
    let log = try Program.built.run(
      ["type", text, "--output-format", "json"] + options, in: folder.url)
    #expect(log.exitCode == 0, "\(log.errors)")
    try folder.write(log.output, to: "log.json")
    let options = options.filter { $0 != "--accept-suggestions" }
    let replay = try Program.built.run(
      ["type", "--gestures", "log.json", "--output-format", "json"] + options, in: folder.url)
    #expect(replay.exitCode == 0, "\(replay.errors)")
    #expect(replay.text == log.text)
  }

  @Test(arguments: [
    ["type"], ["type", "hi", "--gestures", "a.json"], ["--type", "hi", "--gestures", "a.json"],
    ["type", "--gestures", "gone.json"], ["--step", "1"],
  ])
  func refusesOtherArguments(words: [String]) throws {
    let folder = try ScratchFolder()
    try folder.write(#"{"events": []}"#, to: "a.json")
    let run = try Program.built.run(words, in: folder.url)
    #expect(run.exitCode == 2 && run.text.isEmpty, "\(run.errors)")
  }

  @Test func filmsShowGestures() throws {
    let folder = try ScratchFolder()
    try folder.write(
      #"{"events": [{"gesture": "longPress", "key": "e"}, {"gesture": "drag", "to": "é"}, {"gesture": "release"}]}"#,
      to: "slide.json")
    let run = try Program.built.run(
      ["type", "--gestures", "slide.json", "-o", "film.webp", "--scale", "0.5"], in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    let film = try Data(contentsOf: folder.url.appending(path: "film.webp"))
    #expect(film.count > 1000 && String(decoding: film, as: UTF8.self).contains("ANMF"))
  }
}
