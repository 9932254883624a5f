import KeyboardKit
import KeyboardRender
import Testing

@testable import GoldenImages

@Suite struct TerminalImagesTests {

  @Test(arguments: [
    (["TERM": "xterm-kitty"], TerminalImages.kitty),
    (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
    (["TERM": "xterm-ghostty"], .kitty),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iterm),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iterm),
    (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iterm),
    (["TERM": "foot"], .none), (["TERM": "xterm-256color"], .none),
    (["TERM": "screen-256color", "KITTY_WINDOW_ID": "1"], .none),
    (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"], .none),
    (["TERM": "dumb"], .none), ([:], .none),
  ])
  func terminalsAreKnownByTheirVariables(variables: [String: String], images: TerminalImages) {
    #expect(TerminalImages(detecting: variables) == images)
  }

  /// Four pixels in two rows: red, blue; green, transparent.
  static let picture = PNGPicture(
    width: 2, height: 2,
    bytes: [255, 0, 0, 255, 0, 0, 255, 255, 0, 255, 0, 255, 9, 9, 9, 0], isOpaque: false)

  @Test func kittyGetsPartsOfAFile() throws {
    var random = SeededNumbers(seed: 1)
    let bytes = (0..<200 * 40 * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
    let picture = PNGPicture(width: 200, height: 40, bytes: bytes, isOpaque: false)
    let text = TerminalImages.kitty.text(showing: picture, columns: 80, rows: 20)
    let parts = text.split(separator: "\u{1B}\\").dropLast()
    #expect(parts.count > 2)
    #expect(parts.first?.hasPrefix("\u{1B}_Ga=T,f=100,q=2,c=80,m=1;") == true)
    #expect(parts.dropFirst().dropLast().allSatisfy { $0.hasPrefix("\u{1B}_Gm=1;") })
    #expect(parts.last?.hasPrefix("\u{1B}_Gm=0;") == true)
    #expect(parts.allSatisfy { ($0.split(separator: ";").last?.count ?? 0) <= 4096 })
    let base64 = parts.compactMap { $0.split(separator: ";").last }.joined()
    let file = try #require(Data(base64Encoded: base64))
    #expect(try PNGPicture(decoding: Array(file)).bytes == picture.bytes)
  }

  @Test func itermGetsAFile() throws {
    let text = TerminalImages.iterm.text(showing: Self.picture, columns: 10, rows: 5)
    #expect(text.hasPrefix("\u{1B}]1337;File=inline=1;size="))
    let base64 = text.split(separator: ":").last?.prefix { $0 != "\u{7}" } ?? ""
    let file = try #require(Data(base64Encoded: String(base64)))
    #expect(try PNGPicture(decoding: Array(file)).width == 2)
  }

  @Test func picturesFitIntoTheTerminal() {
    let high = PNGPicture(
      width: 10, height: 100, bytes: [UInt8](repeating: 200, count: 4000), isOpaque: false)
    #expect(TerminalImages.width(of: high, columns: 80, rows: 10) == 2)
    #expect(TerminalImages.kitty.text(showing: high, columns: 80, rows: 10).contains("c=2,"))
    #expect(TerminalImages.none.text(showing: high, columns: 80, rows: 10) == "")
    #expect(TerminalImages.kitty.text(showing: high, columns: 0, rows: 10) == "")
  }
}
