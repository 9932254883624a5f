internal import KeyboardDrawing

struct PremultipliedPixel: Hashable {

  let word: UInt32

  var alpha: UInt32 { word >> 24 }

  init(word: UInt32) {
    self.word = word
  }

  /// Convert as Cairo does: to premultiplied numbers of 16 bits, of which pixels have the upper 8.
  init(_ color: Color.Resolved) {
    let opacity = min(max(color.opacity, 0), 1)
    func level(_ component: Double) -> UInt32 {
      UInt32(min(max(component, 0), 1) * opacity * 65535 + 0.5) >> 8
    }
    word =
      level(1) << 24 | level(color.red) << 16 | level(color.green) << 8
      | level(color.blue)
  }
}
