import Foundation
import TestSupport
import Testing

@Suite final class BatchTests: FolderSuite, ProgramSuite {

  @Test func drawsEveryLineLikeASinglePicture() throws {
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
    ("-l zxx", "list.txt:1:1: error: There is no locale “zxx”"),
    ("-o a.png\n-o 'b", "list.txt:2:1: error: The quotation mark ' is never closed"),
    ("\n\n--bogus", "list.txt:3:1: error: Unknown option '--bogus'"),
    ("-o -", "list.txt:1:1: error: Line 1 has no --output"),
    ("-o a.png\n-o a.png -l de", "list.txt:2:1: error: Lines 1 and 2 both write “a.png”"),
    ("-o a.png\n-o ./a.png -l de", "list.txt:2:1: error: Lines 1 and 2 both write “./a.png”"),
    ("-o a.png\n-o b/../a.png", "list.txt:2:1: error: Lines 1 and 2 both write “b/../a.png”"),
    ("--help", "list.txt:1:1: error:"),
  ]

  @Test(arguments: wrong)
  func namesTheLine(input: String, message: String) throws {
    let folder = try ScratchFolder(["list.txt": input])
    try refuse("--batch list.txt", message, in: folder)
    #expect(folder.files == ["list.txt"])
  }

  @Test(arguments: [("list.txt", "list.txt/a.png", 3), ("-", "/proc/a.png", Int32(3))])
  func drawsTheOthersWhenOneFails(file: String, output: String, code: Int32) throws {
    let input = "-o \(output)\n-o b.png\n--suggestions \u{13000} -o c.png"
    if file != "-" { try folder.write(input, to: file) }
    let run = try run("--batch \(file)", in: folder, input: input)
    #expect(run.exitCode == code)
    let name = file == "-" ? "<stdin>" : file
    #expect(run.errors.contains("\(name):1:1:"), "\(run.errors)")
    #expect(run.errors.contains("\(name):3:1: error:"))
    #expect(folder.files == (file == "-" ? ["b.png"] : ["b.png", "list.txt"]))
  }

  @Test func wrongLinesOfAStreamFailAlone() throws {
    let input = "-l zxx -o a.png\n-o b.png --scale 1\n'\n\n--scale 0.5 --emit scene"
    let run = try run("--batch - --jobs 1", in: folder, input: input)
    #expect(run.exitCode == 2 && folder.files == ["b.png"])
    #expect(run.errors.contains("<stdin>:1:1: error: There is no locale “zxx”"))
    let answers = try run.text.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(answers.map { $0["line"] as? Int } == [1, 2, 3, 5])
    #expect(answers.map { $0["file"] as? String } == [nil, "b.png", nil, nil])
    #expect(answers.map { $0["width"] as? Int } == [nil, 390, nil, nil])
    let codes = answers.map { ($0["error"] as? [[String: Any]])?.first?["code"] as? String }
    #expect(codes == ["cli/unknown-name", nil, "cli/quoting", nil])
    let scene = (answers[3]["scene"] as? String).flatMap { Data(base64Encoded: $0) }
    #expect(try scene == self.run("--scale 0.5 --emit scene", in: folder).output)
  }

  @Test func linesAreAnsweredBeforeTheEnd() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = Program.built.file
    process.arguments = ["--batch", "-"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    for locale in ["de", "ar"] {
      try input.fileHandleForWriting.write(contentsOf: Data("--scale 0.5 -l \(locale)\n".utf8))
      #expect(output.fileHandleForReading.availableData.starts(with: Data(#"{"version": 1"#.utf8)))
      // The rest of a long answer.
      while output.fileHandleForReading.availableData.last != UInt8(ascii: "\n") {}
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func partsDrawTheWholeOnce() throws {
    let names = (0..<5).map { "\($0).png" }
    let input = names.map { "-o \($0)" }.joined(separator: "\n")
    var drawn: [String] = []
    for part in 1...3 {
      let folder = try ScratchFolder()
      try succeed("--batch - --scale 0.5 --shard \(part)/3", in: folder, input: input)
      drawn += folder.files
    }
    #expect(drawn.sorted() == names)
  }

  @Test func aPartOfNoBatchIsAnError() throws {
    try refuse("--shard 1/2 -o a.png", "--shard is a part of a --batch", in: folder)
    #expect(folder.files.isEmpty)
  }
}
