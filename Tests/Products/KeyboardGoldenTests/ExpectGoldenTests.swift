import Cairo
import Foundation
import KeyboardRender
import TestSupport
import Testing

@testable import KeyboardGolden

/// Golden pictures in tests of others: what is written, and what fails and how.
@Suite struct ExpectGoldenTests {

  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func failures(
    _ key: ColoredKey, named name: String = "key", record: GoldenRecord = .missing
  ) -> [String] {
    Failures.reported {
      expectGolden(of: key, named: name, in: folder.url, record: record)
    }
  }

  @Test func whatIsMissingIsRecordedAndFails() throws {
    let first = failures(ColoredKey())
    #expect(first.count == 1)
    #expect(first.first?.contains("The golden was missing and is now recorded") == true)
    #expect(first.first?.contains(folder.url.appending(path: "key.png").path) == true)
    #expect(folder.files == ["key.png"])
    #expect(failures(ColoredKey()) == [])
  }

  @Test func differencesAreToldByKeyWithPaths() throws {
    _ = failures(ColoredKey())
    let golden = folder.read("key.png")
    let message = try #require(failures(ColoredKey(blue: 0.6)).first)
    #expect(message.contains("“key”: 1 key differs: q background #1A80CC → #1A8099"))
    for file in ["key.png", "key.actual.png", "key.difference.png"] {
      #expect(message.contains(folder.url.appending(path: file).path))
    }
    #expect(message.contains("KBRENDER_RECORD=failed"))
    #expect(folder.files == ["key.actual.png", "key.difference.png", "key.png"])
    #expect(folder.read("key.png") == golden)
    // Artifacts are deleted once nothing differs.
    #expect(failures(ColoredKey()) == [])
    #expect(folder.files == ["key.png"])
  }

  @Test(arguments: [(GoldenRecord.never, false), (.missing, false), (.failed, true), (.all, true)])
  func whatDiffersIsRecordedWhereAskedFor(record: GoldenRecord, isRecorded: Bool) {
    _ = failures(ColoredKey())
    let golden = folder.read("key.png")
    // Even what is written fails once.
    #expect(failures(ColoredKey(blue: 0.6), record: record).count == 1)
    #expect((folder.read("key.png") != golden) == isRecorded)
    #expect((failures(ColoredKey(blue: 0.6)) == []) == isRecorded)
  }

  @Test func nothingIsWrittenWhereNothingMayBe() {
    let message = failures(ColoredKey(), record: .never).first
    #expect(message?.contains("There is no golden, and none is recorded here") == true)
    #expect(folder.files == ["key.actual.png"])
  }

  /// The golden says which libraries and fonts drew it.
  @Test func anotherLibraryOrFontIsToldOf() throws {
    _ = failures(ColoredKey())
    let golden = try PNGPicture(decoding: Array(try #require(folder.read("key.png"))))
    let manifest = try #require(GoldenManifest(golden))
    #expect(manifest.versions.map(\.name).contains("cairo"))
    #expect(manifest.versions.last?.name == "fonts")
    let old = manifest.versions.map { version in
      ["cairo", "fonts"].contains(version.name)
        ? GoldenReport.Version(name: version.name, value: "1.2.3") : version
    }
    let older = PNGPicture(
      width: golden.width, height: golden.height, bytes: golden.bytes, isOpaque: golden.isOpaque,
      scale: golden.scale,
      texts: golden.texts.filter { $0.keyword != GoldenManifest.keyword }
        + [GoldenManifest(versions: old).text])
    try folder.write(Data(older.encoded()), to: "key.png")
    #expect(failures(ColoredKey()) == [])
    let message = try #require(failures(ColoredKey(blue: 0.6)).first)
    #expect(message.contains("; but it is drawn with cairo "))
    #expect(message.contains(" instead of 1.2.3, other fonts\n"))
  }

  /// Equal pixels that viewers show in other colors, or with a second frame.
  @Test func equalMeansLooksEqual() throws {
    _ = failures(ColoredKey())
    let parts = PNG.chunks(of: Array(try #require(folder.read("key.png"))))
    let gamma = PNG.Chunk("gAMA", [0, 0, 0x27, 0x10])
    let box = PNG.Box(x: 0, y: 0, width: 40, height: 30)
    let animation = [
      PNG.animationControl(frameCount: 1, playCount: 0),
      PNG.frameControl(sequence: 0, box: box, delay: PNG.Delay(1, 10), blending: .source),
    ]
    for (chunks, says) in [([gamma], "gamma 0.1 → none"), (animation, "no animation any more")] {
      let all = parts.prefix(1) + chunks + parts.dropFirst()
      try folder.write(Data(PNG.signature + all.flatMap(\.bytes)), to: "key.png")
      let message = failures(ColoredKey()).first
      #expect(message?.contains(says) == true, "\(message ?? "no failure")")
    }
  }

  /// A list of elements that another program stored is replaced on request, and no pixels.
  @Test func staleElementsAreRefreshedWithoutPixels() throws {
    _ = failures(ColoredKey())
    let fresh = Array(try #require(folder.read("key.png")))
    let golden = try PNGPicture(decoding: fresh)
    let stale = PNGPicture(
      width: golden.width, height: golden.height, bytes: golden.bytes, isOpaque: golden.isOpaque,
      scale: golden.scale, texts: [PNGText(ImageElements.keyword, "[]")])
    try folder.write(Data(stale.encoded(compression: .fast)), to: "key.png")
    let pixels = PNG.chunks(of: Array(try #require(folder.read("key.png")))).filter {
      $0.name == "IDAT"
    }
    #expect(failures(ColoredKey()) == [])
    let message = failures(ColoredKey(), record: .metadata).first
    #expect(message?.contains("element list was refreshed") == true)
    let refreshed = Array(try #require(folder.read("key.png")))
    #expect(PNG.chunks(of: refreshed).filter { $0.name == "IDAT" } == pixels)
    #expect(try PNGPicture(decoding: refreshed).texts == golden.texts)
    #expect(failures(ColoredKey(), record: .metadata) == [])
    // Nothing else is written.
    #expect(failures(ColoredKey(blue: 0.6), record: .metadata).count == 1)
    #expect(failures(ColoredKey(), named: "other", record: .metadata).count == 1)
    #expect(folder.read("key.png") == Data(refreshed) && folder.read("other.png") == nil)
  }

  /// Opening a pipe would wait for its writer.
  @Test func aPipeIsNoGolden() throws {
    try #require(mkfifo(folder.url.appending(path: "key.png").path, 0o600) == 0)
    for record in [GoldenRecord.missing, .all] {
      let message = failures(ColoredKey(), record: record).first
      #expect(message?.contains("can't be compared") == true, "\(message ?? "no failure")")
    }
  }

  @Test func otherSizesDiffer() {
    _ = failures(ColoredKey())
    let message = failures(ColoredKey(width: 50)).first
    #expect(message?.contains("50x30 pixels instead of 40x30") == true)
  }

  @Test func tolerancesNeedAReason() {
    func failures(_ blue: Double, because reason: String, channels: Int = 6) -> [String] {
      Failures.reported {
        expectGolden(
          of: ColoredKey(blue: blue), named: "tolerated",
          tolerance: PictureTolerance(channels: channels), because: reason, in: folder.url,
          record: .missing)
      }
    }
    #expect(failures(0.8, because: "the first").count == 1)
    #expect(failures(0.78, because: "a test") == [])
    #expect(failures(0.7, because: "a test").count == 1)
    #expect(failures(0.8, because: " ").first?.contains("a tolerance needs a reason") == true)
  }

  @Test func namesBelongToOnePlace() {
    _ = failures(ColoredKey(), named: "taken")
    let other = Failures.reported {
      expectGolden(of: ColoredKey(), named: "Taken", in: folder.url, record: .missing)
    }
    #expect(other.first?.contains("the name “Taken” belongs to the golden at") == true)
    #expect(failures(ColoredKey(), named: "taken") == [])
  }

  /// Arguments are parts of the name, and two that leave the same file name are told apart.
  @Test func argumentsTellGoldensApart() {
    func failures(_ arguments: [any CustomStringConvertible]) -> [String] {
      Failures.reported {
        if arguments.count == 1 {
          expectGolden(
            of: ColoredKey(), named: "key", for: arguments[0], in: folder.url, record: .missing)
        } else {
          expectGolden(
            of: ColoredKey(), named: "key", for: arguments[0], arguments[1],
            tolerance: PictureTolerance(channels: 1), because: "a test", in: folder.url,
            record: .missing)
        }
      }
    }
    #expect(failures(["de"]).count == 1 && failures(["fr", 2]).count == 1)
    #expect(folder.files == ["key.de.png", "key.fr.2.png"])
    #expect(failures(["de"]) == [] && failures(["fr", 2]) == [])
    _ = failures(["a b"])
    #expect(failures(["a-b"]).first?.contains("“key.a b”") == true)
  }

  /// Fonts of a folder draw, and the golden says so.
  @Test func fontsMayBeNamed() throws {
    let fonts = try ScratchFolder()
    let round = Program.project.appending(path: "Tests/StyleThemes/Round.ttf")
    try fonts.write(Data(contentsOf: round), to: "Round.ttf")
    func failures(_ folders: [URL]) -> [String] {
      Failures.reported {
        expectGolden(
          of: ColoredKey(), named: "fonts", in: folder.url, fonts: folders, record: .missing)
      }
    }
    _ = failures([fonts.url])
    let named = try PNGPicture(decoding: Array(try #require(folder.read("fonts.png"))))
    _ = self.failures(ColoredKey())
    let plain = try PNGPicture(decoding: Array(try #require(folder.read("key.png"))))
    #expect(GoldenManifest(named)?.versions.last != GoldenManifest(plain)?.versions.last)
    #expect(failures([folder.url]).first?.contains("The folder has no fonts") == true)
  }

  @Test(arguments: [
    ("a/b", "a-b.png"), ("../up", "-up.png"), ("ä ö", "ä-ö.png"), ("", "-.png"),
    ("x@2x", "x-2x.png"),
  ])
  func namesStayInTheirFolder(name: String, file: String) {
    _ = failures(ColoredKey(), named: name)
    #expect(folder.files == [file])
  }

  @Test func brokenGoldensAreNoMatch() throws {
    for text in ["no image", "version https://git-lfs.github.com/spec/v1\n"] {
      try folder.write(text, to: "key.png")
      #expect(failures(ColoredKey(), record: .all).count == 1)
      #expect(folder.read("key.png") == Data(text.utf8))
    }
  }

  @Test func blankPicturesProveNothing() {
    let message = failures(ColoredKey(blue: 0.8, width: 0.4)).first
    #expect(message?.contains("can't be compared") == true)
    #expect(folder.files == [])
  }

  /// Folders where files belong, and files where folders do.
  @Test func whatCanNotBeReadOrWrittenIsToldWithItsPath() throws {
    let golden = folder.url.appending(path: "key.png")
    try FileManager.default.createDirectory(at: golden, withIntermediateDirectories: true)
    let unread = failures(ColoredKey(), record: .all)
    #expect(unread.count == 1)
    #expect(unread.first?.contains("“key” can't be compared: \(golden.path): ") == true)
    #expect(unread.first?.contains("Error Domain") == false)
    try folder.write("", to: "file")
    let blocked = GoldenSuite(folder: folder.url.appending(path: "file"), record: .missing)
    let unwritten = Failures.reported { blocked.expect(ColoredKey(), named: "blocked") }
    #expect(unwritten.count == 1)
    #expect(unwritten.first?.contains("“blocked” can't be compared: ") == true)
    #expect(unwritten.first?.contains("Error Domain") == false)
  }

  @Test func unknownValuesOfTheVariableAreToldTheRightOnes() {
    let problem = GoldenSuite.Problem.unknownRecord("al")
    #expect(
      problem.description
        == "KBRENDER_RECORD is “al”, but can be missing, failed, fonts, all, metadata, never")
  }

  @Test func suitesHavePlacesOfTheirOwn() throws {
    let artifacts = try ScratchFolder()
    let suite = GoldenSuite(
      folder: folder.url, artifacts: artifacts.url, record: .missing, scale: 2)
    func failures(_ blue: Double) -> [String] {
      Failures.reported { suite.expect(ColoredKey(blue: blue), named: "fine") }
    }
    _ = failures(0.8)
    #expect(failures(0.6).count == 1)
    #expect(folder.files == ["fine.png"])
    #expect(artifacts.files == ["fine.actual.png", "fine.difference.png"])
    // 40 points at two pixels each, in the header of the PNG.
    #expect(folder.read("fine.png").map { Array($0[16..<20]) } == [0, 0, 0, 80])
  }

  @Test func goldensLieBesideTheTest() throws {
    let test = folder.url.appending(path: "LookTests.swift").path
    #expect(GoldenSuite.folder(beside: test).path.hasSuffix("/__Snapshots__/LookTests"))
  }

  @Test(arguments: [
    ([:], GoldenRecord.missing), (["CI": "true"], .never), (["CI": "false"], .missing),
    (["CI": ""], .missing), (["KBRENDER_RECORD": "all"], .all),
    (["KBRENDER_RECORD": "FAILED", "CI": "1"], .failed),
    (["KBRENDER_RECORD": "", "CI": "1"], .never),
    (["KBRENDER_RECORD": "al"], nil),
  ])
  func variablesSayWhatIsWritten(variables: [String: String], record: GoldenRecord?) {
    #expect(GoldenRecord(variables: variables) == record)
  }
}
