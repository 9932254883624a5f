/// An image protocol of terminals.
public enum TerminalImages: String, Hashable, Sendable, CaseIterable {

  /// The graphics protocol of kitty, also supported by Ghostty and Konsole.
  case kitty

  /// The inline images of iTerm2, also supported by WezTerm, mintty and VS Code.
  case iterm

  /// Sixel graphics, supported by foot, mlterm and Windows Terminal.
  case sixel

  /// Half blocks of two colors each, for any terminal with colors.
  case blocks

  /// No pictures.
  case none

  /// Detect the protocol from environment variables.
  ///
  /// A multiplexer passes only text through by default, so that blocks are used within one.
  public init(detecting variables: [String: String]) {
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
}
