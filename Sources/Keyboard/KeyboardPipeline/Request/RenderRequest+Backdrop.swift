package import KeyboardDrawing

extension RenderRequest {

  /// The content behind a keyboard, or on the screen of its device.
  package enum Backdrop: Equatable, Sendable {

    case color(Color)

    /// A picture file, which fills the area.
    case file(String)

    /// Return whether a text denotes a file: colors with dots, such as `rgb(0 0 0 / 0.5)`, have
    /// parentheses.
    package static func isFile(_ text: String) -> Bool {
      !text.contains("(") && text.contains { $0 == "/" || $0 == "." }
    }
  }
}
