/// A way to show pictures in a terminal.
public enum TerminalImages: String, Hashable, Sendable, CaseIterable {

  /// The graphics protocol of kitty, which Ghostty and Konsole know too.
  case kitty

  /// The inline images of iTerm2, which WezTerm, mintty and VS Code know too.
  case iterm

  /// Sixel graphics, as foot, mlterm and Windows Terminal show them.
  case sixel

  /// Half blocks of two colors each, which every terminal with colors shows.
  case blocks

  /// No pictures.
  case none

  /// What a terminal shows, as far as the variables of its programs tell.
  ///
  /// A multiplexer passes on text alone unless it was told otherwise, so that blocks are shown in it.
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
