import Foundation
import TestSupport
import Testing

/// Small files of pictures with the maximum size.
@Suite struct HostilePictureTests {

  /// Writes pictures of 8192x8191 pixels whose rows are some byte again and again.
  private static let script = """
    import struct, sys, zlib
    def chunk(name, content):
      sum = zlib.crc32(name + content)
      return struct.pack(">I", len(content)) + name + content + struct.pack(">I", sum)
    for name, byte in [("light", 0xFF), ("lines", 0xAA)]:
      row = bytes([0]) + bytes([byte]) * 1023 + bytes([1])
      header = struct.pack(">IIBBBBB", 8192, 8191, 1, 0, 0, 0, 0)
      with open(name + ".png", "wb") as file:
        file.write(bytes([137, 80, 78, 71, 13, 10, 26, 10]) + chunk(b"IHDR", header)
          + chunk(b"IDAT", zlib.compress(row * 8191, 9)) + chunk(b"IEND", b""))
    """

  /// Every other pixel differs, which takes the most memory; twice the pictures are 512 MB.
  @Test func areComparedInBoundedTimeAndMemory() throws {
    let folder = try ScratchFolder()
    let python = Program(file: URL(filePath: "/usr/bin/python3"))
    try #require(try python.run(["-c", Self.script], in: folder.url).exitCode == 0)
    #expect(try #require(folder.read("lines.png")).count < 20_000)
    let program = Program.built.file.path
    let run = try Program(file: URL(filePath: "/bin/sh")).run(
      ["-c", "ulimit -t 60; ulimit -v 1000000; exec \(program) snapshot diff light.png lines.png"],
      in: folder.url)
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(run.text.hasSuffix("pixels differ, from 1,0 on in 8183x8191\n"), "\(run.text)")
  }
}
