import Foundation
import TestSupport
import Testing

@Suite final class TypeCommandTests: FolderSuite {

  private func run(_ line: String, in folder: ScratchFolder? = nil) throws -> Program.Run {
    // An underscore stands for a space.
    let words = line.split(separator: " ").map { $0.replacingOccurrences(of: "_", with: " ") }
    return try Program.built.run(words, in: folder?.url ?? Program.project)
  }

  private func object(_ line: String) throws -> [String: Any] {
    let run = try run(line)
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    return try #require(run.object)
  }

  @Test func saysWhatFingersDo() throws {
    let result = try object("type Grüß --locale de --output-format json")
    #expect(result["document"] as? String == "Grüß")
    let events = try #require(result["events"] as? [[String: Any]])
    #expect(events.first?["gesture"] as? String == "press")
    #expect(events.first?["action"] as? String == "character")
    #expect(events.first?["value"] as? String == "G")
    let gestures = Set(events.compactMap { $0["gesture"] as? String })
    #expect(gestures.isSuperset(of: ["press", "release", "end", "longPress", "drag"]))
    #expect(events.last?["layer"] as? String == "alphabetic.lowercased")
  }

  @Test(arguments: [
    ("type teh_cat", "the cat", 0), ("type teh_cat --autocorrect off", "teh cat", 0),
    ("type teh_cat --suggestions A,*B", "teh cat", 0),
    ("type teh. --keyboard-type url", "teh.", 0), ("type teh_cat --locale fi", "teh cat", 0),
    (
      "type I_am_going_to_the_hospital_now --autocorrect complete",
      "I am going to the hospital now",
      5
    ),
  ])
  func correctsAndCompletesWords(line: String, document: String, taken: Int) throws {
    let result = try object(line + " --output-format json")
    #expect(result["document"] as? String == document)
    let events = try #require(result["events"] as? [[String: Any]])
    let suggestions = events.filter {
      $0["action"] as? String == "suggestion" && $0["gesture"] as? String == "release"
    }
    #expect(suggestions.count >= taken && (taken > 0 || suggestions.isEmpty))
  }

  @Test(arguments: [
    ("--type teh", ["teh", "the"]), ("--type teh --suggestions A,B", ["A", "B"]),
    ("", ["One", "Two", "Three"]), ("--type hei --locale fi", []),
    ("--locale de", ["Ich", "Ja", "Danke"]), ("--locale ar", ["أنا", "نعم", "شكرا"]),
  ])
  func showsTheSuggestionsOfTheLexicon(line: String, first: [String]) throws {
    let scene = try object(line + " --emit scene -o -")
    let elements = try #require(scene["elements"] as? [[String: Any]])
    let items = elements.filter { $0["role"] as? String == "toolbarItem" }
      .compactMap { $0["name"] as? String }
    #expect(first.isEmpty ? items.isEmpty : Array(items.prefix(first.count)) == first)
  }

  @Test func printsALogAndTheText() throws {
    let lines = try run("type Hi_5 --locale en").text.split(separator: "\n")
    #expect(lines.first?.contains("press    H") == true && lines.last == "Hi 5")
    #expect(lines.contains { $0.contains("numeric") })
  }

  @Test(arguments: [
    ("type aé漢 --locale en", "漢", "U+6F22", "character 3"),
    ("type ж", "ж", "U+0436", "character 1"), ("--type ж -o -", "ж", "U+0436", "character 1"),
  ])
  func namesACharacterThatNoKeyGives(line: String, name: String, code: String, place: String) throws
  {
    let run = try run(line)
    #expect(run.exitCode == 2 && run.output.isEmpty)
    for part in [name, code, place, "[cli/unreachable-character]"] {
      #expect(run.errors.contains(part))
    }
  }

  @Test(arguments: [
    ("a" + String(repeating: "\u{301}", count: 30_000), "29993 more code points"),
    ("ab\u{7}", "U+0007, character 3"), ("\u{202E}abc", "U+202E, character 1"),
    ("a\tb", "U+0009, character 2"), ("\u{E000}", "U+E000"), ("\u{FFFE}", "U+FFFE"),
    (String(repeating: "a", count: 20_001), "[cli/limit]"),
  ])
  func refusesHostileTexts(text: String, message: String) throws {
    let run = try Program.built.run(["type", text], in: Program.project)
    #expect(run.exitCode == 2 && run.output.isEmpty && run.errors.contains(message))
    #expect(run.errors.utf8.count < 300)
  }

  @Test(arguments: [
    ("en", "👨‍👩‍👧‍👦 ❤️ 1️⃣ 🇸🇪 👍🏿"), ("en", "a\r\nb\n\nC"), ("ar", "مرحبا، ١٢ (نعم)"), ("he_IL", "שלום 12!"),
    ("en", "e\u{301}"), ("vi", String(repeating: "a", count: 300) + " Việt"), ("en", ""),
  ])
  func typesWhatIsDifficult(locale: String, text: String) throws {
    let run = try Program.built.run(
      ["type", text, "--locale", locale, "--output-format", "json"], in: Program.project)
    let document = try #require(run.object?["document"] as? String)
    // A letter and its mark are the same text as the letter with it.
    #expect(document == text.replacingOccurrences(of: "\r\n", with: "\n") && run.exitCode == 0)
  }

  @Test(arguments: 0...6) func stopsAtTheStep(step: Int) throws {
    // The fifth step is the release of a key, with which its end comes.
    let result = try object("type ab --locale de --step \(step) --output-format json")
    let events = try #require(result["events"] as? [[String: Any]])
    #expect(events.count == step)
    #expect(result["document"] as? String == (step < 5 ? "" : "a"))
  }

  @Test(arguments: [
    "type a --type b", "--step 3", "type a --step 40", "type a --step x", "type",
    "type a --format mov", "type a -o a.svg", "type a -o a.PDF", "type a -o a.avi",
    "--size 1x20000 --scale 1 -o a.webp",
    "type a --locale zxx",
  ])
  func refusesWhatMakesNoSense(line: String) throws {
    let run = try run(line)
    #expect(run.exitCode == 2 && run.output.isEmpty && !run.errors.isEmpty)
  }

  @Test func theKeyboardIsDrawnAsItStands() throws {
    func layer(_ line: String) throws -> String? {
      let layers = try object(line + " --emit layout")["layers"] as? [String: Any]
      return layers?.keys.first
    }
    #expect(try layer("--type Hello._") == "alphabetic.uppercased")
    #expect(try layer("--type Hello") == "alphabetic.lowercased")
    #expect(try layer("--type ABC") == "alphabetic.capsLocked")
    #expect(try layer("--type 12") == "numeric")
    #expect(try layer("type 12 --step 1") == "numeric")
    #expect(try layer("type a€ --step 0") == "alphabetic.uppercased")
    #expect(try layer("--type hi --keyboard-type email") == "email.lowercased")
  }

  @Test func pressesAndCalloutsCanBeSeen() throws {
    let idle = try run("--type s --locale de --emit scene").text
    let pressed = try run("--type s --locale de --step 4 --emit scene").text
    #expect(pressed != idle)
    let callout = try run("type ß --locale de --step 5 --emit scene").text
    #expect(callout.contains("ß") && !idle.contains("\"ß\""))
  }

  @Test func drawsAPictureOfEveryGesture() throws {
    let run = try run("type hi --format png --scale 1 -o steps/{n}.png", in: folder)
    #expect(run.exitCode == 0)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "steps").path)
    // Shift comes first, because sentences start with a capital by themselves.
    #expect(files.count == 10 && files.contains("0.png") && files.contains("9.png"))
  }

  @Test func animates() throws {
    let line = "type Hej --locale sv --scale 1 --suggestions Hej,*Hejsan -o"
    #expect(try run("\(line) a.apng", in: folder).exitCode == 0)
    #expect(try run("\(line) b.apng", in: folder).exitCode == 0)
    let file = try Data(contentsOf: folder.url.appending(path: "a.apng"))
    #expect(try file == Data(contentsOf: folder.url.appending(path: "b.apng")))
    #expect(try run("\(line) c.apng --jobs 3", in: folder).exitCode == 0)
    #expect(try file == Data(contentsOf: folder.url.appending(path: "c.apng")))
    let control = try #require(file.range(of: Data("acTL".utf8)))
    let count = file[control.upperBound..<control.upperBound + 4].reduce(0) { $0 << 8 | Int($1) }
    #expect(count == 10 && file.count < 70_000)
    #expect(try run("info a.apng", in: folder).exitCode == 0)
  }

  @Test(arguments: [
    ("Hello, I recieve 3 é’s!  ok", ["--locale", "en"]), ("Grüße an alle", ["--locale", "de"]),
    ("I am going to the hospital now", ["--accept-suggestions"]),
    ("NASA hi", ["--device", "ipad"]), ("привет", ["--locale", "ru"]),
  ])
  func logsAreReplayed(text: String, options: [String]) throws {
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
    let folder = try ScratchFolder(["a.json": #"{"events": []}"#])
    let run = try Program.built.run(words, in: folder.url)
    #expect(run.exitCode == 2 && run.text.isEmpty, "\(run.errors)")
  }

  @Test func filmsShowGestures() throws {
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
