import Foundation
import TestSupport
import Testing

/// Many pictures from one file.
@Suite struct BatchTests: ProgramSuite {

  @Test func drawsEveryLineLikeASinglePicture() throws {
    let folder = try ScratchFolder()
    let lines = ["-t tron -l de -o a.png", "# none", "", "-l ar --case uppercased -o 'b c.png'"]
    try folder.write(lines.joined(separator: "\n"), to: "list.txt")
    let batch = ["--batch", "list.txt", "--jobs", "2", "--compression", "fast"]
    let run = try Program.built.run(batch, in: folder.url)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(folder.files == ["a.png", "b c.png", "list.txt"])
    let single = try self.run("-t tron -l de --compression fast -o -", in: folder)
    #expect(single.output == folder.read("a.png"))
  }

  static let wrong: [(String, String)] = [
    ("-l zxx", "<stdin>:1:1: error: There is no locale “zxx”"),
    ("-o a.png\n-o 'b", "<stdin>:2:1: error: The quotation mark ' is never closed"),
    ("\n\n--bogus", "<stdin>:3:1: error: Unknown option '--bogus'"),
    ("-o -", "<stdin>:1:1: error: Line 1 has no --output"),
    ("-o a.png\n-o a.png -l de", "<stdin>:2:1: error: Lines 1 and 2 both write “a.png”"),
    ("-o a.png\n-o ./a.png -l de", "<stdin>:2:1: error: Lines 1 and 2 both write “./a.png”"),
    ("-o a.png\n-o b/../a.png", "<stdin>:2:1: error: Lines 1 and 2 both write “b/../a.png”"),
    ("--help", "<stdin>:1:1: error:"),
  ]

  @Test(arguments: wrong)
  func namesTheLine(input: String, message: String) throws {
    let folder = try ScratchFolder()
    let run = try run("--batch -", in: folder, input: input)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(folder.files.isEmpty)
  }

  @Test func drawsTheOthersWhenOneFails() throws {
    let folder = try ScratchFolder()
    let input = "-o /proc/a.png\n-o b.png\n--suggestions \u{13000} -o c.png"
    let run = try run("--batch -", in: folder, input: input)
    #expect(run.exitCode == 3)
    #expect(run.errors.contains("<stdin>:1:1: note: Requested here"))
    #expect(run.errors.contains("<stdin>:3:1: error:"))
    #expect(folder.files == ["b.png"])
  }

  @Test func partsDrawTheWholeOnce() throws {
    let names = (0..<5).map { "\($0).png" }
    let input = names.map { "-o \($0)" }.joined(separator: "\n")
    var drawn: [String] = []
    for part in 1...3 {
      let folder = try ScratchFolder()
      let run = try run("--batch - --scale 0.5 --shard \(part)/3", in: folder, input: input)
      #expect(run.exitCode == 0, "\(run.errors)")
      drawn += folder.files
    }
    #expect(drawn.sorted() == names)
  }

  @Test func aPartOfNoBatchIsAnError() throws {
    let folder = try ScratchFolder()
    let run = try run("--shard 1/2 -o a.png", in: folder)
    #expect(run.exitCode == 2 && run.errors.contains("--shard is a part of a --batch"))
    #expect(folder.files.isEmpty)
  }
}
