import Foundation
import Testing

/// Asynchronous suggestions in programs whose keyboards only set their service.
@Suite(.serialized) struct ProgramTests {

  @Test(arguments: [("MainActorProgram", 2), ("RunLoopProgram", 1)])
  func theMainActorIsAnswered(program: String, count: Int) throws {
    #expect(try output(of: program) == Array(repeating: "Hello Hi", count: count))
  }

  @Test func anotherActorIsAnErrorUntilTheKeyboardIsStartedThere() throws {
    let lines = try output(of: "GlobalActorProgram")
    #expect(lines.count == 2 && lines.last == "Hello Hi")
    #expect(lines.first?.contains("startAutocomplete()") == true)
  }

  private func output(of program: String) throws -> [Substring] {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = tests.deletingLastPathComponent().appending(path: program)
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self).split(separator: "\n")
  }
}
