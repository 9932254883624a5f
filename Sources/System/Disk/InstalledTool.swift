import Foundation

/// A program of the machine that reads standard input and writes standard output.
package struct InstalledTool {

  let arguments: [String]

  package init(arguments: [String]) { self.arguments = arguments }

  /// Return nil if the program fails; the input is a file, since a program that writes while it
  /// reads would fill both pipes.
  package func output(for input: [UInt8] = []) -> [UInt8]? {
    let folder = FileManager.default.temporaryDirectory
    let source = folder.appendingPathComponent("kbrender-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: source) }
    guard (try? Data(input).write(to: source)) != nil,
      let standardInput = try? FileHandle(forReadingFrom: source)
    else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = try? output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? Array(bytes ?? Data()) : nil
  }

  package func lines(for input: [String] = []) -> [Substring]? {
    let bytes = output(for: input.flatMap { Array(($0 + "\n").utf8) })
    return bytes.map {
      String(decoding: $0, as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
  }
}
