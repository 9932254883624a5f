public import Foundation
import Glibc

/// A headless browser for a test, which ends with the value.
///
/// It starts without profile, extensions and network services, reaches no other computer, and ends
/// with the process of the test at the latest.
public final class Browser {

  private let process: Process
  private let connection: DevToolsConnection
  private let profile: URL

  /// Start the browser that `CHROMIUM` names, or an installed one.
  ///
  /// - Throws: ``BrowserError/notInstalled(_:)`` where there is none.
  public convenience init() throws {
    try self.init(program: try Self.installed())
  }

  /// Start the browser in an executable file.
  public init(program: URL) throws {
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw BrowserError.notInstalled([program.path])
    }
    // A short name, since the browser's socket lies in it, and paths of sockets have 107 bytes.
    profile = FileManager.default.temporaryDirectory.appending(
      path: "kb-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    let errors = profile.appending(path: "errors")
    try Data().write(to: errors)
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw BrowserError.ended("no socket: \(String(cString: strerror(errno)))")
    }
    connection = DevToolsConnection(socket: ends[0]) { Self.lastLines(of: errors) }
    process = Process()
    // The browser reads commands from descriptor 3 and writes answers to 4; here both are one socket.
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", #"exec "$0" "$@" 3<&0 4<&0 </dev/null"#, program.path]
      + Self.flags + ["--user-data-dir=\(profile.path)", "about:blank"]
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": profile.path, "TMPDIR": profile.path, "LANG": "C.UTF-8",
    ]
    process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    try (process.standardInput as? FileHandle)?.close()
    try connection.send("Browser.getVersion", seconds: 60)
  }

  deinit {
    _ = try? connection.send("Browser.close", seconds: 5)
    let deadline = Deadline(seconds: 5)
    while process.isRunning, !deadline.isOver { usleep(5_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    // Processes of the browser may still write to the folder for a moment.
    for _ in 0..<20 {
      try? FileManager.default.removeItem(at: profile)
      if !FileManager.default.fileExists(atPath: profile.path) { return }
      usleep(50_000)
    }
  }

  /// Open a page and wait until it is complete.
  ///
  /// Problems are collected in ``Page/problems``; only a page that can't be opened throws.
  public func open(
    _ url: URL, in viewport: Viewport = .desktop, colorScheme: Page.ColorScheme = .light,
    runsScripts: Bool = true, seconds: Double = 30
  ) throws -> Page {
    let page = try Page(browser: self, connection: connection)
    try page.resize(to: viewport)
    try page.setColorScheme(colorScheme)
    try page.setRunsScripts(runsScripts)
    try page.load(url, seconds: seconds)
    return page
  }

  private static let names = ["chromium", "chromium-headless-shell", "google-chrome", "chrome"]

  private static func installed() throws -> URL {
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
  ]

  private static func lastLines(of file: URL) -> String {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").suffix(5).joined(separator: "\n")
  }
}
