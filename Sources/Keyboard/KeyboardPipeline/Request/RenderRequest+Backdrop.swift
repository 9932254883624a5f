package import KeyboardDrawing

extension RenderRequest {

  package enum Backdrop: Equatable, Sendable {

    case color(Color)
    case file(String)

    /// Colors with dots, such as `rgb(0 0 0 / 0.5)`, have parentheses.
    package static func isFile(_ text: String) -> Bool {
      !text.contains("(") && text.contains { $0 == "/" || $0 == "." }
    }
  }
}
