public import Foundation

/// A page in a browser, as a person would use it.
public final class Page {

  /// The preferred color scheme.
  public enum ColorScheme: String, Sendable {
    case light, dark
  }

  /// The problems so far: errors and warnings on the console, failed scripts
  /// and requests.
  public private(set) var problems: [PageProblem] = []

  /// The addresses of all requests, that of the page first.
  public private(set) var requests: [String] = []

  /// The console output of the page, including problems.
  public private(set) var messages: [String] = []

  /// The milliseconds from the request of the page to the end of its load event.
  public private(set) var loadTime = 0.0

  // The browser lives as long as its pages.
  private let browser: Browser
  private let target: String
  private let session: DevToolsSession
  private var isLoaded = false
  private var runsScripts = true

  init(browser: Browser, context: String) throws {
    self.browser = browser
    let connection = browser.connection
    target = try connection.command(
      "Target.createTarget", ["url": "about:blank", "browserContextId": context],
      returning: "targetId")
    let id = try connection.command(
      "Target.attachToTarget", ["targetId": target, "flatten": true], returning: "sessionId")
    session = DevToolsSession(connection: connection, id: id)
    session.listener = { [weak self] event, parameters in self?.hear(event, parameters) }
    for domain in ["Page", "Runtime", "Network", "Log"] { try send("\(domain).enable") }
    // Pages of other tests are open meanwhile.
    try send("Emulation.setFocusEmulationEnabled", ["enabled": true])
  }

  deinit {
    _ = try? browser.connection.command("Target.closeTarget", ["targetId": target], seconds: 5)
  }

  @discardableResult
  func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> DevToolsMessage {
    try session.send(method, parameters)
  }

  /// Requests that left the folder of the page: whatever isn't a file or data inside the page.
  public var externalRequests: [String] {
    requests.filter { request in
      !["file:", "data:", "blob:", "about:"].contains(where: request.hasPrefix)
    }
  }

  /// Load an address, which may be the current one, and wait until the page is complete.
  public func load(_ url: URL, seconds: Double = 30) throws {
    isLoaded = false
    let answer = try send("Page.navigate", ["url": url.absoluteString])
    if let reason = answer.text("errorText") {
      throw BrowserError.refused("to open \(url.absoluteString)", reason)
    }
    // An address that differs in the part after # alone needs no loading.
    if answer.text("loaderId") != nil {
      guard try session.listen(until: { isLoaded }, seconds: seconds) else {
        throw BrowserError.late("loading \(url.absoluteString)")
      }
    }
    try unlessLeft {
      try settle()
      loadTime = try evaluate(
        "Math.max(0, performance.getEntriesByType('navigation')[0]?.loadEventEnd ?? 0)")
    }
  }

  /// Ask the page, which answers nothing if it leads to another one meanwhile.
  private func unlessLeft(_ ask: () throws -> Void) throws {
    do {
      try ask()
    } catch BrowserError.refused("Runtime.evaluate", _) {}
  }

  /// Enable or disable the scripts of pages loaded from now on; tests can still evaluate.
  public func setRunsScripts(_ runsScripts: Bool) throws {
    self.runsScripts = runsScripts
    try send("Emulation.setScriptExecutionDisabled", ["value": !runsScripts])
  }

  /// Wait until fonts are loaded and two frames are drawn, so that the last change is visible.
  ///
  /// It returns at once where scripts are disabled, since promises don't run either.
  public func settle() throws {
    guard runsScripts else { return }
    try run(
      """
      document.fonts.ready.then(() => new Promise(done =>
        requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))
      """)
  }

  /// Return the value of an expression, and wait for that of a promise.
  public func evaluate<Value: Decodable>(
    _ script: String, as type: Value.Type = Value.self
  ) throws -> Value {
    let value = try result(of: script).members["value"] ?? NSNull()
    let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    return try JSONDecoder().decode(Value.self, from: data)
  }

  /// Run a script and wait for its end.
  public func run(_ script: String) throws {
    _ = try result(of: script)
  }

  /// Wait until an expression is true, also on a page that this one leads to.
  public func wait(until condition: String, seconds: Double = 90) throws {
    let deadline = Deadline(seconds: seconds)
    while try !holds(condition) {
      guard !deadline.isOver else { throw BrowserError.late(condition) }
      _ = try session.listen(until: { false }, seconds: 0.02)
    }
  }

  private func holds(_ condition: String) throws -> Bool {
    var holds = false
    try unlessLeft { holds = try evaluate("Boolean(\(condition))") }
    return holds
  }

  private func result(of script: String) throws -> DevToolsMessage {
    let answer = try send(
      "Runtime.evaluate",
      ["expression": script, "returnByValue": true, "awaitPromise": true, "userGesture": true])
    let details = answer.object("exceptionDetails")
    guard details.members.isEmpty else { throw BrowserError.script(Self.text(of: details)) }
    return answer.object("result")
  }

  private func hear(_ event: String, _ parameters: DevToolsMessage) {
    switch event {
    case "Page.loadEventFired": isLoaded = true
    case "Network.requestWillBeSent":
      if let url = parameters.object("request").text("url") { requests.append(url) }
    case "Network.loadingFailed":
      note(.request, parameters.text("errorText") ?? "failed")
    case "Runtime.exceptionThrown":
      note(.exception, Self.text(of: parameters.object("exceptionDetails")))
    case "Runtime.consoleAPICalled":
      let words = parameters.objects("args").map { argument in
        argument.members["value"].map { "\($0)" } ?? argument.text("description") ?? "?"
      }
      hearConsole(parameters.text("type") ?? "log", words.joined(separator: " "))
    case "Log.entryAdded":
      let entry = parameters.object("entry")
      let place = entry.text("url").map { " (\($0))" } ?? ""
      hearConsole(entry.text("level") ?? "info", "\(entry.text("text") ?? "")\(place)")
    default: break
    }
  }

  private func hearConsole(_ level: String, _ text: String) {
    messages.append("\(level): \(text)")
    if ["error", "warning", "assert"].contains(level) { note(.console, text) }
  }

  private func note(_ kind: PageProblem.Kind, _ text: String) {
    problems.append(PageProblem(kind: kind, text: text))
  }

  private static func text(of details: DevToolsMessage) -> String {
    details.object("exception").text("description") ?? details.text("text") ?? "unknown"
  }
}
