internal import KeyboardRender

/// A picture as text: every character shows two pixels, one above the other.
struct BlockPicture {

  /// The lines, each with a line break.
  let text: String

  /// Create the text of a picture at a width in columns.
  init(_ picture: PNGPicture, columns: Int, hasTrueColor: Bool) {
    let height = max(1, picture.height * columns / picture.width)
    let small = ShrunkPicture(picture, width: columns, height: height + height % 2)
    var text = ""
    for y in stride(from: 0, to: small.height, by: 2) {
      var last = ""
      for x in 0..<small.width {
        let colors =
          Self.code(small.color(x: x, y: y), layer: 38, hasTrueColor) + ";"
          + Self.code(small.color(x: x, y: y + 1), layer: 48, hasTrueColor)
        if colors != last { text += "\u{1B}[\(colors)m" }
        last = colors
        text += "▀"
      }
      text += "\u{1B}[0m\n"
    }
    self.text = text
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
