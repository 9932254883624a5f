internal import Foundation
package import KeyboardRender

package enum TerminalImages: String, Hashable, Sendable, CaseIterable {

  /// The graphics protocol of kitty, also supported by Ghostty and Konsole.
  case kitty

  /// The inline images of iTerm2, also supported by WezTerm, mintty and VS Code.
  case iterm

  /// Sixel graphics, supported by foot, mlterm and Windows Terminal.
  case sixel

  /// Half blocks of two colors each, for any terminal with colors.
  case blocks

  case none

  package init(detecting variables: [String: String]) {
    let program = variables["TERM_PROGRAM"]?.lowercased() ?? ""
    let terminal = variables["TERM"]?.lowercased() ?? ""
    func has(_ name: String) -> Bool { variables[name]?.isEmpty == false }
    if terminal.isEmpty || terminal == "dumb" {
      self = .none
    } else if has("TMUX") || has("STY") || terminal.hasPrefix("screen") {
      self = .blocks
    } else if has("KITTY_WINDOW_ID") || has("KONSOLE_VERSION") || program == "ghostty"
      || terminal.contains("kitty") || terminal.contains("ghostty")
    {
      self = .kitty
    } else if ["iterm.app", "wezterm", "mintty", "vscode"].contains(program)
      || variables["LC_TERMINAL"] == "iTerm2"
    {
      self = .iterm
    } else if has("WT_SESSION") || terminal.contains("sixel")
      || ["foot", "mlterm", "yaft"].contains(where: terminal.hasPrefix)
    {
      self = .sixel
    } else {
      self = .blocks
    }
  }

  /// Control sequences or, for blocks, lines of text, with a final line break; empty if the picture
  /// can't be shown.
  package func text(
    showing picture: PNGPicture, columns: Int, rows: Int, hasTrueColor: Bool = true
  ) -> String {
    let width = Self.width(of: picture, columns: columns, rows: rows)
    guard width > 0 else { return "" }
    switch self {
    case .kitty: return Self.kitty(picture, columns: width)
    case .iterm: return Self.iterm(picture, columns: width)
    case .sixel: return Self.sixel(picture, columns: width)
    case .blocks: return Self.blocks(picture, columns: width, hasTrueColor: hasTrueColor)
    case .none: return ""
    }
  }

  package static func width(of picture: PNGPicture, columns: Int, rows: Int) -> Int {
    guard picture.width > 0, picture.height > 0, columns > 0, rows > 0 else { return 0 }
    // A cell is about twice as high as wide.
    let fitting = Double(rows * 2) * Double(picture.width) / Double(picture.height)
    return max(1, min(columns, Int(fitting)))
  }

  // Source: https://sw.kovidgoyal.net/kitty/graphics-protocol/
  private static func kitty(_ picture: PNGPicture, columns: Int) -> String {
    guard let file = try? picture.encoded(compression: .fast) else { return "" }
    let data = Array(Data(file).base64EncodedString().utf8)
    // The protocol allows 4096 bytes per chunk.
    let size = 4096
    var text = ""
    for start in stride(from: 0, to: data.count, by: size) {
      let part = String(decoding: data[start..<min(start + size, data.count)], as: UTF8.self)
      let head = start == 0 ? "a=T,f=100,q=2,c=\(columns)," : ""
      text += "\u{1B}_G\(head)m=\(start + size < data.count ? 1 : 0);\(part)\u{1B}\\"
    }
    return text + "\n"
  }

  // Source: https://iterm2.com/documentation-images.html
  private static func iterm(_ picture: PNGPicture, columns: Int) -> String {
    guard let file = try? picture.encoded(compression: .fast) else { return "" }
    let data = Data(file).base64EncodedString()
    return "\u{1B}]1337;File=inline=1;size=\(file.count);width=\(columns);"
      + "preserveAspectRatio=1:\(data)\u{7}\n"
  }

  /// Return a picture as text, in which every character shows two pixels, one above the other.
  private static func blocks(_ picture: PNGPicture, columns: Int, hasTrueColor: Bool) -> String {
    let height = max(1, picture.height * columns / picture.width)
    let small = ShrunkPicture(picture, width: columns, height: height + height % 2)
    var text = ""
    for y in stride(from: 0, to: small.height, by: 2) {
      var last = ""
      for x in 0..<small.width {
        let colors =
          code(small.color(x: x, y: y), layer: 38, hasTrueColor) + ";"
          + code(small.color(x: x, y: y + 1), layer: 48, hasTrueColor)
        if colors != last { text += "\u{1B}[\(colors)m" }
        last = colors
        text += "▀"
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }

  /// Return the parameters that select a color for letters (38) or their background (48).
  private static func code(_ color: Pixel, layer: Int, _ hasTrueColor: Bool) -> String {
    guard !hasTrueColor else {
      return "\(layer);2;\(color.red);\(color.green);\(color.blue)"
    }
    // The cube of 6 × 6 × 6 colors that starts at 16.
    let steps = [color.red, color.green, color.blue].map { (Int($0) * 5 + 127) / 255 }
    return "\(layer);5;\(16 + 36 * steps[0] + 6 * steps[1] + steps[2])"
  }
}
