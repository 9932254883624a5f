internal import Foundation
package import KeyboardRender

/// Protocol by which a terminal shows images.
package enum TerminalImages: String, Hashable, Sendable, CaseIterable {

  /// The graphics protocol of kitty, also supported by Ghostty and Konsole.
  case kitty

  /// The inline images of iTerm2, also supported by WezTerm, mintty and VS Code.
  case iterm

  case none

  package init(detecting variables: [String: String]) {
    let program = variables["TERM_PROGRAM"]?.lowercased() ?? ""
    let terminal = variables["TERM"]?.lowercased() ?? ""
    func has(_ name: String) -> Bool { variables[name]?.isEmpty == false }
    if has("TMUX") || has("STY") || ["", "dumb"].contains(terminal) || terminal.hasPrefix("screen")
    {
      self = .none
    } else if has("KITTY_WINDOW_ID") || has("KONSOLE_VERSION") || program == "ghostty"
      || terminal.contains("kitty") || terminal.contains("ghostty")
    {
      self = .kitty
    } else if ["iterm.app", "wezterm", "mintty", "vscode"].contains(program)
      || variables["LC_TERMINAL"] == "iTerm2"
    {
      self = .iterm
    } else {
      self = .none
    }
  }

  /// Control sequences with a final line break; empty if the picture can't be shown.
  package func text(showing picture: PNGPicture, columns: Int, rows: Int) -> String {
    let width = Self.width(of: picture, columns: columns, rows: rows)
    guard width > 0, self != .none, let file = try? picture.encoded(compression: .fast) else {
      return ""
    }
    let data = Data(file).base64EncodedString()
    return self == .kitty
      ? Self.kitty(Array(data.utf8), columns: width)
      : Self.iterm(data, bytes: file.count, columns: width)
  }

  package static func width(of picture: PNGPicture, columns: Int, rows: Int) -> Int {
    guard picture.width > 0, picture.height > 0, columns > 0, rows > 0 else { return 0 }
    // A cell is about twice as high as wide.
    let fitting = Double(rows * 2) * Double(picture.width) / Double(picture.height)
    return max(1, min(columns, Int(fitting)))
  }

  // Source: https://sw.kovidgoyal.net/kitty/graphics-protocol/
  private static func kitty(_ data: [UInt8], columns: Int) -> String {
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
  private static func iterm(_ data: String, bytes: Int, columns: Int) -> String {
    "\u{1B}]1337;File=inline=1;size=\(bytes);width=\(columns);"
      + "preserveAspectRatio=1:\(data)\u{7}\n"
  }
}
