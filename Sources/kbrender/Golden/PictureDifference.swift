import Artifacts
import GoldenImages
import KeyboardDocuments
import KeyboardRender

/// Compares two picture files.
struct PictureDifference {

  /// The paths of the pictures.
  let expected: String
  let actual: String

  /// The file of the expected, difference and actual pictures, if they differ; nil for none.
  let output: String?

  /// Whether the verdict is printed as JSON.
  let isJSON: Bool

  /// The folders of the output that are created if they are missing.
  let folders: OutputFile.MissingFolders

  /// Print the verdict, and throw if the pictures differ.
  func tell() throws {
    let before = try InputFile.read(expected, limit: InputFile.pictureLimit)
    let after = try InputFile.read(actual, limit: InputFile.pictureLimit)
    if let verdict = PictureComparison.sameBytes(before.bytes, after.bytes) {
      return try tell(verdict)
    }
    let pictures = try ParallelWork.tryMap([before, after], jobs: 2, worker: { _ in }) {
      file, _ throws(CommandFailure) in try PictureFile.picture(in: file)
    }
    let comparison = PictureComparison(
      expected: pictures[0], actual: pictures[1], files: (before.bytes, after.bytes))
    try tell(comparison.verdict)
    guard !comparison.isSame else { return }
    if let output, let picture = comparison.sideBySide {
      try OutputFile.write(picture.encoded(), to: output, creating: folders)
    }
    throw CommandFailure(.checkFailed)
  }

  private func tell(_ verdict: PictureVerdict) throws {
    if isJSON {
      try StandardOutput.write(try verdict.json())
    } else if !verdict.isSame {
      try StandardOutput.write("\(expected) and \(actual): \(verdict)\n")
    }
  }
}
