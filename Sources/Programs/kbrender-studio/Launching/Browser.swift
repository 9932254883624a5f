#if Studio
import Disk
import Foundation
import CLibrary
import KeyboardPipeline
import SourceText
import Studio
import Synchronization
import Terminal

/// The user's browser, which outlives the studio.
enum Browser {

  private static let shell = "/bin/sh"
  private static let folders = ["/usr/local/bin", "/usr/bin", "/bin"]

  private static let variables: Set = [
    "DBUS_SESSION_BUS_ADDRESS", "DESKTOP_SESSION", "DISPLAY", "HOME", "LANG", "LOGNAME", "USER",
    "WAYLAND_DISPLAY", "XAUTHORITY",
  ]

  private static let prefixes = ["GNOME_", "KDE_", "LC_", "XDG_"]

  /// Opens a file with `BROWSER`, if it is a path, or with the desktop's program, if there is one.
  static func open(_ path: String) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    guard let program = program(environment) else { return false }
    let passed = environment.filter { name, _ in
      variables.contains(name) || prefixes.contains(where: name.hasPrefix)
    }.merging(["PATH": folders.joined(separator: ":")]) { $1 }
    guard let process = start([shell, "-c", "cd / && exec \"$0\" \"$1\"", program, path], passed)
    else { return false }
    // Somebody has to take note of its end.
    Thread {
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }.start()
    return true
  }

  private static func program(_ environment: [String: String]) -> String? {
    if let named = environment["BROWSER"], named.hasPrefix("/") {
      return access(named, X_OK) == 0 ? named : nil
    }
    // Without a desktop, it would open a browser in the terminal.
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return nil }
    return folders.map { "\($0)/xdg-open" }.first { access($0, X_OK) == 0 }
  }

  /// In a group and folder of its own, which no key of the terminal ends, with the signals and the streams of a new program.
  private static func start(_ words: [String], _ environment: [String: String]) -> pid_t? {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    let variables = environment.map { "\($0)=\($1)" }
    var process: pid_t = 0
    return withStrings(words) { words in
      withStrings(variables) { variables in
        posix_spawn(&process, shell, &actions, &attributes, words, variables) == 0 ? process : nil
      }
    }
  }

  private static func withStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let strings = texts.map { strdup($0) }
    defer { strings.forEach { free($0) } }
    return body(strings + [nil])
  }
}

/// Single-use page with the token, which other users can't read, unlike arguments of programs.
final class LaunchPage: Sendable {

  let path: String
  private let exists = Mutex(true)

  init?(leadingTo address: String, in folder: String) {
    path = "\(folder)/kbrender-studio-\(UInt64.random(in: .min ... .max)).html"
    let text = """
      <!doctype html>
      <meta charset="utf-8">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0; url=\(address)">
      <title>Studio</title>
      <a href="\(address)">Studio</a>\n
      """
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count else {
      remove()
      return nil
    }
  }

  func remove() {
    exists.withLock { exists in
      if exists { unlink(path) }
      exists = false
    }
  }
}

/// The configuration of a studio, from the options.
struct StudioSetup: Sendable {

  var host = "127.0.0.1"
  var port = 0
  var opensBrowser = true
  var allowed: [StudioOrigin] = []
  var folder = "."
  var themes: [Session.First] = []
  var seconds = 30

  init(_ options: StudioOptions) throws(Diagnostics) {
    var reader = ChoiceReader(installed: .ofUser)
    opensBrowser = !options.noOpen
    seconds =
      reader.readInteger(options.requestSeconds, option: "request-seconds", in: 1...3600) ?? seconds
    for address in options.address {
      let parts = address.wholeMatch(of: /\[?([^\[\]]*?)\]?(?::([0-9]*))?/)
      // Addresses of version 6 have colons of their own.
      let isWhole = Self.isAddress(address)
      let text = isWhole ? address : parts.map { String($0.output.1) } ?? address
      if !isWhole, let digits = parts?.output.2 {
        port = reader.readInteger(String(digits), option: "address", in: 0...65535) ?? port
      }
      guard !text.isEmpty else { continue }
      guard Self.isAddress(text) else {
        reader.report(
          code: .studio,
          "--address must be an address such as 127.0.0.1:8000 or [::1]:8000, not "
            + address.shortened.quoted)
        try reader.finish()
        return
      }
      host = text
    }
    for text in options.allowOrigin {
      guard let origin = StudioOrigin(text) else {
        reader.report(
          code: .invalidArgument,
          "--allow-origin must be an origin as browsers write it, such as https://studio.example.com, not "
            + text.shortened.quoted)
        continue
      }
      allowed.append(origin)
    }
    let file = options.themes.first { RenderRequest.ThemeChoice.isFile($0) }
    folder = options.folder ?? file.map { FilePath($0).folder } ?? folder
    themes = options.themes.compactMap { readTheme($0, &reader) }
    try reader.finish()
  }

  /// Names of the network are for it to resolve, and could be anyone's.
  private static func isAddress(_ text: String) -> Bool {
    var four = in_addr()
    var six = in6_addr()
    return inet_pton(AF_INET, text, &four) == 1 || inet_pton(AF_INET6, text, &six) == 1
  }

  private func readTheme(_ text: String, _ reader: inout ChoiceReader) -> Session.First? {
    guard RenderRequest.ThemeChoice.isFile(text) else {
      switch reader.readTheme(text) {
      case .file: return .installed(text)
      case .builtIn(let name): return .builtIn(name)
      case .document, nil: return nil
      }
    }
    let path = FilePath(text)
    if RenderRequest.ThemeChoice.isPack(text) {
      reader.report(
        code: .packContents,
        "\(text.shortened.quoted) is a pack; `kbrender theme pack unpack` creates a folder to edit"
      )
      return nil
    }
    guard DiskFiles().exists(text), RealPath.text(of: path.folder) == RealPath.text(of: folder)
    else {
      reader.report(
        code: .studio, "There is no file \(text.shortened.quoted) in the folder \(folder.quoted)")
      return nil
    }
    return .file(path.name)
  }
}
#endif
