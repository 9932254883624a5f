import KeyboardInput

/// A text into which Vietnamese is typed without a keyboard.
struct VietnameseTyping {

  let engine: VietnameseInputEngine
  let method: Vietnamese.InputMethod
  var text = ""

  init(_ method: Vietnamese.InputMethod, style: Vietnamese.ToneStyle = .old) {
    self.method = method
    engine = VietnameseInputEngine(toneStyle: style)
  }

  mutating func type(_ keys: String) {
    for key in keys {
      guard let edit = engine.edit(for: key, after: text, method: method) else {
        text.append(key)
        continue
      }
      precondition(text.hasSuffix(edit.deletedText), "An edit replaces the end of the text.")
      text.removeLast(edit.deletedText.count)
      text += edit.insertedText
    }
  }

  static func text(
    of keys: String, by method: Vietnamese.InputMethod, style: Vietnamese.ToneStyle = .old
  ) -> String {
    var typing = Self(method, style: style)
    typing.type(keys)
    return typing.text
  }
}
