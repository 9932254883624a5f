import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

extension ThemeReader {

  /// Read a background: a color, a gradient, or an object of layers.
  mutating func background(_ value: JSONValue, named name: String) -> Keyboard.Background? {
    if let path = Self.reference(in: value) {
      guard let content = variable(path, at: value.span, file: value.file) else { return nil }
      // Colors are cached by their variable.
      let isText = content.string != nil && !builtInFiles.contains(content.file)
      return background(isText ? content : used(content, at: value), named: name)
    }
    guard let object = value.object else {
      if reportOtherGradient(value, named: name) { return nil }
      if let color = otherColor(value) {
        return reader.wrongType(value, name, "a color or a gradient", fix: color)
      }
      return value.array == nil
        ? color(value, named: name).map { .color($0) }
        : gradient(value, named: name).map { .gradient($0) }
    }
    let keys = object.members.map(\.key)
    if keys.contains("light") || keys.contains("dark") {
      return color(value, named: name).map { .color($0) }
    }
    if keys.contains("stops"),
      let layer = keys.first(where: ThemeFormat.background.names.contains)
    {
      return fail(
        .invalidValue, "\(layer.quoted) and “stops” of \(name) can't be combined", at: value,
        hint: "Write the gradient as a layer: {\"gradient\": {\"stops\": […]}, …}.")
    }
    if keys.contains("stops") { return gradient(value, named: name).map { .gradient($0) } }
    return self.object(value, named: name, as: ThemeFormat.background)
  }

  /// Read a mode of all layers, or an object with those of some.
  mutating func blendModes(
    _ value: JSONValue, named name: String
  ) -> [Keyboard.Background.Layer: BlendMode] {
    guard let value = resolved(value) else { return [:] }
    guard value.object != nil else {
      guard let mode = choice(value, named: name, of: BlendMode.self) else { return [:] }
      return Dictionary(
        uniqueKeysWithValues: Keyboard.Background.Layer.allCases.map { ($0, mode) })
    }
    var modes: [Keyboard.Background.Layer: BlendMode] = [:]
    for (key, value) in members(value, named: name, of: ThemeFormat.blendModes) ?? [] {
      guard let layer = Keyboard.Background.Layer(rawValue: key) else { continue }
      modes[layer] = choice(value, named: "\(name).\(key)", of: BlendMode.self)
    }
    return modes
  }
}
