import ArgumentParser
import Disk
import Foundation
import KeyboardDocuments
import KeyboardRemote
import Terminal

struct FetchCommand: AsyncParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "fetch", abstract: "Download a pack, for kbrender theme add.",
    discussion: """
      Prints a line and the bytes of the file, or a line with the reason why there is none.

      Example: kbrender-remote fetch https://example.com/mint-1.2.0.kbtheme
      """)

  @Argument(help: "Address of the pack.")
  var address: String

  func run() async throws {
    let bytes: [UInt8]
    do {
      bytes = try await RemoteDownload.bytes(of: address, .archive)
    } catch {
      return try StandardOutput.write(lines: [error.localizedDescription])
    }
    try StandardOutput.write(lines: [HelperProgram.greeting])
    try OutputFile.write(bytes, to: "-")
  }
}
