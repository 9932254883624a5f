import Foundation
import KeyboardRender
import RandomNumbers
import Testing

@testable import GoldenImages

/// Pictures in terminals.
@Suite struct TerminalImagesTests {

  @Test(arguments: [
    (["TERM": "xterm-kitty"], TerminalImages.kitty),
    (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
    (["TERM": "xterm-ghostty"], .kitty),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iterm),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iterm),
    (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iterm),
    (["TERM": "foot"], .sixel), (["TERM": "mlterm"], .sixel),
    (["TERM": "xterm-256color", "WT_SESSION": "a"], .sixel),
    (["TERM": "xterm-256color"], .blocks),
    (["TERM": "screen-256color", "KITTY_WINDOW_ID": "1"], .blocks),
    (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"], .blocks),
    (["TERM": "dumb"], .none), ([:], .none),
  ])
  func terminalsAreKnownByTheirVariables(variables: [String: String], images: TerminalImages) {
    #expect(TerminalImages(detecting: variables) == images)
  }

  /// Four pixels in two rows: red, blue; green, transparent.
  static let picture = PNGPicture(
    width: 2, height: 2,
    bytes: [255, 0, 0, 255, 0, 0, 255, 255, 0, 255, 0, 255, 9, 9, 9, 0], isOpaque: false)

  @Test func blocksHaveTwoColors() {
    let text = TerminalImages.blocks.text(showing: Self.picture, columns: 2, rows: 9)
    #expect(
      text == "\u{1B}[38;2;255;0;0;48;2;0;255;0m▀\u{1B}[38;2;0;0;255;48;2;128;128;128m▀\u{1B}[0m\n")
    let few = TerminalImages.blocks.text(
      showing: Self.picture, columns: 1, rows: 9, hasTrueColor: false)
    #expect(few.hasPrefix("\u{1B}[38;5;"))
    #expect(few.count { $0 == "▀" } == 1)
  }

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

  /// The pixels that a terminal draws for sixels, as percentages.
  @Test func sixelsDrawEveryPixel() throws {
    let text = TerminalImages.sixel.text(showing: Self.picture, columns: 40, rows: 20)
    #expect(text.hasPrefix("\u{1B}Pq\"1;1;4;4"))
    #expect(text.hasSuffix("-\u{1B}\\\n"))
    let body = text.dropFirst(3).dropLast(4).drop { $0 != "#" }
    let band = String(body.prefix { $0 != "-" })
    // Four pixels wide and high, each pixel of the picture twice: bits 0, 1 and 2, 3.
    var drawn: [[UInt8]] = []
    for layer in band.split(separator: "$") {
      let data = layer.split(separator: "#").last?.drop { $0.isNumber } ?? ""
      guard !data.contains(";") else { continue }
      drawn.append(data.utf8.map { $0 - 63 })
    }
    let all = drawn.reduce([UInt8](repeating: 0, count: 4)) { sum, layer in
      zip(sum, layer + [UInt8](repeating: 0, count: 4)).map { $0 | $1 }
    }
    #expect(all == [15, 15, 15, 15])
  }

  @Test func picturesFitIntoTheTerminal() {
    let high = PNGPicture(
      width: 10, height: 100, bytes: [UInt8](repeating: 200, count: 4000), isOpaque: false)
    let text = TerminalImages.blocks.text(showing: high, columns: 80, rows: 10)
    #expect(text.count { $0 == "\n" } <= 10)
    #expect(TerminalImages.none.text(showing: high, columns: 80, rows: 10) == "")
    #expect(TerminalImages.blocks.text(showing: high, columns: 0, rows: 10) == "")
  }
}
