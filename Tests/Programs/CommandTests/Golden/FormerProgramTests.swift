import Foundation
import ProgramSupport
import Testing

/// Differences that are explained by an older program.
@Suite struct FormerProgramTests: ProgramSuite {

  private static let line = "--scale {1,2} --size 200x160"

  private static let cases = [
    "m.matrix": line, "text.args": "--emit scene --size 200x160",
    "film.args": "type hi --size 200x160 --scale 1 --toolbar none",
  ]

  /// Digests, a film and a text, which tell nothing themselves.
  @Test func oneChangeIsOneCause() throws {
    let folder = try ScratchFolder()
    try folder.record(Self.cases, drawing: "--bold-text", to: "S")
    let alone = try run("snapshot verify S", in: folder)
    #expect(alone.exitCode == 1 && alone.text.contains("--before"), "\(alone.text)")
    try folder.formerProgram(drawing: "--bold-text")
    let before = try run("snapshot verify S --before ./old", in: folder)
    #expect(before.exitCode == 1)
    #expect(before.errors.contains("./old draws 3 of 3 goldens"), "\(before.errors)")
    let told = before.text.components(separatedBy: "\nCauses of several differences:\n").last
    let cause = #/  font [a-z]+ .+ → .+: 4 cases \(.*\)\n/#
    #expect(told?.wholeMatch(of: cause) != nil, "\(before.text)")
    #expect(folder.files.count { $0.hasSuffix(".expected.png") } == 2)
  }

  static let wrong: [(script: String, exitCode: Int32, says: String)] = [
    ("echo hello", 3, "[former-program]"), ("exit 1", 3, "[former-program]"),
    (#"[ "$1" = --version ] && echo 0.0.1 && exit; exit 1"#, 1, "draws 0 of 2"),
  ]

  @Test(arguments: wrong)
  func programsThatDrawNothingAreTold(script: String, exitCode: Int32, says: String) throws {
    let folder = try ScratchFolder()
    try folder.record(["m.matrix": Self.line], drawing: "--bold-text", to: "S")
    try folder.writeProgram(script)
    let verified = try run("snapshot verify S --before old", in: folder)
    #expect(verified.exitCode == exitCode && verified.errors.contains(says), "\(verified.errors)")
  }
}

extension ScratchFolder {

  /// Record cases with an option more than they have then, as if another program had drawn them.
  func record(_ cases: [String: String], drawing option: String, to suite: String) throws {
    for (path, line) in cases { try write("\(line) \(option)", to: "\(suite)/\(path)") }
    let run = try Program.built.run(["snapshot", "record", suite], in: url)
    try #require(run.exitCode == 0, "\(run.errors)")
    for (path, line) in cases { try write(line, to: "\(suite)/\(path)") }
    // Digests have the names of arguments.
    let name = ".\(option.drop { $0 == "-" })"
    for path in files where path.hasSuffix(".hashes") {
      let digests = String(decoding: try #require(read(path)), as: UTF8.self)
      try write(digests.replacing(name, with: ""), to: path)
    }
  }

  /// Write a program that draws with an option more than the one under test, which its pictures don't tell.
  @discardableResult
  func formerProgram(drawing option: String) throws -> URL {
    let program = Program.built.file.path
    let option = "\(option) --no-metadata"
    return try writeProgram(
      """
      case $1 in
        --version) echo 0.0.1 ;;
        type) '\(program)' "$@" \(option) ;;
        *) sed 's/^/\(option) /' | '\(program)' "$@" ;;
      esac
      """)
  }

  @discardableResult
  fileprivate func writeProgram(_ script: String) throws -> URL {
    try write("#!/bin/sh\n\(script)\n", to: "old")
    let file = url.appending(path: "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file
  }
}
