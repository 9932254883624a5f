public import Foundation
@_exported public import GoldenImages
public import KeyboardDrawing

/// Expects a drawing, such as a keyboard view, to match its golden exactly.
///
/// In a test of Swift Testing or XCTest:
///
/// ```swift
/// @Test func minimal() {
///   let view = KeyboardView(keyboardContext: .preview).keyboardTheme(.minimal)
///   expectGolden(of: view, named: "minimal")
/// }
/// ```
///
/// The golden is the file `__Snapshots__/<test file>/<name>.png` beside the test. A missing one is
/// recorded, and the test fails, so that no golden passes without inspection. The variable
/// `KBRENDER_RECORD` sets another mode (`missing`, `failed`, `fonts`, `all` or `never`); where `CI` is set,
/// the default is `never`. A failure writes the artifacts `<name>.actual.png` and
/// `<name>.difference.png` beside the golden or to the folder in `KBRENDER_ARTIFACTS`, and attaches
/// them to the test where the framework supports attachments.
///
/// A test with arguments, such as `@Test(arguments: ["de", "fr"])`, has a golden for each of them, whose
/// name ends with theirs: `looks.de.png` and `looks.fr.png`.
///
/// ```swift
/// func looks(locale: String) {
///   let context = KeyboardContext(device: .standard, locale: Locale(identifier: locale))
///   expectGolden(of: KeyboardView(keyboardContext: context), named: "looks", for: locale)
/// }
/// ```
///
/// - Parameters:
///   - drawing: The drawing.
///   - name: The golden's name, unique among all places in the tests with the same folder.
///   - arguments: Those of the test, which tell its goldens apart.
///   - folder: The folder of the golden, instead of the one beside the test.
///   - scale: The display scale, in pixels per point.
///   - fonts: Folders of fonts, in place of installed files with the same names.
///   - record: The recording mode, instead of that of the variable.
///   - fileID: The source location of failures.
///   - filePath: The source location of failures, with the golden beside it.
///   - line: The source location of failures.
///   - column: The source location of failures.
public func expectGolden(
  of drawing: some SceneConvertible, named name: String,
  for arguments: any CustomStringConvertible..., in folder: URL? = nil, scale: Double = 1,
  fonts: [URL] = [], record: GoldenRecord? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  GoldenSuite(folder: folder, record: record, scale: scale, fonts: fonts).expect(
    drawing, named: GoldenSuite.name(name, for: arguments), fileID: fileID, filePath: filePath,
    line: line, column: column)
}

/// Expects a drawing to match its golden within a tolerance, for a reason.
///
/// The reason, which must not be blank, is for the readers of the test. Otherwise it works like
/// ``expectGolden(of:named:for:in:scale:fonts:record:fileID:filePath:line:column:)``.
///
/// ```swift
/// expectGolden(
///   of: view, named: "edges", tolerance: PictureTolerance(channels: 2),
///   because: "The release machines have another version of Cairo")
/// ```
public func expectGolden(
  of drawing: some SceneConvertible, named name: String,
  for arguments: any CustomStringConvertible..., tolerance: PictureTolerance,
  because reason: String, in folder: URL? = nil, scale: Double = 1, fonts: [URL] = [],
  record: GoldenRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  GoldenSuite(folder: folder, record: record, scale: scale, fonts: fonts).expect(
    drawing, named: GoldenSuite.name(name, for: arguments), tolerance: tolerance, because: reason,
    fileID: fileID,
    filePath: filePath, line: line, column: column)
}
