#if Studio
import Foundation
import TestSupport
import Testing

/// The way of a real browser from the file that it is started with: kind 10.
@Suite struct BrowserLaunchTests {

  @Test func theFileLeadsToThePageOnce() throws {
    let folder = try ScratchFolder()
    let runtime = folder.url.appending(path: "runtime")
    try FileManager.default.createDirectory(
      at: runtime, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let studio = try StudioProcess(
      [], in: folder,
      variables: ["BROWSER": "/bin/true", "XDG_RUNTIME_DIR": runtime.path], opens: false)
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
}
#endif
