public import Foundation
public import GoldenImages
public import KeyboardDrawing
import SourceText

/// The places and recording mode of goldens, for tests with other settings than the defaults.
///
/// The defaults are those of
/// ``expectGolden(of:named:for:in:scale:fonts:record:fileID:filePath:line:column:)``.
///
/// ```swift
/// let folder = URL(filePath: "Goldens", relativeTo: URL(filePath: #filePath))
/// let suite = GoldenSuite(folder: folder, scale: 1)
/// suite.expect(view, named: "keyboard")
/// ```
public struct GoldenSuite: Sendable {

  /// The folder of the goldens; nil for `__Snapshots__/<test file>` beside each test file.
  public var folder: URL?

  /// The folder of artifacts; nil for beside the goldens.
  public var artifacts: URL?

  /// The recording mode; nil for the variable `KBRENDER_RECORD`.
  public var record: GoldenRecord?

  /// The display scale, in pixels per point.
  public var scale: Double

  /// Folders of fonts, in place of installed files with the same names.
  public var fonts: [URL]

  /// Creates a suite, with `KBRENDER_ARTIFACTS` as the default folder of artifacts.
  public init(
    folder: URL? = nil, artifacts: URL? = nil, record: GoldenRecord? = nil, scale: Double = 1,
    fonts: [URL] = []
  ) {
    self.folder = folder
    self.artifacts = artifacts
    self.record = record
    self.scale = scale
    self.fonts = fonts
  }

  /// Returns the folder for the goldens of a test file: `__Snapshots__/<its name>` beside it.
  public static func folder(beside testFile: String) -> URL {
    let file = URL(filePath: testFile)
    return file.deletingLastPathComponent().appending(path: "__Snapshots__")
      .appending(path: file.deletingPathExtension().lastPathComponent)
  }

  static func name(_ name: String, for arguments: [any CustomStringConvertible]) -> String {
    ([name] + arguments.map(\.description)).joined(separator: ".")
  }

  /// Expects a drawing to match its golden exactly.
  public func expect(
    _ drawing: some SceneConvertible, named name: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    check(drawing, named: name, tolerance: .exact, reason: nil, place: place)
  }

  /// Expects a drawing to match its golden within a tolerance, for a reason.
  public func expect(
    _ drawing: some SceneConvertible, named name: String, tolerance: PictureTolerance,
    because reason: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    check(drawing, named: name, tolerance: tolerance, reason: reason, place: place)
  }

  // Verified once per process: a broken comparison would accept every golden.
  private static let problems = ComparerCheck.problems()

  private func check(
    _ drawing: some SceneConvertible, named name: String, tolerance: PictureTolerance,
    reason: String?, place: TestLocation
  ) {
    do {
      if let reason, reason.allSatisfy(\.isWhitespace) {
        throw Problem("a tolerance needs a reason, for later readers of the test")
      }
      let variables = ProcessInfo.processInfo.environment
      guard let record = record ?? GoldenRecord(variables: variables) else {
        throw Problem.unknownRecord(variables[GoldenRecord.variable] ?? "")
      }
      let named = variables["KBRENDER_ARTIFACTS"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
      let renderer = try GoldenDrawing.with(fonts: fonts)
      let files = GoldenFiles(
        name: name, in: folder ?? Self.folder(beside: "\(place.filePath)"),
        artifacts: artifacts ?? named, fonts: renderer.release)
      if let other = files.claim(as: name, at: place.text) {
        let place = other.name == name ? other.place : "\(other.place), “\(other.name)”"
        throw Problem("the name “\(name)” belongs to the golden at \(place) already")
      }
      try files.log(in: variables)
      guard Self.problems.isEmpty else {
        let problems = Self.problems.joined(separator: "; ")
        throw Problem("the comparison doesn't detect differences: \(problems)")
      }
      let check = GoldenCheck(
        files: files, tolerance: tolerance, record: record, versions: renderer.versions)
      guard let failure = try check.failure(of: renderer.png(of: drawing, scale: scale)) else {
        return
      }
      for picture in failure.pictures { place.attach(picture.bytes, named: picture.name) }
      place.fail("“\(name)”: \(failure.message)")
    } catch let error as CocoaError {
      let path = error.filePath.map { "\($0): " } ?? ""
      place.fail("“\(name)” can't be compared: \(path)\(error.localizedDescription)")
    } catch let failure as CommandFailure {
      let path = failure.diagnostics.first?.place.map { "\($0.file): " } ?? ""
      place.fail("“\(name)” can't be compared: \(path)\(failure)")
    } catch {
      place.fail("“\(name)” can't be compared: \(error)")
    }
  }

  struct Problem: Error, CustomStringConvertible {

    let description: String

    fileprivate init(_ description: String) { self.description = description }

    static func unknownRecord(_ value: String) -> Problem {
      let choices = GoldenRecord.allCases.map(\.rawValue).joined(separator: ", ")
      return Problem("\(GoldenRecord.variable) is “\(value)”, but can be \(choices)")
    }
  }
}
