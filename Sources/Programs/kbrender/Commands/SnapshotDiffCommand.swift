import ArgumentParser
import Disk
import GoldenImages
import KeyboardRender
import Parallel
import SourceText
import Terminal

struct SnapshotDiffCommand: Command {

  static let configuration = CommandConfiguration(
    "diff", "Compare two images; exit code 1 if they differ.",
    "Images rendered by kbrender are compared key by key.",
    example: "kbrender snapshot diff a.png b.png -o difference.png")

  @Argument(help: "Expected image.", completion: .file(extensions: ["png"]))
  var expected: String

  @Argument(help: "Actual image.", completion: .file(extensions: ["png"]))
  var actual: String

  @Option(output: "Output file of the expected, difference and actual images, if they differ.")
  var output: String?

  @OptionGroup var result: ResultOptions

  var common: CommonOptions { result.common }

  func execute(reporter: Reporter) throws {
    let before = try InputFile.read(expected, .picture)
    let after = try InputFile.read(actual, .picture)
    if let verdict = ImageComparison.sameBytes(before.bytes, after.bytes) {
      return try tell(verdict, by: reporter)
    }
    let pictures = try ParallelWork.tryMap([before, after], jobs: 2, worker: { _ in }) {
      file, _ throws(CommandFailure) in try PictureFile.picture(in: file)
    }
    let comparison = ImageComparison(
      expected: pictures[0], actual: pictures[1], files: (before.bytes, after.bytes))
    try tell(comparison.verdict, by: reporter)
    guard !comparison.isSame else { return }
    if let output, let picture = comparison.sideBySide {
      try OutputFile.write(picture.encoded(), to: output)
    }
    throw CommandFailure(.checkFailed)
  }

  private func tell(_ verdict: ImageVerdict, by reporter: Reporter) throws {
    try reporter.write(
      JSONText(JSONDocument(parsing: SourceFile(name: "verdict", text: verdict.json())).root),
      lines: verdict.isSame ? [] : ["\(expected) and \(actual): \(verdict)"])
  }
}
