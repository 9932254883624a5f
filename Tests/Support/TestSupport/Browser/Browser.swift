public import Foundation

/// A browser for a test, which shares storage and cookies with no other one, and ends with the value.
public final class Browser {

  private static let shared = SharedBrowser()

  let connection: DevToolsConnection
  private let context: String

  /// Open a context in the browser that `CHROMIUM` names, or an installed one.
  ///
  /// - Throws: ``BrowserError/notInstalled(_:)`` where there is none.
  public convenience init() throws {
    try self.init(process: Self.shared.running())
  }

  init(process: BrowserProcess) throws {
    connection = process.connection
    context = try connection.command("Target.createBrowserContext", returning: "browserContextId")
  }

  deinit {
    _ = try? connection.command(
      "Target.disposeBrowserContext", ["browserContextId": context], seconds: 5)
  }

  /// Open a page and wait until it is complete.
  ///
  /// Problems are collected in ``Page/problems``; only a page that can't be opened throws.
  public func open(
    _ url: URL, in viewport: Viewport = .desktop, colorScheme: Page.ColorScheme = .light,
    runsScripts: Bool = true, seconds: Double = 30
  ) throws -> Page {
    let page = try Page(browser: self, context: context)
    try page.resize(to: viewport)
    try page.setColorScheme(colorScheme)
    try page.setRunsScripts(runsScripts)
    try page.load(url, seconds: seconds)
    return page
  }
}
