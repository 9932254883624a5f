import ArgumentParser
import KeyboardPipeline

struct ThemeSection: OptionSection {
  static let title = "Theme"
  static let rows = RenderOption.theme
  var given = RenderArguments()
}

struct DeviceSection: OptionSection {
  static let title = "Locale and device"
  static let rows = RenderOption.device
  var given = RenderArguments()
}

struct LayerSection: OptionSection {
  static let title = "Layer"
  static let rows = RenderOption.layer
  var given = RenderArguments()
}

struct GestureSection: OptionSection {
  static let title = "Gestures"
  static let rows = RenderOption.gestures
  var given = RenderArguments()
}

struct DisplaySection: OptionSection {
  static let title = "Display"
  static let rows = RenderOption.display
  var given = RenderArguments()
}

struct KeySection: OptionSection {
  static let title = "Keys"
  static let rows = RenderOption.keys
  var given = RenderArguments()
}

struct ToolbarSection: OptionSection {
  static let title = "Toolbar"
  static let rows = RenderOption.toolbar
  var given = RenderArguments()
}

struct OutputSection: OptionSection {
  static let title = "Picture"
  static let rows = RenderOption.output
  var given = RenderArguments()
}

/// The gestures without the text, which is an argument of its own.
struct TypingGestureSection: OptionSection {
  static let title = "Gestures"
  static let rows = RenderOption.gestures.filter { $0.name != "type" }
  var given = RenderArguments()
}

/// The toolbar without the choice whether to show it.
struct SuggestionSection: OptionSection {
  static let title = "Toolbar"
  static let rows = RenderOption.toolbar.filter { $0.name != "toolbar" }
  var given = RenderArguments()
}

struct TypingOutputSection: OptionSection {
  static let title = "Picture"
  static let rows = RenderOption.outputOfTyping(formats: Form.allCases.map(\.rawValue))
  var given = RenderArguments()

  enum Form: String, CaseIterable {
    case text, json, png, apng, webp, gif, mp4, webm

    var isFilm: Bool { ![.text, .json, .png].contains(self) }
  }
}

/// The display without the size of a keyboard.
struct ShelfDisplaySection: OptionSection {
  static let title = "Display"
  static let rows = RenderOption.display.filter { $0.name != "size" }
  var given = RenderArguments()
}

/// The picture without the device around a keyboard.
struct ShelfOutputSection: OptionSection {
  static let title = "Picture"
  static let rows = RenderOption.output.filter {
    !["frame", "screen", "messages", "backdrop", "no-status-bar"].contains($0.name)
  }
  var given = RenderArguments()
}
