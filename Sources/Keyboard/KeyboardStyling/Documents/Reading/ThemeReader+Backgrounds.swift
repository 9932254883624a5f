import Foundation
import KeyboardCore
import KeyboardDrawing
import SourceText

extension ThemeReader {

  mutating func background(_ value: JSONValue, named name: String) -> Keyboard.Background? {
    if let path = Self.reference(in: value) {
      guard let content = variable(path, at: value.span, file: value.file) else { return nil }
      // Colors are cached by their variable.
      let isText = content.string != nil && !builtInFiles.contains(content.file)
      return background(isText ? content : used(content, at: value), named: name)
    }
    if reportOtherColor(value, named: name) { return nil }
    guard let object = value.object else {
      if reportOtherGradient(value, named: name) { return nil }
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
    let isGradient = !keys.contains(where: ThemeFormat.background.names.contains)
    if keys.contains("stops")
      || isGradient && keys.contains(where: ThemeFormat.gradient.names.contains)
    {
      return gradient(value, named: name).map { .gradient($0) }
    }
    return self.object(value, named: name, as: ThemeFormat.background)
  }

  mutating func blendModes(
    _ value: JSONValue, named name: String
  ) -> [Keyboard.Background.Layer: BlendMode] {
    guard let value = resolved(value) else { return [:] }
    guard value.object != nil else {
      guard let mode = choice(value, named: name, of: BlendMode.self) else { return [:] }
      return Dictionary(uniqueKeysWithValues: Keyboard.Background.Layer.allCases.map { ($0, mode) })
    }
    var modes: [Keyboard.Background.Layer: BlendMode] = [:]
    for (key, value) in members(value, named: name, of: ThemeFormat.blendModes) ?? [] {
      guard let layer = Keyboard.Background.Layer(rawValue: key) else { continue }
      modes[layer] = choice(value, named: "\(name).\(key)", of: BlendMode.self)
    }
    return modes
  }

  mutating func read(
    image value: JSONValue, named name: String, into background: inout Keyboard.Background
  ) {
    guard let value = resolved(value) else { return }
    guard value.object != nil else {
      background.imageData = image(value, named: name)
      return
    }
    guard let members = members(value, named: name, of: ThemeFormat.image.object) else { return }
    if value["file"] == nil {
      background.imageKeys = Set(
        members.compactMap { Keyboard.Background.ImageKey(rawValue: $0.key) })
      changedImages.append((value, name))
    }
    read(members, named: name, as: ThemeFormat.image, into: &background)
    if let place = value["region"], let region = background.imageRegion,
      let file = background.imageData.flatMap({ ImageFile($0) })
    {
      check(region, of: file, at: place, named: "\(name).region")
    }
    if background.imageContentMode == .slice { check(slicesOf: background, at: value, named: name) }
  }

  private mutating func check(
    slicesOf background: Keyboard.Background, at value: JSONValue, named name: String
  ) {
    guard let place = value["insets"], let file = background.imageFile else { return }
    let insets = background.imageSliceInsets
    let needed = (insets.leading + insets.trailing, insets.top + insets.bottom)
    guard needed.0 > Double(file.width) || needed.1 > Double(file.height) else { return }
    report(
      .invalidValue,
      "\(name).insets is larger than the image, which has \(file.width)×\(file.height) pixels",
      at: place, hint: "The insets are in pixels of the image, from each of its edges.")
  }

  mutating func image(_ value: JSONValue, named name: String) -> Data? {
    guard !reader.isFull, let value = resolved(value) else { return nil }
    if let text = value.string, text.hasPrefix(EmbeddedImage.scheme) {
      let place = "\(value.file):\(value.span.lowerBound)"
      if let known = images[place] { return known }
      let data = embeddedImage(text, at: value, named: name)
      images[place] = .some(data)
      return data
    }
    if value.string?.hasPrefix("url(") == true, reportOtherNotation(value, named: name, as: "image")
    {
      return nil
    }
    guard let text = text(value, named: name) else { return nil }
    let path = path(of: text, from: value.file)
    if let known = images[path] { return known }
    let data = file(text, at: value).flatMap { drawable($0, at: value, named: text.quoted) }
    images[path] = .some(data)
    return data
  }

  private mutating func embeddedImage(
    _ text: String, at value: JSONValue, named name: String
  ) -> Data? {
    guard let data = EmbeddedImage.data(in: text) else {
      return fail(
        .invalidImage, "\(name) contains no image", at: value,
        hint: "It begins with “data:image/png;base64,”, or another type: jpeg, webp or svg+xml.")
    }
    let file = SourceFile(name: "\(name).svg", bytes: Array(data))
    return drawable(file, at: value, named: name)
  }

  private mutating func drawable(
    _ file: SourceFile, at value: JSONValue, named name: String
  ) -> Data? {
    let bytes = Data(file.bytes)
    guard images.count < ThemeLimits.images else {
      reportExcess(of: "images", over: ThemeLimits.images, at: value)
      return nil
    }
    if ImageFile.isMarkup(bytes), bytes.count <= ThemeLimits.imageBytes {
      do throws(Diagnostics) {
        _ = try VectorImage(svg: file)
      } catch {
        reader.add(error.list, file: reader.open(file))
        return nil
      }
    }
    if let problem = problem(of: bytes) {
      return fail(.invalidImage, "\(name) can't be drawn: \(problem)", at: value)
    }
    return bytes
  }

  mutating func exceedsCrossings(with image: VectorImage) -> Bool {
    if drawings.insert(image).inserted { crossings += image.crossings }
    return crossings > InputBudget.crossings.steps
  }

  private mutating func problem(of bytes: Data) -> String? {
    guard bytes.count <= ThemeLimits.imageBytes else {
      return "it has more than \(ThemeLimits.imageBytes >> 20) MB"
    }
    guard let image = ImageFile(bytes) else {
      return "it is neither a PNG, a JPEG, a WebP nor an SVG file"
    }
    let pixels = image.width * image.height
    guard pixels <= ThemeLimits.imagePixels else {
      return "it has \(image.width)×\(image.height) pixels, "
        + "which is more than \(ThemeLimits.imagePixels / 1_000_000) million"
    }
    imagePixels += pixels
    guard imagePixels <= ThemeLimits.allImagePixels else {
      return "the theme's images have more than "
        + "\(ThemeLimits.allImagePixels / 1_000_000) million pixels in total"
    }
    if let vector = image.vector, exceedsCrossings(with: vector) {
      return "the theme's drawings have too many segments that cross each other in total"
    }
    do {
      try checkImage(image)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
