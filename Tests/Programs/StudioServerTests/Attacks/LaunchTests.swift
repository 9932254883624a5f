#if Studio
import Foundation
import TestSupport
import Testing

/// How the browser gets to know the token: kind 10.
@Suite final class LaunchTests: FolderSuite {

  /// Write a browser that keeps what it was started with, and return its path.
  private static func browser(in folder: ScratchFolder) throws -> String {
    let script = """
      #!/bin/sh
      kept=\(folder.url.path)/kept
      mkdir -p "$kept"
      tr '\\0' '\\n' </proc/$$/cmdline >"$kept/words"
      env >"$kept/variables"
      pwd >"$kept/folder"
      stat -c %a "$1" >"$kept/mode"
      cp "$1" "$kept/page.new" && mv "$kept/page.new" "$kept/page"
      """
    return try folder.writeProgram(script, to: "browser").path
  }

  private static func wait(for path: String, in folder: ScratchFolder) -> String {
    for _ in 0..<6000 {
      if let data = folder.read(path) { return String(decoding: data, as: UTF8.self) }
      usleep(10_000)
    }
    return ""
  }

  private func runtime(permissions: Int) throws -> String {
    let runtime = folder.url.appending(path: "runtime")
    try FileManager.default.createDirectory(
      at: runtime, withIntermediateDirectories: true, attributes: [.posixPermissions: permissions])
    return runtime.path
  }

  @Test func theFileLeadsToThePageOnce() throws {
    let studio = try StudioProcess(
      [], in: folder,
      variables: ["BROWSER": "/bin/true", "XDG_RUNTIME_DIR": runtime(permissions: 0o700)],
      opens: false)
    let path = try #require(folder.files.first { $0.hasPrefix("runtime/") })
    let page = try Browser().open(folder.url.appending(path: path))
    try page.wait(until: "location.href === 'http://\(studio.host)/' && document.body")
    // The page is sent the cookie, and can't read it; neither it nor what it asks for tells the token.
    #expect(try page.evaluate("fetch('/no').then(answer => answer.status)") == 404)
    #expect(try page.evaluate("document.cookie + document.referrer") == "")
    #expect(page.requests.filter { $0.contains(studio.token) }.count <= 1)
    #expect(folder.files.filter { $0.hasPrefix("runtime/") }.isEmpty)
    // Inline scripts don't run, whoever writes them.
    try page.run(
      "const script = document.createElement('script'); script.textContent = 'window.ran = true';"
        + "document.body.append(script)")
    #expect(try page.evaluate("window.ran === undefined"))
    // The address is used up, and shows nothing.
    try page.load(try #require(URL(string: "http://\(studio.host)/start?token=\(studio.token)")))
    #expect(try page.evaluate("document.body.children.length <= 1 && !document.scripts.length"))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func theTokenIsInNoListOfProcesses(signal: Int32) throws {
    let studio = try StudioProcess(
      [], in: folder,
      variables: [
        "BROWSER": Self.browser(in: folder), "XDG_RUNTIME_DIR": runtime(permissions: 0o700),
        "SECRET": "s",
        "LC_ALL": "C.UTF-8",
      ], opens: false)
    let page = Self.wait(for: "kept/page", in: folder)
    #expect(page.contains("/start?token=\(studio.token)") && page.contains("refresh"))
    let words = String(decoding: folder.read("kept/words") ?? Data(), as: UTF8.self)
    #expect(!words.contains(studio.token) && words.contains("/runtime/kbrender-studio-"))
    let list = try String(
      contentsOf: URL(filePath: "/proc/\(studio.process.processIdentifier)/cmdline"),
      encoding: .utf8)
    #expect(!list.contains(studio.token))
    #expect(folder.read("kept/mode") == Data("600\n".utf8))
    #expect(folder.read("kept/folder") == Data("/\n".utf8))
    let variables = String(decoding: folder.read("kept/variables") ?? Data(), as: UTF8.self)
    #expect(!variables.contains("SECRET") && !variables.contains(studio.token))
    #expect(variables.contains("LC_ALL=C.UTF-8"))
    // It is there until it was used, or the studio ends.
    #expect(folder.files.filter { $0.hasPrefix("runtime/") }.count == 1)
    if signal == SIGINT {
      #expect(
        try studio.reply(to: "GET /start?token=\(studio.token) HTTP/1.1", cookie: .none)?.status
          == 303)
      #expect(folder.files.filter { $0.hasPrefix("runtime/") }.isEmpty)
    }
    #expect(studio.end(signal) == 0)
    #expect(folder.files.filter { $0.hasPrefix("runtime/") }.isEmpty)
  }

  /// A folder that others can read or change is no place for it.
  @Test func aFolderOfOthersIsNotUsed() throws {
    let studio = try StudioProcess(
      [], in: folder,
      variables: [
        "BROWSER": Self.browser(in: folder), "XDG_RUNTIME_DIR": runtime(permissions: 0o755),
      ],
      opens: false)
    #expect(Self.wait(for: "kept/page", in: folder).contains(studio.token))
    let words = String(decoding: folder.read("kept/words") ?? Data(), as: UTF8.self)
    #expect(words.contains("/state/kbrender/studio/"))
    var mode = stat()
    #expect(stat(folder.url.appending(path: "state/kbrender").path, &mode) == 0)
    #expect(mode.st_mode & 0o777 == 0o700)
  }

  @Test func withoutABrowserTheAddressIsPrintedOnly() throws {
    for variables in [[:], ["BROWSER": "/no/such/browser"], ["BROWSER": "firefox"]] {
      let folder = try ScratchFolder()
      let studio = try StudioProcess([], in: folder, variables: variables)
      #expect(try studio.reply(to: "GET / HTTP/1.1")?.status == 200)
      #expect(folder.files.filter { $0.hasSuffix(".html") }.isEmpty)
    }
  }
}
#endif
