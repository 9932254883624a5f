#if Remote
import Foundation
import TestSupport
import Testing

/// `kbrender theme pack add` with an address, by the program that downloads.
@Suite final class DownloadCommandTests: FolderSuite {

  private func add(
    _ path: String, digest: String, in folder: ScratchFolder
  ) async throws -> Program.Run {
    let port = try await LoopbackServer.shared.port()
    let words = ["theme", "add", "http://127.0.0.1:\(port)\(path)", "--digest", digest]
    let variables = ["XDG_DATA_HOME": folder.url.appending(path: "home").path]
    return try await apart {
      try Program.besideRemote.run(words, in: folder.url, variables: variables)
    }
  }

  /// Write a pack, let the server have it, and return its digest.
  private func publish(at path: String, in folder: ScratchFolder) async throws -> String {
    try folder.write(#"{"formatVersion": 1, "name": "Mint"}"#, to: "mint.json")
    try folder.write(
      #"{"id": "com.example.mint", "version": "1.2.0", "license": "MIT"}"#, to: "mint.pack.json")
    let packed = try await apart {
      try Program.besideRemote.run(["theme", "pack", "mint.json"], in: folder.url)
    }
    #expect(packed.exitCode == 0, "\(packed.errors)")
    let pack = try #require(folder.read("mint-1.2.0.kbtheme"))
    LoopbackServer.shared.serve(Array(pack), at: path)
    let other = try await add(path, digest: "sha256:0", in: folder)
    #expect(other.exitCode == 2 && other.errors.contains("not “sha256:0”"), "\(other.errors)")
    #expect(!folder.files.contains { $0.hasPrefix("home") })
    return String(try #require(other.errors.firstMatch(of: /sha256:[0-9a-f]{64}/)).0)
  }

  @Test func addsThePackOfAnAddress() async throws {
    let digest = try await publish(at: "/file~added", in: folder)
    let added = try await add("/file~added", digest: digest, in: folder)
    #expect(added.exitCode == 0 && added.errors.contains("mint: com.example.mint"))
    let path = "home/kbrender/themes/mint-1.2.0.kbtheme"
    #expect(folder.read(path) == folder.read("mint-1.2.0.kbtheme"))
    let again = try await add("/file~added", digest: digest, in: folder)
    #expect(again.exitCode == 0 && again.errors.contains("is there already"), "\(again.errors)")
    #expect(LoopbackServer.shared.arrivals("/file~added").count == 3)
  }

  @Test(arguments: [
    ("/status/404", "status 404"), ("/elsewhere", "without encryption"), ("/loop", "redirects"),
    ("/large/67108865", "67108864 bytes"), ("/words", "The digest of the pack is"),
  ])
  func failuresSayTheirReason(path: String, message: String) async throws {
    let run = try await add(path, digest: String(repeating: "0", count: 64), in: folder)
    #expect(run.exitCode == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(run.text.isEmpty && folder.files.isEmpty)
  }
}
#endif
