import Foundation
import Glibc
import Synchronization

/// The browser of all tests of a process.
struct SharedBrowser: ~Copyable {

  private let process = Mutex<BrowserProcess?>(nil)

  /// Return the browser, which the first call starts, and another one after its end.
  func running() throws -> BrowserProcess {
    try process.withLock { process in
      if let process, !process.connection.isEnded { return process }
      let started = try BrowserProcess(program: try BrowserProcess.installed())
      process = started
      return started
    }
  }
}

/// A running headless browser.
///
/// It starts without profile, extensions and network services, reaches no other computer, and ends
/// with the process of the test.
final class BrowserProcess: Sendable {

  let connection: DevToolsConnection

  /// Start the browser in an executable file.
  init(program: URL) throws {
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw BrowserError.notInstalled([program.path])
    }
    // A short name, since the browser's socket lies in it, and paths of sockets have 107 bytes.
    let profile = FileManager.default.temporaryDirectory.appending(
      path: "kb-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    let errors = profile.appending(path: "errors")
    try Data().write(to: errors)
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw BrowserError.ended("no socket: \(String(cString: strerror(errno)))")
    }
    let written = try FileHandle(forReadingFrom: errors)
    connection = DevToolsConnection(socket: ends[0]) { Self.lastLines(of: written) }
    let process = Process()
    // The browser reads commands from descriptor 3 and writes answers to 4; here both are one socket. It ends with
    // the socket's other end, and the shell deletes the profile, however the process of the tests ends.
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", #""$0" "$@" 3<&0 4<&0 </dev/null; rm -rf "$TMPDIR""#, program.path]
      + Self.flags + ["--user-data-dir=\(profile.path)", "about:blank"]
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": profile.path, "TMPDIR": profile.path, "LANG": "C.UTF-8",
    ]
    process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    try (process.standardInput as? FileHandle)?.close()
    try connection.command("Browser.getVersion", seconds: 60)
  }

  // The shell has no interface, and opens a page in a fifth of the processor time of the browser.
  private static let names = ["chromium-headless-shell", "chromium", "google-chrome", "chrome"]

  static func installed() throws -> URL {
    if let named = ProcessInfo.processInfo.environment["CHROMIUM"] { return URL(filePath: named) }
    let folders = ["/usr/bin", "/usr/local/bin", "/snap/bin"]
    for name in names {
      for folder in folders {
        let path = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: path) { return URL(filePath: path) }
      }
    }
    throw BrowserError.notInstalled(names)
  }

  // Root has no sandbox of the browser in containers, and their shared memory is small.
  private static let flags = [
    "--headless", "--remote-debugging-pipe", "--no-sandbox", "--disable-dev-shm-usage",
    "--disable-gpu", "--disable-extensions", "--disable-background-networking",
    "--disable-component-update", "--disable-default-apps", "--disable-sync", "--no-first-run",
    "--no-default-browser-check", "--mute-audio", "--hide-scrollbars", "--force-color-profile=srgb",
    "--font-render-hinting=none", "--disable-lcd-text",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    "--password-store=basic", "--disable-crash-reporter", "--disable-breakpad",
    "--disable-renderer-backgrounding", "--disable-backgrounding-occluded-windows",
    "--disable-background-timer-throttling",
  ]

  private static func lastLines(of file: FileHandle) -> String {
    try? file.seek(toOffset: 0)
    let text = String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    return text.split(separator: "\n").suffix(5).joined(separator: "\n")
  }
}
