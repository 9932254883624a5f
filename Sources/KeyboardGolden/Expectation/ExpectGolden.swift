public import Foundation
@_exported public import GoldenImages
public import KeyboardDrawing

/// Expects a drawing, such as a keyboard view, to look exactly like its golden.
///
/// In a test of Swift Testing or XCTest:
///
///     expectGolden(of: KeyboardView(…).keyboardTheme(.tron), named: "tron")
///
/// The golden is the file `__Snapshots__/<test file>/<name>.png` beside the test. One that isn't there
/// is drawn and written, and the test fails, so that somebody looks at it; the variable
/// `KBRENDER_RECORD` (`missing`, `failed`, `all` or `never`) says otherwise. Where `CI` is set, nothing
/// is written unless it says so. What differs lies beside the golden as `<name>.actual.png` and
/// `<name>.difference.png`, or in the folder that `KBRENDER_ARTIFACTS` names, and is attached to the
/// test where the framework takes attachments.
///
/// - Parameters:
///   - drawing: what is drawn.
///   - name: the golden's name, which no other place in the tests may use in the same folder.
///   - folder: the folder of the golden, instead of the one beside the test.
///   - scale: the pixels that a point is wide.
///   - record: which goldens are written, instead of what the variable says.
///   - fileID: where the failure is shown.
///   - filePath: where the failure is shown, and beside what the golden is.
///   - line: where the failure is shown.
///   - column: where the failure is shown.
public func expectGolden(
  of drawing: some SceneConvertible, named name: String, in folder: URL? = nil, scale: Double = 1,
  record: GoldenRecord? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  GoldenSuite(folder: folder, record: record, scale: scale).expect(
    drawing, named: name, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects a drawing to look like its golden, and puts up with some difference for a reason.
///
/// All else is as without a tolerance. The reason is for whoever finds the tolerance in a year.
///
/// - Parameters:
///   - drawing: what is drawn.
///   - name: the golden's name, which no other place in the tests may use in the same folder.
///   - tolerance: how much is put up with.
///   - reason: why it is put up with.
///   - folder: the folder of the golden, instead of the one beside the test.
///   - scale: the pixels that a point is wide.
///   - record: which goldens are written, instead of what the variable says.
///   - fileID: where the failure is shown.
///   - filePath: where the failure is shown, and beside what the golden is.
///   - line: where the failure is shown.
///   - column: where the failure is shown.
public func expectGolden(
  of drawing: some SceneConvertible, named name: String, tolerance: PictureTolerance,
  because reason: String, in folder: URL? = nil, scale: Double = 1, record: GoldenRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  GoldenSuite(folder: folder, record: record, scale: scale).expect(
    drawing, named: name, tolerance: tolerance, because: reason, fileID: fileID,
    filePath: filePath, line: line, column: column)
}
